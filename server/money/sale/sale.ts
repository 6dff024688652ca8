// One sale as its rows are loaded, once for a request; what is decided about it are functions in machines/money/sale.
import type { PricedSale as Decided, SimulationResult } from '#machines/money/sale/sale.ts'
import type { adder_overrides, adder_versions, project_adders } from '#server/db/schema/adders.ts'
import type { companies, users } from '#server/db/schema/company.ts'
import type { designs } from '#server/db/schema/design.ts'
import type { energy_years, project_weather, utility_terms } from '#server/db/schema/energy.ts'
import type { financing_options, financing_providers, project_financing } from '#server/db/schema/financing.ts'
import type { incentives, project_incentives } from '#server/db/schema/incentives.ts'
import type { homeowners } from '#server/db/schema/projects.ts'
import type { ProjectRow } from '#server/projects/access.ts'

export type Design = typeof designs.$inferSelect
export type AdderVersion = typeof adder_versions.$inferSelect
export type AddedByHand = typeof project_adders.$inferSelect
export type AdderOverride = typeof adder_overrides.$inferSelect
type WeatherFile = typeof project_weather.$inferSelect

/** The design a sale is looked at with, where it is not the chosen one, or not saved at all. */
export type TriedDesign = Readonly<{ design: Design; design_id?: string | undefined; name?: string | undefined }>

/** The inputs of a price. Nothing derived from a trial design is stored. */
export type PricedSale = Pick<Decided, 'is_tried' | 'catalog' | 'utility_names' | 'settings'> &
  Readonly<{
    project: ProjectRow
    design: Design | undefined
    design_id: string | undefined
    /** Null in a project with a single design, which needs no name. */
    design_name: string | null
    /** Of the chosen design, whichever the sale is looked at with. */
    sold_design_id: string
    company: typeof companies.$inferSelect
    adders: Pick<Decided['adders'], 'today'> &
      Readonly<{
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
