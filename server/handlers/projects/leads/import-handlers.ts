// Leads by file: read, matched, looked through, imported as one, undone as one.
import { and, asc, desc, eq, gt, inArray, lt, ne, type SQL } from 'drizzle-orm'
import { notFound, refuse } from '#machines/lib/refuse.ts'
import { columnsAgain, guessColumns, missingOf, sourceKey } from '#machines/projects/leads/import-columns.ts'
import { membersOf } from '#machines/projects/leads/owner-rule.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '#server/db/database.ts'
import { users } from '#server/db/schema/company.ts'
import { lead_import_rows, lead_imports } from '#server/db/schema/leads.ts'
import { readUpload } from '#server/files/upload.ts'
import type { Handlers } from '#server/handler.ts'
import { startJob } from '#server/jobs/start-job.ts'
import { aNumber, anId, cursorOf, pageOf } from '#server/lib/paging.ts'
import { requireVersion } from '#server/lib/versioned.ts'
import { task } from '#server/parse/parsers.ts'
import {
  columnsBefore,
  countRows,
  forgetOld,
  isDuplicate,
  NO_COUNTS,
  requireImport,
  requireStatus,
  setImport,
} from '#server/projects/leads/import-rows.ts'
import { importView, importViews, rowViews } from '#server/projects/leads/import-views.ts'
import { judgeRows } from '#server/projects/leads/judge-rows.ts'
import type { readLeadFile } from '#server/projects/leads/read-lead-file.ts'
import { storeRows } from '#server/projects/leads/store-rows.ts'
import { undoRows } from '#server/projects/leads/undo-import.ts'
import { words } from '#server/projects/leads/words.ts'
import { plainName, requireUndoable } from '#server/sheet-import/imports.ts'

const IMPORTS = cursorOf('lead_imports', anId)
const LINES = cursorOf('lead_import_rows', aNumber)

const readFile = task<typeof readLeadFile>(
  new URL('../../../projects/leads/read-lead-file.ts', import.meta.url),
  'readLeadFile',
)

type Paths =
  `/v3/leads.${'PreviewImport' | 'MatchImport' | 'GetImport' | 'ListImports' | 'ListImportRows' | 'DecideImportRow' | 'ApplyImport' | 'UndoImport' | 'DiscardImport'}`

export const importHandlers: Pick<Handlers<'leads'>, Paths> = {
  '/v3/leads.PreviewImport': async ({ input, caller, db, ports, parse, audit }) => {
    const { bytes, file_name } = readUpload(input, words.choose_file)
    const { encoding, headings, rows } = parse(readFile, bytes)
    const name = plainName(file_name)
    const source_name = plainName(input.source_name ?? '')
    await forgetOld(db, ports)
    const source_key = sourceKey(source_name, headings)
    const before = await columnsBefore(db, source_key)
    const { columns, remembered } = columnsAgain(headings, before, guessColumns(headings, rows))
    const id = ports.id()
    const row = {
      company_id: caller.company_id,
      id,
      file_name: name,
      source_name,
      source_key,
      encoding,
      headings,
      remembered,
      columns,
      date_order: 'mdy' as const,
      date_order_sure: true,
      counts: NO_COUNTS,
      status: 'ready' as const,
      created_by: caller.user_id,
      created_by_name: caller.name,
      created_at: ports.now(),
    }
    await db.insert(lead_imports).values(row)
    await storeRows(db, caller.company_id, id, rows)
    const judged = await judgeRows(db, row, columns)
    const [after] = await db.update(lead_imports).set(judged).where(eq(lead_imports.id, id)).returning()
    if (!after) throw notFound('import')
    await audit({ sentence: () => words.log.previewed({ file: name }), entity_id: id })
    return { import: await importView(db, after) }
  },

  '/v3/leads.MatchImport': async ({ input, db, audit }) => {
    const row = await requireImport(db, input.import_id, 'lock')
    requireVersion(row, input.version)
    await requireStatus(db, row, 'ready')
    if (input.columns.length !== row.headings.length)
      throw refuse(400, 'invalid_input', { columns: words.match_every_column({ count: row.headings.length }) })
    const judged = await judgeRows(db, row, input.columns, input.date_order)
    const after = await setImport(db, row, { ...judged, remembered: false })
    await audit({ sentence: () => words.log.matched({ file: row.file_name }), entity_id: row.id })
    return { import: await importView(db, after) }
  },

  '/v3/leads.GetImport': async ({ input, db }) => ({
    import: await importView(db, await requireImport(db, input.import_id)),
  }),

  '/v3/leads.ListImports': async ({ input, db }) => {
    const { cursor, limit = 50 } = input
    const rows = await db
      .select()
      .from(lead_imports)
      .where(
        and(ne(lead_imports.status, 'discarded'), cursor ? lt(lead_imports.id, IMPORTS.read(cursor)[0]) : undefined),
      )
      .orderBy(desc(lead_imports.id))
      .limit(limit + 1)
    const { page, next_cursor } = pageOf(rows, limit, IMPORTS, row => [row.id])
    return { imports: await importViews(db, page), next_cursor }
  },

  '/v3/leads.ListImportRows': async ({ input, caller, db }) => {
    const { import_id, show, cursor, limit = 50 } = input
    const row = await requireImport(db, import_id)
    const rows = await db
      .select()
      .from(lead_import_rows)
      .where(
        and(
          eq(lead_import_rows.import_id, import_id),
          show ? SHOWN[show] : undefined,
          cursor ? gt(lead_import_rows.line, LINES.read(cursor)[0]) : undefined,
        ),
      )
      .orderBy(asc(lead_import_rows.line))
      .limit(limit + 1)
    const { page, next_cursor } = pageOf(rows, limit, LINES, row => [row.line])
    return { rows: await rowViews(db, caller, row, page), next_cursor }
  },

  '/v3/leads.DecideImportRow': async ({ input, caller, db, audit }) => {
    const { import_id, line, action } = input
    const row = await requireImport(db, import_id, 'lock')
    await requireStatus(db, row, 'ready')
    const [after] = await db
      .update(lead_import_rows)
      .set({ action })
      .where(and(eq(lead_import_rows.import_id, import_id), eq(lead_import_rows.line, line), isDuplicate))
      .returning()
    if (!after) throw notFound('import')
    await audit({
      sentence: () => words.log.row_decided({ line, file: row.file_name }),
      entity_id: import_id,
      detail: { action },
    })
    const [view] = await rowViews(db, caller, row, [after])
    if (!view) throw notFound('import')
    return { row: view }
  },

  '/v3/leads.ApplyImport': async ({ input, caller, db, ports, audit }) => {
    const { import_id, version, duplicates, owner } = input
    const row = await requireImport(db, import_id, 'lock')
    requireVersion(row, version)
    await requireStatus(db, row, 'ready')
    const missing = row.missing && missingOf(row.columns)
    if (missing) throw refuse(409, 'not_matched', missing)
    if (row.counts.ready === 0) throw refuse(409, 'nothing_to_import', words.nothing_to_import)
    await requireMembers(db, owner)
    const job = await startJob(db, ports, caller, {
      kind: 'lead_import',
      name: () => words.import_of({ file: row.file_name }),
      input: { import_id },
    })
    const after = await setImport(db, row, { duplicates, owner, job_id: job.id })
    await audit({ sentence: () => words.log.import_started({ file: row.file_name }), entity_id: import_id })
    return { import: await importView(db, after) }
  },

  '/v3/leads.UndoImport': async ({ input, db, ports, audit }) => {
    const row = await requireImport(db, input.import_id, 'lock')
    requireVersion(row, input.version)
    await requireStatus(db, row, 'applied')
    requireUndoable(row, ports)
    await undoRows(db, ports, row.id)
    const { kept } = await countRows(db, row.id)
    const after = await setImport(db, row, {
      status: 'undone',
      undone_at: ports.now(),
      counts: { ...row.counts, kept },
    })
    await audit({
      sentence: () => words.log.undone({ file: row.file_name, kept }),
      entity_id: row.id,
      detail: { counts: after.counts },
    })
    return { import: await importView(db, after) }
  },

  '/v3/leads.DiscardImport': async ({ input, db, audit }) => {
    const row = await requireImport(db, input.import_id, 'lock')
    requireVersion(row, input.version)
    await requireStatus(db, row, 'ready')
    await db.delete(lead_import_rows).where(eq(lead_import_rows.import_id, row.id))
    const after = await setImport(db, row, { status: 'discarded' })
    await audit({ sentence: () => words.log.discarded({ file: row.file_name }), entity_id: row.id })
    return { import: await importView(db, after) }
  },
}

const SHOWN: Record<Schemas['LeadRowsShown'], SQL | undefined> = {
  problems: ne(lead_import_rows.problems, []),
  duplicates: and(eq(lead_import_rows.stops, false), isDuplicate),
  added: eq(lead_import_rows.outcome, 'added'),
  merged: eq(lead_import_rows.outcome, 'merged'),
  skipped: eq(lead_import_rows.outcome, 'skipped'),
  kept: eq(lead_import_rows.outcome, 'kept'),
}

async function requireMembers(db: Db, owner: Schemas['LeadOwnerRule']) {
  const named = membersOf(owner)
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, named), eq(users.status, 'active')))
  const unknown = named.find(id => !found.some(one => one.id === id))
  const field = unknown && owner.user_ids.includes(unknown) ? 'owner.user_ids' : 'owner.territories'
  if (unknown) throw refuse(400, 'invalid_input', { [field]: words.choose_members })
}
