// What a plan set is made from, and what its sheets share.
import type { Schemas } from '#sdk/types.ts'
import type { FireCode } from '../drawing/fire-code.ts'
import type { Racking } from './rails.ts'
import type { Sides } from './roof-drawing.ts'
import type { Block, Measure, Part } from './sheet.ts'

type Facts = Schemas['PlanSetFacts']

export const NO_FACTS: Facts = {
  size: 'tabloid',
  left_out: ['three_line'],
  ahj: null,
  parcel: null,
  building_code: null,
  construction: null,
  lot: null,
  places: [],
  rafter_size: null,
  rafter_spacing_in: null,
  trusses: null,
  mean_height_ft: null,
  wind_mph: null,
  exposure: null,
  ground_snow_psf: null,
  asce: null,
  fault_current_a: null,
  interrupting_a: null,
  backup: null,
  storage_clear: null,
  storage_alarms: null,
  vehicle_protection: null,
}

export type Equipment = {
  readonly kind: 'panel' | 'inverter' | 'storage'
  readonly manufacturer: string
  readonly model: string
  readonly count: number
  /** Ratings in a line, with units. */
  readonly ratings: string
  readonly has_datasheet: boolean
}
type PanelFacts = Sides & {
  readonly id: string
  readonly name: string
  readonly power_w: number
  readonly weight_kg: number | null
}

export type PlanSetInputs = {
  readonly project: {
    readonly number: string
    readonly homeowner: string
    readonly address: readonly string[]
    readonly state: string | null
    readonly utility: string | null
    readonly roofing: string | null
  }
  readonly company: {
    readonly name: string
    readonly license: string | null
    readonly contact: readonly string[]
    readonly phone: string | null
  }
  readonly size_w: number
  readonly ac_w: number
  readonly storage_kwh: number
  /** Null where the roof isn't drawn, or the design isn't the drawing's. */
  readonly drawing: Schemas['Drawing'] | null
  readonly fire: FireCode
  readonly panels: ReadonlyMap<string, PanelFacts>
  /** Name of the panel of each array of the plan. */
  readonly panel_names: readonly string[]
  readonly plan: Schemas['ElectricalPlan']
  /** Voltage that inverters hold on strings with optimizers, as their manufacturer states it. */
  readonly held_v: number | null
  readonly equipment: readonly Equipment[]
  readonly site: Schemas['SiteTemperatures'] | null
  /** Aerial picture with its credit line. */
  readonly picture: { readonly width_px: number; readonly height_px: number; readonly credit: string } | null
  readonly racking: Racking | null
  readonly facts: Facts
  readonly issues: readonly { readonly number: number; readonly on: string; readonly note: string }[]
  readonly date: string
  readonly measure: Measure
}

/** A sheet without its border. Sheets are numbered when the set is assembled. */
export type Draft = {
  readonly number: string
  readonly title: string
  readonly scale: string | null
  readonly blocks: readonly Block[]
  readonly parts: readonly Part[]
}

/** Highest DC voltage of the plan: a string at the lowest temperature, or the inverter's fixed voltage with optimizers (690.7). */
export function highestVoltage({ plan, held_v }: Pick<PlanSetInputs, 'plan' | 'held_v'>): number | null {
  if (plan.kind === 'optimizer') return held_v
  const found = plan.strings.flatMap(({ cold_v }) => (cold_v === null ? [] : [cold_v]))
  return found.length > 0 ? Math.max(...found) : null
}

/** Pages of a flow as sheets: the first has the drawing, the others are its continuation. */
export function continued(
  first: Draft,
  pages: readonly { blocks: readonly Block[]; parts: readonly Part[] }[],
): Draft[] {
  return pages.map(({ blocks, parts }, index) =>
    index === 0
      ? { ...first, blocks: [...first.blocks, ...blocks], parts: [...first.parts, ...parts] }
      : { number: `${first.number}.${index + 1}`, title: first.title, scale: null, blocks, parts },
  )
}
