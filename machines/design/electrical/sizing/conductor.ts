// Conductors of a circuit: both tests of 690.8(B), the terminals' column, and whether a device may protect them.
import { CONTINUOUS, type Code, limitOf } from '../code/limits.ts'
import {
  ambientFactor,
  ampacity,
  bundlingFactor,
  type Column,
  type Material,
  SIZES,
  type Size,
  smallConductorLimit,
  standardAtLeast,
} from '../code/tables.ts'

/** Added to the air where a raceway in the sun is close to the roof (60 °F). */
const ROOFTOP_C = 33
const EPSILON = 1e-9

type Surroundings = {
  readonly ambient_c: number
  readonly current_carrying: number
  readonly insulation?: Column
  readonly terminal?: Column
  readonly material?: Material
  readonly raceway_in?: number
}
type Circuit = Surroundings & {
  /** 690.8(A): the current the circuit carries at most. */
  readonly maximum_a: number
  /** 1.25 × the maximum, where it isn't given. */
  readonly before_corrections_a?: number
  /** Null if no device protects it. */
  readonly device_a: number | null
}

/** Air around a raceway on a roof: hotter only if it is in the sun and closer than the edition's threshold. XHHW-2 is exempt. */
export const racewayAir = (
  air_c: number,
  { above_roof_in, in_sun, insulation = 'THWN-2' }: { above_roof_in: number; in_sun: boolean; insulation?: string },
  code: Code,
): number =>
  in_sun && above_roof_in < limitOf('rooftop_in', code) && insulation !== 'XHHW-2' ? air_c + ROOFTOP_C : air_c

/** A after the corrections of air and neighbors; null where the insulation isn't rated for the air. */
function correctedAmpacity(
  size: Size,
  { ambient_c, current_carrying, insulation = 90, material = 'cu', raceway_in }: Surroundings,
): number | null {
  const base = ampacity(size, insulation, material)
  const factor = ambientFactor(ambient_c, insulation)
  return base === null || factor === null ? null : base * factor * bundlingFactor(current_carrying, raceway_in)
}

type ConductorCheck = {
  readonly size: Size
  readonly corrected_a: number | null
  readonly terminal_a: number | null
  readonly before_a: number
  /** What failed; empty if the conductor fits. */
  readonly faults: readonly ('corrected' | 'terminal' | 'small_conductor' | 'device')[]
}

export function checkConductor(size: Size, circuit: Circuit): ConductorCheck {
  const { maximum_a, device_a, material = 'cu', terminal = 75 } = circuit
  const before_a = circuit.before_corrections_a ?? maximum_a * CONTINUOUS
  const corrected_a = correctedAmpacity(size, circuit)
  const terminal_a = ampacity(size, terminal, material)
  const fits = (a: number | null, needed: number) => a !== null && a >= needed - EPSILON
  const small_a = smallConductorLimit(size, material)
  const carries_a = Math.min(corrected_a ?? 0, terminal_a ?? 0)
  const faults = [
    ...(fits(corrected_a, maximum_a) ? [] : ['corrected' as const]),
    ...(fits(terminal_a, before_a) ? [] : ['terminal' as const]),
    ...(device_a !== null && small_a !== null && device_a > small_a ? ['small_conductor' as const] : []),
    // 240.4(B): up to the next standard rating.
    ...(device_a !== null && device_a > (standardAtLeast(carries_a) ?? 0) ? ['device' as const] : []),
  ]
  return { size, corrected_a, terminal_a, before_a, faults }
}

/** The smallest that fits, from 14 AWG or a given size up; undefined beyond 4/0. */
export function smallestConductor(circuit: Circuit, from: Size = '14'): ConductorCheck | undefined {
  return SIZES.slice(SIZES.indexOf(from))
    .map(size => checkConductor(size, circuit))
    .find(({ faults }) => faults.length === 0)
}

/** By the terminals alone. */
export const smallestAtTerminal = (
  needed_a: number,
  column: Column = 75,
  material: Material = 'cu',
): Size | undefined => SIZES.find(size => (ampacity(size, column, material) ?? 0) >= needed_a - EPSILON)
