// Social security numbers and birthdays: sealed under the server's secret, bound to their application, erased once the lender
// has them. Nothing else of the product holds them.
import type { LenderPrivate } from '#machines/applications/lenders/draft/people.ts'
import type { lender_applications } from '#server/db/schema/lenders.ts'
import type { Ports } from '#server/ports/ports.ts'

type Row = Pick<typeof lender_applications.$inferSelect, 'id' | 'private_sealed'>

const label = (id: string) => `lender-application/${id}`

/** Null where nothing is to be kept. */
export function sealPrivate(ports: Ports, id: string, known: LenderPrivate): Uint8Array | null {
  const kept = Object.entries(known).filter(([, of]) => of.ssn !== undefined || of.birth_date !== undefined)
  return kept.length > 0 ? ports.vault.seal(label(id), Buffer.from(JSON.stringify(Object.fromEntries(kept)))) : null
}

/** Empty where nothing is kept, or no more. */
export function openPrivate(ports: Ports, { id, private_sealed }: Row): LenderPrivate {
  if (!private_sealed) return {}
  return JSON.parse(Buffer.from(ports.vault.open(label(id), private_sealed)).toString())
}
