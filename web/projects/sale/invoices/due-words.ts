// How far off the day of a task is, in words and in its colour. Pure.
import { dayWords } from '#machines/lib/format.ts'
import type { Schemas } from '#sdk/types.ts'
import { words } from './words.ts'

type Due = { status: string; label: string }

/** Null without a date, and if done. */
export function dueOf({ due_in_days: days, due_on, done_at }: Schemas['Task']): Due | null {
  if (days === null || due_on === null || done_at !== null) return null
  if (days < 0)
    return { status: 'overdue', label: days === -1 ? words.one_day_overdue : words.days_overdue({ value: -days }) }
  if (days === 0) return { status: 'due_today', label: words.due_today }
  if (days === 1) return { status: 'due_later', label: words.tomorrow }
  return { status: 'due_later', label: days < 7 ? words.in_days({ days }) : dayWords(due_on) }
}
