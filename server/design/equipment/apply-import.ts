// Puts a preview into the catalogue, and takes it out again. Both happen within the transaction of their operation: all
// of it or nothing.
import { eq, type SQL, sql } from 'drizzle-orm'
import { LOCKED, lockedChanges, TEMPLATE } from '#machines/design/equipment/rules.ts'
import { refuse } from '#machines/lib/refuse.ts'
import type { Schemas } from '#sdk/types.ts'
import { type Db, sqlState } from '#server/db/database.ts'
import { rowsOf } from '#server/db/rows.ts'
import { equipment_import_rows, equipment_imports } from '#server/db/schema/equipment.ts'
import { keepItemPrices } from '#server/money/quote/pricing/kept-prices.ts'
import type { Ports } from '#server/ports/ports.ts'
import { usesOf } from './in-use.ts'
import { TABLES } from './preview-import.ts'
import { words } from './words.ts'

type Import = typeof equipment_imports.$inferSelect
const ROWS_AT_ONCE = 5_000

/** Import → how many rows of it are in, for whoever asks meanwhile over another connection. */
export const applied = new Map<string, number>()

const changed = () => refuse(409, 'catalogue_changed', words.import.catalog_changed)

export async function applyImport(db: Db, ports: Ports, row: Import): Promise<void> {
  const table = TABLES[row.kind]
  await requireAsPreviewed(db, row)
  try {
    for (let done = 0; done < row.count_new; done += ROWS_AT_ONCE) {
      await db.execute(sql`
        insert into ${table} select p.* from (
          select fields from ${rows(row.id, 'new')} order by line limit ${ROWS_AT_ONCE} offset ${done}) r,
        lateral jsonb_populate_record(null::${table}, r.fields) p`)
      applied.set(row.id, Math.min(done + ROWS_AT_ONCE, row.count_new))
    }
  } catch (error) {
    throw sqlState(error) === '23505' ? changed() : error
  } finally {
    applied.delete(row.id)
  }
  await setFields(db, ports, row, 'fields')
}

/** Makes the rows that were asked about new or changed ones, and counts them so. */
export async function acceptUnusual(db: Db, row: Import): Promise<Import> {
  if (row.count_unusual === 0) return row
  const accepted = rowsOf<{ change: string }>(
    await db.execute(sql`
      update ${equipment_import_rows} set change = case when before is null then 'new' else 'changed' end
      where import_id = ${row.id} and change = 'skipped' and fields is not null returning change`),
  )
  const added = accepted.filter(({ change }) => change === 'new').length
  const [after] = await db
    .update(equipment_imports)
    .set({
      count_new: row.count_new + added,
      count_changed: row.count_changed + accepted.length - added,
      count_skipped: row.count_skipped - accepted.length,
      count_unusual: 0,
    })
    .where(eq(equipment_imports.id, row.id))
    .returning()
  return after ?? row
}

/** What was previewed must be what stands there still, and what designs rest on must not be altered meanwhile. */
async function requireAsPreviewed(db: Db, row: Import) {
  const table = TABLES[row.kind]
  const rest = rowsOf<{ id: string; before: object; fields: object; same: boolean }>(
    await db.execute(sql`
      select t.id, r.before, r.fields, t.version = r.row_version as same
      from ${table} t join (select * from ${rows(row.id, 'changed')}) r on r.row_id = t.id for update of t`),
  )
  const uses = await usesOf(db, row.kind)
  const altered = rest.some(
    ({ id, before, fields, same }) => !same || (uses.has(id) && lockedChanges(row.kind, before, fields).length > 0),
  )
  if (altered || rest.length !== row.count_changed) throw changed()
}

/** Takes back what the import brought and puts back what it changed. Refused where that would lose somebody's work. */
export async function undoImport(db: Db, ports: Ports, row: Import): Promise<void> {
  const table = TABLES[row.kind]
  const touched = rowsOf<Touched>(
    await db.execute(sql`
      select r.row_id, r.name, r.change, r.before, r.fields, t.version = r.row_version + (r.change = 'changed')::int as same
      from (select * from ${equipment_import_rows} where import_id = ${row.id} and change in ('new', 'changed')) r
      left join ${table} t on t.id = r.row_id`),
  )
  await db.execute(
    sql`select 1 from ${table} t where t.id in (select row_id from ${rows(row.id, 'new', 'changed')}) for update`,
  )
  const uses = await usesOf(db, row.kind)
  requireUntouched(row.kind, touched, uses)
  await setFields(db, ports, row, 'before')
  await db.execute(sql`delete from ${table} t where t.id in (select row_id from ${rows(row.id, 'new')})`)
}

type Touched = {
  row_id: string
  name: string
  change: string
  before: object | null
  fields: object
  same: boolean | null
}

function requireUntouched(kind: Schemas['EquipmentKind'], touched: Touched[], uses: ReadonlyMap<string, number>) {
  const edited = touched.filter(({ same }) => same !== true)
  if (edited.length > 0)
    throw refuse(409, 'edited_since', words.import.edited_since({ count: edited.length, names: listed(edited) }))
  const used = touched.filter(
    ({ row_id, change, before, fields }) =>
      uses.has(row_id) && (change === 'new' || lockedChanges(kind, fields, before ?? {}).length > 0),
  )
  if (used.length > 0) throw refuse(409, 'in_use', words.import.in_use({ count: used.length, names: listed(used) }))
}

const listed = (rows: Touched[]) =>
  [...rows.slice(0, 3).map(({ name }) => name), ...(rows.length > 3 ? ['…'] : [])].join(', ')

const rows = (import_id: string, ...kinds: ('new' | 'changed')[]): SQL =>
  sql`${equipment_import_rows} where import_id = ${import_id} and change in (${sql.join(
    kinds.map(kind => sql`${kind}`),
    sql`, `,
  )})`

/** Sets the changed rows to what the import says, or to what stood there; the version counts on either way. */
async function setFields(db: Db, ports: Ports, { id, kind }: Import, source: 'fields' | 'before') {
  const table = TABLES[kind]
  if (kind === 'storage') {
    const repriced = rowsOf<{ id: string; amount_usd: number | null }>(
      await db.execute(sql`
        select o.id, o.amount_usd from (select * from ${rows(id, 'changed')}) r join ${table} o on o.id = r.row_id,
        lateral jsonb_populate_record(o, r.${sql.identifier(source)}) p where p.amount_usd is distinct from o.amount_usd`),
    )
    await keepItemPrices(
      db,
      ports,
      repriced.map(one => ({ ...one, pricing_method: 'Quantity' })),
    )
  }
  const names = [
    ...new Set<string>([
      ...TEMPLATE[kind].map(([, field]) => field),
      ...LOCKED[kind],
      ...(kind === 'panel' ? ['efficiency'] : []),
    ]),
  ]
  const set = sql.join(
    names.map(name => sql`${sql.identifier(name)} = n.${sql.identifier(name)}`),
    sql`, `,
  )
  await db.execute(sql`
    update ${table} t set ${set}, version = t.version + 1
    from (
      select p.* from (select * from ${rows(id, 'changed')}) r
      join ${table} o on o.id = r.row_id,
      lateral jsonb_populate_record(o, r.${sql.identifier(source)}) p) n
    where t.company_id = n.company_id and t.id = n.id`)
}

/** Everything read of an import, when it is thrown away or cannot be undone any more. */
export const dropRows = (db: Db, import_id: string) =>
  db.delete(equipment_import_rows).where(eq(equipment_import_rows.import_id, import_id))
