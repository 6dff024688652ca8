// Power of modules in series under uneven light. A group of cells with less light than the others is bypassed or limits
// their current, whichever leaves more (Deline et al. 2013, Solar Energy 96:274, and MacAlpine & Deline 2015,
// NREL/CP-5J00-64570, count the same bypassed groups). Inverters are assumed to find the highest of several maxima.
import { type Levels, NEAR_MAXIMUM, voltageOf } from './one-diode.ts'

/** Levels whose light differs by less are one. */
const ALIKE = 0.008

export function addGroup(levels: Levels, dark: number, part: number, rest: number, times = 1): void {
  for (const level of levels) {
    if (Math.abs(level.dark - dark) > level.dark * ALIKE) continue
    const count = level.count + times
    const weight = times / count
    level.dark += (dark - level.dark) * weight
    level.part += (part - level.part) * weight
    level.rest += (rest - level.rest) * weight
    level.count = count
    return
  }
  levels.push({ dark, part, rest, count: times })
}

/** The most power of a string by itself, in groups of cells at full light times Voc times Isc. */
function seriesPower(levels: Levels): number {
  let most = 0
  for (const { dark } of promising(levels))
    for (const part of NEAR_MAXIMUM) {
      const current = part * dark
      most = Math.max(most, current * voltageOf(levels, current))
    }
  return most
}

/** Levels that may have the highest maximum: current times groups that can carry it is within a sixth. */
function promising(levels: Levels): Levels {
  const estimates = levels.map(({ dark }) => {
    let carrying = 0
    for (const level of levels) if (level.dark >= dark) carrying += level.count
    return dark * carrying
  })
  const most = Math.max(...estimates)
  return levels.filter((_, index) => (estimates[index] ?? 0) > most * 0.83)
}

/** The most power of strings side by side on one input, which holds all at one voltage. */
export function parallelPower(strings: readonly Levels[]): number {
  const [only, ...others] = strings
  if (!only) return 0
  if (others.length === 0) return seriesPower(only)
  const curves = strings.map(curveOf)
  let most = 0
  for (const curve of curves)
    for (const { voltage } of curve) {
      if (voltage <= 0) continue
      let current = 0
      for (const one of curves) current += currentAt(one, voltage)
      most = Math.max(most, voltage * current)
    }
  return most
}

type Curve = readonly { readonly voltage: number; readonly current: number }[]
const ALONG = [0, 0.5, 0.8, 0.86, ...NEAR_MAXIMUM] as const

/** From open circuit, the highest voltage, to short circuit. */
function curveOf(levels: Levels): Curve {
  return levels
    .flatMap(({ dark }) => ALONG.map(part => part * dark))
    .sort((one, other) => one - other)
    .map(current => ({ current, voltage: voltageOf(levels, current) }))
}

/** No reverse current: a string with a lower open-circuit voltage gives none. */
function currentAt(curve: Curve, voltage: number): number {
  for (let at = 1; at < curve.length; at++) {
    const from = curve[at - 1]
    const to = curve[at]
    if (!from || !to || to.voltage > voltage) continue
    if (from.voltage < voltage) return 0
    const span = from.voltage - to.voltage
    return span > 0 ? from.current + ((to.current - from.current) * (from.voltage - voltage)) / span : from.current
  }
  return curve[curve.length - 1]?.current ?? 0
}
