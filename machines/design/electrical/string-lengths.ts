// How long strings may be and must be at a place, and how the modules of a plane divide into them.
import { LIMITS } from './code/limits.ts'
import type { ElectricalInverter, Group, Site } from './electrical.ts'
import { coldVoc, hotVmp } from './electrical-voltages.ts'

/** 690.7: in or on one- and two-family dwellings, in every edition. */
export const DWELLING_V = LIMITS.dwelling_v.by_edition[2023]

export type Window = { readonly least: number; readonly most: number }
/** How the modules of one plane are strung: number of strings of each length. */
export type Stringing = readonly { readonly strings: number; readonly length: number }[]

/** SolarEdge, or any with optimizers in the catalog: an optimizer under each module holds the voltage of the string, whatever its length. */
export const holdsVoltage = ({ manufacturer, mppt_min_v, mppt_max_v, optimizers_least }: ElectricalInverter) =>
  optimizers_least != null ||
  /^solar ?edge/i.test(manufacturer) ||
  (mppt_min_v !== null && mppt_max_v !== null && mppt_max_v - mppt_min_v < 20)

/**
 * The shortest and longest string of a panel on an inverter; undefined where a figure is missing. The code's limit holds where the
 * inverter's own isn't known.
 */
export function stringWindow(panel: Group['panel'], inverter: ElectricalInverter, site: Site): Window | undefined {
  const cold = coldVoc(panel, site)
  const hot = hotVmp(panel, site)
  if (!cold || !hot || inverter.mppt_min_v === null) return undefined
  const most_v = Math.min(inverter.max_dc_v ?? DWELLING_V, panel.max_system_v ?? DWELLING_V, DWELLING_V)
  return { least: Math.ceil(inverter.mppt_min_v / hot.v - 1e-9), most: Math.floor(most_v / cold.v + 1e-9) }
}

/** Fewest strings within the window, as even as can be; undefined where there is no way. */
export function stringsOf(count: number, { least, most }: Window): Stringing | undefined {
  for (let strings = Math.ceil(count / most); strings * least <= count; strings++) {
    const short = Math.floor(count / strings)
    const long = count % strings
    if (short < least || (long > 0 ? short + 1 : short) > most) continue
    return [
      ...(long > 0 ? [{ strings: long, length: short + 1 }] : []),
      ...(strings - long > 0 ? [{ strings: strings - long, length: short }] : []),
    ]
  }
  return undefined
}
