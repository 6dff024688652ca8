// Who may write tasks, and when an assignee is reminded of the due date. Pure; also used by the browser.
import type { Permission } from '#sdk/types.ts'
import { morningOf } from '../lib/next-morning.ts'

/** Any of these writes tasks and notes. The contract's list, held against it by a test: its whole table is not for browsers. */
export const MAY_WORK: readonly Permission[] = ['projects.edit', 'design.edit', 'lenders.manage', 'receivables.edit']

/** Before the day's mail is written, so that it is in it. */
const BEFORE_MAIL_MS = 30 * 60_000

/** Half past six in the morning of its day; null without a day, and where that moment has passed. */
export function tellAt(due_on: string | null, timezone: string, now: Date): Date | null {
  if (due_on === null) return null
  const moment = new Date(morningOf(due_on, timezone).getTime() - BEFORE_MAIL_MS)
  return moment > now ? moment : null
}
