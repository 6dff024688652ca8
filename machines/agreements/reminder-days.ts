// Days on which signers are reminded, counted from the request. Pure.
import { DAY_MS } from '../lib/time.ts'

/** After this long a person should follow up; reminders would keep renewing the links forever. */
const LONGEST_MS = 60 * DAY_MS

const inOrder = (days: readonly number[]) => [...days].sort((a, b) => a - b)

export function firstReminder(days: readonly number[], asked_at: Date): Date | null {
  const [first] = inOrder(days)
  return first === undefined ? null : new Date(asked_at.getTime() + first * DAY_MS)
}

/** The one after so many have gone out, the last of them now. */
export function nextReminder(days: readonly number[], done: number, now: Date): Date | null {
  const [before, after] = inOrder(days).slice(Math.max(0, done - 1), done + 1)
  return before === undefined || after === undefined ? null : new Date(now.getTime() + (after - before) * DAY_MS)
}

export const isTooOld = (sent_at: Date, now: Date) => now.getTime() - sent_at.getTime() >= LONGEST_MS
