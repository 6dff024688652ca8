// Lists from files: read, matched, looked through, imported as one, undone as one. What is different about each kind is in
// server/sheet-kinds.ts.
import { setTimeout as sleep } from 'node:timers/promises'
import { and, asc, desc, eq, gt, inArray, like, lt, ne, type SQL, sql } from 'drizzle-orm'
import { forbidden, notFound, refuse } from '#machines/lib/refuse.ts'
import { likeText } from '#machines/lib/search.ts'
import { columnsAgain, matchedTwice, sourceKey } from '#machines/sheet-import/columns.ts'
import { plainName } from '#machines/sheet-import/headings.ts'
import type { Schemas } from '#sdk/types.ts'
import type { UserCaller } from '#server/caller.ts'
import { type Database, type Db, inCompany } from '#server/db/database.ts'
import { sheet_import_rows, sheet_imports } from '#server/db/schema/sheet-imports.ts'
import { readUpload } from '#server/files/upload.ts'
import { Afterwards, type Handlers } from '#server/handler.ts'
import { startJob } from '#server/jobs/start-job.ts'
import { aNumber, anId, cursorOf, pageOf } from '#server/lib/paging.ts'
import { requireVersion } from '#server/lib/versioned.ts'
import {
  choicesOf,
  columnsBefore,
  countRows,
  forgetOld,
  NO_COUNTS,
  requireImport,
  requireStatus,
  requireUndoable,
  setImport,
} from '#server/sheet-import/import-rows.ts'
import { importView, importViews, rowViews } from '#server/sheet-import/import-views.ts'
import type { Columns, ImportRow, Reading, SheetKind } from '#server/sheet-import/kind.ts'
import { readRows, storedLines } from '#server/sheet-import/read-rows.ts'
import { words } from '#server/sheet-import/words.ts'
import { sheetKinds } from '#server/sheet-kinds.ts'

const IMPORTS = cursorOf('sheet_imports', anId)
const LINES = cursorOf('sheet_import_rows', aNumber)
/** A short list is read before the response is sent. */
const WAIT_MS = 1_000

export const sheetImportHandlers: Handlers<'sheet-import'> = {
  '/v3/sheet_imports.Preview': async ({ input, caller, db, database, ports, parse, audit }) => {
    const kind = kindFor(caller, input.kind)
    const { bytes, file_name } = readUpload(input, words.choose_file)
    const { rows, ...file } = parse(kind.read, bytes)
    await forgetOld(db, ports)
    const source_name = plainName(input.source_name ?? '')
    const source = { kind: input.kind, source_key: sourceKey(source_name, file.headings) }
    const before = kind.fields().length > 0 ? await columnsBefore(db, source) : undefined
    const now = ports.now()
    const [row] = await db
      .insert(sheet_imports)
      .values({
        ...file,
        ...source,
        ...columnsAgain(file.headings, before, file.columns),
        source_name,
        company_id: caller.company_id,
        id: ports.id(),
        file_name: plainName(file_name),
        status: 'reading',
        rows_total: rows.length,
        counts: NO_COUNTS,
        created_by: caller.user_id,
        created_by_name: caller.name,
        created_at: now,
        heard_at: now,
      })
      .returning()
    if (!row) throw notFound('import')
    await audit({ sentence: () => words.log.previewed({ file: row.file_name }), entity_id: row.id })
    return begin({ database, kind, row, lines: rows, caller, ports })
  },

  '/v3/sheet_imports.Match': async ({ input, caller, db, database, ports, audit }) => {
    const { row, kind } = await lockImport(db, caller, input, 'ready')
    const columns = input.columns ?? row.columns
    if (columns.length !== row.headings.length)
      throw refuse(400, 'invalid_input', { columns: words.match_every_column({ count: row.headings.length }) })
    requireFields(kind, columns)
    const lines = await storedLines(db, row.id)
    const after = await setImport(db, row, {
      columns,
      remembered: row.remembered && !input.columns,
      date_order: input.date_order ?? (input.columns ? null : row.date_order),
      date_order_sure: input.date_order !== undefined || row.date_order_sure,
      status: 'reading',
      job_id: null,
      heard_at: ports.now(),
    })
    await audit({ sentence: () => words.log.matched({ file: row.file_name }), entity_id: row.id })
    return begin({ database, kind, row: after, lines, caller, ports })
  },

  '/v3/sheet_imports.Get': async ({ input, caller, db, ports }) => {
    const row = await requireImport(db, input.import_id)
    return { import: await importView(db, kindFor(caller, row.kind), ports, row) }
  },

  '/v3/sheet_imports.List': async ({ input, caller, db, ports }) => {
    const { cursor, limit = 50 } = input
    const kind = kindFor(caller, input.kind)
    const rows = await db
      .select()
      .from(sheet_imports)
      .where(
        and(
          eq(sheet_imports.kind, input.kind),
          inArray(sheet_imports.status, ['reading', 'ready', 'applied', 'undone']),
          cursor ? lt(sheet_imports.id, IMPORTS.read(cursor)[0]) : undefined,
        ),
      )
      .orderBy(desc(sheet_imports.id))
      .limit(limit + 1)
    const { page, next_cursor } = pageOf(rows, limit, IMPORTS, row => [row.id])
    return { imports: await importViews(db, kind, ports, page), next_cursor }
  },

  '/v3/sheet_imports.ListRows': async ({ input, caller, db }) => {
    const { import_id, show, search = '', cursor, limit = 50 } = input
    const row = await requireImport(db, import_id)
    const kind = kindFor(caller, row.kind)
    const rows = await db
      .select()
      .from(sheet_import_rows)
      .where(
        and(
          eq(sheet_import_rows.import_id, import_id),
          show && shown(show),
          ...search
            .toLowerCase()
            .split(/\s+/)
            .filter(Boolean)
            .map(word => like(sql`lower(${sheet_import_rows.name})`, `%${likeText(word)}%`)),
          cursor ? gt(sheet_import_rows.line, LINES.read(cursor)[0]) : undefined,
        ),
      )
      .orderBy(asc(sheet_import_rows.line))
      .limit(limit + 1)
    const { page, next_cursor } = pageOf(rows, limit, LINES, one => [one.line])
    return { rows: await rowViews(db, kind, caller, row, page), next_cursor }
  },

  '/v3/sheet_imports.DecideRow': async ({ input, caller, db, audit }) => {
    const { import_id, line, action } = input
    const { row, kind } = await lockImport(db, caller, { import_id }, 'ready')
    if (action) requireDecision(kind, 'action', action)
    const [after] = await db
      .update(sheet_import_rows)
      .set({ action })
      .where(
        and(
          eq(sheet_import_rows.import_id, import_id),
          eq(sheet_import_rows.line, line),
          eq(sheet_import_rows.change, 'asked'),
        ),
      )
      .returning()
    if (!after) throw notFound('import')
    await audit({
      sentence: () => words.log.row_decided({ line, file: row.file_name }),
      entity_id: import_id,
      detail: { action },
    })
    const [view] = await rowViews(db, kind, caller, row, [after])
    if (!view) throw notFound('import')
    return { row: view }
  },

  '/v3/sheet_imports.Apply': async ({ input, caller, db, ports, audit }) => {
    const { row, kind } = await lockImport(db, caller, input, 'ready')
    const missing = kind.missing(row.columns)
    if (missing) throw refuse(409, 'not_matched', missing)
    const { decision = 'skip' } = input
    requireDecision(kind, 'decision', decision)
    const accepted = await kind.accept?.(db, input)
    const [does] = await choicesOf(db, row.id, [decision])
    if (!does || does.added + does.updated === 0) throw refuse(409, 'nothing_to_import', words.nothing_to_import)
    const job = await startJob(db, ports, caller, {
      kind: 'sheet_import',
      name: () => words.import_of({ file: row.file_name }),
      input: { import_id: row.id, page: `${kind.page}?import=${row.id}` },
    })
    const after = await setImport(db, row, { ...accepted, decision, job_id: job.id })
    await audit({ sentence: () => words.log.started({ file: row.file_name }), entity_id: row.id })
    return { import: await importView(db, kind, ports, after) }
  },

  '/v3/sheet_imports.Undo': async ({ input, caller, db, ports, audit }) => {
    const { row, kind } = await lockImport(db, caller, input, 'applied')
    requireUndoable(row, ports)
    await kind.undo(db, ports, row)
    const { kept } = await countRows(db, row.id)
    const counts = { ...row.counts, kept }
    const after = await setImport(db, row, { status: 'undone', undone_at: ports.now(), counts })
    await audit({
      sentence: () => words.log.undone({ file: row.file_name, kept }),
      entity_id: row.id,
      detail: { counts },
    })
    return { import: await importView(db, kind, ports, after) }
  },

  '/v3/sheet_imports.Discard': async ({ input, caller, db, ports, audit }) => {
    const { row, kind } = await lockImport(db, caller, input)
    if (row.status !== 'reading') await requireStatus(db, row, 'ready')
    await db.delete(sheet_import_rows).where(eq(sheet_import_rows.import_id, row.id))
    const after = await setImport(db, row, { status: 'discarded' })
    await audit({ sentence: () => words.log.discarded({ file: row.file_name }), entity_id: row.id })
    return { import: await importView(db, kind, ports, after) }
  },
}

function kindFor({ permissions }: UserCaller, name: Schemas['SheetKind']): SheetKind {
  const kind = sheetKinds[name]
  if (!permissions.has(kind.permission)) throw forbidden([kind.permission], words.not_allowed)
  return kind
}

async function lockImport(
  db: Db,
  caller: UserCaller,
  { import_id, version }: { import_id: string; version?: number },
  wanted?: ImportRow['status'],
) {
  const row = await requireImport(db, import_id, 'lock')
  const kind = kindFor(caller, row.kind)
  if (version !== undefined) requireVersion(row, version)
  if (wanted) await requireStatus(db, row, wanted)
  return { row, kind }
}

function requireFields(kind: SheetKind, columns: Columns) {
  const all_fields = kind.fields()
  if (all_fields.length === 0) return
  const twice = matchedTwice(columns)
  const label = all_fields.find(({ key }) => key === twice)?.label
  const unknown = columns.some(field => field !== null && !all_fields.some(({ key }) => key === field))
  if (unknown) throw refuse(400, 'invalid_input', { columns: words.choose_fields })
  if (label !== undefined) throw refuse(400, 'invalid_input', { columns: words.matched_twice({ field: label }) })
}

function requireDecision(kind: SheetKind, field: string, decision: Schemas['SheetDecision']) {
  if (!kind.decisions.includes(decision)) throw refuse(400, 'invalid_input', { [field]: words.choose_decision })
}

const OUTCOMES = { added: 'added', updated: 'updated', left_out: 'skipped', kept: 'kept' } as const

function shown(show: Schemas['SheetRowsShown']): SQL {
  if (show === 'problems') return ne(sheet_import_rows.problems, [])
  if (show === 'added' || show === 'updated' || show === 'left_out' || show === 'kept')
    return eq(sheet_import_rows.outcome, OUTCOMES[show])
  return eq(sheet_import_rows.change, show)
}

type Work = Reading & { database: Database; kind: SheetKind }

/** Its rows are judged behind the answer, unless they are few. */
function begin({ lines, ...work }: Work): Afterwards<{ import: Schemas['SheetImport'] }> {
  const { database, kind, row, ports } = work
  const inTenant = <T>(does: (db: Db) => Promise<T>) => inCompany(database, row.company_id, does)
  const failed = () =>
    inTenant(db => db.update(sheet_imports).set({ status: 'failed' }).where(eq(sheet_imports.id, row.id))).catch(() => {
      // The database is closing; a later read finds that reading the file has stopped.
    })
  return new Afterwards(async () => {
    const reading = readRows(work, lines).catch(failed)
    await Promise.race([reading, sleep(WAIT_MS)])
    return { import: await inTenant(async db => importView(db, kind, ports, await requireImport(db, row.id))) }
  })
}
