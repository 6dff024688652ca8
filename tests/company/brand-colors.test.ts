// Colors a homeowner can read, by the formulas of WCAG 2.2.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brandColors, contrastRatio, DARK_PAGE, LIGHT_PAGE, ON_MAIN, readableOn } from '#machines/lib/brand-colors.ts'

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
})

describe('a colour', () => {
  it('of a company can be read wherever its pages use it', () => {
    fc.assert(
      fc.property(color, one => {
        const { main, accent_on_light, accent_on_dark } = brandColors(one)
        expect(contrastRatio(main, ON_MAIN)).toBeGreaterThanOrEqual(4.5)
        expect(contrastRatio(accent_on_light, LIGHT_PAGE)).toBeGreaterThanOrEqual(4.5)
        expect(contrastRatio(accent_on_dark, DARK_PAGE)).toBeGreaterThanOrEqual(4.5)
      }),
    )
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
