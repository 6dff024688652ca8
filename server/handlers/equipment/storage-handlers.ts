// Batteries of the catalogue. Beside what one costs stands what one is sold for.
import { eq } from 'drizzle-orm'
import { nameKey, storageFaults } from '#machines/equipment/rules.ts'
import { notFound } from '#machines/lib/refuse.ts'
import type { Schemas } from '#sdk/types.ts'
import { storage } from '../../db/schema/equipment.ts'
import { requireUnlocked } from '../../equipment/in-use.ts'
import { type ListInput, makersOf, matching } from '../../equipment/listing.ts'
import {
  addedNote,
  changedNote,
  changedRow,
  fullName,
  named,
  newRow,
  requireNone,
  unlessTaken,
  viewOf,
  viewsOf,
} from '../../equipment/write.ts'
import type { Handlers } from '../../handler.ts'
import { requireVersion } from '../../lib/versioned.ts'

type Paths =
  `/v3/collections.${'ListStorage' | 'AddStorage' | 'EditStorage' | 'ListStorageManufacturers' | 'ListStorageByManufacturer'}`
type Context = Parameters<Handlers<'equipment'>['/v3/collections.ListStorage']>[0]

export const storageHandlers: Pick<Handlers<'equipment'>, Paths> = {
  '/v3/collections.ListStorage': context => page(context, context.input),

  '/v3/collections.ListStorageByManufacturer': context => page(context, context.input),

  '/v3/collections.ListStorageManufacturers': ({ input, db }) => makersOf(db, 'storage', input),

  '/v3/collections.AddStorage': async ({ input, caller, db, ports, audit }) => {
    const { price_usd, ...given } = input
    const fields = figuresOf(given)
    const row = newRow({ fields, name_key: keyOf(fields), price_usd }, caller, ports)
    const [added] = await unlessTaken(fullName(row), () => db.insert(storage).values(row).returning())
    if (!added) throw notFound('battery')
    await audit(addedNote('battery', row, fields))
    return { storage: viewOf(added, caller, ports) }
  },

  '/v3/collections.EditStorage': async ({ input, caller, db, ports, audit }) => {
    const { storage_id, version, active, price_usd, ...given } = input
    const [before] = await db.select().from(storage).where(eq(storage.id, storage_id)).for('update')
    if (!before) throw notFound('battery')
    requireVersion(before, version)
    const fields = figuresOf(given)
    await requireUnlocked(db, 'storage', before, fields)
    const after = changedRow({ fields, name_key: keyOf(fields), price_usd, active }, caller, before)
    const [saved] = await unlessTaken(fullName(after), () =>
      db.update(storage).set(after).where(eq(storage.id, storage_id)).returning(),
    )
    if (!saved) throw notFound('battery')
    await audit(changedNote('battery', before, after, fields))
    return { storage: viewOf(saved, caller, ports) }
  },
}

async function page(
  { db, caller, ports }: Pick<Context, 'db' | 'caller' | 'ports'>,
  input: ListInput & { limit?: number },
) {
  const limit = input.limit ?? 50
  const rows = await db
    .select()
    .from(storage)
    .where(await matching(db, storage, input))
    .orderBy(storage.name_key)
    .limit(limit + 1)
  const { views, next_cursor } = viewsOf(rows, limit, caller, ports)
  return { storage: views, next_cursor }
}

type Figures = Omit<Schemas['StorageInput'], 'price_usd'>

const keyOf = (row: Pick<Figures, 'manufacturer' | 'model'>) => nameKey(row.manufacturer, row.model)

/** All of a row's figures, or a refusal that says which cannot be. One left out is emptied. */
function figuresOf(given: Figures) {
  requireNone(storageFaults(given))
  return {
    ...given,
    manufacturer: named('manufacturer', given.manufacturer),
    model: named('model', given.model),
    chemistry: named('chemistry', given.chemistry),
    round_trip_efficiency: given.round_trip_efficiency ?? null,
    warranty_years: given.warranty_years ?? null,
    amount_usd: given.amount_usd ?? null,
  }
}
