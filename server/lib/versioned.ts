// Optimistic locking: a change says which version it was made from.
import { staleVersion } from '#machines/lib/refuse.ts'

/** Throws 409 when the row has changed since the caller read it. */
export function requireVersion(row: { version: number }, version: number) {
  if (row.version !== version) throw staleVersion(row.version)
}
