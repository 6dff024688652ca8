// Parses cells: numbers in American and other formats, dollars, percentages; with the reason if one can't be read.
import { tidy } from './rules.ts'
import { words } from './words.ts'

/** Why a row is skipped, in words for the person who chose the file. */
export class RowFault extends Error {
  /** Evaluated for each language it is stored in. */
  readonly say: () => string
  constructor(say: () => string) {
    super(say())
    this.say = say
  }
}

const NOTHING = /^(?:|-|–|n\/?a|none|null|no information submitted|not applicable|tbd)$/i

/** Blank for the placeholders lists use for unknown values. */
export function textOf(cell: string | undefined): string {
  const text = tidy(cell ?? '')
  return NOTHING.test(text) ? '' : text
}

/** Formulas are rejected: a spreadsheet would run them when the list is exported again. */
export function requireNoFormula(text: string, heading: string) {
  if (/^[=@]/.test(text)) throw new RowFault(() => words.row.formula({ heading }))
}

/** '1,627' is 1627 in a list with decimal points, 1.627 in one with decimal commas; '$1,234.50' is 1234.5 in both. */
export function numberOf(cell: string | undefined, heading: string, decimal_comma: boolean): number | null {
  const text = textOf(cell)
  if (text === '') return null
  requireNoFormula(text, heading)
  const plain = text.replaceAll(/^(?:USD|US\$|\$|€)|[$€%\s']/g, '')
  const value = Number(decimalPoint(plain, decimal_comma))
  if (plain === '' || !Number.isFinite(value) || /[a-z]/i.test(plain.replace(/e[+-]?\d+$/i, '')))
    throw new RowFault(() => words.row.not_a_number({ heading, text: text.slice(0, 40) }))
  return value
}

function decimalPoint(text: string, decimal_comma: boolean): string {
  const [comma, point] = [text.lastIndexOf(','), text.lastIndexOf('.')]
  if (comma >= 0 && point >= 0)
    return comma > point ? text.replaceAll('.', '').replace(',', '.') : text.replaceAll(',', '')
  if (comma < 0) return text
  const thousands = /^[-+]?\d{1,3}(?:,\d{3})+$/.test(text)
  return thousands && !decimal_comma ? text.replaceAll(',', '') : text.replace(',', '.')
}

/** Free of what binary fractions add: 45.09 % is 0.4509, not 0.45090000000000004. */
export const rounded = (value: number, digits: number): number => Number(value.toFixed(digits))
/** A percentage as a share. */
export const shareOf = (percent: number | null): number | null => (percent === null ? null : rounded(percent / 100, 7))
