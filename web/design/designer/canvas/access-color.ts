// Colours of solar access. Cividis (Nuñez, Anderton & Renslow 2018, PLoS ONE 13:e0199239): brightness rises evenly with
// light, and it works for color-blind users.
const STOPS = [
  [0, 32, 77],
  [49, 68, 107],
  [102, 105, 112],
  [149, 143, 120],
  [203, 186, 105],
  [255, 234, 70],
] as const
type Rgb = [red: number, green: number, blue: number]

/** Where the scale begins at the lowest, and how little of it there is at the least: one percent is no difference to paint. */
const DARKEST = 0.4
const LEAST_SPAN = 0.1
const STEP = 0.05
/** One panel in fifty, behind a chimney, may lie below the scale. */
const BELOW = 0.02

/** Where the scale begins for this light: a round figure just below all but the darkest of it. What is darker looks the same. */
export function accessFrom(shares: readonly number[]): number {
  if (shares.length === 0) return 1 - LEAST_SPAN
  const sorted = [...shares].sort((a, b) => a - b)
  const low = sorted[Math.floor(sorted.length * BELOW)] ?? 1
  const round = Math.floor(low / STEP + 1e-9) * STEP
  return Math.min(Math.max(Math.round(round * 100) / 100, DARKEST), 1 - LEAST_SPAN)
}

/** Red, green and blue, 0 to 255, on a scale from this share to all light. */
export function accessRgb(share: number, from: number): Rgb {
  const along = (Math.min(Math.max((share - from) / (1 - from), 0), 1) || 0) * (STOPS.length - 1)
  const index = Math.min(Math.floor(along), STOPS.length - 2)
  const [a, b] = [STOPS[index] ?? STOPS[0], STOPS[index + 1] ?? STOPS[5]]
  return mixed(a, b, along - index)
}

const PAPER: Readonly<Rgb> = [238, 236, 230]
/** Share of the color scale on the bare roof, so that panels, at full color, are more prominent. */
const ROOF_KEEPS = 0.4

/** The bare roof's colour: the scale's, pale. */
export const roofRgb = (share: number, from: number): Rgb => mixed(PAPER, accessRgb(share, from), ROOF_KEEPS)

/** Around every panel that wears a colour of the scale. */
export const PANEL_EDGE: Readonly<Rgb> = [18, 22, 31]

const mixed = (a: Readonly<Rgb>, b: Readonly<Rgb>, share: number): Rgb => {
  const mix = (index: 0 | 1 | 2) => Math.round(a[index] + (b[index] - a[index]) * share)
  return [mix(0), mix(1), mix(2)]
}

export const accessColor = (share: number, from: number) => `rgb(${accessRgb(share, from).join(' ')})`
export const PANEL_EDGE_COLOR = `rgb(${PANEL_EDGE.join(' ')})`

export const ACCESS_GRADIENT = `linear-gradient(to right, ${STOPS.map(stop => `rgb(${stop.join(' ')})`).join(', ')})`
