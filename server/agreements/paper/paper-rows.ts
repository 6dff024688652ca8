// Records of paper signatures, and which are valid.

import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { rescissionView } from '#machines/agreements/rescission.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '../../db/database.ts'
import type { signers, transactions } from '../../db/schema/agreements.ts'
import { paper_records } from '../../db/schema/agreements.ts'
import { files } from '../../db/schema/files.ts'
import { fileAddress } from '../../files/store.ts'
import { readTimezone } from '../../lib/company-day.ts'
import type { Ports } from '../../ports/ports.ts'

export type PaperRow = typeof paper_records.$inferSelect

/** The one that was not taken back; an agreement has at most one. */
export async function standingPaper(db: Db, transaction_id: string): Promise<PaperRow | undefined> {
  const [row] = await db
    .select()
    .from(paper_records)
    .where(and(eq(paper_records.transaction_id, transaction_id), isNull(paper_records.ended_at)))
  return row
}

type PaperView = { record: PaperRow; view: Schemas['PaperRecord'] }
type Transaction = Pick<typeof transactions.$inferSelect, 'id' | 'rescission'>
type Signer = Pick<typeof signers.$inferSelect, 'transaction_id' | 'role' | 'signed_at'>

/** Of several agreements, oldest first. */
export async function paperViews(
  db: Db,
  ports: Ports,
  all: readonly Transaction[],
  people: readonly Signer[],
): Promise<PaperView[]> {
  const rows = await db
    .select({ record: paper_records, file_id: files.id })
    .from(paper_records)
    .leftJoin(files, eq(files.id, paper_records.file_id))
    .where(
      inArray(
        paper_records.transaction_id,
        all.map(({ id }) => id),
      ),
    )
    .orderBy(asc(paper_records.recorded_at), asc(paper_records.id))
  if (rows.length === 0) return []
  const timezone = await readTimezone(db)
  const rescissionFor = ({ transaction_id, ended_at }: PaperRow) => {
    const rule = all.find(({ id }) => id === transaction_id)?.rescission
    const theirs = people.filter(one => one.transaction_id === transaction_id)
    return rule && ended_at === null ? rescissionView(rule, theirs, ports.now(), timezone) : null
  }
  return rows.map(({ record, file_id }) => ({
    record,
    view: {
      rescission: rescissionFor(record),
      id: record.id,
      received_on: record.received_on,
      note: record.note,
      file: {
        name: record.file_name,
        src: file_id && fileAddress(ports, record.company_id, file_id),
        sha256: record.file_hash,
        page_count: record.page_count,
      },
      signers: record.signers.map(({ signer_id, signed_on }) => ({ signer_id, signed_on })),
      recorded_by: record.recorded_by_name,
      recorded_at: record.recorded_at.toISOString(),
      taken_back: record.ended_at && {
        at: record.ended_at.toISOString(),
        by: record.ended_by_name ?? '',
        reason: record.ended_reason ?? '',
      },
    },
  }))
}
