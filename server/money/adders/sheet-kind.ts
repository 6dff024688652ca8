// Adders as a kind of sheet import.
import { inArray, sql } from 'drizzle-orm'
import { COLUMNS, DEFAULTS, type Fields, missingOf } from '#machines/money/adders/csv-columns.ts'
import { referredTo } from '#machines/money/adders/rules.ts'
import { rowsOf } from '#server/db/rows.ts'
import { adder_versions, adders } from '#server/db/schema/adders.ts'
import { task } from '#server/parse/parsers.ts'
import { applyRows, type Catalog, undoRows } from '#server/sheet-import/catalog-rows.ts'
import type { LineRow, SheetKind } from '#server/sheet-import/kind.ts'
import { keepAdder } from '../quote/kept-prices.ts'
import { judgeOf } from './judge-row.ts'
import type { readAdderFile } from './read-adder-file.ts'

const catalog: Catalog = {
  table: adders,
  columns: [
    'description',
    'pricing_method',
    'amount_usd',
    'unit',
    'share',
    'share_of',
    'bands',
    'effect',
    'min_cents',
    'max_cents',
    'shown_in_proposal',
    'counts_for_incentives',
    'automatic',
    'position',
    'active',
    'changed_at',
  ],
  stamp: ports => ({ changed_at: ports.now().toISOString() }),
  // An automatic adder is in the price of every project priced since.
  inUse: async (db, { id }) => {
    const used = rowsOf<{ id: string }>(
      await db.execute(sql`
        select adder_id as id from project_adders union select adder_id from adder_overrides
        union select r.row_id from sheet_import_rows r join sheet_imports i on i.company_id = r.company_id and i.id = r.import_id
          join projects p on p.company_id = r.company_id and p.price_cents is not null
            and not coalesce(p.kept_prices -> 'adders' ? r.row_id::text, false)
            and (p.adders_as_of is null or p.adders_as_of >= i.applied_at)
          where r.import_id = ${id} and r.outcome = 'added' and (r.fields ->> 'automatic')::boolean`),
    )
    const rules = await db.select({ conditions: adders.conditions }).from(adders)
    const ids = new Set([...used.map(one => one.id), ...rules.flatMap(({ conditions }) => referredTo(conditions))])
    return (change, is) => is === 'removed' && ids.has(change.id)
  },
  onChange: async (db, ports, changes) => {
    for (const { id, version, before, fields } of changes)
      if (before !== null || fields['automatic'] === true) await keepAdder(db, ports, { id, version })
  },
  onRemove: async (db, ids) => {
    await db.delete(adder_versions).where(inArray(adder_versions.adder_id, [...ids]))
    for (const id of ids)
      await db.execute(
        sql`update projects set kept_prices = kept_prices #- array['adders', ${id}::text] where kept_prices -> 'adders' ? ${id}`,
      )
  },
}

export const adderSheet: SheetKind = {
  permission: 'adders.edit',
  page: '/light-hub/adders',
  read: task<typeof readAdderFile>(new URL('./read-adder-file.ts', import.meta.url), 'readAdderFile'),
  fields: () => COLUMNS.map(({ header }) => ({ key: header, label: header })),
  missing: missingOf,
  decisions: ['skip'],
  rows_at_once: 100,
  judge: async (db, { row, ports }) => {
    const rows = await db.select().from(adders)
    const judge = judgeOf(row, new Map(rows.map(one => [one.name, one])), ports.id)
    return { judge: async (_, lines) => lines.map(judge) }
  },
  apply: (db, applying) => applyRows(db, catalog, applying),
  undo: (db, ports, row) => undoRows(db, catalog, ports, row),
  shown:
    async () =>
    ({ fields, before }) =>
      fields === null ? [] : shown(fields, before),
}

function shown(fields: NonNullable<LineRow['fields']>, before: LineRow['before']) {
  const is: Fields = { ...DEFAULTS, ...fields }
  const was: Fields | null = before && { ...DEFAULTS, ...before }
  return COLUMNS.map(({ header, write }) => ({
    field: header,
    before: was && (write(was) || null),
    after: write(is) || null,
  })).filter(one => one.before !== one.after)
}
