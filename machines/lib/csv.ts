// CSV as RFC 4180 has it. A text that begins like a formula gets an apostrophe before it, so that a spreadsheet shows it
// instead of running it (OWASP, CSV injection).
const FORMULA = /^[=+\-@\t\r]/

const cell = (value: string | number) => {
  if (typeof value === 'number') return String(value)
  const safe = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A byte order mark first, for spreadsheets that would guess another encoding. */
export const csv = (header: string[], rows: (string | number)[][]): string =>
  `\uFEFF${[header, ...rows].map(row => row.map(cell).join(',')).join('\r\n')}\r\n`
