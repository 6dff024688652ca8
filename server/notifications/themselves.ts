import { refuse } from '#machines/lib/refuse.ts'
import type { UserCaller } from '../caller.ts'
import { words } from './words.ts'

/** Whoever acts as another reads what they were told, and leaves it for them to read and to choose. */
export function requireThemselves({ impersonator }: UserCaller) {
  if (!impersonator) return
  throw refuse(403, 'not_while_impersonating', words.only_the_user)
}
