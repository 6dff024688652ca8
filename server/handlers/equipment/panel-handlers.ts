// Panels of the catalogue.
import { eq } from 'drizzle-orm'
import { nameKey, panelFaults } from '#machines/equipment/rules.ts'
import { notFound } from '#machines/lib/refuse.ts'
import type { Schemas } from '#sdk/types.ts'
import { panels } from '../../db/schema/equipment.ts'
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
  `/v3/collections.${'ListPanels' | 'SearchPanel' | 'AddPanel' | 'EditPanel' | 'ListPanelManufacturers' | 'ListPanelsByManufacturer'}`
type Context = Parameters<Handlers<'equipment'>['/v3/collections.ListPanels']>[0]

export const panelsHandlers: Pick<Handlers<'equipment'>, Paths> = {
  '/v3/collections.ListPanels': context => page(context, context.input),

  '/v3/collections.SearchPanel': context => page(context, context.input),

  '/v3/collections.ListPanelsByManufacturer': context => page(context, context.input),

  '/v3/collections.ListPanelManufacturers': ({ input, db }) => makersOf(db, 'panels', input),

  '/v3/collections.AddPanel': async ({ input, caller, db, ports, audit }) => {
    const { price_usd, ...given } = input
    const fields = figuresOf(given)
    const row = newRow({ fields, name_key: keyOf(fields), price_usd }, caller, ports)
    const [added] = await unlessTaken(fullName(row), () => db.insert(panels).values(row).returning())
    if (!added) throw notFound('panel')
    await audit(addedNote('panel', row, fields))
    return { panel: viewOf(added, caller, ports) }
  },

  '/v3/collections.EditPanel': async ({ input, caller, db, ports, audit }) => {
    const { panel_id, version, active, price_usd, ...given } = input
    const [before] = await db.select().from(panels).where(eq(panels.id, panel_id)).for('update')
    if (!before) throw notFound('panel')
    requireVersion(before, version)
    const fields = figuresOf(given)
    await requireUnlocked(db, 'panel', before, fields)
    const after = changedRow({ fields, name_key: keyOf(fields), price_usd, active }, caller, before)
    const [saved] = await unlessTaken(fullName(after), () =>
      db.update(panels).set(after).where(eq(panels.id, panel_id)).returning(),
    )
    if (!saved) throw notFound('panel')
    await audit(changedNote('panel', before, after, fields))
    return { panel: viewOf(saved, caller, ports) }
  },
}

async function page(
  { db, caller, ports }: Pick<Context, 'db' | 'caller' | 'ports'>,
  input: ListInput & { limit?: number },
) {
  const limit = input.limit ?? 50
  const rows = await db
    .select()
    .from(panels)
    .where(await matching(db, panels, input))
    .orderBy(panels.name_key)
    .limit(limit + 1)
  const { views, next_cursor } = viewsOf(rows, limit, caller, ports)
  return { panels: views, next_cursor }
}

type Figures = Omit<Schemas['PanelInput'], 'price_usd'>

const keyOf = (row: Pick<Figures, 'manufacturer' | 'model'>) => nameKey(row.manufacturer, row.model)

/** All of a row's figures, or a refusal that says which cannot be. One left out is emptied. */
function figuresOf(given: Figures) {
  requireNone(panelFaults(given))
  return {
    ...given,
    manufacturer: named('manufacturer', given.manufacturer),
    model: named('model', given.model),
    technology: named('technology', given.technology),
    temp_coeff_voc: given.temp_coeff_voc ?? null,
    voc: given.voc ?? null,
    vmp: given.vmp ?? null,
    isc: given.isc ?? null,
    imp: given.imp ?? null,
    noct_c: given.noct_c ?? null,
    length_m: given.length_m ?? null,
    width_m: given.width_m ?? null,
    weight_kg: given.weight_kg ?? null,
    warranty_years: given.warranty_years ?? null,
  }
}
