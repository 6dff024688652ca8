// Figures as people and programs write them in a cell.

const BARE = /^-?\d+(?:\.\d+)?$/
const FIGURE = /^[-+(−]?\s*(?:\d[\d.,\s]*|[.,]\d+)(?:e[-+]?\d+)?\s*\)?\s*(?:[kM]?Wh?)?$/i

/** NaN if the cell has no number. `decimal_comma` is true if the table writes 0,25. */
export function cellNumber(text: string, decimal_comma: boolean): number {
  if (BARE.test(text) && !(decimal_comma && /^-?\d{1,3}\.\d{3}$/.test(text))) return Number(text)
  if (!FIGURE.test(text)) return Number.NaN
  const negative = /^[-(−]/.test(text)
  const digits = text.replaceAll(/[-+(−)\s]|(?:[kM]?Wh?)$/gi, '')
  const exponent = /e[-+]?\d+$/i.exec(text)
  if (exponent) return Number(text.replaceAll(/\s/g, ''))
  const value = Number(withPoint(digits, decimal_comma))
  return negative ? -value : value
}

/** Of two signs the last one is the decimal sign; a comma alone is one unless it parts thousands. */
function withPoint(digits: string, decimal_comma: boolean): string {
  const [point, comma] = [digits.lastIndexOf('.'), digits.lastIndexOf(',')]
  if (comma < 0) return decimal_comma && /^\d{1,3}(?:\.\d{3})+$/.test(digits) ? digits.replaceAll('.', '') : digits
  if (comma < point) return digits.replaceAll(',', '')
  const parts_thousands = /^[1-9]\d{0,2}(?:,\d{3})+$/.test(digits) && !decimal_comma
  return parts_thousands ? digits.replaceAll(',', '') : digits.replaceAll('.', '').replace(',', '.')
}
