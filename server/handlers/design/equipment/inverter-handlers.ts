// Inverters of the catalog: a model may be listed once per grid voltage.
import { inverterFaults, nameKey } from '#machines/design/equipment/rules.ts'
import type { Schemas } from '#sdk/types.ts'
import { inverters } from '#server/db/schema/equipment.ts'
import { catalogueOf } from '#server/design/equipment/catalogue.ts'
import { named, optionalText, requireNone } from '#server/design/equipment/write.ts'
import type { Handlers } from '#server/handler.ts'

type Paths =
  `/v3/collections.${'ListInverters' | 'AddInverter' | 'EditInverter' | 'ListInverterManufacturers' | 'ListInvertersByManufacturer'}`
type Figures = Omit<Schemas['InverterInput'], 'price_usd' | 'accept_unusual'>

const catalogue = catalogueOf({
  kind: 'inverter',
  table: inverters,
  makers: 'inverters',
  noun: 'inverter',
  keyOf: ({ manufacturer, model, ac_voltage_v }: Pick<Figures, 'manufacturer' | 'model' | 'ac_voltage_v'>) =>
    nameKey(manufacturer, model, ac_voltage_v),
  figuresOf: (given: Figures) => {
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
      ac_current_a: given.ac_current_a ?? null,
      units_per_branch: given.units_per_branch ?? null,
      branch_breaker_a: given.branch_breaker_a ?? null,
      strings_per_input: given.strings_per_input ?? null,
      max_short_circuit_a: given.max_short_circuit_a ?? null,
      optimizers_least: given.optimizers_least ?? null,
      optimizers_most: given.optimizers_most ?? null,
      optimizer_string_w: given.optimizer_string_w ?? null,
      optimizer_output_a: given.optimizer_output_a ?? null,
      optimizer_max_v: given.optimizer_max_v ?? null,
      optimizer_max_isc_a: given.optimizer_max_isc_a ?? null,
      optimizer_model: optionalText('optimizer_model', given.optimizer_model),
      limits_source: optionalText('limits_source', given.limits_source),
      warranty_years: given.warranty_years ?? null,
    }
  },
})

export const invertersHandlers: Pick<Handlers<'equipment'>, Paths> = {
  '/v3/collections.ListInverters': async context => {
    const { views, next_cursor } = await catalogue.page(context, context.input)
    return { inverters: views, next_cursor }
  },

  '/v3/collections.ListInvertersByManufacturer': async context => {
    const { views, next_cursor } = await catalogue.page(context, context.input)
    return { inverters: views, next_cursor }
  },

  '/v3/collections.ListInverterManufacturers': catalogue.makers,

  '/v3/collections.AddInverter': async context => ({ inverter: await catalogue.add(context, context.input) }),

  '/v3/collections.EditInverter': async context => {
    const { inverter_id, ...given } = context.input
    return { inverter: await catalogue.edit(context, inverter_id, given) }
  },
}
