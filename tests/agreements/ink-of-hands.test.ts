// Signatures before they are a picture: strokes, photographed ink, letters and initials of names; and lists of names.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listed } from '#machines/words/listed.ts'
import { inHand, initialsOf, isRightToLeft } from '#web/agreements/signing/ink/handwriting.ts'
import { type Dot, inkOf } from '#web/agreements/signing/ink/pen.ts'
import { boundsOf, inkFromPhoto, type Pixels } from '#web/agreements/signing/ink/photo-ink.ts'

const dot = fc.record({
  x: fc.double({ min: 0, max: 1, noNaN: true }),
  y: fc.double({ min: 0, max: 1, noNaN: true }),
  at: fc.integer({ min: 0, max: 5_000 }),
  pressure: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
})

describe('a stroke', () => {
  it('is ink without a gap, as wide as a pen is, from its first point to its last', () => {
    fc.assert(
      fc.property(fc.array(dot, { minLength: 2, maxLength: 12 }), stroke => {
        const spots = inkOf(stroke)
        const radii = spots.map(({ radius }) => radius)
        expect(Math.min(...radii)).toBeGreaterThan(0.002)
        expect(Math.max(...radii)).toBeLessThanOrEqual(0.0075)
        const last = stroke.at(-1)
        expect(spots.at(-1)).toMatchObject({ x: last?.x, y: last?.y })
      }),
      { numRuns: 25 },
    )
    const slow: Dot[] = Array.from({ length: 30 }, (_, at) => ({ x: at / 60, y: 0.2, at: at * 16, pressure: null }))
    const gaps = inkOf(slow).map((spot, at, all) => spot.x - (all[at - 1]?.x ?? spot.x))
    expect(Math.max(...gaps)).toBeLessThan(0.0025)
  })

  it('is wider where a pen presses or a finger lingers; a tap is a dot', () => {
    const line = (pressure: number | null, every_ms: number) =>
      inkOf([0, 1, 2, 3, 4, 5].map(at => ({ x: at / 10, y: 0, at: at * every_ms, pressure }))).at(-1)?.radius ?? 0
    expect(line(0.9, 16)).toBeGreaterThan(line(0.2, 16))
    expect(line(null, 200)).toBeGreaterThan(line(null, 8))
    expect(inkOf([{ x: 0.5, y: 0.5, at: 0, pressure: null }])).toHaveLength(1)
  })
})

/** Paper in uneven light, and a line across its middle where there is one. */
function photo(with_ink: boolean): Pixels {
  const [width, height] = [300, 120]
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const paper = 235 - (x / width) * 110
      const inked = with_ink && Math.abs(y - 60) < 3 && x > 40 && x < 260
      data.set(inked ? [30, 40, 70, 255] : [paper, paper, paper - 8, 255], (y * width + x) * 4)
    }
  return { data, width, height }
}

describe('a photographed signature', () => {
  it('keeps its ink and loses its paper, also in the shade', () => {
    const ink = inkFromPhoto(photo(true))
    expect(ink && boundsOf(ink)).toEqual({ x: 41, y: 58, width: 219, height: 5 })
    expect(ink?.data[(60 * 300 + 250) * 4 + 3]).toBe(255)
    expect(ink?.data[(20 * 300 + 280) * 4 + 3]).toBe(0)
  })

  it('is none where there is only paper', () => expect(inkFromPhoto(photo(false))).toBeNull())
})

describe('a name', () => {
  it('is written by the handwriting only where that has all of its letters', () => {
    for (const name of ["Zoë O'Brien-Núñez", 'Nguyễn Thị Hằng', 'Łukasz Żółć', 'José']) expect(inHand(name)).toBe(true)
    for (const name of ['محمد علي', 'Иван', '王小明', 'Sam ☀️', 'Αλέξης']) expect(inHand(name)).toBe(false)
    expect([isRightToLeft('محمد علي'), isRightToLeft('Sam')]).toEqual([true, false])
  })

  it('gives its initials, whatever it is made of', () => {
    expect(['María de la Cruz', 'sam sample', '王小明', 'José', '☀️ Sun', ''].map(initialsOf)).toEqual([
      'MC',
      'SS',
      '王',
      'J',
      'S',
      '',
    ])
  })
})

it('names are listed as each language does', () => {
  expect(listed(['Ann', 'Bob', 'Cy'], 'es')).toBe('Ann, Bob y Cy')
  expect(listed(['Ann', 'Bob'], 'en')).toBe('Ann and Bob')
})
