// Microinverters on a branch and optimizers on a string, by their makers' limits.

import { CONTINUOUS } from '../code/limits.ts'

const EPSILON = 1e-9

/**
 * Units on a branch: the maker's count where it is known, as list watts give one too few; else 80% of the device by the maker's
 * continuous current. Null if neither is known.
 */
export function unitsPerBranch(
  { maker_units, continuous_a }: { maker_units: number | null; continuous_a: number | null },
  device_a: number,
): { units: number; by: 'maker' | 'current' } | null {
  if (maker_units !== null) return { units: maker_units, by: 'maker' }
  if (continuous_a === null) return null
  return { units: Math.floor(device_a / (CONTINUOUS * continuous_a) + EPSILON), by: 'current' }
}

/** As even as can be, the longer first. */
function evenly(count: number, parts: number): number[] {
  const short = Math.floor(count / parts)
  return Array.from({ length: parts }, (_, index) => short + (index < count % parts ? 1 : 0))
}

export const branchesOf = (units: number, per_branch: number): number[] =>
  per_branch < 1 ? [] : evenly(units, Math.ceil(units / per_branch))

export type OptimizerLimits = {
  readonly least: number
  readonly most: number
  readonly max_string_w: number
}

export const optimizerStringFits = (modules: number, module_w: number, limits: OptimizerLimits): boolean =>
  modules >= limits.least && modules <= limits.most && modules * module_w <= limits.max_string_w + EPSILON

/** The fewest strings that hold the modules; undefined if none do. */
export function optimizerStrings(modules: number, module_w: number, limits: OptimizerLimits): number[] | undefined {
  if (modules < limits.least || limits.least < 1) return undefined
  for (let strings = 1; strings * limits.least <= modules; strings++) {
    const lengths = evenly(modules, strings)
    if (lengths.every(length => optimizerStringFits(length, module_w, limits))) return lengths
  }
  return undefined
}
