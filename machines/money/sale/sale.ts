// One sale as of one moment: what price, basis, offers and checks are functions of. server/money/sale/load-sale.ts loads it; its rows
// have more columns than decisions need.
import type { Areas } from '#machines/company/settings-areas.ts'
import type { StoredReading } from '#machines/design/weather/weather-reading.ts'
import type { Replacement } from '#machines/money/financing/replacements.ts'
import type { Decision, Incentive } from '#machines/money/incentives/company.ts'
import type { Schemas } from '#sdk/types.ts'

export type Design = Readonly<{
  arrays: Schemas['RoofArray'][]
  inverters: Schemas['InverterChoice'][]
  storage: Schemas['StorageChoice'][]
  others: Schemas['OtherChoice'][]
  /** Null where the tariff decides. */
  storage_control: Schemas['StorageControl'] | null
  /** Shading obstructions of the source drawing; null if shade was typed. */
  scene: Schemas['ShadeScene'] | null
  /** In place of the company's; null where those hold. */
  losses: Schemas['DesignLosses'] | null
  /** Null if snow and ground are unknown. */
  conditions: Schemas['SiteConditions'] | null
  /** Choices of the electrical plan; null until it is first saved. */
  electrical: { version: number; choices: Schemas['ElectricalChoices'] } | null
  module_count: number
  size_w: number
  ac_w: number
}>

type Made = { id: string; manufacturer: string; model: string; price_usd: number | null; warranty_years: number | null }
export type Panel = Made &
  Pick<
    Schemas['Panel'],
    | 'power_w'
    | 'efficiency'
    | 'temp_coeff_pmax'
    | 'temp_coeff_voc'
    | 'voc'
    | 'vmp'
    | 'isc'
    | 'imp'
    | 'length_m'
    | 'width_m'
    | 'bifaciality'
    | 'max_series_fuse_a'
    | 'max_system_v'
  > & { technology: string }
export type Inverter = Made &
  Pick<
    Schemas['Inverter'],
    | 'type'
    | 'ac_power_w'
    | 'max_dc_w'
    | 'efficiency_cec'
    | 'ac_voltage_v'
    | 'mppt_min_v'
    | 'mppt_max_v'
    | 'max_dc_v'
    | 'mppt_count'
    | 'max_input_current_a'
    | 'ac_current_a'
    | 'units_per_branch'
    | 'branch_breaker_a'
    | 'strings_per_input'
    | 'max_short_circuit_a'
    | 'optimizers_least'
    | 'optimizers_most'
    | 'optimizer_string_w'
    | 'optimizer_output_a'
    | 'optimizer_max_v'
    | 'optimizer_max_isc_a'
    | 'optimizer_model'
    | 'limits_source'
  >
type Storage = Made &
  Pick<Schemas['Storage'], 'coupling' | 'ac_current_a'> & {
    usable_kwh: number
    power_kw: number
    round_trip_efficiency: number | null
    replacement_usd: number | null
    replacement_year: number | null
    /** Null until a sale price is entered. */
    amount_usd: number | null
  }
type Other = {
  id: string
  name: string
  price_usd: number | null
  pricing_method: Schemas['ItemPricingMethod']
  amount_usd: number
}

/** By id: the equipment of the design, and what adders' conditions name. */
export type Catalog = Readonly<{
  panels: ReadonlyMap<string, Panel>
  inverters: ReadonlyMap<string, Inverter>
  storage: ReadonlyMap<string, Storage>
  others: ReadonlyMap<string, Other>
}>

/** How a base price is made; what its method does not need is null. */
export type BaseTerms = {
  method: Schemas['BaseMethod']
  price_usd_per_w: number | null
  flat_cents: number | null
  /** Share of cost that is added to it. */
  markup: number | null
  other_cost_usd_per_w: number | null
}

/** The equipment's price before the company changed it, and when it changed. */
export type KeptItem = { amount_usd: number; pricing_method: Schemas['ItemPricingMethod'] }
type Since = { since: string }
/** By id. For an adder the version in effect, or null. `base` is when `kept_base` stopped being the company's. */
export type KeptPrices = {
  items?: Record<string, KeptItem & Since>
  adders?: Record<string, { version: number | null } & Since>
  base?: Since
}

type Project = Readonly<{
  status: Schemas['ProjectStatus']
  address: Schemas['Address'] | null
  utility_id: string | null
  roof_type: Schemas['RoofType'] | null
  tariff: Schemas['Tariff'] | null
  consumption: Schemas['Consumption'] | null
  installation_on: string | null
  construction_begins_on: string | null
  price_usd_per_w: number | null
  discount_cents: number
  /** The day its adders' terms are of, once sold. */
  adders_as_of: Date | null
  /** In place of the company's, which has changed since. */
  kept_base: BaseTerms | null
  kept_prices: KeptPrices
}>

export type AdderTerms = Readonly<{
  id: string
  name: string
  description: string
  pricing_method: Schemas['PricingMethod']
  amount_usd: number
  unit: string
  share: number | null
  share_of: Schemas['ShareOf'] | null
  bands: Schemas['SizeBand'][] | null
  effect: 'charge' | 'discount'
  min_cents: number | null
  max_cents: number | null
  shown_in_proposal: boolean
  counts_for_incentives: boolean
  automatic: boolean
  conditions: Schemas['Rule'] | null
  position: number
  active: boolean
}>
export type AddedByHand = Readonly<{ adder_id: string; quantity: number; amount_cents: number | null; added_at: Date }>
export type AdderOverride = Readonly<{
  adder_id: string
  price_override_cents: number | null
  decision: 'approved' | 'declined' | null
}>

type WeatherFile = Readonly<{ file_name: string; sha256: string; reading: StoredReading | null }>

/** The inputs of a price. */
export type PricedSale = Readonly<{
  project: Project
  design: Design | undefined
  is_tried: boolean
  catalog: Catalog
  /** By id: of the project and of what adders' conditions name. */
  utility_names: ReadonlyMap<string, string>
  company: Readonly<{ default_price_usd_per_w: number }>
  settings: Readonly<Pick<Areas, 'design_preferences' | 'general' | 'guardrails' | 'invoicing' | 'simulation'>>
  adders: Readonly<{
    today: readonly (AdderTerms & { changed_at: Date })[]
    /** Earlier terms, if a project of the same load keeps some. */
    versions: readonly Readonly<{ adder_id: string; version: number; since: Date; terms: AdderTerms }>[]
    added: readonly AddedByHand[]
    overrides: readonly AdderOverride[]
  }>
  /** The chosen payment option; undefined before a choice. */
  chosen: { type: Schemas['FinancingType'] } | undefined
  weather_file: WeatherFile | undefined
}>

/** An incentive, with the law behind it. */
export type Rule = Incentive & { law: string; source_url: string; construction_begun_by: string | null }

/** The inputs a quote is compared by. */
export type RatedSale = PricedSale &
  Readonly<{
    incentives: Readonly<{
      /** In use, or decided about. Federal first, then by level and name. */
      rules: readonly Rule[]
      decided: readonly (Decision & { incentive_id: string })[]
    }>
  }>

/** A quote's frozen inputs: the single source every document is checked against. */
export type BasisParts = {
  /** For cash. */
  price: Schemas['Price']
  /** Left out where they are as for cash. */
  other_prices?: { [type in Schemas['FinancingType']]?: Schemas['Price'] }
  arrays: Schemas['RoofArray'][]
  inverters: Schemas['InverterChoice'][]
  storage?: Schemas['StorageChoice'][]
  /** Left out where the tariff decides. */
  storage_control?: Schemas['StorageControl']
  others?: Schemas['OtherChoice'][]
  address: Schemas['Address'] | null
  /** Missing from bases of the first weather model. */
  weather?: string
  consumption: Schemas['Consumption'] | null
  tariff: Schemas['Tariff'] | null
  installation_on: string | null
  construction_begins_on?: string
  /** Incentives that apply, by payment type. */
  incentives?: { type: Schemas['FinancingType']; name: string; worth: string }[]
  /** How the year knows shade, where by the hour. */
  shade?: 'hourly' | undefined
  /** How a battery that follows prices is planned, where it may export. */
  dispatch?: 'day_ahead' | 'day_ahead_below_peaks' | 'self_consumption' | undefined
  /** Of batteries, where the catalog has their cost. */
  replacements?: Replacement[] | undefined
  /** Snow and ground, where entered. */
  conditions?: Schemas['SiteConditions']
  /** Planes whose rear counts. */
  rears?: { name: string; bifaciality: number }[]
  /** Left out while a year's use was spread by days, and one bill over the months of one house for all places. */
  use_months?: 'climate' | undefined
  /** Left out where they are the product's own. */
  figures?:
    | {
        losses: number
        inverter_efficiency?: number | undefined
        degradation: number
        monthly_soiling?: Schemas['MonthlySoiling'] | undefined
        /** Missing from bases that held only their total. */
        shares?: Schemas['SystemLosses']
      }
    | undefined
}

/** The physics' results. The household's part and the outlook are added on reading. */
export type SimulationResult = Omit<
  Schemas['Simulation'],
  'monthly_consumption_kwh' | 'offset' | 'design_version' | 'p90_kwh' | 'uncertainty' | 'outlook' | 'degradation'
>

/** The same sale with other project fields, for example without its kept prices. */
export const withProject = <S extends PricedSale>(sale: S, fields: Partial<S['project']>): S => ({
  ...sale,
  project: { ...sale.project, ...fields },
})

/** The same sale with a design made of loaded equipment, for example without its battery. */
export const withDesign = <S extends PricedSale>(sale: S, design: NonNullable<S['design']>): S => ({
  ...sale,
  design,
  is_tried: true,
})
