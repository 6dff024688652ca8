// How much of the light the cover glass lets through at an angle, against straight on: Fresnel reflection at an
// antireflective film and at the glass, absorption in the glass (De Soto, Klein & Beckman 2006, Solar Energy 80:78;
// film after King et al. 2004).

const GLASS = 1.526
const FILM = 1.3
/** Extinction (1/m) times thickness (m). */
const ABSORPTION = 4 * 0.002

/** Share of the beam that enters, 1 straight on, 0 from 90 deg. */
export function beamModifier(cos_aoi: number): number {
  if (cos_aoi <= 0) return 0
  const c1 = Math.min(1, cos_aoi)
  const sin2 = 1 - c1 * c1
  const c2 = Math.sqrt(1 - sin2 / (FILM * FILM))
  const c3 = Math.sqrt(1 - sin2 / (GLASS * GLASS))
  const s = through(mirror(c1, FILM * c2), mirror(FILM * c2, GLASS * c3))
  const p = through(mirror(FILM * c1, c2), mirror(GLASS * c2, FILM * c3))
  return ((s + p) * 0.5 * Math.exp(-ABSORPTION / c3)) / STRAIGHT_ON
}

/** Share of light reflected where two media meet. */
const mirror = (a: number, b: number) => ((a - b) / (a + b)) ** 2

/** Through two surfaces, including reflections between them. */
const through = (first: number, second: number) => ((1 - first) * (1 - second)) / (1 - first * second)

const STRAIGHT_ON = through(mirror(1, FILM), mirror(FILM, GLASS)) * Math.exp(-ABSORPTION)
