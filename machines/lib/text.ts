// Names and addresses as every page, paper and email writes them.
import type { Schemas } from '#sdk/types.ts'

/** '100 Example Street, Apt 4' */
export const streetLine = ({ line1, line2 }: Pick<Schemas['Address'], 'line1' | 'line2'>) =>
  [line1, line2].filter(Boolean).join(', ')

/** '100 Example Street, Apt 4, Phoenix, AZ'; without the street until it is known. */
export const placeLine = (address: Pick<Schemas['Address'], 'line1' | 'line2' | 'city' | 'state'>) =>
  [streetLine(address), address.city, address.state].filter(Boolean).join(', ')

/** '100 Example Street, Apt 4, Phoenix, AZ 85004' */
export const addressLine = (address: Schemas['Address']) =>
  [streetLine(address), `${address.city}, ${address.state} ${address.postal_code}`.trim()].filter(Boolean).join(', ')

/** 'Sam Sample' */
export const fullName = ({ firstname, lastname }: { firstname: string; lastname: string }) => `${firstname} ${lastname}`

/** 'REC REC400AA' */
export const modelName = ({ manufacturer, model }: { manufacturer: string; model: string }) =>
  `${manufacturer} ${model}`

// Removes invisible characters: zero-width and direction marks, soft hyphens, zeros and unpaired surrogates. Files get
// them from web pages and spreadsheets, and a search would miss "Sample" with one inside.

/** Scripts written with joiners, and emoji built from several. */
const JOINS =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Extended_Pictographic}]\p{Emoji_Modifier}?\ufe0f?[\u200c\u200d](?=[\p{L}\p{M}\p{Extended_Pictographic}])/gu
const UNSEEN = /[\p{Cf}\p{Cs}\0]/gu

export function visible(text: string): string {
  if (text.search(UNSEEN) < 0) return text
  const joiner_positions = new Set([...text.matchAll(JOINS)].map(({ index, 0: pair }) => index + pair.length - 1))
  return text.replaceAll(UNSEEN, (sign, at: number) => (joiner_positions.has(at) ? sign : ''))
}

/** No longer than `most`, and no half of a character at its end, which a database refuses. */
export const cut = (text: string, most: number): string => text.slice(0, most).replace(/[\ud800-\udbff]$/, '')
