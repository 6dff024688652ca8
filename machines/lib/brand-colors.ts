// A company's color in everything a homeowner sees: proposals, signing, applications, reports, emails and documents.
// Any color a company enters is adjusted so text on it or in it is readable.

/** A color as its six hexadecimal digits after a #. */
type Hex = string

/** Text on the brand's color, in both themes. */
export const ON_MAIN: Hex = '#ffffff'
/** Backgrounds of text in the brand's color: web/tokens.css's darkest light and lightest dark surface. */
export const LIGHT_PAGE: Hex = '#fefdfc'
export const DARK_PAGE: Hex = '#24211d'
/** WCAG 2.2, success criterion 1.4.3, for text of any size. */
const LEAST_CONTRAST = 4.5

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

/** The color itself where text in it can be read on this background; otherwise the nearest on its way to black or white that can. */
export function readableOn(background: Hex, color: Hex): Hex {
  const towards = luminance(background) > 0.18 ? 0 : 255
  for (let step = 0; step <= 100; step++) {
    const mixed = channels(color).map(value => Math.round(value + ((towards - value) * step) / 100))
    const hex = `#${mixed.map(value => value.toString(16).padStart(2, '0')).join('')}`
    if (contrastRatio(hex, background) >= LEAST_CONTRAST) return hex
  }
  return towards === 0 ? '#000000' : '#ffffff'
}

type BrandColors = { main: Hex; accent_on_light: Hex; accent_on_dark: Hex }

/** `main` is a background for white text, the others are text colors. */
export const brandColors = (brand_color: Hex): BrandColors => ({
  main: readableOn(ON_MAIN, brand_color),
  accent_on_light: readableOn(LIGHT_PAGE, brand_color),
  accent_on_dark: readableOn(DARK_PAGE, brand_color),
})

/** As web/tokens.css knows them. */
export const brandProperties = (brand_color: Hex): Record<`--${string}`, Hex> => {
  const { main, accent_on_light, accent_on_dark } = brandColors(brand_color)
  return { '--main': main, '--accent-on-light': accent_on_light, '--accent-on-dark': accent_on_dark }
}
