// What holds for every import of a table, whatever it brings.
import { refuse } from '#machines/lib/refuse.ts'
import { visible } from '#machines/lib/text.ts'
import { DAY_MS } from '#machines/lib/time.ts'
import type { Ports } from '../ports/ports.ts'
import { words } from './words.ts'

/** An import's rows are kept so long. */
export const UNDO_DAYS = 30

export const daysAgo = (ports: Ports, days: number) => new Date(ports.now().getTime() - days * DAY_MS)

export function requireUndoable({ applied_at }: { applied_at: Date | null }, ports: Ports) {
  if (applied_at && applied_at < daysAgo(ports, UNDO_DAYS))
    throw refuse(409, 'too_long_ago', words.undo_expired({ days: UNDO_DAYS }))
}

/** A file or source as it is listed. */
export const plainName = (name: string): string =>
  visible(name)
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
