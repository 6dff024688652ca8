import { refuse } from '#machines/lib/refuse.ts'
import type { UserCaller } from '../caller.ts'

/** Whoever acts as another reads what they were told, and leaves it for them to read and to choose. */
export function requireThemselves({ impersonator }: UserCaller) {
  if (!impersonator) return
  const sentence = 'This is left to the person themselves. Stop impersonating first.'
  throw refuse(403, 'not_while_impersonating', sentence)
}
