// Inputs of the checks before a milestone: the same for display and for sending.
import { and, eq } from 'drizzle-orm'
import type { Dialect } from '#machines/applications/lenders/lender-dialect.ts'
import type { MilestoneInputs } from '#machines/applications/lenders/milestone-checks.ts'
import type { Db } from '#server/db/database.ts'
import { files } from '#server/db/schema/files.ts'
import { lender_calls, lender_uploads } from '#server/db/schema/lenders.ts'
import type { Standing } from '#server/money/quote/basis.ts'
import type { ApplicationRow, CallRow } from './application-rows.ts'

/** An application's files, oldest first, with the state of each upload call; null if there was none. */
export const uploadsOf = (db: Db, { id }: Pick<ApplicationRow, 'id'>) =>
  db
    .select({ upload: lender_uploads, name: files.name, state: lender_calls.state })
    .from(lender_uploads)
    .innerJoin(files, and(eq(files.company_id, lender_uploads.company_id), eq(files.id, lender_uploads.file_id)))
    .leftJoin(
      lender_calls,
      and(eq(lender_calls.company_id, lender_uploads.company_id), eq(lender_calls.id, lender_uploads.call_id)),
    )
    .where(eq(lender_uploads.application_id, id))
    .orderBy(lender_uploads.uploaded_at, lender_uploads.file_id)
type Uploaded = Awaited<ReturnType<typeof uploadsOf>>

/** Files copied from another lender haven't been sent; neither have refused or abandoned ones. */
const isTold = (state: CallRow['state'] | null) => state !== null && state !== 'refused' && state !== 'abandoned'

export const inputsOf = (
  { facts }: Pick<ApplicationRow, 'facts'>,
  { name, regions, calls }: Dialect,
  { is_current, changes }: Standing,
  uploaded: Uploaded,
): MilestoneInputs => ({
  lender_name: name,
  regions,
  facts,
  uploaded: uploaded.filter(({ state }) => isTold(state)).map(({ upload }) => upload.kind),
  takes_documents: calls.upload_document !== undefined,
  quote_is_current: is_current,
  changed: changes.map(({ field }) => field),
})
