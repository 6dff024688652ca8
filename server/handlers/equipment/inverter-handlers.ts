// Inverters of the catalogue: one model may stand there once for each voltage of the grid.
import { eq } from 'drizzle-orm'
import { inverterFaults, nameKey } from '#machines/equipment/rules.ts'
import { notFound } from '#machines/lib/refuse.ts'
import type { Schemas } from '#sdk/types.ts'
import { inverters } from '../../db/schema/equipment.ts'
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
  `/v3/collections.${'ListInverters' | 'AddInverter' | 'EditInverter' | 'ListInverterManufacturers' | 'ListInvertersByManufacturer'}`
type Context = Parameters<Handlers<'equipment'>['/v3/collections.ListInverters']>[0]

export const invertersHandlers: Pick<Handlers<'equipment'>, Paths> = {
  '/v3/collections.ListInverters': context => page(context, context.input),

  '/v3/collections.ListInvertersByManufacturer': context => page(context, context.input),

  '/v3/collections.ListInverterManufacturers': ({ input, db }) => makersOf(db, 'inverters', input),

  '/v3/collections.AddInverter': async ({ input, caller, db, ports, audit }) => {
    const { price_usd, ...given } = input
    const fields = figuresOf(given)
    const row = newRow({ fields, name_key: keyOf(fields), price_usd }, caller, ports)
    const [added] = await unlessTaken(fullName(row), () => db.insert(inverters).values(row).returning())
    if (!added) throw notFound('inverter')
    await audit(addedNote('inverter', row, fields))
    return { inverter: viewOf(added, caller, ports) }
  },

  '/v3/collections.EditInverter': async ({ input, caller, db, ports, audit }) => {
    const { inverter_id, version, active, price_usd, ...given } = input
    const [before] = await db.select().from(inverters).where(eq(inverters.id, inverter_id)).for('update')
    if (!before) throw notFound('inverter')
    requireVersion(before, version)
    const fields = figuresOf(given)
    await requireUnlocked(db, 'inverter', before, fields)
    const after = changedRow({ fields, name_key: keyOf(fields), price_usd, active }, caller, before)
    const [saved] = await unlessTaken(fullName(after), () =>
      db.update(inverters).set(after).where(eq(inverters.id, inverter_id)).returning(),
    )
    if (!saved) throw notFound('inverter')
    await audit(changedNote('inverter', before, after, fields))
    return { inverter: viewOf(saved, caller, ports) }
  },
}

async function page(
  { db, caller, ports }: Pick<Context, 'db' | 'caller' | 'ports'>,
  input: ListInput & { limit?: number },
) {
  const limit = input.limit ?? 50
  const rows = await db
    .select()
    .from(inverters)
    .where(await matching(db, inverters, input))
    .orderBy(inverters.name_key)
    .limit(limit + 1)
  const { views, next_cursor } = viewsOf(rows, limit, caller, ports)
  return { inverters: views, next_cursor }
}

type Figures = Omit<Schemas['InverterInput'], 'price_usd'>

const keyOf = (row: Pick<Figures, 'manufacturer' | 'model' | 'ac_voltage_v'>) =>
  nameKey(row.manufacturer, row.model, row.ac_voltage_v)

/** All of a row's figures, or a refusal that says which cannot be. One left out is emptied. */
function figuresOf(given: Figures) {
  requireNone(inverterFaults(given))
  return {
    ...given,
    manufacturer: named('manufacturer', given.manufacturer),
    model: named('model', given.model),
    ac_voltage_v: given.ac_voltage_v ?? null,
    max_dc_w: given.max_dc_w ?? null,
    max_dc_v: given.max_dc_v ?? null,
    mppt_min_v: given.mppt_min_v ?? null,
    mppt_max_v: given.mppt_max_v ?? null,
    mppt_count: given.mppt_count ?? null,
    max_input_current_a: given.max_input_current_a ?? null,
    warranty_years: given.warranty_years ?? null,
  }
}
