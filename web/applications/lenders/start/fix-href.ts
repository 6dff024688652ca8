import { TAB_IDS, tabHref } from '#web/projects/sale/project/project-tabs.ts'

/** Where a check is mended: a tab of the project, or an address that begins with a slash. */
export const fixHref = (project_id: string, fix: string): string =>
  fix.startsWith('/') ? fix : tabHref(project_id, TAB_IDS.find(tab => tab === fix) ?? 'overview')
