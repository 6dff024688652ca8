// Imports and their rows in the database, and their counts.
import { and, asc, desc, eq, gt, inArray, lt, ne, or, sql } from 'drizzle-orm'
import { notFound, refuse } from '#machines/lib/refuse.ts'
import { DAY_MS } from '#machines/lib/time.ts'
import type { Problem } from '#machines/sheet-import/problem.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '../db/database.ts'
import { rowsOf } from '../db/rows.ts'
import { jobs } from '../db/schema/jobs.ts'
import { sheet_import_rows, sheet_imports } from '../db/schema/sheet-imports.ts'
import { inBoth, type Sentence } from '../lib/reader-language.ts'
import type { Ports } from '../ports/ports.ts'
import type { ImportRow, LineRow } from './kind.ts'
import { words } from './words.ts'

/** How long an import's rows are kept. */
const UNDO_DAYS = 30
const PREVIEW_DAYS = 7
const EACH = 10

const daysAgo = (ports: Ports, days: number) => new Date(ports.now().getTime() - days * DAY_MS)

/** Import → how many of its rows are written, for requests on other connections meanwhile. */
export const written = new Map<string, number>()

export const pause = () => new Promise<void>(resolve => setImmediate(resolve))

/** About a row as a whole. */
export function problemOf(say: Sentence, stops = true): Problem {
  const { en, es } = inBoth(say)
  return { column: null, heading: '', sentence: en, sentence_es: es, stops }
}

export async function requireImport(db: Db, id: string, lock?: 'lock'): Promise<ImportRow> {
  const query = db.select().from(sheet_imports).where(eq(sheet_imports.id, id))
  const [row] = await (lock ? query.for('update') : query)
  if (!row) throw notFound('import')
  return row
}

export async function requireStatus(db: Db, row: ImportRow, wanted: ImportRow['status']): Promise<void> {
  if (row.status !== wanted) throw refuse(409, 'illegal_transition', words.status[row.status])
  if (row.status !== 'ready' || row.job_id === null) return
  const [job] = await db.select({ status: jobs.status }).from(jobs).where(eq(jobs.id, row.job_id))
  if (job && isAtWork(job)) throw refuse(409, 'illegal_transition', words.status.importing)
}
export const isAtWork = ({ status }: Pick<typeof jobs.$inferSelect, 'status'>) =>
  status === 'waiting' || status === 'running'

export function requireUndoable({ applied_at }: ImportRow, ports: Ports) {
  if (applied_at && applied_at < daysAgo(ports, UNDO_DAYS))
    throw refuse(409, 'too_long_ago', words.undo_expired({ days: UNDO_DAYS }))
}

export async function setImport(db: Db, row: ImportRow, values: Partial<ImportRow>): Promise<ImportRow> {
  const [after] = await db
    .update(sheet_imports)
    .set({ ...values, version: row.version + 1 })
    .where(eq(sheet_imports.id, row.id))
    .returning()
  if (!after) throw notFound('import')
  return after
}

/** The rows in the order of the file, a few at a time, with a pause in which others are answered. */
export async function* eachRows(db: Db, import_id: string): AsyncGenerator<LineRow[]> {
  for (let after = 0; ; ) {
    await pause()
    const rows = await db
      .select()
      .from(sheet_import_rows)
      .where(and(eq(sheet_import_rows.import_id, import_id), gt(sheet_import_rows.line, after)))
      .orderBy(asc(sheet_import_rows.line))
      .limit(EACH)
    await pause()
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (!last || rows.length < EACH) return
    after = last.line
  }
}

type Counts = Schemas['SheetImport']['counts']
export const NO_COUNTS: Counts = {
  rows: 0,
  new: 0,
  changed: 0,
  unchanged: 0,
  asked: 0,
  skipped: 0,
  problems: 0,
  added: 0,
  updated: 0,
  left_out: 0,
  kept: 0,
}

type Group = Pick<LineRow, 'change' | 'action' | 'outcome'> & { is_new: boolean; has_problems: boolean; count: number }

const groupsOf = async (db: Db, import_id: string): Promise<Group[]> =>
  rowsOf<Group>(
    await db.execute(sql`
      select change, action, outcome, before is null as is_new, problems <> '[]' as has_problems, count(*)::int as count
      from ${sheet_import_rows} where import_id = ${import_id} group by 1, 2, 3, 4, 5`),
  )
const sumOf = (groups: readonly Group[], fits: (group: Group) => boolean) =>
  groups.filter(fits).reduce((sum, { count }) => sum + count, 0)

export async function countRows(db: Db, import_id: string): Promise<Counts> {
  const groups = await groupsOf(db, import_id)
  const judged = (change: LineRow['change']) => sumOf(groups, group => group.change === change)
  const ended = (outcome: LineRow['outcome']) => sumOf(groups, group => group.outcome === outcome)
  return {
    rows: sumOf(groups, () => true),
    new: judged('new'),
    changed: judged('changed'),
    unchanged: judged('unchanged'),
    asked: judged('asked'),
    skipped: judged('skipped'),
    problems: sumOf(groups, group => group.has_problems),
    added: ended('added'),
    updated: ended('updated'),
    left_out: ended('skipped'),
    kept: ended('kept'),
  }
}

/** The result of importing with each decision for rows without a decision of their own. */
export async function choicesOf(
  db: Db,
  import_id: string,
  decisions: readonly Schemas['SheetDecision'][],
): Promise<Schemas['SheetImport']['choices']> {
  const groups = await groupsOf(db, import_id)
  return decisions.map(decision => {
    const open = (group: Group) => group.change === 'asked' && (group.action ?? decision)
    return {
      decision,
      added: sumOf(groups, group => group.change === 'new' || (open(group) === 'import' && group.is_new)),
      updated: sumOf(
        groups,
        group => group.change === 'changed' || open(group) === 'merge' || (open(group) === 'import' && !group.is_new),
      ),
      skipped: sumOf(groups, group => group.change === 'skipped' || open(group) === 'skip'),
    }
  })
}

/** How the columns of this source were matched last. */
export async function columnsBefore(db: Db, { kind, source_key }: Pick<ImportRow, 'kind' | 'source_key'>) {
  const [before] = await db
    .select({ headings: sheet_imports.headings, columns: sheet_imports.columns })
    .from(sheet_imports)
    .where(
      and(
        eq(sheet_imports.kind, kind),
        eq(sheet_imports.source_key, source_key),
        ne(sheet_imports.status, 'discarded'),
      ),
    )
    .orderBy(desc(sheet_imports.id))
    .limit(1)
  return before
}

/** Rows of previews not imported for a week, and of imports too old to undo. A lead's history reads its row. */
export async function forgetOld(db: Db, ports: Ports): Promise<void> {
  await db
    .update(sheet_imports)
    .set({ status: 'discarded' })
    .where(
      and(
        inArray(sheet_imports.status, ['ready', 'reading']),
        lt(sheet_imports.created_at, daysAgo(ports, PREVIEW_DAYS)),
      ),
    )
  const old = db
    .select({ id: sheet_imports.id })
    .from(sheet_imports)
    .where(
      or(
        inArray(sheet_imports.status, ['discarded', 'failed']),
        and(ne(sheet_imports.kind, 'lead'), lt(sheet_imports.applied_at, daysAgo(ports, UNDO_DAYS))),
      ),
    )
  await db.delete(sheet_import_rows).where(inArray(sheet_import_rows.import_id, old))
}
