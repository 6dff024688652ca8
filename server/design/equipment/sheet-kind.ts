// Lists of panels, inverters and batteries as an import.
import { sql } from 'drizzle-orm'
import { formatNamed, noteText } from '#machines/design/equipment/formats.ts'
import { type EquipmentKind, fieldLabel, LOCKED, lockedChanges, TEMPLATE } from '#machines/design/equipment/rules.ts'
import type { Db } from '#server/db/database.ts'
import { rowsOf } from '#server/db/rows.ts'
import { inverters, panels, storage } from '#server/db/schema/equipment.ts'
import { keepItemPrices } from '#server/money/quote/kept-prices.ts'
import { task } from '#server/parse/parsers.ts'
import { applyRows, type Catalog, undoRows } from '#server/sheet-import/catalog-rows.ts'
import type { SheetKind } from '#server/sheet-import/kind.ts'
import { usesOf } from './in-use.ts'
import { type Existing, judgeOf } from './judge-rows.ts'
import { shown } from './limits.ts'
import { seesCost } from './write.ts'

const TABLES = { panel: panels, inverter: inverters, storage }
const PAGES = { panel: '/light-hub/modules', inverter: '/light-hub/inverters', storage: '/light-hub/storage' }
const OWN: ReadonlySet<string> = new Set(['id', 'company_id', 'name_key', 'active', 'version', 'manufacturer', 'model'])

export function equipmentSheet(kind: EquipmentKind): SheetKind {
  const table = TABLES[kind]
  /** The order of the template: what a person compares comes in the order they know it in. */
  const order: string[] = TEMPLATE[kind].map(([, field]) => field)
  const placeOf = (field: string) => (order.includes(field) ? order.indexOf(field) : order.length)
  const catalog: Catalog = {
    table,
    columns: [...new Set([...order, ...LOCKED[kind], ...(kind === 'panel' ? ['efficiency'] : [])])],
    inUse: async db => {
      const uses = await usesOf(db, kind)
      return ({ id, before, fields }, is) =>
        uses.has(id) && (is === 'removed' || lockedChanges(kind, before ?? {}, fields).length > 0)
    },
    onChange: async (db, ports, changes) => {
      const priced = changes.filter(({ before }) => before !== null && 'amount_usd' in before)
      const before = priced.map(({ id, before }) => ({ id, amount_usd: numberOf(before?.['amount_usd']) }))
      await keepItemPrices(
        db,
        ports,
        before.map(one => ({ ...one, pricing_method: 'Quantity' as const })),
      )
    },
  }
  return {
    permission: 'catalog.edit',
    page: PAGES[kind],
    read: task(new URL('./read-table.ts', import.meta.url), kind),
    fields: () => [],
    missing: () => null,
    decisions: ['skip', 'import'],
    rows_at_once: 250,
    judge: async (db, { row, caller, ports }) => {
      const format = formatNamed(row.format, kind)
      if (!format) throw new Error(`No list is called ${row.format}`)
      const heading = new Map(
        row.columns.map((field, column) => [field ?? '', { column, title: row.headings[column] ?? '' }]),
      )
      const sees_cost = seesCost(caller)
      const notes = [...format.notes, ...(heading.has('price_usd') && !sees_cost ? ['costs_left_out'] : [])]
      const catalogue = { kind, company_id: row.company_id, sees_cost, new_id: ports.id }
      const judge = judgeOf(
        { ...catalogue, by_key: await existing(db), uses: await usesOf(db, kind) },
        { format, heading, decimal_comma: row.decimal_comma },
      )
      return { found: { notes }, judge: async (_, lines) => lines.flatMap(line => judge(line) ?? []) }
    },
    apply: (db, applying) => applyRows(db, catalog, applying),
    undo: (db, ports, row) => undoRows(db, catalog, ports, row),
    shown:
      async (_, caller) =>
      ({ fields, before }) =>
        Object.entries(fields ?? {})
          .sort(([one], [other]) => placeOf(one) - placeOf(other))
          .filter(([field]) => !OWN.has(field) && (field !== 'price_usd' || seesCost(caller)))
          .map(([field, value]) => ({
            field: fieldLabel(field),
            before: shown(field, before?.[field]),
            after: shown(field, value),
          })),
    note: noteText,
  }

  /** As JSON, so that 20,000 rows come in one piece and with the names of their columns. */
  async function existing(db: Db): Promise<ReadonlyMap<string, Existing>> {
    const rows = rowsOf<{ row: Existing & { name_key: string } }>(
      await db.execute(sql`select to_jsonb(t) as row from ${table} t`),
    )
    return new Map(rows.map(({ row }) => [row.name_key, row]))
  }
}

const numberOf = (value: unknown) => (typeof value === 'number' ? value : null)
