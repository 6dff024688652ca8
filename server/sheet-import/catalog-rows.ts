// Imports a list into a catalog table, and undoes it.
import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { refuse } from '#machines/lib/refuse.ts'
import { type Db, sqlState } from '../db/database.ts'
import { rowsOf } from '../db/rows.ts'
import { sheet_import_rows } from '../db/schema/sheet-imports.ts'
import type { Ports } from '../ports/ports.ts'
import type { Applying, ImportRow } from './kind.ts'
import { words } from './words.ts'

const ROWS_AT_ONCE = 5_000

type Values = Record<string, unknown>
/** `version`: the catalog's current one; null for a new entry. */
type Change = { id: string; version: number | null; before: Values | null; fields: Values }
export type Catalog = {
  table: PgTable
  /** Columns an import can set. */
  columns: readonly string[]
  /** Values added to every write. */
  stamp?(ports: Ports): Values
  /** Returns what can't be removed or changed because something depends on it. */
  inUse(db: Db, row: ImportRow): Promise<(change: Change, is: 'changed' | 'removed') => boolean>
  /** Stores what follows from rows that are about to change or were added. */
  onChange?(db: Db, ports: Ports, changes: readonly Change[]): Promise<void>
  onRemove?(db: Db, ids: readonly string[]): Promise<void>
}

const catalogChanged = () => refuse(409, 'catalog_changed', words.catalog_changed)

/** The rows to import: those without questions, and those a person decided to import. */
const taken = ({ id, decision }: ImportRow): SQL => sql`import_id = ${id}
  and (change in ('new', 'changed') or (change = 'asked' and coalesce(action, ${decision}) = 'import'))`

export async function applyRows(db: Db, catalog: Catalog, { row, ports, progress }: Applying): Promise<void> {
  const { table } = catalog
  const stamp = stampOf(catalog, ports)
  const rows = sql`(select * from ${sheet_import_rows} where ${taken(row)})`
  const isInUse = await catalog.inUse(db, row)
  const changes = rowsOf<Change & { same: boolean | null }>(
    await db.execute(sql`
      select r.row_id as id, t.version, r.before, r.fields, t.version = r.row_version as same
      from ${rows} r left join ${table} t on t.id = r.row_id order by r.line`),
  )
  await db.execute(sql`select 1 from ${table} t where t.id in (select row_id from ${rows} r) for update`)
  const altered = changes.filter(one => one.before !== null && (!one.same || isInUse(one, 'changed')))
  if (altered.length > 0) throw catalogChanged()
  const added = changes.filter(({ before }) => before === null).length
  try {
    for (let done = 0; done < added; done += ROWS_AT_ONCE) {
      await db.execute(sql`
        insert into ${table} select p.* from (
          select fields from ${rows} r where before is null order by line limit ${ROWS_AT_ONCE} offset ${done}) r,
        lateral jsonb_populate_record(null::${table}, r.fields || ${stamp}::jsonb) p`)
      progress(Math.min(done + ROWS_AT_ONCE, added))
    }
  } catch (error) {
    throw sqlState(error) === '23505' ? catalogChanged() : error
  }
  await catalog.onChange?.(db, ports, changes)
  await setFields(db, catalog, stamp, sql`${taken(row)} and before is not null`, 'fields')
  await db.execute(sql`
    update ${sheet_import_rows} set row_version = row_version + (before is not null)::int,
      outcome = case when before is null then 'added' else 'updated' end where ${taken(row)}`)
  await db.execute(sql`
    update ${sheet_import_rows} set outcome = 'skipped'
    where import_id = ${row.id} and outcome is null and change in ('asked', 'skipped')`)
}

const stampOf = ({ stamp }: Catalog, ports: Ports) => JSON.stringify(stamp?.(ports) ?? {})

/** Sets changed fields to the import's values, or back to the earlier ones; the version rises either way. */
async function setFields(db: Db, { table, columns }: Catalog, stamp: string, where: SQL, source: 'fields' | 'before') {
  const set = sql.join(
    columns.map(name => sql`${sql.identifier(name)} = n.${sql.identifier(name)}`),
    sql`, `,
  )
  await db.execute(sql`
    update ${table} t set ${set}, version = t.version + 1
    from (
      select p.* from (select * from ${sheet_import_rows} where ${where}) r join ${table} o on o.id = r.row_id,
      lateral jsonb_populate_record(o, r.${sql.identifier(source)} || ${stamp}::jsonb) p) n
    where t.company_id = n.company_id and t.id = n.id`)
}

/** Keeps rows edited since or in use, with the reason. */
export async function undoRows(db: Db, catalog: Catalog, ports: Ports, row: ImportRow): Promise<void> {
  const { table } = catalog
  const rows = sql`${sheet_import_rows} where import_id = ${row.id} and outcome in ('added', 'updated')`
  await db.execute(sql`select 1 from ${table} t where t.id in (select row_id from ${rows}) for update`)
  const left = rowsOf<Change & { line: number; same: boolean | null }>(
    await db.execute(sql`
      select r.line, r.row_id as id, t.version, r.before, r.fields, t.version = r.row_version as same
      from (select * from ${rows}) r left join ${table} t on t.id = r.row_id`),
  )
  const isInUse = await catalog.inUse(db, row)
  const back = (one: Change): Change => ({ ...one, fields: one.before ?? {}, before: one.fields })
  const judged = left.map(one => {
    const used = one.before === null ? isInUse(one, 'removed') : isInUse(back(one), 'changed')
    return { ...one, kept_reason: !one.same ? 'changed' : used ? 'in_use' : null }
  })
  const going = judged.filter(({ kept_reason }) => kept_reason === null)
  const ids = going.filter(({ before }) => before === null).map(({ id }) => id)
  await db.execute(sql`
    update ${sheet_import_rows} r set outcome = case when k.kept_reason is null then 'undone' else 'kept' end, kept_reason = k.kept_reason
    from jsonb_to_recordset(${JSON.stringify(judged)}::jsonb) as k(line integer, kept_reason text)
    where r.import_id = ${row.id} and r.line = k.line`)
  await catalog.onChange?.(db, ports, going.filter(({ before }) => before !== null).map(back))
  await setFields(
    db,
    catalog,
    stampOf(catalog, ports),
    sql`import_id = ${row.id} and outcome = 'undone' and before is not null`,
    'before',
  )
  await catalog.onRemove?.(db, ids)
  await db.execute(sql`
    delete from ${table} t where t.id in (
      select row_id from ${sheet_import_rows} where import_id = ${row.id} and outcome = 'undone' and before is null)`)
}
