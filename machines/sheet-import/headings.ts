// Which column of a table is which field, by what its heading is called. Pure.
import { visible } from '../lib/text.ts'

/** 'MailingPostalCode' and 'Mailing postal-code (US)' are both 'mailing postal code'. */
export const plainHeading = (heading: string): string =>
  visible(heading)
    .normalize('NFKC')
    .replaceAll(/(\p{Ll}{2})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replaceAll(/\([^)]*\)/g, ' ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Places of the headings that are called so, the most telling name first. Takes plain headings and plain names. */
export const placesOf = (headings: readonly string[], names: readonly string[]): number[] =>
  names.map(name => headings.indexOf(name)).filter(at => at >= 0)

/** A cell or heading without line breaks, invisible characters, or our own apostrophe before a formula. */
export const tidyCell = (cell = ''): string =>
  visible(cell)
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .replace(/^'(?=[;=+\-@])/, '')

/** A file or source as it is listed. */
export const plainName = (name: string): string =>
  visible(name)
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
