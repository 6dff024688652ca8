// Panels of the catalogue.
import { nameKey, panelFaults } from '#machines/design/equipment/rules.ts'
import type { Schemas } from '#sdk/types.ts'
import { panels } from '#server/db/schema/equipment.ts'
import { catalogueOf } from '#server/design/equipment/catalogue.ts'
import { named, optionalText, requireNone } from '#server/design/equipment/write.ts'
import type { Handlers } from '#server/handler.ts'

type Paths =
  `/v3/collections.${'ListPanels' | 'SearchPanel' | 'AddPanel' | 'EditPanel' | 'ListPanelManufacturers' | 'ListPanelsByManufacturer'}`
type Figures = Omit<Schemas['PanelInput'], 'price_usd' | 'accept_unusual'>

const catalogue = catalogueOf({
  kind: 'panel',
  table: panels,
  makers: 'panels',
  noun: 'panel',
  keyOf: ({ manufacturer, model }: Pick<Figures, 'manufacturer' | 'model'>) => nameKey(manufacturer, model),
  figuresOf: (given: Figures) => {
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
      max_series_fuse_a: given.max_series_fuse_a ?? null,
      max_system_v: given.max_system_v ?? null,
      limits_source: optionalText('limits_source', given.limits_source),
      warranty_years: given.warranty_years ?? null,
    }
  },
})

export const panelsHandlers: Pick<Handlers<'equipment'>, Paths> = {
  '/v3/collections.ListPanels': async context => {
    const { views, next_cursor } = await catalogue.page(context, context.input)
    return { panels: views, next_cursor }
  },

  '/v3/collections.SearchPanel': async context => {
    const { views, next_cursor } = await catalogue.page(context, context.input)
    return { panels: views, next_cursor }
  },

  '/v3/collections.ListPanelsByManufacturer': async context => {
    const { views, next_cursor } = await catalogue.page(context, context.input)
    return { panels: views, next_cursor }
  },

  '/v3/collections.ListPanelManufacturers': catalogue.makers,

  '/v3/collections.AddPanel': async context => ({ panel: await catalogue.add(context, context.input) }),

  '/v3/collections.EditPanel': async context => {
    const { panel_id, ...given } = context.input
    return { panel: await catalogue.edit(context, panel_id, given) }
  },
}
