// A group of cells behind one bypass diode, by the one-diode equation (De Soto, Klein & Beckman 2006, Solar Energy 80:78).
// The shunt, whose conductance grows with light, counts only for reverse-biased cells, so voltage follows directly. Currents
// are parts of Isc and voltages parts of Voc, both at standard test conditions: one curve fits all crystalline modules.

/** Medians of 9,755 monocrystalline modules of 350 W and more on the CEC list (SAM, November 2024): a_ref / Voc, R_s * Isc / Voc, R_sh_ref * Isc / Voc. */
const IDEALITY = 0.0373
const SERIES = 0.0537
const SHUNT = 75
/** A conducting bypass diode: half a volt of the 13.7 V that 20 cells have. */
const BYPASS = 0.5 / 13.7
const SATURATION = Math.exp(-1 / IDEALITY)

/** Groups of one string that have the same light; `dark`, `part` and `rest` as `voltageAt` takes them. */
type Level = { dark: number; part: number; rest: number; count: number }
export type Levels = Level[]

/** Voltage of a whole string that carries a current. */
export function voltageOf(levels: Levels, current: number): number {
  let voltage = 0
  for (const { dark, part, rest, count } of levels) voltage += count * voltageAt(current, dark, part, rest)
  return voltage
}

/**
 * Voltage of one group that carries a current: of its cells a part is dark, the rest has more light (1 is 1,000 W/m2). Beyond their
 * own current dark cells leak through their shunt against the voltage of the rest, until the diode conducts.
 */
function voltageAt(current: number, dark: number, part: number, rest: number): number {
  const of_dark =
    current < dark ? IDEALITY * Math.log((dark - current) / SATURATION + 1) : ((dark - current) * SHUNT) / dark
  if (rest <= dark || part >= 1) return current < dark ? Math.max(-BYPASS, of_dark - current * SERIES) : -BYPASS
  if (current >= rest) return -BYPASS
  const of_rest = IDEALITY * Math.log((rest - current) / SATURATION + 1)
  return Math.max(-BYPASS, part * of_dark + (1 - part) * of_rest - current * SERIES)
}

/** Parts of the current the limiting group can carry, one of which is near the most power. */
export const NEAR_MAXIMUM = [0.91, 0.935, 0.955, 0.975, 0.99, 1.03, 1.07] as const

const STEPS = 300
const MOST_LIGHT = 1.5
const maxima = Float64Array.from({ length: STEPS + 1 }, (_, step) => {
  const light = (step * MOST_LIGHT) / STEPS
  let most = 0
  for (let part = 0.8; part < 1; part += 0.001)
    most = Math.max(most, part * light * voltageAt(part * light, light, 1, light))
  return most
})

/** The most power of one group under even light, from a table of 5 W/m2 steps. */
export function mostPower(light: number): number {
  const at = Math.min(STEPS - 1e-9, (light * STEPS) / MOST_LIGHT)
  const below = Math.floor(at)
  const from = maxima[below] ?? 0
  return from + ((maxima[below + 1] ?? from) - from) * (at - below)
}
