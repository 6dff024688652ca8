// Pure rules of what a homeowner is shown. The browser asks them while colours are chosen, the server before it keeps them.
import { words } from './words.ts'

/** A colour as its six hexadecimal digits after a #. */
type Hex = string

/** What the page writes on the main colour, in both themes. */
export const ON_MAIN: Hex = '#ffffff'
/** What lies behind the accent colour: of the surfaces in web/tokens.css the darkest light and the lightest dark one. */
export const LIGHT_PAGE: Hex = '#fefdfc'
export const DARK_PAGE: Hex = '#24211d'
/** WCAG 2.2, success criterion 1.4.3, for text of any size. */
export const LEAST_CONTRAST = 4.5

const channels = (color: Hex) => [1, 3, 5].map(at => Number.parseInt(color.slice(at, at + 2), 16))

/** Relative luminance, 0 to 1 (WCAG 2.2, definitions). */
function luminance(color: Hex): number {
  const [r = 0, g = 0, b = 0] = channels(color).map(value => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** 1 to 21 (WCAG 2.2, definitions); the same whichever of the two is the text. */
export function contrastRatio(one: Hex, other: Hex): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

/** '3.98 to 1'; never rounded up to a bound it misses. */
export const ratioWords = (ratio: number): string =>
  words.theme.ratio({ ratio: (Math.floor(ratio * 100) / 100).toFixed(2) })

/** What is wrong with a main or an accent colour, or nothing. */
export function colorRefusal(part: 'main' | 'accent', color: Hex): string | undefined {
  const contrast = contrastRatio(color, part === 'main' ? ON_MAIN : LIGHT_PAGE)
  if (contrast >= LEAST_CONTRAST) return undefined
  const values = { ratio: ratioWords(contrast), least: words.theme.ratio({ ratio: LEAST_CONTRAST }) }
  return part === 'main' ? words.theme.main_unreadable(values) : words.theme.accent_unreadable(values)
}

/** The colour itself where text in it can be read on this background; otherwise the nearest on its way to black or white that can. */
export function readableOn(background: Hex, color: Hex): Hex {
  const towards = luminance(background) > 0.18 ? 0 : 255
  for (let step = 0; step <= 100; step++) {
    const mixed = channels(color).map(value => Math.round(value + ((towards - value) * step) / 100))
    const hex = `#${mixed.map(value => value.toString(16).padStart(2, '0')).join('')}`
    if (contrastRatio(hex, background) >= LEAST_CONTRAST) return hex
  }
  return towards === 0 ? '#000000' : '#ffffff'
}
