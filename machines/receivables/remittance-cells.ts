// Days and amounts as they stand in remittances of US lenders. Pure; null for what cannot be read.

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** '11/19/2026', '11-19-26', '2026-11-19T00:00', 'Nov 19, 2026', '19-Nov-2026' → YYYY-MM-DD. The month comes first, as in the US. */
export function dayOf(cell: string): string | null {
  const text = cell.trim()
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/.exec(text)
  if (iso) return real(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const us = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?:[ ,].*)?$/.exec(text)
  if (us) return real(year(us[3]), Number(us[1]), Number(us[2]))
  const worded =
    /^(?:([a-z]{3})[a-z]*\.? (\d{1,2}),? (\d{4}))$|^(?:(\d{1,2})[- ]([a-z]{3})[a-z]*[- ](\d{4}|\d{2}))$/i.exec(text)
  if (!worded) return null
  const month = MONTHS.indexOf((worded[1] ?? worded[5] ?? '').toLowerCase()) + 1
  return real(year(worded[3] ?? worded[6]), month, Number(worded[2] ?? worded[4]))
}

const year = (digits = '') => (digits.length === 2 ? 2000 : 0) + Number(digits)

function real(year: number, month: number, day: number): string | null {
  const at = new Date(Date.UTC(year, month - 1, day))
  const same = at.getUTCFullYear() === year && at.getUTCMonth() === month - 1 && at.getUTCDate() === day
  return same && year >= 2000 && year < 2100 ? at.toISOString().slice(0, 10) : null
}

/** '$1,234.50' is 123450 cents; '(120.00)', '-120' and '120.00-' are money taken back. Never more than cents, never rounded. */
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

/** A comma parts thousands and nothing else: '12,34' is a slip, not twelve. */
const thousandsOut = (digits: string) =>
  /^(\d{1,3}(,\d{3})+|\d*)(\.\d*)?$/.test(digits) ? digits.replaceAll(',', '') : null
