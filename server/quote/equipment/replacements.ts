// What a household would have to buy again of a design: for how long the makers warrant it, and what batteries cost then, where
// the catalog says.
import { inArray } from 'drizzle-orm'
import type { Replacement, Warranties } from '#machines/financing/replacements.ts'
import type { Db } from '../../db/database.ts'
import { inverters, storage } from '../../db/schema/equipment.ts'
import type { Design } from '../designs-of.ts'

/** Warranties leave out batteries whose replacement is known: it is counted. */
export async function boughtAgain(
  db: Db,
  design: Design,
): Promise<{ warranties: Warranties; replacements?: Replacement[] }> {
  const batteries = new Map((await batteriesOf(db, design)).map(row => [row.id, row]))
  const replacements = design.storage.flatMap(({ storage_id, count }): Replacement[] => {
    const { replacement_usd = null, replacement_year = null } = batteries.get(storage_id) ?? {}
    return replacement_usd === null || replacement_year === null
      ? []
      : [{ year: replacement_year, cost_cents: Math.round(Number((replacement_usd * count * 100).toFixed(4))) }]
  })
  const converters = await db
    .select({ years: inverters.warranty_years })
    .from(inverters)
    .where(
      inArray(
        inverters.id,
        design.inverters.map(({ inverter_id }) => inverter_id),
      ),
    )
  return {
    warranties: {
      ...shortest(
        'battery',
        [...batteries.values()].filter(({ replacement_year }) => replacement_year === null),
      ),
      ...shortest('inverter', converters),
    },
    ...(replacements.length > 0 ? { replacements } : {}),
  }
}

const batteriesOf = (db: Db, design: Design) =>
  db
    .select({
      id: storage.id,
      years: storage.warranty_years,
      replacement_usd: storage.replacement_usd,
      replacement_year: storage.replacement_year,
    })
    .from(storage)
    .where(
      inArray(
        storage.id,
        design.storage.map(({ storage_id }) => storage_id),
      ),
    )

/** The one that is due first. */
function shortest(of: keyof Warranties, rows: { years: number | null }[]): Warranties {
  if (rows.length === 0) return {}
  const known = rows.flatMap(({ years }) => years ?? [])
  return { [of]: known.length === 0 ? null : Math.min(...known) }
}
