// Amounts as US lenders write them in remittances. Pure; null for what cannot be read.

/**
 * '$1,234.50' is 123450 cents; '(120.00)', '-120' and '120.00-' are reversals. More than two decimals are refused, never rounded.
 */
export function centsOf(cell: string, decimal_comma = false): number | null {
  const text = cell.replaceAll(/[\s$]|USD/gi, '').replace('\u2212', '-')
  const shape = /^(\()?(-|\+)?([\d.,]+)(-)?(\))?$/.exec(text)
  if (!shape) return null
  const [, opens, sign, digits = '', after, closes] = shape
  if ((opens === undefined) !== (closes === undefined)) return null
  const plain = decimal_comma ? digits.replaceAll('.', '').replace(',', '.') : thousandsOut(digits)
  const parts = plain === null ? null : /^(\d{0,10})(?:\.(\d{0,2})0*)?$/.exec(plain)
  if (!parts || (parts[1] ?? '') + (parts[2] ?? '') === '') return null
  const cents = Number(parts[1] || 0) * 100 + Number((parts[2] ?? '').padEnd(2, '0'))
  const negative = [opens, sign === '-' ? sign : undefined, after].filter(Boolean).length
  if (negative > 1) return null
  return negative === 1 && cents > 0 ? -cents : cents
}

/** A comma separates thousands only: '12,34' is a typo, not twelve. */
const thousandsOut = (digits: string) =>
  /^(\d{1,3}(,\d{3})+|\d*)(\.\d*)?$/.test(digits) ? digits.replaceAll(',', '') : null
