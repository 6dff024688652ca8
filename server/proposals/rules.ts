// Pure rules of what a homeowner is shown. The browser asks them while colours are chosen, the server before it keeps them.

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
export const ratioWords = (ratio: number): string => `${(Math.floor(ratio * 100) / 100).toFixed(2)} to 1`

/** What is wrong with a main or an accent colour, or nothing. */
export function colorRefusal(part: 'main' | 'accent', color: Hex): string | undefined {
  const ratio = contrastRatio(color, part === 'main' ? ON_MAIN : LIGHT_PAGE)
  if (ratio >= LEAST_CONTRAST) return undefined
  const what = part === 'main' ? 'White text on this color' : 'Text in this color on the page'
  return `${what} has a contrast of ${ratioWords(ratio)} and needs ${LEAST_CONTRAST} to 1 to be read. Choose a darker one.`
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

/** What may stand in braces in a proposal's text: what it is, and a made-up household's value. */
export const VARIABLES = {
  homeowner_firstname: { means: 'First name', sample: 'Sam' },
  homeowner_lastname: { means: 'Last name', sample: 'Sample' },
  address: { means: 'Street', sample: '100 Example Street' },
  city: { means: 'City', sample: 'Phoenix' },
  state: { means: 'State', sample: 'AZ' },
  utility: { means: 'Utility', sample: 'Sample Power' },
  company: { means: 'Your company', sample: 'Sample Solar' },
  rep_name: { means: 'Sales rep', sample: 'Riley Rep' },
  size_kw: { means: 'Size in kW', sample: '7.2' },
  panel_count: { means: 'Number of panels', sample: '18' },
  annual_kwh: { means: 'kWh in a year', sample: '11,980' },
  offset: { means: 'Share of use covered', sample: '94\u00a0%' },
  price: { means: 'Price', sample: '$18,000.00' },
  financing: { means: 'Way to pay', sample: 'Sample loan, 25 years' },
  monthly_payment: { means: 'Monthly payment', sample: '$132.90' },
} as const
export type Variable = keyof typeof VARIABLES
export type Values = Partial<Record<Variable, string>>

const isVariable = (name: string): name is Variable => Object.hasOwn(VARIABLES, name)
const IN_BRACES = /\{([^{}\n]*)\}?/g

/** What is wrong with the first variable that cannot be filled, with its place in the text; or nothing. */
export function variableRefusal(text: string): string | undefined {
  for (const match of text.matchAll(IN_BRACES)) {
    const [found, name = ''] = match
    if (found.endsWith('}') && isVariable(name)) continue
    const before = text.slice(0, match.index).split('\n')
    const line = before.length === 1 ? '' : `Line ${before.length}, character`
    const place = `${line || 'Character'} ${(before.at(-1)?.length ?? 0) + 1}`
    return found.endsWith('}')
      ? `${place}: ${found} is not a variable. Choose one from the list.`
      : `${place}: the brace is not closed.`
  }
  return undefined
}

/** The text with what is known filled in, and which variables still stand in it. Other braces are left as they are. */
export function fillText(text: string, values: Values): { text: string; missing: Variable[] } {
  const missing = new Set<Variable>()
  const filled = text.replaceAll(/\{([a-z_]+)\}/g, (found, name: string) => {
    if (!isVariable(name)) return found
    const value = values[name]
    if (value === undefined) missing.add(name)
    return value ?? found
  })
  return { text: filled, missing: [...missing] }
}

type Text = { financing_type: string; state: string | null }

/** The text of the state, else the one for every state. */
export const fittingText = <T extends Text>(texts: T[], financing_type: string, state: string | undefined) =>
  texts.find(text => text.financing_type === financing_type && text.state !== null && text.state === state) ??
  texts.find(text => text.financing_type === financing_type && text.state === null)
