// Compatibility of panels and inverters by the National Electrical Code (NFPA 70: 690.7 voltages, 690.8 currents).
// Pure; shared by server and forms. A design aid, not a licensed engineer's work.
import type { Schemas } from '#sdk/types.ts'
import { temperature } from '../../lib/temperature.ts'
import { words } from '../words.ts'
import { judgeMicros } from './electrical-micro.ts'
import { judgeStrings } from './electrical-strings.ts'

export type Finding = Schemas['ElectricalFinding']
export type Site =
  | (Pick<Schemas['SiteTemperatures'], 'lowest_c' | 'summer_high_c'> & {
      margin_c?: number
      /** Cells above the air in full sun, where the mounting is known. */
      rise_c?: number
    })
  | null
export type ElectricalPanel = Pick<
  Schemas['Panel'],
  | 'id'
  | 'manufacturer'
  | 'model'
  | 'power_w'
  | 'voc'
  | 'vmp'
  | 'isc'
  | 'imp'
  | 'temp_coeff_voc'
  | 'temp_coeff_pmax'
  | 'technology'
  | 'max_series_fuse_a'
  | 'max_system_v'
>
export type ElectricalInverter = Pick<
  Schemas['Inverter'],
  | 'id'
  | 'manufacturer'
  | 'model'
  | 'type'
  | 'ac_power_w'
  | 'max_dc_w'
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
>
/** Modules of one panel on one plane. */
export type Group = { readonly name: string; readonly panel: ElectricalPanel; readonly count: number }
export type Machines = { readonly inverter: ElectricalInverter; readonly count: number }
export type ElectricalDesign = { groups: readonly Group[]; machines: readonly Machines[]; site: Site }

/** Errors first. Empty while there are no modules or no inverters. */
export function electricalFindings({ groups, machines, site }: ElectricalDesign): Finding[] {
  if (groups.length === 0 || machines.length === 0) return []
  const findings = findingsAt(groups, machines, site)
  const order = { error: 0, warning: 1, ok: 2 }
  return [...findings, ...colderNights(findings, { groups, machines, site })].sort(
    (a, b) => order[a.severity] - order[b.severity],
  )
}

/** Where nights may be colder than the place the temperature is from: what would fail in one of them. */
function colderNights(findings: readonly Finding[], { groups, machines, site }: ElectricalDesign): Finding[] {
  if (!site?.margin_c) return []
  const lowest_c = site.lowest_c - site.margin_c
  const failed = (some: readonly Finding[]) => some.filter(({ severity }) => severity === 'error').length
  if (failed(findingsAt(groups, machines, { ...site, lowest_c })) <= failed(findings)) return []
  return [
    {
      severity: 'warning',
      about: words.electrical.colder_about,
      sentence: words.electrical.colder({ lowest: temperature(lowest_c) }),
      formula: null,
      lacks: [],
    },
  ]
}

function findingsAt(groups: readonly Group[], machines: readonly Machines[], site: Site): Finding[] {
  const micros = machines.filter(({ inverter }) => inverter.type === 'micro')
  const strings = machines.filter(({ inverter }) => inverter.type === 'string')
  return [
    ratioOf(groups, machines),
    ...(micros.length > 0 && strings.length > 0 ? [bothKinds()] : []),
    ...(strings.length === 0 ? judgeMicros(groups, micros, site) : []),
    ...(micros.length === 0 ? judgeStrings(groups, strings, site) : []),
  ]
}

const bothKinds = (): Finding => ({
  severity: 'warning',
  about: words.electrical.mixed_about,
  sentence: words.electrical.mixed,
  formula: null,
  lacks: [],
})

/** Below 0.9 inverters are paid for that never work fully; above 1.5 much of a summer noon is cut off. */
function ratioOf(groups: readonly Group[], machines: readonly Machines[]): Finding {
  const dc_kw = groups.reduce((sum, { panel, count }) => sum + panel.power_w * count, 0) / 1000
  const ac_kw = machines.reduce((sum, { inverter, count }) => sum + inverter.ac_power_w * count, 0) / 1000
  const ratio = dc_kw / ac_kw
  const said = ratio.toFixed(2)
  const level = ratio > 1.5 ? 'high' : ratio < 0.9 ? 'low' : 'usual'
  return {
    severity: level === 'usual' ? 'ok' : 'warning',
    about: words.electrical.ratio_about,
    sentence: words.electrical.ratio({ level, ratio: said }),
    formula: `${dc_kw.toFixed(2)} kW ÷ ${ac_kw.toFixed(2)} kW = ${said}`,
    lacks: [],
  }
}
