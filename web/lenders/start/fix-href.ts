import { type TabId, tabHref } from '#web/sale/project-tabs.ts'

/** Where a check is mended: a tab of the project, or an address that begins with a slash. */
export const fixHref = (project_id: string, fix: string): string =>
  fix.startsWith('/') ? fix : tabHref(project_id, (TABS.find(tab => tab === fix) ?? 'overview') satisfies TabId)

const TABS: readonly TabId[] = [
  'overview',
  'energy',
  'design',
  'price',
  'incentives',
  'financing',
  'proposal',
  'lender',
  'agreements',
  'files',
]
