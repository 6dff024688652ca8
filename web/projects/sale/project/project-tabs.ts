// The steps of a sale as the tabs of its project, and their addresses. Every feature of the sale links by them.
import type { Schemas } from '#sdk/types.ts'
import { href } from '#web/frame/navigation.ts'

export const TAB_IDS = [
  'overview',
  'energy',
  'design',
  'price',
  'incentives',
  'financing',
  'proposal',
  'lender',
  'agreements',
  'tasks',
  'notes',
  'files',
  'activity',
] as const
export type TabId = (typeof TAB_IDS)[number]
/** A tab's props. */
export type TabProps = { project: Schemas['Project'] }

export const tabHref = (project_id: string, tab: TabId) => `${href('/projects/[id]', { id: project_id })}?tab=${tab}`
