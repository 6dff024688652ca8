// Imports and their rows as the contract shows them.
import { and, asc, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import { cut } from '#machines/lib/text.ts'
import type { Problem } from '#machines/sheet-import/problem.ts'
import { currentLanguage } from '#machines/words/language.ts'
import type { Schemas } from '#sdk/types.ts'
import type { UserCaller } from '../caller.ts'
import type { Db } from '../db/database.ts'
import { jobs } from '../db/schema/jobs.ts'
import { sheet_import_rows, sheet_imports } from '../db/schema/sheet-imports.ts'
import { jobSentence } from '../jobs/both-languages.ts'
import type { Ports } from '../ports/ports.ts'
import { choicesOf, isAtWork, written } from './import-rows.ts'
import type { ImportRow, LineRow, SheetKind } from './kind.ts'
import { words } from './words.ts'

const SAMPLE_ROWS = 5
/** Reading without progress for this long ended with its server. */
const SILENCE_MS = 60_000

export async function importViews(
  db: Db,
  kind: SheetKind,
  ports: Ports,
  rows: readonly ImportRow[],
): Promise<Schemas['SheetImport'][]> {
  const job_ids = rows.flatMap(({ job_id }) => job_id ?? [])
  const work = job_ids.length > 0 ? await db.select().from(jobs).where(inArray(jobs.id, job_ids)) : []
  return rows.map(({ company_id: _, source_key: __, created_by: ___, decimal_comma, rows_total, ...row }) => {
    const { job_id, rows_read, heard_at, ...shown } = row
    const job = work.find(({ id }) => id === job_id)
    const stopped = row.status === 'reading' && ports.now().getTime() - heard_at.getTime() > SILENCE_MS
    const importing = row.status === 'ready' && job !== undefined && isAtWork(job)
    return {
      ...shown,
      fields: kind.fields(),
      missing: kind.missing(row.columns),
      sample: [],
      choices: [],
      notes: row.notes.map(note => kind.note?.(note) ?? note),
      status: stopped ? 'failed' : importing ? 'importing' : row.status,
      reason: stopped || row.status === 'failed' ? words.not_read : reasonOf(row, job),
      counts: row.status === 'reading' ? { ...row.counts, rows: rows_total } : row.counts,
      progress: importing ? (written.get(row.id) ?? 0) : rows_read,
      created_at: row.created_at.toISOString(),
      applied_at: row.applied_at?.toISOString() ?? null,
      undone_at: row.undone_at?.toISOString() ?? null,
    }
  })
}

const reasonOf = ({ status }: Pick<ImportRow, 'status'>, job: typeof jobs.$inferSelect | undefined) =>
  status === 'ready' && job?.status === 'failed' ? jobSentence(job) : null

/** With its first rows, and what importing it would do. */
export async function importView(db: Db, kind: SheetKind, ports: Ports, row: ImportRow) {
  const [view] = await importViews(db, kind, ports, [row])
  if (!view) throw new Error('An import has no view')
  const rows = await db
    .select({ cells: sheet_import_rows.cells })
    .from(sheet_import_rows)
    .where(eq(sheet_import_rows.import_id, row.id))
    .orderBy(asc(sheet_import_rows.line))
    .limit(SAMPLE_ROWS)
  const isOpen = row.status === 'ready' && view.missing === null
  return {
    ...view,
    // A list known by its headings may have costs, which not everyone sees.
    sample: view.fields.length > 0 ? rows.map(({ cells }) => cells.map(cell => cut(cell, 200))) : [],
    choices: isOpen ? await choicesOf(db, row.id, kind.decisions) : [],
    owner: row.owner ?? (isOpen && row.kind === 'lead' ? await lastOwner(db) : null),
  }
}

async function lastOwner(db: Db) {
  const [last] = await db
    .select({ owner: sheet_imports.owner })
    .from(sheet_imports)
    .where(and(eq(sheet_imports.kind, 'lead'), isNotNull(sheet_imports.owner)))
    .orderBy(desc(sheet_imports.id))
    .limit(1)
  return last?.owner ?? null
}

/** Problems stored before Spanish was added have no Spanish text. */
const problemView = ({ column, heading, sentence, sentence_es, stops }: Partial<Problem> & Problem) => ({
  heading: heading || (column === null ? '' : words.column({ column })),
  sentence: currentLanguage() === 'es' ? (sentence_es ?? sentence) : sentence,
  stops,
})

export async function rowViews(
  db: Db,
  kind: SheetKind,
  caller: UserCaller,
  { decision }: Pick<ImportRow, 'decision'>,
  rows: readonly LineRow[],
): Promise<Schemas['SheetImportRow'][]> {
  const refsOf = await kind.refs?.(db, caller, rows)
  const fieldsOf = await kind.shown(db, caller)
  return rows.map(row => ({
    line: row.line,
    name: row.name,
    change: row.change,
    fields: fieldsOf(row),
    problems: row.problems.map(problemView),
    duplicate: null,
    project: null,
    action: row.action,
    outcome: row.outcome,
    reason: reason(row, decision),
    ...refsOf?.(row),
  }))
}

function reason(
  { outcome, kept_reason, change, action, twin_reasons }: LineRow,
  decision: ImportRow['decision'],
): string | null {
  if (kept_reason) return words.kept[kept_reason]
  if (outcome !== 'skipped') return null
  if (change === 'skipped') return words.skipped.stopped
  if (twin_reasons.length === 0) return words.skipped.unusual
  return (action ?? decision) === 'merge' ? words.skipped.lead_unavailable : words.skipped.duplicate
}
