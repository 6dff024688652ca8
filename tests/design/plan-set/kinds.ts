// Houses with full plan sets, one of each kind of system, and random ones.

import { arraysOf } from '#machines/design/drawing/arrays-of.ts'
import { type FireCode, usualFireCode } from '#machines/design/drawing/fire-code.ts'
import type { ElectricalInverter } from '#machines/design/electrical/electrical.ts'
import { NO_CHOICES } from '#machines/design/electrical/plan/choices.ts'
import { makePlan } from '#machines/design/electrical/plan/plan.ts'
import { NO_FACTS, type PlanSetInputs } from '#machines/design/plan-set/inputs.ts'
import { drawRoof, GABLE_ROOF, type RoofPlan, rectangleOf } from '#machines/projects/samples/draw-roof.ts'
import type { Schemas } from '#sdk/types.ts'
import { planMeasure } from '#server/ports/pdf/pdf-plan-set.ts'
import { SETBACKS } from '../drawing/support.ts'
import { PANEL as ANY_PANEL, MICRO, STRING } from '../electrical-units.ts'

export const measure = planMeasure()

const PANEL = { ...ANY_PANEL, id: '0198f7a2-0000-7000-8000-000000000030' }
const SIDES = { length_m: 1.722, width_m: 1.134 }
const TWO_MPPTS = { ...STRING, model: 'S7 two MPPTs' }
const OPTIMIZED: ElectricalInverter = {
  ...TWO_MPPTS,
  id: 'optimized',
  model: 'O7 with optimizers',
  mppt_min_v: 380,
  mppt_max_v: 380,
  max_dc_v: 480,
  mppt_count: 1,
  max_input_current_a: 20,
  optimizers_least: 8,
  optimizers_most: 25,
  optimizer_string_w: 5700,
  optimizer_output_a: 15,
  optimizer_max_v: 60,
  optimizer_max_isc_a: 14.5,
  optimizer_model: 'O440',
}
export const RACKING: Schemas['RackingSystem'] = {
  rail: 'Example Rail 10',
  attachment: 'Example Foot, flashed',
  fastener: '5/16 in. lag, 2.5 in. in the rafter',
  fasteners_each: 1,
  spacing_in: 48,
  cantilever_in: 24,
  rail_length_in: 168,
  weight_psf: 0.5,
  point_load_lb: 500,
  dead_limit_psf: 4,
  snow_limit_psf: 20,
  listing: 'UL 2703, Example report 1',
  source: 'Example Rail design guide',
  source_on: '2026-03-01',
}
const place = (what: Schemas['PlanSetPlace']['what'], offset_ft: number, side: Schemas['PlanSetSide'] = 'left') => ({
  what,
  side,
  offset_ft,
})
export const FACTS: Schemas['PlanSetFacts'] = {
  ...NO_FACTS,
  left_out: ['datasheets'],
  ahj: 'City of Example',
  parcel: '000-00-000',
  building_code: '2021 IRC',
  construction: 'R-3, V-B',
  lot: { top_ft: 24, right_ft: 12, bottom_ft: 28, left_ft: 18 },
  places: [
    place('meter', 6),
    place('main_panel', 9),
    place('ac_disconnect', 12),
    place('inverter', 15),
    place('combiner', 18),
    place('storage', 22),
    place('gas_meter', 10, 'right'),
  ],
  rafter_size: '2x6 Douglas fir',
  rafter_spacing_in: 24,
  trusses: false,
  mean_height_ft: 14,
  wind_mph: 105,
  exposure: 'B',
  ground_snow_psf: 0,
  asce: '7-16',
  fault_current_a: 8200,
  interrupting_a: 10_000,
  backup: 'whole',
  storage_clear: true,
  storage_alarms: true,
  vehicle_protection: true,
}
const HOUSE = {
  ...NO_CHOICES,
  edition: '2023',
  service_a: 200,
  busbar_a: 225,
  main_a: 200,
  main_place: 'end',
  opposite_end: true,
  existing_sources_a: 0,
  taps_allowed: true,
  dc_ft: 60,
  ac_ft: 20,
  above_roof_in: 1,
  terminal_c: 75,
  module_shutdown: true,
  storage_place: 'attached_garage',
  generator: false,
  ev_charger_a: 0,
  service_conductor: '2/0',
} as const
const SITE: Schemas['SiteTemperatures'] = {
  lowest_c: -1.1,
  lowest_source: 'USDA Plant Hardiness Zone 10a, 2023',
  lowest_place: 'ZIP code 85034',
  lowest_distance_km: 3.2,
  margin_c: 0,
  caution: null,
  summer_high_c: 41,
  source: 'NREL TMY3',
}

type Asked = {
  roof?: RoofPlan
  planes?: { name: string; modules: number }[]
  inverter?: ElectricalInverter
  count?: number
  batteries?: {
    model: string
    count: number
    usable_kwh: number
    power_kw: number
    coupling: 'ac' | 'dc'
    ac_current_a: number | null
  }[]
  facts?: Partial<Schemas['PlanSetFacts']>
  choices?: Partial<Schemas['ElectricalChoices']>
  fire?: Partial<FireCode>
  more?: Partial<PlanSetInputs>
}

export function inputsOf({
  roof = GABLE_ROOF,
  planes = [{ name: 'South roof', modules: 16 }],
  inverter = TWO_MPPTS,
  count = 1,
  batteries = [],
  facts = {},
  choices = {},
  fire = {},
  more = {},
}: Asked): PlanSetInputs {
  const code: FireCode = { ...usualFireCode('AZ'), street_deg: 180, ...fire }
  const drawing = {
    ...drawRoof(
      roof,
      planes,
      { id: PANEL.id, model: PANEL.model, ...SIDES },
      SETBACKS,
      { inverters: [], storage: [] },
      code,
    ),
    fire: { sprinklered: code.sprinklered, street_deg: code.street_deg },
  }
  const groups = arraysOf(drawing).map(({ name, module_count }) => ({ name, panel: PANEL, count: module_count }))
  const modules = groups.reduce((sum, group) => sum + group.count, 0)
  const machines = [{ inverter, count: inverter.type === 'micro' ? modules : count }]
  const plan = makePlan({
    project_id: 'project',
    version: 1,
    choices: { ...HOUSE, ...choices },
    place: { state: 'AZ', city: 'Phoenix' },
    jurisdictions: [],
    groups,
    machines,
    batteries,
    site: SITE,
  })
  const kwh = batteries.reduce((sum, one) => sum + one.usable_kwh * one.count, 0)
  return {
    project: {
      number: 'P-1001',
      homeowner: 'Sam Sample',
      address: ['101 Example Street', 'Phoenix, AZ 85016'],
      state: 'AZ',
      utility: 'Example Power',
      roofing: 'composition shingle',
    },
    company: {
      name: 'Demo Solar',
      license: 'ROC 000000',
      contact: ['(602) 555-0100', 'hello@example.com'],
      phone: '(602) 555-0100',
    },
    size_w: modules * PANEL.power_w,
    ac_w: inverter.ac_power_w * (machines[0]?.count ?? 1),
    storage_kwh: kwh,
    drawing,
    fire: code,
    panels: new Map([[PANEL.id, { ...SIDES, id: PANEL.id, name: 'Example P405', power_w: 405, weight_kg: 21.5 }]]),
    panel_names: groups.map(() => 'Example P405'),
    plan,
    held_v: inverter.max_dc_v,
    equipment: [
      {
        kind: 'panel',
        manufacturer: 'Example',
        model: 'P405',
        count: modules,
        ratings: 'Pmax 405 W, Voc 37 V, Isc 13.93 A',
        has_datasheet: false,
      },
      {
        kind: 'inverter',
        manufacturer: inverter.manufacturer,
        model: inverter.model,
        count: machines[0]?.count ?? 1,
        ratings: `AC ${inverter.ac_power_w} W, 240 V`,
        has_datasheet: false,
      },
      ...batteries.map(one => ({
        kind: 'storage' as const,
        manufacturer: 'Example',
        model: one.model,
        count: one.count,
        ratings: `${one.usable_kwh} kWh`,
        has_datasheet: false,
      })),
    ],
    site: SITE,
    picture: null,
    racking: RACKING,
    facts: { ...FACTS, ...facts },
    issues: [],
    date: '2026-11-30',
    measure,
    ...more,
  }
}

const BATTERY = { model: 'B5', count: 2, usable_kwh: 5, power_kw: 3.84, coupling: 'ac' as const, ac_current_a: 16 }

export const KINDS = {
  microinverters: () => inputsOf({ inverter: MICRO }),
  optimizers: () => inputsOf({ inverter: OPTIMIZED, planes: [{ name: 'South roof', modules: 16 }] }),
  two_mppts: () => inputsOf({ inverter: TWO_MPPTS, planes: [{ name: 'South roof', modules: 16 }] }),
  battery: () => inputsOf({ inverter: MICRO, batteries: [BATTERY] }),
} as const

/** Deterministic: mulberry32. */
function randomFrom(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export function randomInputs(seed: number): PlanSetInputs {
  const next = randomFrom(seed)
  const between = (low: number, high: number) => low + next() * (high - low)
  const one = <T>(...items: [T, ...T[]]): T => items[Math.floor(next() * items.length)] ?? items[0]
  const [width, depth] = [between(9, 22), between(7, 14)]
  const roof: RoofPlan = {
    roofs: [
      {
        kind: one('gable', 'hip', 'saltbox', 'dutch_gable'),
        points: rectangleOf(-width / 2, -depth / 2, width / 2, depth / 2),
        side: 0,
        pitch_deg: between(12, 32),
        back_pitch_deg: between(12, 32),
      },
      ...(next() < 0.4
        ? [
            {
              kind: 'shed' as const,
              points: rectangleOf(width / 2, -depth / 2, width / 2 + between(4, 8), depth / 2),
              side: 1,
              pitch_deg: between(10, 20),
            },
          ]
        : []),
    ],
    obstructions: [
      { kind: 'chimney', middle: [between(-width / 3, width / 3), depth / 5], size: [0.8, 0.8], height_m: 1.2 },
    ],
    trees: [{ kind: 'evergreen', x_m: width, y_m: -depth, height_m: 6, crown_m: 4 }],
  }
  const inverter = one(MICRO, OPTIMIZED, TWO_MPPTS)
  return inputsOf({
    roof,
    planes: [
      { name: 'South roof', modules: Math.floor(between(6, 22)) },
      ...(next() < 0.5 ? [{ name: 'North roof', modules: Math.floor(between(2, 8)) }] : []),
    ],
    inverter,
    count: one(1, 2),
    batteries: next() < 0.4 ? [BATTERY] : [],
    choices: {
      edition: one('2017', '2020', '2023', '2026'),
      connection: null,
      main_a: one(150, 200),
      opposite_end: one(true, null),
    },
    fire: { street_deg: one(null, 0, 90, 180, 270) },
    facts: {
      size: one('letter', 'tabloid', 'arch_d'),
      left_out: [],
      lot:
        next() < 0.7
          ? { top_ft: between(3, 60), right_ft: between(3, 60), bottom_ft: between(3, 60), left_ft: between(3, 60) }
          : null,
      places:
        next() < 0.8
          ? FACTS.places.map(each => ({
              ...each,
              side: one('top', 'right', 'bottom', 'left'),
              offset_ft: Math.round(between(0, 40)),
            }))
          : [],
      rafter_spacing_in: one(null, 16, 24),
      backup: one('none', 'whole', 'partial'),
    },
  })
}
