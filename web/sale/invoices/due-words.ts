// How far off the day of a task is, in words and in its colour. Pure.
import { dayWords } from '#machines/lib/format.ts'
import type { Schemas } from '#sdk/types.ts'
import type { BadgeLook } from '#web/ui/badge.tsx'
import { words } from './words.ts'

export type Due = { label: string; look: BadgeLook }

/** Null without a day, and for what is done. */
export function dueOf({ due_in_days: days, due_on, done_at }: Schemas['Task']): Due | null {
  if (days === null || due_on === null || done_at !== null) return null
  if (days < 0)
    return { label: days === -1 ? words.one_day_overdue : words.days_overdue({ value: -days }), look: 'danger' }
  if (days === 0) return { label: words.due_today, look: 'warning' }
  if (days === 1) return { label: words.tomorrow, look: 'default' }
  return { label: days < 7 ? words.in_days({ days }) : dayWords(due_on), look: 'default' }
}
