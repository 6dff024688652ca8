// Currents of 690.8, and the device of a circuit.
import { standardAtLeast } from '../code/tables.ts'

/** Sunlight can exceed test conditions, and current flows for more than three hours. */
const FACTOR = 1.25

/** A of a circuit of modules: 1.25 × Isc, and once more for its conductors. */
export const sourceCurrent = (isc_a: number, parallel = 1) => {
  const maximum_a = isc_a * parallel * FACTOR
  return { maximum_a, conductor_a: maximum_a * FACTOR }
}

/** Amperes behind an optimizer or an inverter: its rated continuous output, whatever the module. */
export const converterCurrent = (output_a: number, parallel = 1) => ({
  maximum_a: output_a * parallel,
  conductor_a: output_a * parallel * FACTOR,
})

export const deviceFor = (continuous_a: number) => {
  const needed_a = continuous_a * FACTOR
  return { needed_a, device_a: standardAtLeast(needed_a) }
}

/** A fuse of a string: not above the module's maximum series fuse. */
export function stringFuse(isc_a: number, max_series_fuse_a: number) {
  const { needed_a, device_a } = deviceFor(sourceCurrent(isc_a).maximum_a)
  return { needed_a, device_a, ok: device_a !== null && device_a <= max_series_fuse_a }
}

/** 690.9(A): a fault is fed by the other strings of the input. */
export const needsFuses = (isc_a: number, parallel: number, max_series_fuse_a: number): boolean =>
  (parallel - 1) * sourceCurrent(isc_a).maximum_a > max_series_fuse_a + 1e-9

/** 690.45: where no device protects the circuit, the one 690.9(B) would ask for sizes its equipment grounding conductor. */
export const assumedDevice = (isc_a: number): number | null => deviceFor(sourceCurrent(isc_a).maximum_a).device_a
