// A module's voltage in the cold and in the heat of its place.
import { modelName } from '../../lib/text.ts'
import { words } from '../words.ts'
import type { ElectricalPanel, Site } from './electrical.ts'

/** Cells of roof-mounted modules under full sun above the air: NOCT 49 C of PVWatts version 8, at 1,000 instead of 800 W/m2. */
const RISE_C = ((49 - 20) / 800) * 1000

/** NEC table 690.7(A), crystalline silicon: down to this temperature of the air, so many times the rated voltage. */
const TABLE_690_7 = [
  [20, 1.02],
  [15, 1.04],
  [10, 1.06],
  [5, 1.08],
  [0, 1.1],
  [-5, 1.12],
  [-10, 1.14],
  [-15, 1.16],
  [-20, 1.18],
  [-25, 1.2],
  [-30, 1.21],
  [-35, 1.23],
  [-40, 1.25],
] as const

/** The table is for crystalline silicon; a technology that isn't recognized may be another. */
const isCrystalline = (technology: string): boolean =>
  /(?:mono|poly|multi|perc|topcon|hjt|hetero|ibc|crystal|c-si|n-type|p-type|hit)/i.test(technology) &&
  !/(?:thin|cdte|cigs|amorphous|a-si)/i.test(technology)

/** Table 690.7(A); undefined below its last row, −40 °C. Rows are whole degrees: between two, the colder one. */
export const coldFactor = (lowest_c: number): number | undefined =>
  lowest_c >= 25 ? 1 : TABLE_690_7.find(([from]) => lowest_c >= from)?.[1]

type Voltage = { readonly v: number; readonly formula: string }

/**
 * Open-circuit V of one module in the coldest hour: by the maker's coefficient (690.7(A)(1)), else by the table
 * (690.7(A)(2)). Undefined where the panel's Voc or the place's weather is not known, and where neither rule applies: colder than
 * the table, or cells other than crystalline silicon, without a coefficient.
 */
export function coldVoc(panel: ElectricalPanel, site: Site): Voltage | undefined {
  const { voc, temp_coeff_voc: coeff } = panel
  if (voc === null || !site) return undefined
  const { lowest_c } = site
  if (coeff !== null) {
    const v = voc * (1 + coeff * (lowest_c - 25))
    const formula = `${fixed(voc)} V × (1 ${signed(coeff * 100)}%/°C × (${fixed(lowest_c)} °C − 25 °C)) = ${fixed(v)} V`
    return { v, formula }
  }
  const factor = isCrystalline(panel.technology) ? coldFactor(lowest_c) : undefined
  if (factor === undefined) return undefined
  const v = voc * factor
  const formula = words.electrical.table_formula({ voc: fixed(voc), factor, temperature: fixed(lowest_c), v: fixed(v) })
  return { v, formula }
}

/**
 * V at most power of one module on a hot summer day. Vmp falls about as fast as power does, a little slower: its own
 * coefficient is on no list, so this errs towards a string that is too short.
 */
export function hotVmp(panel: ElectricalPanel, site: Site): Voltage | undefined {
  const { vmp, temp_coeff_pmax: coeff } = panel
  if (vmp === null || !site) return undefined
  const rise_c = site.rise_c ?? RISE_C
  const cell_c = site.summer_high_c + rise_c
  const v = vmp * (1 + coeff * (cell_c - 25))
  const formula = `${fixed(vmp)} V × (1 ${signed(coeff * 100)}%/°C × (${fixed(site.summer_high_c)} °C + ${fixed(rise_c)} °C − 25 °C)) = ${fixed(v)} V`
  return { v, formula }
}

export const fixed = (value: number, digits = 1) => Number(value.toFixed(digits)).toString().replace('-', '−')

const signed = (percent: number) => `${percent < 0 ? '−' : '+'} ${fixed(Math.abs(percent), 3)}`

/** The keys of a finding's `lacks`. */
export const lackingFor = (panel: ElectricalPanel, site: Site, wanted: 'voc' | 'vmp'): string[] => [
  ...(panel[wanted] === null
    ? [words.electrical.lacks.value({ value: wanted === 'voc' ? 'Voc' : 'Vmp', model: modelName(panel) })]
    : []),
  ...(wanted === 'voc' && site && panel.temp_coeff_voc === null && panel.voc !== null && !coldVoc(panel, site)
    ? [words.electrical.lacks.coefficient({ model: modelName(panel) })]
    : []),
  ...(site ? [] : [words.electrical.lacks.weather]),
]
