// Parses dates in tables. Pure; null if not a date.

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
  if (!worded) return momentOfSerial(text)?.slice(0, 10) ?? null
  const month = MONTHS.indexOf((worded[1] ?? worded[5] ?? '').toLowerCase()) + 1
  return real(year(worded[3] ?? worded[6]), month, Number(worded[2] ?? worded[4]))
}

const year = (digits = '') => (digits.length === 2 ? 2000 : 0) + Number(digits)

function real(year: number, month: number, day: number): string | null {
  const at = new Date(Date.UTC(year, month - 1, day))
  const same = at.getUTCFullYear() === year && at.getUTCMonth() === month - 1 && at.getUTCDate() === day
  return same && isNear(year) ? at.toISOString().slice(0, 10) : null
}

const isNear = (year: number) => year >= 2000 && year < 2100

/** Spreadsheets count days from the last of 1899, with a leap day in 1900 that didn't exist. */
const EXCEL_DAY_ZERO = Date.UTC(1899, 11, 30)

/** '46357.604167' → YYYY-MM-DDTHH:MM as the spreadsheet shows it. */
export function momentOfSerial(text: string): string | null {
  if (!/^\d{5}(?:\.\d+)?$/.test(text)) return null
  const at = new Date(EXCEL_DAY_ZERO + Math.round(Number(text) * 1_440) * 60_000)
  return isNear(at.getUTCFullYear()) ? at.toISOString().slice(0, 16) : null
}
