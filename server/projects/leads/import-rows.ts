// Imports of leads and their rows as the database has them.
import { and, asc, desc, eq, gt, inArray, lt, ne, or, sql } from 'drizzle-orm'
import { notFound, refuse } from '#machines/lib/refuse.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '#server/db/database.ts'
import { rowsOf } from '#server/db/rows.ts'
import { jobs } from '#server/db/schema/jobs.ts'
import { lead_import_rows, lead_imports } from '#server/db/schema/leads.ts'
import type { Ports } from '#server/ports/ports.ts'
import { daysAgo } from '#server/sheet-import/imports.ts'
import { words } from './words.ts'

export type ImportRow = typeof lead_imports.$inferSelect
export type LineRow = typeof lead_import_rows.$inferSelect

/** Rows of one statement: with more of them the embedded database would hold everybody up. */
export const ROWS_AT_ONCE = 10
const PREVIEW_DAYS = 7

export async function requireImport(db: Db, id: string, lock?: 'lock'): Promise<ImportRow> {
  const query = db.select().from(lead_imports).where(eq(lead_imports.id, id))
  const [row] = await (lock ? query.for('update') : query)
  if (!row) throw notFound('import')
  return row
}

/** Whether a job is at it. */
async function isImporting(db: Db, { status, job_id }: ImportRow): Promise<boolean> {
  if (status !== 'ready' || job_id === null) return false
  const [job] = await db.select({ status: jobs.status }).from(jobs).where(eq(jobs.id, job_id))
  return job?.status === 'waiting' || job?.status === 'running'
}

export async function requireStatus(db: Db, row: ImportRow, wanted: ImportRow['status']): Promise<void> {
  if (row.status !== wanted) throw refuse(409, 'illegal_transition', words.status[row.status])
  if (await isImporting(db, row)) throw refuse(409, 'illegal_transition', words.status.importing)
}

export async function setImport(db: Db, row: ImportRow, values: Partial<ImportRow>): Promise<ImportRow> {
  const [after] = await db
    .update(lead_imports)
    .set({ ...values, version: row.version + 1 })
    .where(eq(lead_imports.id, row.id))
    .returning()
  if (!after) throw notFound('import')
  return after
}

/** The rows in the order of the file, so many at a time, with a pause in which others are answered. */
export async function* eachRows(db: Db, import_id: string): AsyncGenerator<LineRow[]> {
  for (let after = 0; ; ) {
    await pause()
    const rows = await db
      .select()
      .from(lead_import_rows)
      .where(and(eq(lead_import_rows.import_id, import_id), gt(lead_import_rows.line, after)))
      .orderBy(asc(lead_import_rows.line))
      .limit(ROWS_AT_ONCE)
    await pause()
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (!last || rows.length < ROWS_AT_ONCE) return
    after = last.line
  }
}

export const pause = () => new Promise<void>(resolve => setImmediate(resolve))

export const NO_COUNTS: Schemas['LeadImport']['counts'] = {
  rows: 0,
  ready: 0,
  stopped: 0,
  problems: 0,
  duplicates: 0,
  added: 0,
  merged: 0,
  skipped: 0,
  kept: 0,
}

export async function countRows(db: Db, import_id: string): Promise<Schemas['LeadImport']['counts']> {
  const [counts] = rowsOf<Schemas['LeadImport']['counts']>(
    await db.execute(sql`
      select count(*)::int as rows, count(*) filter (where not stops)::int as ready, count(*) filter (where stops)::int as stopped,
        count(*) filter (where problems <> '[]')::int as problems,
        count(*) filter (where not stops and (twin_id is not null or twin_line is not null))::int as duplicates,
        count(*) filter (where outcome = 'added')::int as added, count(*) filter (where outcome = 'merged')::int as merged,
        count(*) filter (where outcome = 'skipped')::int as skipped, count(*) filter (where outcome = 'kept')::int as kept
      from ${lead_import_rows} where import_id = ${import_id}`),
  )
  return counts ?? NO_COUNTS
}

type Plan = NonNullable<Schemas['LeadImport']['plan']>

/** What the job will do (apply-import.ts) with each choice for duplicates that have none of their own. */
export async function planOf(db: Db, import_id: string): Promise<Plan> {
  const [counts] = rowsOf<{ rows: number; stopped: number; duplicates: number } & Record<keyof Plan, number>>(
    await db.execute(sql`
      select count(*)::int as rows, count(*) filter (where stops)::int as stopped,
        count(*) filter (where not stops and ${isDuplicate})::int as duplicates,
        count(*) filter (where not stops and ${isDuplicate} and action = 'skip')::int as skip,
        count(*) filter (where not stops and ${isDuplicate} and action = 'merge')::int as merge,
        count(*) filter (where not stops and ${isDuplicate} and action = 'new')::int as new
      from ${lead_import_rows} where import_id = ${import_id}`),
  )
  const { rows = 0, stopped = 0, duplicates = 0, skip = 0, merge = 0, new: added = 0 } = counts ?? {}
  const open = duplicates - skip - merge - added
  const others = rows - stopped - duplicates
  const plan = (usual: keyof Plan) => ({
    added: others + added + (usual === 'new' ? open : 0),
    merged: merge + (usual === 'merge' ? open : 0),
    skipped: stopped + skip + (usual === 'skip' ? open : 0),
  })
  return { skip: plan('skip'), merge: plan('merge'), new: plan('new') }
}

/** How the columns of this source were matched last, by the import itself or one that was looked at. */
export async function columnsBefore(
  db: Db,
  source_key: string,
): Promise<Pick<ImportRow, 'headings' | 'columns'> | undefined> {
  const [before] = await db
    .select({ headings: lead_imports.headings, columns: lead_imports.columns })
    .from(lead_imports)
    .where(and(eq(lead_imports.source_key, source_key), ne(lead_imports.status, 'discarded')))
    .orderBy(desc(lead_imports.id))
    .limit(1)
  return before
}

/** Previews that nobody imported lose their rows after a week. */
export async function forgetOld(db: Db, ports: Ports): Promise<void> {
  const old = await db
    .update(lead_imports)
    .set({ status: 'discarded' })
    .where(and(eq(lead_imports.status, 'ready'), lt(lead_imports.created_at, daysAgo(ports, PREVIEW_DAYS))))
    .returning({ id: lead_imports.id })
  if (old.length > 0)
    await db.delete(lead_import_rows).where(
      inArray(
        lead_import_rows.import_id,
        old.map(({ id }) => id),
      ),
    )
}

export const isDuplicate = or(sql`twin_id is not null`, sql`twin_line is not null`)
