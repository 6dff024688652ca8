// Preview of an uploaded archive for the user to confirm: signer, company and date.
import type { Schemas } from '#sdk/types.ts'
import type { Database } from '#server/db/database.ts'
import type { JobRow } from '#server/jobs/job-kind.ts'
import type { Ports } from '#server/ports/ports.ts'
import { findProvenance } from './archive-signature.ts'
import { withArchive } from './spool-archive.ts'
import { type ImportInput, partsOf } from './uploaded-archive.ts'

export async function planImport(
  database: Database,
  ports: Ports,
  { company_id, input }: JobRow,
): Promise<Schemas['ImportPlan']> {
  const parts = partsOf(database, ports, company_id, input as ImportInput)
  const claim = await withArchive(company_id, parts, async archive => archive.claim)
  const provenance = await findProvenance(database, claim)
  if (!provenance) return { way: 'none', signed_by: null, is_own: false, company: null, made_at: null }
  const { statement, signed_by, is_own } = provenance
  const { company, made_at } = statement
  return { way: 'restore', signed_by, is_own, company, made_at }
}
