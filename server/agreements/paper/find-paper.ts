// Looks up by its hash if a scan was recorded here as a paper signature. It is a person's statement about an image, not
// a seal, so the answer names that person. Only this server's own trail counts.

import { asc, desc, eq } from 'drizzle-orm'
import type { Schemas } from '#sdk/types.ts'
import { type Db, enterDoor, enterTenant } from '../../db/database.ts'
import { paper_records, transactions } from '../../db/schema/agreements.ts'
import { companyOf } from '../../lib/own-company.ts'
import type { Ports } from '../../ports/ports.ts'
import { wasMadeHere } from '../evidence/evidence-codes.ts'
import { readTrail } from '../evidence/trail.ts'

export async function findPaper(db: Db, ports: Ports, file_hash: string): Promise<Schemas['KnownPaper'] | null> {
  await enterDoor(db)
  const [place] = await db
    .select({ company_id: paper_records.company_id })
    .from(paper_records)
    .where(eq(paper_records.file_hash, file_hash))
    .orderBy(asc(paper_records.recorded_at))
    .limit(1)
  if (!place) return null
  await enterTenant(db, place.company_id)
  // Recorded again after it was taken back, the last record counts.
  const [found] = await db
    .select({ record: paper_records, content: transactions.content, status: transactions.status })
    .from(paper_records)
    .innerJoin(transactions, eq(transactions.id, paper_records.transaction_id))
    .where(eq(paper_records.file_hash, file_hash))
    .orderBy(desc(paper_records.recorded_at))
    .limit(1)
  if (!found) return null
  const { record, content, status } = found
  const trail = await readTrail(db, record.transaction_id)
  const has_scan = trail.some(({ event, detail }) => event === 'paper_recorded' && detail['scan_sha256'] === file_hash)
  if (!has_scan || !wasMadeHere(ports, trail)) return null
  return {
    company_name: (await companyOf(db)).name,
    agreement_name: content.name,
    recorded_by: record.recorded_by_name,
    recorded_at: record.recorded_at.toISOString(),
    stands: record.ended_at === null && status === 'signed',
  }
}
