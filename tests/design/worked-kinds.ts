// Asks the product's rules for what each kind of worked example expects.
import { z } from 'zod'
import { equipmentGrounding, SIZES, standardAtLeast } from '#machines/design/electrical/code/tables.ts'
import { coldFactor, coldVoc, hotVmp } from '#machines/design/electrical/electrical-voltages.ts'
import {
  branchesOf,
  optimizerStringFits,
  optimizerStrings,
  unitsPerBranch,
} from '#machines/design/electrical/sizing/branches.ts'
import { checkConductor, smallestAtTerminal, smallestConductor } from '#machines/design/electrical/sizing/conductor.ts'
import {
  allowedBy120,
  checkConnection,
  derateMain,
  type Panelboard,
  type Sources,
} from '#machines/design/electrical/sizing/connection.ts'
import {
  assumedDevice,
  converterCurrent,
  deviceFor,
  sourceCurrent,
  stringFuse,
} from '#machines/design/electrical/sizing/currents.ts'
import { fillOf, longestRun, voltageDrop } from '#machines/design/electrical/sizing/raceway.ts'
import { judgeStoragePlace } from '#machines/design/electrical/sizing/storage-place.ts'
import { stringWindow } from '#machines/design/electrical/string-lengths.ts'
import { solveFirePathways } from './drawing/worked-fire.ts'

const number = z.number()
const size = z.enum(SIZES)
const sizes = z
  .record(z.string(), number)
  .transform(given => SIZES.flatMap(one => (given[one] ? [{ size: one, count: given[one] }] : [])))
type Solve = (inputs: unknown) => Record<string, unknown>
const PANEL = {
  id: 'p',
  manufacturer: 'm',
  model: 'x',
  power_w: 400,
  voc: 40,
  vmp: 32,
  isc: 13,
  imp: 12,
  temp_coeff_voc: null,
  temp_coeff_pmax: -0.003,
  technology: 'mono PERC',
}
const INVERTER = {
  id: 'i',
  manufacturer: 'm',
  model: 'y',
  type: 'string' as const,
  ac_power_w: 7600,
  max_dc_w: null,
  ac_voltage_v: 240,
  mppt_min_v: 60,
  mppt_max_v: 480,
  max_dc_v: 600,
  mppt_count: 2,
  max_input_current_a: null,
}
const board = (busbar_a: number, main_a: number, more: Partial<Panelboard> = {}): Panelboard => ({
  busbar_a,
  main_a,
  center_fed: false,
  load_breakers_a: null,
  has_feed_through: false,
  feed_through_a: null,
  ...more,
})
const from = (continuous_a: number, more: Partial<Sources> = {}): Sources => ({
  continuous_a,
  breakers_a: [],
  opposite_end: true,
  ends_used: 1,
  controlled_a: null,
  ...more,
})
const HOME = { service_a: 200, dwelling: true, taps_allowed: true }

export const KINDS: Record<string, Solve> = {
  'busbar-120': given => {
    const of = z
      .object({
        busbar_a: number,
        main_a: number,
        source_continuous_a: number,
        opposite_end: z.boolean(),
        service_load_a: number.optional(),
      })
      .parse(given)
    const judge = (main_a: number) =>
      checkConnection(
        'bus_120',
        board(of.busbar_a, main_a),
        from(of.source_continuous_a, { opposite_end: of.opposite_end }),
        HOME,
        '2020',
      )
    const at = judge(of.main_a)
    const derated = derateMain(of.busbar_a, of.source_continuous_a, of.service_load_a ?? null)
    return {
      allowed_source_x125_a: allowedBy120(of.busbar_a, of.main_a),
      sum_a: at.sum_a,
      ok: at.ok,
      ok_at_200: at.ok,
      largest_main_a: derated.largest_main_a,
      load_fits: derated.load_fits,
      ok_at_175: judge(175).ok,
    }
  },
  'busbar-other-options': given => {
    const of = z
      .object({
        busbar_a: number.optional(),
        main_a: number.optional(),
        center_fed: z.boolean().optional(),
        source_x125_a: number.optional(),
        ends_used: z.union([z.literal(1), z.literal(2)]).optional(),
        dwelling: z.boolean().optional(),
        breakers_excluding_main_a: z.array(number).optional(),
        source_continuous_a: z.union([number, z.array(number)]).optional(),
        service_a: number.optional(),
        opposite_end: z.boolean().optional(),
      })
      .parse(given)
    const bus = board(of.busbar_a ?? 0, of.main_a ?? 0)
    if (of.service_a !== undefined) {
      const service = { ...HOME, service_a: of.service_a }
      const amps = [of.source_continuous_a ?? []].flat()
      const ok = amps.map(continuous_a => checkConnection('supply_side', bus, from(continuous_a), service, '2020').ok)
      return { ok: Array.isArray(of.source_continuous_a) ? ok : ok[0], sum_ok_x100: ok.every(Boolean) }
    }
    if (of.breakers_excluding_main_a) {
      const sum = checkConnection(
        'bus_sum',
        { ...bus, load_breakers_a: of.breakers_excluding_main_a },
        from(0),
        HOME,
        '2020',
      )
      return { sum_a: sum.sum_a, ok: sum.ok, needs_label: true }
    }
    if (of.center_fed)
      return {
        ok: checkConnection(
          'bus_center',
          { ...bus, center_fed: true },
          from((of.source_x125_a ?? 0) / 1.25, { ends_used: of.ends_used ?? 1 }),
          { ...HOME, dwelling: of.dwelling ?? true },
          '2020',
        ).ok,
      }
    const all = checkConnection('bus_100', bus, from([of.source_continuous_a ?? 0].flat()[0] ?? 0), HOME, '2020')
    return { sum_a: all.sum_a, ok: all.ok }
  },
  'cold-voc-coefficient': given => {
    const of = z
      .object({
        voc_v: number,
        voc_coefficient_pct_per_c: number,
        lowest_c: number,
        modules: number.optional(),
        limit_v: number.optional(),
      })
      .parse(given)
    const v =
      coldVoc(
        { ...PANEL, voc: of.voc_v, temp_coeff_voc: of.voc_coefficient_pct_per_c / 100 },
        { lowest_c: of.lowest_c, summer_high_c: 30 },
      )?.v ?? 0
    const string_v = v * (of.modules ?? 1)
    return { module_v: v, string_v, fits: string_v <= (of.limit_v ?? 600) }
  },
  'cold-voc-table': given => {
    const of = z
      .object({ lowest_c: z.union([number, z.array(number)]), voc_v: number.optional(), limit_v: number.optional() })
      .parse(given)
    const factors = [of.lowest_c].flat().map(lowest_c => coldFactor(lowest_c) ?? null)
    const v =
      coldVoc({ ...PANEL, voc: of.voc_v ?? 40 }, { lowest_c: [of.lowest_c].flat()[0] ?? 0, summer_high_c: 30 })?.v ?? 0
    return { factors, factor: factors[0], module_v: v, fits: v <= (of.limit_v ?? 600) }
  },
  'longest-string': given => {
    const of = z
      .object({ voc_v: number, voc_coefficient_pct_per_c: number, lowest_c: number, inverter_max_v: number })
      .parse(given)
    const panel = { ...PANEL, voc: of.voc_v, temp_coeff_voc: of.voc_coefficient_pct_per_c / 100 }
    return {
      most: stringWindow(
        panel,
        { ...INVERTER, max_dc_v: of.inverter_max_v },
        { lowest_c: of.lowest_c, summer_high_c: 30 },
      )?.most,
    }
  },
  'shortest-string': given => {
    const of = z
      .object({
        vmp_v: number,
        power_coefficient_pct_per_c: number,
        high_2pct_c: number,
        rise_c: number,
        mppt_min_v: number,
      })
      .parse(given)
    const site = { lowest_c: 0, summer_high_c: of.high_2pct_c, rise_c: of.rise_c }
    const panel = { ...PANEL, vmp: of.vmp_v, temp_coeff_pmax: of.power_coefficient_pct_per_c / 100 }
    return {
      module_v: hotVmp(panel, site)?.v,
      least: stringWindow(panel, { ...INVERTER, mppt_min_v: of.mppt_min_v }, site)?.least,
    }
  },
  'conductor-corrections': given => {
    const of = z
      .object({
        size: size.optional(),
        ambient_c: number,
        current_carrying: number,
        insulation_c: z.literal(90),
        terminal_c: z.literal(75).optional(),
        required_before_corrections_a: number.optional(),
        maximum_current_a: number.optional(),
        isc_a: number.optional(),
        ocpd: number.nullish(),
      })
      .parse(given)
    const around = {
      ambient_c: of.ambient_c,
      current_carrying: of.current_carrying,
      insulation: of.insulation_c,
      terminal: of.terminal_c ?? 75,
      device_a: of.ocpd ?? null,
    } as const
    const currents = of.isc_a === undefined ? undefined : sourceCurrent(of.isc_a)
    const maximum_a = of.maximum_current_a ?? currents?.maximum_a ?? 0
    const before = of.required_before_corrections_a
    const circuit = { ...around, maximum_a, ...(before === undefined ? {} : { before_corrections_a: before }) }
    const check = of.size ? checkConductor(of.size, circuit) : smallestConductor(circuit)
    return {
      corrected_a: check?.corrected_a,
      terminal_a: check?.terminal_a,
      required_before_corrections_a: check?.before_a,
      ok: check?.faults.length === 0,
      b1_a: currents?.conductor_a,
      b2_a: currents?.maximum_a,
      smallest: check?.size,
    }
  },
  'dc-currents': given => {
    const of = z.object({ isc_a: number.optional(), optimizer_max_output_a: number.optional() }).parse(given)
    const currents =
      of.optimizer_max_output_a === undefined
        ? sourceCurrent(of.isc_a ?? 0)
        : converterCurrent(of.optimizer_max_output_a)
    return { ...currents, smallest_cu_75c: smallestAtTerminal(currents.conductor_a) }
  },
  'fire-pathways': solveFirePathways,
  'grounding-and-conduit': given => {
    const of = z
      .object({
        ocpd_a: number.nullish(),
        isc_a: number.optional(),
        conductors: sizes.optional(),
        egc: size.optional(),
        emt: z.enum(['1/2', '3/4', '1', '1-1/4']).optional(),
      })
      .parse(given)
    const device_a = of.ocpd_a ?? (of.isc_a === undefined ? null : assumedDevice(of.isc_a))
    const contents = [...(of.conductors ?? []), ...(of.egc ? [{ size: of.egc, count: 1 }] : [])]
    const fill = fillOf(contents, of.emt ?? '3/4')
    return {
      assumed_ocpd_a: device_a,
      egc_cu: device_a === null ? null : equipmentGrounding(device_a),
      ...fill,
      ok_half: fillOf(contents, '1/2').ok,
      ok_three_quarter: fillOf(contents, '3/4').ok,
    }
  },
  'microinverter-branches': given => {
    const of = z
      .object({
        maker_continuous_a: number.optional(),
        maker_continuous_w: number.optional(),
        ac_v: number.optional(),
        maker_units_per_branch: number.optional(),
        units: number.optional(),
        units_per_branch: number.optional(),
        branches: z.array(number).optional(),
      })
      .parse(given)
    const by_watts = of.maker_continuous_w === undefined ? null : of.maker_continuous_w / (of.ac_v ?? 240)
    const per = unitsPerBranch(
      { maker_units: of.maker_units_per_branch ?? null, continuous_a: of.maker_continuous_a ?? by_watts },
      20,
    )
    const most = of.units_per_branch ?? 1
    return {
      units: per?.units,
      branches_needed: branchesOf(of.units ?? 1, most).length,
      ok: of.branches?.every(count => count <= most),
      total_a: (of.units ?? 0) * (of.maker_continuous_a ?? 1.21),
    }
  },
  'optimizers-and-storage': given => {
    const of = z
      .object({
        modules: z.union([number, z.array(number)]).optional(),
        module_w: number.optional(),
        least: number.optional(),
        most: number.optional(),
        max_string_w: number.optional(),
        units_kwh: z.array(number).optional(),
        place: z.string().optional(),
      })
      .parse(given)
    if (of.units_kwh) {
      const place = z
        .enum(['attached_garage', 'detached_garage', 'exterior_wall', 'ground', 'utility_space', 'living_space'])
        .parse(PLACES[of.place ?? ''] ?? of.place)
      return judgeStoragePlace(of.units_kwh, place)
    }
    const limits = { least: of.least ?? 8, most: of.most ?? 25, max_string_w: of.max_string_w ?? 5700 }
    const module_w = of.module_w ?? 405
    if (Array.isArray(of.modules))
      return {
        w: of.modules.map(count => count * module_w),
        ok: of.modules.map(count => optimizerStringFits(count, module_w, limits)),
      }
    const lengths = optimizerStrings(of.modules ?? 0, module_w, limits)
    return { strings: lengths?.length, lengths, ok: lengths !== undefined }
  },
  'overcurrent-devices': given => {
    const of = z
      .object({
        continuous_a: number.optional(),
        isc_a: number.optional(),
        module_max_series_fuse_a: number.optional(),
        needed_a: z.array(number).optional(),
      })
      .parse(given)
    if (of.needed_a) return { device_a: of.needed_a.map(standardAtLeast) }
    if (of.isc_a !== undefined) return stringFuse(of.isc_a, of.module_max_series_fuse_a ?? 0)
    return deviceFor(of.continuous_a ?? 0)
  },
  'voltage-drop': given => {
    const of = z
      .object({
        units: number.optional(),
        a_each: number.optional(),
        a: number.optional(),
        size,
        v: number,
        limit_pct: number.optional(),
        one_way_ft: number.optional(),
      })
      .parse(given)
    const amps = of.a ?? (of.units ?? 0) * (of.a_each ?? 0)
    return {
      longest_ft: longestRun(amps, of.size, of.v, of.limit_pct ?? 1),
      drop_pct: voltageDrop(amps, of.one_way_ft ?? 0, of.size, of.v)?.drop_pct,
    }
  },
}

const PLACES: Record<string, string> = {
  'attached garage': 'attached_garage',
  'detached garage': 'detached_garage',
  'exterior wall': 'exterior_wall',
  'outdoors on the ground': 'ground',
  outdoors: 'ground',
  'utility closet': 'utility_space',
  'storage or utility space': 'utility_space',
  bedroom: 'living_space',
}
