// View factors and shading of equal, long rows, in the plane across them, averaged over a row or over the ground
// between two: crossed strings (Hottel), closed forms of the integrals of Mikofski et al. 2019, "Bifacial performance
// modeling in large arrays" (46th IEEE PVSC, doi 10.1109/PVSC40753.2019.8980572). Ends of rows, which see more light,
// are left out: a short array gains more at its rear than this says.

type RowViews = {
  readonly front_sky: number
  readonly front_ground: number
  readonly rear_sky: number
  readonly rear_ground: number
  /** Part of the sky that light reaching the ground below and between the rows comes from. */
  readonly ground_sky: number
}

/** pitch: from row to row over the length of a row along its slope; cos_tilt: of a row to level. */
export function rowViews(cos_tilt: number, pitch: number): RowViews {
  const near = Math.sqrt(Math.max(0, pitch ** 2 - 2 * pitch * cos_tilt + 1))
  const far = Math.sqrt(pitch ** 2 + 2 * pitch * cos_tilt + 1)
  return {
    front_sky: (1 + pitch - near) / 2,
    front_ground: (1 + pitch - far) / 2,
    rear_sky: (1 + pitch - far) / 2,
    rear_ground: (1 + pitch - near) / 2,
    ground_sky: Math.max(0, (near + far) / 2 - 1) / pitch,
  }
}

/** Part of a row's length the row before it shades: sun and row are angles from the zenith in the plane across, radians. */
export function rowShaded(sun: number, row: number, pitch: number, slope = 0): number {
  const wide = Math.abs(Math.cos(sun - row))
  if (wide < 1e-9) return 0
  const apart = (pitch * Math.max(0, Math.cos(sun - slope))) / Math.cos(slope)
  return Math.max(0, 1 - apart / wide)
}

/** Part of the ground the sun reaches between rows. */
export function groundLit(sun: number, row: number, pitch: number): number {
  const high = Math.cos(sun)
  return high <= 1e-9 ? 0 : Math.max(0, 1 - Math.abs(Math.cos(sun - row)) / (pitch * high))
}
