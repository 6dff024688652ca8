// Colours of solar access. Cividis (Nuñez, Anderton & Renslow 2018, PLoS ONE 13:e0199239): evenly brighter from little
// light to full, and the same to whoever cannot tell red from green.
const STOPS = [
  [0, 32, 77],
  [49, 68, 107],
  [102, 105, 112],
  [149, 143, 120],
  [203, 186, 105],
  [255, 234, 70],
] as const
/** Where the scale begins; what has less light looks the same. */
export const DARKEST = 0.6

/** Red, green and blue, 0 to 255. */
export function accessRgb(share: number): [number, number, number] {
  const along = (Math.min(Math.max((share - DARKEST) / (1 - DARKEST), 0), 1) || 0) * (STOPS.length - 1)
  const index = Math.min(Math.floor(along), STOPS.length - 2)
  const [from, to] = [STOPS[index] ?? STOPS[0], STOPS[index + 1] ?? STOPS[5]]
  const mix = (a: number, b: number) => Math.round(a + (b - a) * (along - index))
  return [mix(from[0], to[0]), mix(from[1], to[1]), mix(from[2], to[2])]
}

export const accessColor = (share: number) => `rgb(${accessRgb(share).join(' ')})`

export const ACCESS_GRADIENT = `linear-gradient(to right, ${STOPS.map(stop => `rgb(${stop.join(' ')})`).join(', ')})`
