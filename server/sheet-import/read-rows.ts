// Judges the rows of a list, a few per transaction, so that the server answers others meanwhile and everyone sees its
// progress. Called after the response's transaction is committed.
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Line } from '#machines/lib/csv-table.ts'
import { type Database, type Db, inCompany } from '../db/database.ts'
import { sheet_import_rows, sheet_imports } from '../db/schema/sheet-imports.ts'
import { countRows, pause } from './import-rows.ts'
import type { ImportRow, Judged, Reading, SheetKind } from './kind.ts'

type Work = Omit<Reading, 'lines'> & { database: Database; kind: SheetKind }

/** The rows read from the file. */
export const storedLines = (db: Db, import_id: string): Promise<Line[]> =>
  db
    .select({ line: sheet_import_rows.line, cells: sheet_import_rows.cells })
    .from(sheet_import_rows)
    .where(eq(sheet_import_rows.import_id, import_id))
    .orderBy(asc(sheet_import_rows.line))

/** Runs until the preview is ready, or it was discarded. */
export async function readRows(work: Work, lines: readonly Line[]): Promise<void> {
  const { database, kind, row, ports } = work
  const inTenant = <T>(does: (db: Db) => Promise<T>) => inCompany(database, row.company_id, does)
  const isMatched = kind.missing(row.columns) === null
  const { found, judge } = isMatched
    ? await inTenant(db => kind.judge(db, { ...work, lines }))
    : { found: undefined, judge: async (_: Db, some: readonly Line[]) => some.map(unmatched) }
  for (let from = 0; from < lines.length; from += kind.rows_at_once) {
    const some = lines.slice(from, from + kind.rows_at_once)
    const goes_on = await inTenant(async db => {
      const judged = await judge(db, some)
      if (!(await step(db, row, { rows_read: from + some.length, heard_at: ports.now() }))) return false
      await keep(db, row, judged, some)
      return true
    })
    if (!goes_on) return
    await pause()
  }
  await inTenant(async db =>
    step(db, row, { ...found, status: 'ready', rows_read: lines.length, counts: await countRows(db, row.id) }),
  )
}

const unmatched = ({ line }: Line): Judged => ({ line, name: '', change: 'skipped' })

async function step(db: Db, { id }: ImportRow, values: Partial<ImportRow>): Promise<boolean> {
  const alive = await db
    .update(sheet_imports)
    .set(values)
    .where(and(eq(sheet_imports.id, id), eq(sheet_imports.status, 'reading')))
    .returning({ id: sheet_imports.id })
  return alive.length > 0
}

/** One parameter for all of them; a parameter for each value takes ten times as long. */
async function keep(db: Db, { company_id, id }: ImportRow, judged: readonly Judged[], lines: readonly Line[]) {
  const cells = new Map(lines.map(one => [one.line, one.cells]))
  const rows = judged.map(one => ({ problems: [], twin_reasons: [], ...one, cells: cells.get(one.line) ?? [] }))
  await db.execute(sql`
    insert into sheet_import_rows (company_id, import_id, line, cells, name, change, fields, before, problems, row_id, row_version, twin_id,
      twin_line, twin_reasons)
    select ${company_id}, ${id}::uuid, r.line, array(select jsonb_array_elements_text(r.cells)), r.name, r.change, r.fields, r.before,
      r.problems, r.row_id, r.row_version, r.twin_id, r.twin_line, array(select jsonb_array_elements_text(r.twin_reasons))
    from jsonb_to_recordset(${asJson(rows)}::jsonb) as r(line integer, cells jsonb, name text, change text, fields jsonb, before jsonb,
      problems jsonb, row_id uuid, row_version integer, twin_id uuid, twin_line integer, twin_reasons jsonb)
    on conflict (company_id, import_id, line) do update set name = excluded.name, change = excluded.change, fields = excluded.fields,
      before = excluded.before, problems = excluded.problems, row_id = excluded.row_id, row_version = excluded.row_version,
      twin_id = excluded.twin_id, twin_line = excluded.twin_line, twin_reasons = excluded.twin_reasons, action = null`)
}

/** Removes NUL and unpaired surrogates, which a file may contain and the database refuses. */
const asJson = (rows: readonly object[]): string =>
  JSON.stringify(rows, (_, value: unknown) => (typeof value === 'string' ? value.replaceAll(/\0|\p{Cs}/gu, '') : value))
