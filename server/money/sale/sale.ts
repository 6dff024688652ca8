// One sale as of one moment. load-sale.ts loads it once; price, basis, production, offers and checks are functions of it and don't
// query the database.
import type { Areas } from '#machines/company/settings-areas.ts'
import type { adder_overrides, adder_versions, adders, project_adders } from '#server/db/schema/adders.ts'
import type { companies, users } from '#server/db/schema/company.ts'
import type { designs, SimulationResult } from '#server/db/schema/design.ts'
import type { energy_years, project_weather, utility_terms } from '#server/db/schema/energy.ts'
import type { inverters, others, panels, storage } from '#server/db/schema/equipment.ts'
import type { financing_options, financing_providers, project_financing } from '#server/db/schema/financing.ts'
import type { incentives, project_incentives } from '#server/db/schema/incentives.ts'
import type { homeowners } from '#server/db/schema/projects.ts'
import type { ProjectRow } from '#server/projects/access.ts'

export type Design = typeof designs.$inferSelect
export type Panel = typeof panels.$inferSelect
export type Inverter = typeof inverters.$inferSelect
type Storage = typeof storage.$inferSelect
type Other = typeof others.$inferSelect

/** By id: the equipment of the design, and what adders' conditions name. */
export type Catalog = Readonly<{
  panels: ReadonlyMap<string, Panel>
  inverters: ReadonlyMap<string, Inverter>
  storage: ReadonlyMap<string, Storage>
  others: ReadonlyMap<string, Other>
}>

type SaleSettings = Readonly<Pick<Areas, 'design_preferences' | 'general' | 'guardrails' | 'invoicing' | 'simulation'>>

export type AdderVersion = typeof adder_versions.$inferSelect
export type AddedByHand = typeof project_adders.$inferSelect
export type AdderOverride = typeof adder_overrides.$inferSelect
export type WeatherFile = typeof project_weather.$inferSelect

/** The design a sale is looked at with, where it is not the chosen one, or not saved at all. */
export type TriedDesign = Readonly<{ design: Design; design_id?: string | undefined; name?: string | undefined }>

/** The inputs of a price. */
export type PricedSale = Readonly<{
  project: ProjectRow
  design: Design | undefined
  design_id: string | undefined
  /** Null in a project with a single design, which needs no name. */
  design_name: string | null
  /** Of the chosen design, whichever the sale is looked at with. */
  sold_design_id: string
  /** Nothing derived from a trial design is stored. */
  is_tried: boolean
  catalog: Catalog
  company: typeof companies.$inferSelect
  settings: SaleSettings
  adders: Readonly<{
    today: readonly (typeof adders.$inferSelect)[]
    /** Earlier terms, if a project of the same load keeps some. */
    versions: readonly AdderVersion[]
    added: readonly AddedByHand[]
    overrides: readonly AdderOverride[]
  }>
  /** The chosen payment option; undefined before a choice. */
  chosen: (Pick<typeof financing_options.$inferSelect, 'id' | 'type'> & { basis_hash: string }) | undefined
  weather_file: WeatherFile | undefined
}>

type FinancingWay = {
  option: typeof financing_options.$inferSelect
  provider: typeof financing_providers.$inferSelect
}

/** The inputs a quote is compared by. */
export type RatedSale = PricedSale &
  Readonly<{
    incentives: Readonly<{
      /** In use, or decided about. Federal first, then by level and name. */
      rules: readonly (typeof incentives.$inferSelect)[]
      decided: readonly (typeof project_incentives.$inferSelect)[]
    }>
  }>

/** The inputs of offers, documents and checks. */
export type Sale = RatedSale &
  Readonly<{
    /** Active options of enabled providers, in the order of the catalog. */
    ways: readonly FinancingWay[]
    /** Who sells it. */
    owner: Pick<typeof users.$inferSelect, 'id' | 'firstname' | 'lastname' | 'email' | 'phone' | 'status'> | undefined
    /** The primary one first. */
    homeowners: readonly (typeof homeowners.$inferSelect)[]
    financing: typeof project_financing.$inferSelect | undefined
    /** The company's confirmation for the project's utility. */
    utility_terms: typeof utility_terms.$inferSelect | undefined
    /** Stored simulation years; each is valid while its inputs have the same hash. */
    stored: Readonly<{
      simulation: { inputs_hash: string; result: SimulationResult } | undefined
      energy: Pick<typeof energy_years.$inferSelect, 'inputs_hash' | 'year'> | undefined
    }>
  }>

/** The same sale with other project fields, for example without its kept prices. */
export const withProject = <S extends PricedSale>(sale: S, fields: Partial<ProjectRow>): S => ({
  ...sale,
  project: { ...sale.project, ...fields },
})

/** The same sale with a design made of loaded equipment, for example without its battery. */
export const withDesign = <S extends PricedSale>(sale: S, design: Design): S => ({ ...sale, design, is_tried: true })
