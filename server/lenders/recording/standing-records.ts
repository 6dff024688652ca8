// What was recorded of an application, and what can be taken back of it.
import { asc, eq } from 'drizzle-orm'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '../../db/database.ts'
import { lender_records } from '../../db/schema/lenders.ts'
import type { ApplicationRow } from '../application-rows.ts'

export type RecordRow = typeof lender_records.$inferSelect

/** In the order in which they were recorded. */
export const recordsOf = (db: Db, { id }: Pick<ApplicationRow, 'id'>): Promise<RecordRow[]> =>
  db
    .select()
    .from(lender_records)
    .where(eq(lender_records.application_id, id))
    .orderBy(asc(lender_records.recorded_at), asc(lender_records.id))

export const recordView = (row: RecordRow): Schemas['LenderRecord'] => ({
  id: row.id,
  kind: row.kind,
  happened_on: row.happened_on,
  detail: row.detail,
  note: row.note,
  file_ids: row.file_ids,
  recorded_by: row.recorded_by_name,
  recorded_at: row.recorded_at.toISOString(),
  taken_back:
    row.ended_at === null
      ? null
      : { at: row.ended_at.toISOString(), by: row.ended_by_name ?? '', reason: row.ended_reason ?? '' },
})
