// Where the pixels of a picture are. A pixel's corners are whole numbers: the first one reaches from 0, 0 to 1, 1.
import { unfit } from '../points/unfit.ts'
import { words } from './words.ts'

export type Pair = readonly [number, number]
/** x = a·column + b·row + c, y = d·column + e·row + f. */
export type Affine = { a: number; b: number; c: number; d: number; e: number; f: number }

export const applied = ({ a, b, c, d, e, f }: Affine, [column, row]: Pair): Pair => [
  a * column + b * row + c,
  d * column + e * row + f,
]

export function inverse({ a, b, c, d, e, f }: Affine): Affine {
  const det = a * e - b * d
  return { a: e / det, b: -b / det, c: (b * f - c * e) / det, d: -d / det, e: a / det, f: (c * d - a * f) / det }
}

/** First `inner`, then `outer`. */
export const composed = (outer: Affine, inner: Affine): Affine => ({
  a: outer.a * inner.a + outer.b * inner.d,
  b: outer.a * inner.b + outer.b * inner.e,
  c: outer.a * inner.c + outer.b * inner.f + outer.c,
  d: outer.d * inner.a + outer.e * inner.d,
  e: outer.d * inner.b + outer.e * inner.e,
  f: outer.d * inner.c + outer.e * inner.f + outer.f,
})

/** From centers of pixels, which world files and some GeoTIFFs count from, to their corners. */
export const fromCenters = (one: Affine): Affine => ({
  ...one,
  c: one.c - (one.a + one.b) / 2,
  f: one.f - (one.d + one.e) / 2,
})

/** A world file: six lines of which the last two are the center of the upper left pixel. */
export function worldOf(text: string): Affine {
  const lines = text.trim().split(/\s+/)
  // Some programs write a decimal comma.
  const numbers = lines.map(line => Number(line.replace(',', '.')))
  const [a, d, b, e, c, f] = numbers
  const whole = lines.length === 6 && numbers.every(Number.isFinite)
  if (!whole || a === undefined || b === undefined || c === undefined) throw unfit(words.broken_world)
  if (d === undefined || e === undefined || f === undefined || a * e === b * d) throw unfit(words.broken_world)
  return fromCenters({ a, b, c, d, e, f })
}
