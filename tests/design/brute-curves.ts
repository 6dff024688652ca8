// Current-voltage curves cell by cell: De Soto's five parameters with shunt and temperature, solved by bisection. Parts of Isc and Voc.
const IDEALITY = 0.0373
const SERIES = 0.0537
const SHUNT = 75
const BYPASS = 0.5 / 13.7
const VOC_PER_K = -0.0027
const STEPS = 800
const MOST_CURRENT = 1.2

/** Voltage by current, 0 to MOST_CURRENT. */
type Curve = Float64Array
/** Closer together in weak light. */
const currentAt = (step: number) => MOST_CURRENT * (step / STEPS) ** 2

const known = new Map<string, Curve>()

/** Light falls by hundredths of a percent of a sun, temperature by degrees: a cell's curve is asked for thousands of times. */
function cellCurve(light: number, cell_c: number): Curve {
  const key = `${light.toFixed(4)} ${Math.round(cell_c)}`
  const found = known.get(key)
  if (found) return found
  const ideality = (IDEALITY * (Math.round(cell_c) + 273.15)) / 298.15
  const saturation = Math.exp(-(1 + VOC_PER_K * (Math.round(cell_c) - 25)) / ideality)
  const made = Float64Array.from({ length: STEPS + 1 }, (_, step) => {
    const current = currentAt(step)
    // The current through the diode and shunt grows with the junction's voltage (De Soto: the shunt's conductance with light).
    const excess = (volts: number) =>
      light - current - saturation * (Math.exp(volts / ideality) - 1) - (volts * light) / SHUNT
    let [low, high] = [-25, 1.2]
    for (let k = 0; k < 40; k++) {
      const middle = (low + high) / 2
      if (excess(middle) > 0) low = middle
      else high = middle
    }
    return low - current * SERIES
  })
  if (known.size > 20_000) known.clear()
  known.set(key, made)
  return made
}

/** Three groups of twenty cells; a group is bypassed where its cells together would take voltage. */
export function moduleCurve(lights: readonly number[], cell_c: number): Curve {
  const curve = new Float64Array(STEPS + 1)
  for (let group = 0; group < 3; group++) {
    const of_group = new Float64Array(STEPS + 1)
    for (const light of lights.slice(group * 20, group * 20 + 20)) {
      const cell = cellCurve(light, cell_c)
      for (let step = 0; step <= STEPS; step++) of_group[step] = (of_group[step] ?? 0) + (cell[step] ?? 0) / 20
    }
    for (let step = 0; step <= STEPS; step++) curve[step] = (curve[step] ?? 0) + Math.max(-BYPASS, of_group[step] ?? 0)
  }
  return curve
}

/** In series. */
export function stringCurve(curves: readonly Curve[]): Curve {
  const all = new Float64Array(STEPS + 1)
  for (const curve of curves)
    for (let step = 0; step <= STEPS; step++) all[step] = (all[step] ?? 0) + (curve[step] ?? 0)
  return all
}

export function mostOf(curve: Curve): number {
  let most = 0
  for (let step = 0; step <= STEPS; step++) most = Math.max(most, currentAt(step) * (curve[step] ?? 0))
  return most
}
