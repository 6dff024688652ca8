/** Points of [azimuth, elevation], degrees. Linear between them and around north. */
export type Horizon = readonly (readonly [azimuth_deg: number, elevation_deg: number])[]

/** Elevation of the horizon at an azimuth; below everything where there are no points. */
export function horizonElevation(horizon: Horizon): (azimuth_deg: number) => number {
  const points = [...horizon].sort(([a], [b]) => a - b)
  const first = points[0]
  const last = points[points.length - 1]
  if (!first || !last) return () => -90
  const around = [[last[0] - 360, last[1]], ...points, [first[0] + 360, first[1]]] as const
  // Sampled each tenth of a degree: read thousands of times a year, and no survey is finer.
  const table = Float64Array.from({ length: 3600 }, (_, index) => {
    const azimuth = index / 10
    const after = around.findIndex(([at]) => at >= azimuth)
    const right = around[after] ?? last
    const left = around[after - 1] ?? right
    const width = right[0] - left[0]
    return width > 0 ? left[1] + ((right[1] - left[1]) * (azimuth - left[0])) / width : right[1]
  })
  return azimuth_deg => table[Math.round((((azimuth_deg % 360) + 360) % 360) * 10) % 3600] ?? 0
}
