// Undoes an import of leads. Leads used since are kept, with the reason in their rows.
import { and, asc, desc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import { among, uuids } from '#server/db/among.ts'
import type { Db } from '#server/db/database.ts'
import { rowsOf } from '#server/db/rows.ts'
import { homeowners, projects } from '#server/db/schema/projects.ts'
import { sheet_import_rows } from '#server/db/schema/sheet-imports.ts'
import { keepPrice } from '#server/money/quote/keep-price.ts'
import { loadPricedSale } from '#server/money/sale/load-sale.ts'
import type { Ports } from '#server/ports/ports.ts'
import { keepSearchText } from '#server/projects/search-text.ts'
import { pause } from '#server/sheet-import/import-rows.ts'
import type { LineRow } from '#server/sheet-import/kind.ts'
import { recordMove } from '../moves/move.ts'
import type { Filled } from './fill-lead.ts'

const ROWS_AT_ONCE = 10

/** Results of an import, without the file's cells. */
const LEFT = {
  company_id: sheet_import_rows.company_id,
  line: sheet_import_rows.line,
  row_id: sheet_import_rows.row_id,
  row_version: sheet_import_rows.row_version,
  before: sql<Filled | null>`${sheet_import_rows.before}`,
  homeowner_id: sheet_import_rows.homeowner_id,
  homeowner_version: sheet_import_rows.homeowner_version,
}
type Left = Pick<LineRow, Exclude<keyof typeof LEFT, 'before'>> & { before: Filled | null }

/** The version a restored row has now, in place of the one the import found. */
class Versions {
  private readonly now = new Map<string, { found: number; now: number }>()

  /** True if only the import and its undo have changed it. */
  isLeft(id: string | null, version: number | undefined, left: number | null): boolean {
    const back = this.now.get(id ?? '')
    return version === left || (back !== undefined && back.found === left && back.now === version)
  }

  putBack(id: string, left: number, now: number) {
    this.now.set(id, { found: left - 1, now })
  }
}

export async function undoLeads(db: Db, ports: Ports, import_id: string): Promise<void> {
  const versions = new Versions()
  const of = (outcome: 'added' | 'updated', after?: SQL) =>
    db
      .select(LEFT)
      .from(sheet_import_rows)
      .where(and(eq(sheet_import_rows.import_id, import_id), eq(sheet_import_rows.outcome, outcome), after))
  // The last first: two rows may have filled in one lead, and a row may have filled in one this import added.
  for (const row of await of('updated').orderBy(desc(sheet_import_rows.line))) {
    const kept_reason = await restore(db, ports, versions, row)
    await settle(db, import_id, [row.line], kept_reason)
    await pause()
  }
  for (let after = 0; ; ) {
    const rows = await of('added', gt(sheet_import_rows.line, after))
      .orderBy(asc(sheet_import_rows.line))
      .limit(ROWS_AT_ONCE)
    const last = rows.at(-1)
    if (!last) return
    await pause()
    await remove(db, versions, import_id, rows)
    await pause()
    after = last.line
  }
}

async function remove(db: Db, versions: Versions, import_id: string, rows: readonly Left[]) {
  const ids = rows.flatMap(({ row_id }) => row_id ?? [])
  const leads = rowsOf<{ id: string; version: number; person: number; untouched: boolean }>(
    await db.execute(sql`
      select p.id, p.version, p.active_at = p.created_at and (select count(*) from homeowners h
          where h.company_id = p.company_id and h.project_id = p.id) = 1 as untouched,
        (select max(h.version) from homeowners h where h.company_id = p.company_id and h.project_id = p.id) as person
      from projects p where ${among(sql`p.id`, ids)} for update of p`),
  )
  const untouched = new Set(
    leads
      .filter(one => one.untouched && versions.isLeft(one.id, one.version, 1))
      .filter(one => rows.some(row => row.row_id === one.id && versions.isLeft(row.homeowner_id, one.person, 1)))
      .map(({ id }) => id),
  )
  const isUntouched = ({ row_id }: Left) => row_id !== null && untouched.has(row_id)
  const going = rows.filter(isUntouched)
  const used_leads = rows.filter(row => !isUntouched(row))
  if (used_leads.length > 0) await settle(db, import_id, linesOf(used_leads), 'changed')
  const [first] = going
  if (!first) return
  const gone = new Set(
    rowsOf<{ id: string }>(
      await db.execute(
        sql`select remove_leads(${first.company_id}, ${uuids(going.flatMap(({ row_id }) => row_id ?? []))}) as id`,
      ),
    ).map(({ id }) => id),
  )
  const isGone = ({ row_id }: Left) => row_id !== null && gone.has(row_id)
  await settle(db, import_id, linesOf(going.filter(isGone)), null)
  await settle(db, import_id, linesOf(going.filter(row => !isGone(row))), 'in_use')
}

const linesOf = (rows: readonly Left[]) => rows.map(({ line }) => line)

/** Puts back what a merge filled in. Returns why not. */
async function restore(
  db: Db,
  ports: Ports,
  versions: Versions,
  { row_id, homeowner_id, before, row_version, homeowner_version }: Left,
): Promise<LineRow['kept_reason']> {
  if (row_id === null || before === null) return null
  const [project] = await db.select().from(projects).where(eq(projects.id, row_id)).for('update')
  const [person] = homeowner_id
    ? await db.select().from(homeowners).where(eq(homeowners.id, homeowner_id)).for('update')
    : []
  const isLeft =
    project !== undefined &&
    versions.isLeft(row_id, project.version, row_version) &&
    (homeowner_id === null || versions.isLeft(homeowner_id, person?.version, homeowner_version))
  if (!isLeft) return 'changed'
  if (person) {
    const version = person.version + 1
    await db
      .update(homeowners)
      .set({ ...before.homeowner, version })
      .where(eq(homeowners.id, person.id))
    versions.putBack(person.id, homeowner_version ?? 0, version)
  }
  if (Object.keys(before.project).length === 0) return null
  const { appointment_at, ...values } = before.project
  const [after] = await db
    .update(projects)
    .set({
      ...values,
      ...(appointment_at === undefined ? {} : { appointment_at: null }),
      ...(values.status === undefined || values.status === project.status ? {} : { status_since: ports.now() }),
      version: project.version + 1,
      updated_at: ports.now(),
    })
    .where(eq(projects.id, row_id))
    .returning()
  versions.putBack(row_id, row_version ?? 0, project.version + 1)
  if (after && after.status !== project.status) await recordMove(db, ports, project, after.status)
  await keepSearchText(db, row_id)
  if (after && after.price_cents !== null && ('address' in values || 'utility_id' in values))
    await keepPrice(db, ports, await loadPricedSale(db, after))
  return null
}

const settle = (db: Db, import_id: string, lines: number[], kept_reason: LineRow['kept_reason']) =>
  db
    .update(sheet_import_rows)
    .set({ outcome: kept_reason === null ? 'undone' : 'kept', kept_reason })
    .where(and(eq(sheet_import_rows.import_id, import_id), inArray(sheet_import_rows.line, lines)))
