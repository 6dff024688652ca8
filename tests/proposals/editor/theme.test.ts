// Colours a homeowner can read, by the formulas of WCAG 2.2.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  colorRefusal,
  contrastRatio,
  DARK_PAGE,
  LIGHT_PAGE,
  ON_MAIN,
  ratioWords,
  readableOn,
} from '#machines/proposals/rules.ts'

const color = fc.integer({ min: 0, max: 0xffffff }).map(value => `#${value.toString(16).padStart(6, '0')}`)

describe('the contrast of two colours', () => {
  it('is what others compute', () => {
    // Black on white by definition; the greys are WebAIM's example of a pass and a miss.
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 10)
    expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
    expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
    expect(contrastRatio('#ff0000', '#ffffff')).toBeCloseTo(4.0, 2)
  })
  it('is the same both ways, from 1 to 21', () => {
    fc.assert(
      fc.property(color, color, (one, other) => {
        const ratio = contrastRatio(one, other)
        expect(ratio).toBe(contrastRatio(other, one))
        expect(ratio).toBeGreaterThanOrEqual(1)
        expect(ratio).toBeLessThanOrEqual(21)
      }),
    )
  })
  it('is never written as one it misses', () => expect(ratioWords(4.4999)).toBe('4.49 to 1'))
})

describe('a colour', () => {
  it('is refused with its ratio when text could not be read', () => {
    expect(colorRefusal('main', '#777777')).toBe(
      'White text on this color has a contrast of 4.47 to 1; readable text needs 4.5 to 1. Choose a darker color.',
    )
    expect(colorRefusal('accent', '#ffcc00')).toContain('1.48 to 1')
    expect(colorRefusal('main', '#767676')).toBeUndefined()
  })
  it('made readable is, on every page, and is left alone where it was', () => {
    fc.assert(
      fc.property(color, fc.constantFrom(LIGHT_PAGE, DARK_PAGE, ON_MAIN), (one, background) => {
        const readable = readableOn(background, one)
        expect(contrastRatio(readable, background)).toBeGreaterThanOrEqual(4.5)
        if (contrastRatio(one, background) >= 4.5) expect(readable).toBe(one)
      }),
    )
  })
})
