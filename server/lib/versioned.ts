// Optimistic locking: a change names the version it is based on.
import { staleVersion } from '#machines/lib/refuse.ts'

/** Throws 409 if the row has changed since the caller read it. */
export function requireVersion(row: { version: number }, version: number) {
  if (row.version !== version) throw staleVersion(row.version)
}
