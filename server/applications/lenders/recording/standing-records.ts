// Records of an application, and which can be undone.
import { asc, eq, inArray } from 'drizzle-orm'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '#server/db/database.ts'
import { files } from '#server/db/schema/files.ts'
import { lender_records } from '#server/db/schema/lenders.ts'
import { fileAddress } from '#server/files/store.ts'
import type { Ports } from '#server/ports/ports.ts'
import type { ApplicationRow } from '../application-rows.ts'
import { dialectOf } from '../connections.ts'
import { words } from './words.ts'

export type RecordRow = typeof lender_records.$inferSelect

/** In the order in which they were recorded. */
export const recordsOf = (db: Db, { id }: Pick<ApplicationRow, 'id'>): Promise<RecordRow[]> =>
  db
    .select()
    .from(lender_records)
    .where(eq(lender_records.application_id, id))
    .orderBy(asc(lender_records.recorded_at), asc(lender_records.id))

export const asRecorded = ({ id, kind, happened_on, detail, recorded_at, before }: RecordRow) => ({
  id,
  kind,
  happened_on,
  detail,
  recorded_at: recorded_at.toISOString(),
  before,
})

export async function recordViews(db: Db, ports: Ports, row: ApplicationRow): Promise<Schemas['LenderRecord'][]> {
  const records = await recordsOf(db, row)
  const ids = records.flatMap(({ file_ids }) => file_ids)
  const found =
    ids.length === 0
      ? []
      : await db.select({ id: files.id, name: files.name }).from(files).where(inArray(files.id, ids))
  const names = new Map(found.map(({ id, name }) => [id, name]))
  return records.map(record => ({
    id: record.id,
    kind: record.kind,
    happened_on: record.happened_on,
    detail: record.detail,
    note: record.note,
    files: record.file_ids.flatMap(file_id => {
      const name = names.get(file_id)
      return name === undefined ? [] : [{ file_id, name, src: fileAddress(ports, row.company_id, file_id) }]
    }),
    recorded_by: record.recorded_by_name,
    recorded_at: record.recorded_at.toISOString(),
    taken_back:
      record.ended_at === null
        ? null
        : {
            at: record.ended_at.toISOString(),
            by: record.ended_by_name ?? '',
            reason: readReason(record.ended_reason ?? '', dialectOf(ports, row.lender).name),
          },
  }))
}

/** The product's own text is stored in English; a person's text stays as written. */
const readReason = (reason: string, lender: string) =>
  reason === words.in('en').replaced_by_lender({ lender }) ? words.replaced_by_lender({ lender }) : reason
