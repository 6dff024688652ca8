// Future replacements for a household: warranties of a design's equipment, and battery prices by then, if the catalog
// has them.
import type { Replacement, Warranties } from '#machines/money/financing/replacements.ts'
import type { Catalog, Design } from './sale.ts'

/** Batteries with a known replacement price are left out of the warranties, since they are counted as a cost. */
export function boughtAgain(
  design: Design,
  { storage, inverters }: Catalog,
): { warranties: Warranties; replacements?: Replacement[] } {
  const batteries = rowsOf(
    storage,
    design.storage.map(({ storage_id }) => storage_id),
  )
  const replacements = design.storage.flatMap(({ storage_id, count }): Replacement[] => {
    const { replacement_usd = null, replacement_year = null } = storage.get(storage_id) ?? {}
    return replacement_usd === null || replacement_year === null
      ? []
      : [{ year: replacement_year, cost_cents: Math.round(Number((replacement_usd * count * 100).toFixed(4))) }]
  })
  return {
    warranties: {
      ...shortest(
        'battery',
        batteries.filter(({ replacement_year }) => replacement_year === null),
      ),
      ...shortest(
        'inverter',
        rowsOf(
          inverters,
          design.inverters.map(({ inverter_id }) => inverter_id),
        ),
      ),
    },
    ...(replacements.length > 0 ? { replacements } : {}),
  }
}

/** Each once. */
const rowsOf = <Row>(known: ReadonlyMap<string, Row>, ids: readonly string[]): Row[] =>
  [...new Set(ids)].flatMap(id => known.get(id) ?? [])

/** The earliest one. */
function shortest(of: keyof Warranties, rows: readonly { warranty_years: number | null }[]): Warranties {
  if (rows.length === 0) return {}
  const known = rows.flatMap(({ warranty_years }) => warranty_years ?? [])
  return { [of]: known.length === 0 ? null : Math.min(...known) }
}
