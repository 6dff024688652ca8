// Social security numbers and birthdays: encrypted under the server's secret, bound to their application, deleted once
// the lender has them. Stored nowhere else.
import type { LenderPrivate } from '#machines/applications/lenders/draft/people.ts'
import type { lender_applications } from '#server/db/schema/lenders.ts'
import type { Ports } from '#server/ports/ports.ts'

type Row = Pick<typeof lender_applications.$inferSelect, 'id' | 'private_sealed'>

const label = (id: string) => `lender-application/${id}`

/** Null if there is nothing to store. */
export function sealPrivate(ports: Ports, id: string, known: LenderPrivate): Uint8Array | null {
  const kept = Object.entries(known).filter(([, of]) => of.ssn !== undefined || of.birth_date !== undefined)
  return kept.length > 0 ? ports.vault.seal(label(id), Buffer.from(JSON.stringify(Object.fromEntries(kept)))) : null
}

/** Empty if nothing is stored, or no longer. */
export function openPrivate(ports: Ports, { id, private_sealed }: Row): LenderPrivate {
  if (!private_sealed) return {}
  return JSON.parse(Buffer.from(ports.vault.open(label(id), private_sealed)).toString())
}
