// Lists read into the catalogue: preview, confirm, undo.

import { and, asc, desc, eq, gt, inArray, like, lt, or, sql } from 'drizzle-orm'
import { formatNamed, type Note } from '#machines/design/equipment/formats.ts'
import { words as equipment } from '#machines/design/equipment/words.ts'
import { notFound, refuse } from '#machines/lib/refuse.ts'
import { likeText } from '#machines/lib/search.ts'
import { Refusal } from '#sdk/refusal.ts'
import type { Schemas } from '#sdk/types.ts'
import { type Db, inCompany } from '#server/db/database.ts'
import { equipment_import_rows, equipment_imports } from '#server/db/schema/equipment.ts'
import { acceptUnusual, applyImport, dropRows, undoImport } from '#server/design/equipment/apply-import.ts'
import { importRowView, importView } from '#server/design/equipment/import-views.ts'
import { wordsOf } from '#server/design/equipment/listing.ts'
import { previewImport } from '#server/design/equipment/preview-import.ts'
import type { readListFile } from '#server/design/equipment/read-table.ts'
import { storedReason } from '#server/design/equipment/stored-reason.ts'
import { words } from '#server/design/equipment/words.ts'
import { named, seesCost } from '#server/design/equipment/write.ts'
import { readUpload } from '#server/files/upload.ts'
import { Afterwards, type Handlers } from '#server/handler.ts'
import { aNumber, anId, cursorOf, pageOf } from '#server/lib/paging.ts'
import { requireVersion } from '#server/lib/versioned.ts'
import { parse, task as parserTask } from '#server/parse/parsers.ts'
import type { Ports } from '#server/ports/ports.ts'
import { daysAgo, requireUndoable, UNDO_DAYS } from '#server/sheet-import/imports.ts'

const IMPORTS = cursorOf('equipment_imports', anId)
const LINES = cursorOf('equipment_import_rows', aNumber)

const read = parserTask<typeof readListFile>(
  new URL('../../../design/equipment/read-table.ts', import.meta.url),
  'readListFile',
)

type Paths =
  `/v3/equipment.${'PreviewImport' | 'GetImport' | 'ListImports' | 'ListImportRows' | 'ConfirmImport' | 'UndoImport' | 'DiscardImport'}`
type Row = typeof equipment_imports.$inferSelect
const SHOWN: Row['status'][] = ['reading', 'ready', 'applied', 'undone']

export const importHandlers: Pick<Handlers<'equipment'>, Paths> = {
  '/v3/equipment.PreviewImport': async ({ input, caller, db, database, ports, audit }) => {
    const { bytes, ...file } = readUpload(input, words.choose_list)
    const file_name = named('file_name', file.file_name)
    const { kind } = input
    const { company_id } = caller
    await forgetOld(db, ports)
    const now = ports.now()
    const row = {
      company_id,
      id: ports.id(),
      kind,
      file_name,
      status: 'reading' as const,
      created_by: caller.user_id,
      created_by_name: caller.name,
      created_at: now,
      heard_at: now,
    }
    await db.insert(equipment_imports).values(row)
    await audit({
      sentence: () => words.log.list_previewed({ file: file_name, many: equipment.kinds[kind].many }),
      entity_id: row.id,
    })
    return new Afterwards(async () => ({
      import: await begin({ database, ports, company_id, import_id: row.id, kind, sees_cost: seesCost(caller) }, bytes),
    }))
  },

  '/v3/equipment.GetImport': async ({ input, db, ports }) => ({
    import: importView(await requireImport(db, input.import_id), ports),
  }),

  '/v3/equipment.ListImports': async ({ input, db, ports }) => {
    const { kind, cursor, limit = 50 } = input
    const rows = await db
      .select()
      .from(equipment_imports)
      .where(
        and(
          inArray(equipment_imports.status, SHOWN),
          kind ? eq(equipment_imports.kind, kind) : undefined,
          cursor ? lt(equipment_imports.id, IMPORTS.read(cursor)[0]) : undefined,
        ),
      )
      .orderBy(desc(equipment_imports.id))
      .limit(limit + 1)
    const { page, next_cursor } = pageOf(rows, limit, IMPORTS, row => [row.id])
    return { imports: page.map(row => importView(row, ports)), next_cursor }
  },

  '/v3/equipment.ListImportRows': async ({ input, caller, db }) => {
    const { import_id, change, search, cursor, limit = 50 } = input
    const { kind } = await requireImport(db, import_id)
    const rows = await db
      .select()
      .from(equipment_import_rows)
      .where(
        and(
          eq(equipment_import_rows.import_id, import_id),
          change ? eq(equipment_import_rows.change, change) : undefined,
          ...wordsOf(search).map(word => like(sql`lower(${equipment_import_rows.name})`, `%${likeText(word)}%`)),
          cursor ? gt(equipment_import_rows.line, LINES.read(cursor)[0]) : undefined,
        ),
      )
      .orderBy(asc(equipment_import_rows.line))
      .limit(limit + 1)
    const { page, next_cursor } = pageOf(rows, limit, LINES, row => [row.line])
    return { rows: page.map(row => importRowView(kind, row, seesCost(caller))), next_cursor }
  },

  '/v3/equipment.ConfirmImport': async ({ input, db, ports, audit }) => {
    const ready = await requireImport(db, input.import_id, 'lock')
    requireVersion(ready, input.version)
    requireStatus(ready, 'ready')
    const row = input.accept_unusual ? await acceptUnusual(db, ready) : ready
    if (row.count_new + row.count_changed === 0) throw refuse(409, 'nothing_to_import', words.import.nothing_new)
    await applyImport(db, ports, row)
    const after = await write(db, row, { status: 'applied', applied_at: ports.now() })
    await audit({
      sentence: () =>
        words.log.list_imported({
          kind: row.kind,
          file: row.file_name,
          added: row.count_new,
          changed: row.count_changed,
        }),
      entity_id: row.id,
    })
    return { import: importView(after, ports) }
  },

  '/v3/equipment.UndoImport': async ({ input, db, ports, audit }) => {
    const row = await requireImport(db, input.import_id, 'lock')
    requireVersion(row, input.version)
    requireStatus(row, 'applied')
    requireUndoable(row, ports)
    await undoImport(db, ports, row)
    const after = await write(db, row, { status: 'undone', undone_at: ports.now() })
    await audit({ sentence: () => words.log.import_undone({ file: row.file_name }), entity_id: row.id })
    return { import: importView(after, ports) }
  },

  '/v3/equipment.DiscardImport': async ({ input, db, ports, audit }) => {
    const row = await requireImport(db, input.import_id, 'lock')
    requireVersion(row, input.version)
    if (row.status !== 'reading') requireStatus(row, 'ready')
    await dropRows(db, row.id)
    const after = await write(db, row, { status: 'discarded' })
    await audit({ sentence: () => words.log.preview_discarded({ file: row.file_name }), entity_id: row.id })
    return { import: importView(after, ports) }
  },
}

async function requireImport(db: Db, import_id: string, lock?: 'lock'): Promise<Row> {
  const query = db.select().from(equipment_imports).where(eq(equipment_imports.id, import_id))
  const [row] = await (lock ? query.for('update') : query)
  if (!row) throw notFound('import')
  return row
}

function requireStatus(row: Row, wanted: Row['status']) {
  if (row.status !== wanted) throw refuse(409, 'illegal_transition', words.import.status[row.status])
}

async function write(db: Db, row: Row, set: Partial<Row>): Promise<Row> {
  const [after] = await db
    .update(equipment_imports)
    .set({ ...set, version: row.version + 1 })
    .where(eq(equipment_imports.id, row.id))
    .returning()
  return after ?? row
}

/** Rows of previews nobody confirmed for a day, and of imports too old to be undone. */
async function forgetOld(db: Db, ports: Ports) {
  const old = db
    .select({ id: equipment_imports.id })
    .from(equipment_imports)
    .where(
      or(
        inArray(equipment_imports.status, ['undone', 'discarded', 'failed']),
        and(
          inArray(equipment_imports.status, ['ready', 'reading']),
          lt(equipment_imports.created_at, daysAgo(ports, 1)),
        ),
        lt(equipment_imports.applied_at, daysAgo(ports, UNDO_DAYS)),
      ),
    )
  await db.delete(equipment_import_rows).where(inArray(equipment_import_rows.import_id, old))
  await db
    .update(equipment_imports)
    .set({ status: 'discarded' })
    .where(
      and(inArray(equipment_imports.status, ['ready', 'reading']), lt(equipment_imports.created_at, daysAgo(ports, 1))),
    )
}

type Task = Parameters<typeof previewImport>[0]

/** Finds out what the file is and answers; its rows are read on behind the answer. */
async function begin(task: Task, bytes: Uint8Array): Promise<Schemas['EquipmentImport']> {
  try {
    const { format_name, ...found } = await parse(task.company_id, read, bytes, task.kind)
    const format = formatNamed(format_name, task.kind)
    if (!format) throw new Error(`No format is called ${format_name}`)
    const list = { ...found, format }
    const notes: Note[] = [...list.format.notes]
    if (list.heading.has('price_usd') && !task.sees_cost) notes.push('costs_left_out')
    const row = await set(task, { format: list.format.name, rows_total: list.rows.length, notes })
    void previewImport(task, list).catch(() =>
      set(task, { status: 'failed', reason: storedReason(() => words.import.not_read_to_end) }).catch(() => {
        // The database is closing; whoever asks later finds a reading that has stopped.
      }),
    )
    return importView(row, task.ports)
  } catch (error) {
    if (error instanceof Refusal) await set(task, { status: 'failed', reason: error.message }).catch(() => undefined)
    throw error
  }
}

async function set({ database, company_id, import_id }: Task, values: Partial<Row>): Promise<Row> {
  const [row] = await inCompany(database, company_id, db =>
    db.update(equipment_imports).set(values).where(eq(equipment_imports.id, import_id)).returning(),
  )
  if (!row) throw notFound('import')
  return row
}
