// Light of the sky on a tilted plane (Perez, Ineichen, Seals, Michalsky & Stewart 1990, Solar Energy 44:271).

/** Rows f11, f12, f13, f21, f22, f23 of the "all sites composite 1990", one for each clearness bin. */
const COEFFICIENTS = [
  [-0.008, 0.588, -0.062, -0.06, 0.072, -0.022],
  [0.13, 0.683, -0.151, -0.019, 0.066, -0.029],
  [0.33, 0.487, -0.221, 0.055, -0.064, -0.026],
  [0.568, 0.187, -0.295, 0.109, -0.152, -0.014],
  [0.873, -0.392, -0.362, 0.226, -0.462, 0.001],
  [1.132, -1.237, -0.412, 0.288, -0.823, 0.056],
  [1.06, -1.6, -0.359, 0.264, -1.127, 0.131],
  [0.678, -0.327, -0.25, 0.156, -1.377, 0.251],
] as const
const BIN_ENDS = [1.065, 1.23, 1.5, 1.95, 2.8, 4.5, 6.2] as const
/** For the zenith in radians. */
const KAPPA = 1.041

/**
 * Brightness of the ring around the sun and of the horizon, as shares of the diffuse light. They depend on the
 * weather and the sun only, so that every plane shares them.
 */
export function perezBrightness(
  dni: number,
  dhi: number,
  zenith_rad: number,
  airmass: number,
  extraterrestrial: number,
): readonly [circumsolar: number, horizon: number] {
  if (dhi <= 0) return [0, 0]
  const cubed = KAPPA * zenith_rad ** 3
  const clearness = ((dhi + dni) / dhi + cubed) / (1 + cubed)
  const bin = BIN_ENDS.findIndex(end => clearness < end)
  const row = COEFFICIENTS[bin < 0 ? 7 : bin] ?? COEFFICIENTS[7]
  const brightness = (dhi * airmass) / extraterrestrial
  return [
    Math.max(0, row[0] + row[1] * brightness + row[2] * zenith_rad),
    row[3] + row[4] * brightness + row[5] * zenith_rad,
  ]
}
