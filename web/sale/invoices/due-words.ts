// How far off the day of a task is, in words and in its colour. Pure.
import { dayWords } from '#machines/lib/words.ts'
import type { Schemas } from '#sdk/types.ts'
import type { BadgeLook } from '#web/ui/badge.tsx'

export type Due = { label: string; look: BadgeLook }

/** Null without a day, and for what is done. */
export function dueOf({ due_in_days: days, due_on, done_at }: Schemas['Task']): Due | null {
  if (days === null || due_on === null || done_at !== null) return null
  if (days < 0) return { label: days === -1 ? '1 day overdue' : `${-days} days overdue`, look: 'danger' }
  if (days === 0) return { label: 'Due today', look: 'warning' }
  if (days === 1) return { label: 'Tomorrow', look: 'default' }
  return { label: days < 7 ? `In ${days} days` : dayWords(due_on), look: 'default' }
}
