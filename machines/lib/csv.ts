// CSV as RFC 4180 has it. A text that begins like a formula gets an apostrophe before it, so that a spreadsheet shows it
// instead of running it (OWASP, CSV injection). So does what follows a semicolon, tab or line end within a text: a spreadsheet of
// another locale splits there and ignores quotes that began before.
const BEGINS = /^(?=[\t\r]| *[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/
const FOLLOWS = /[;\t\r\n](?= *[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g
/** Stays a number. */
const NUMBER = /^-?\d+(\.\d+)?$/

const cell = (value: string | number) => {
  if (typeof value === 'number') return String(value)
  const safe = NUMBER.test(value) ? value : value.replace(FOLLOWS, "$&'").replace(BEGINS, "'")
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A byte order mark first, for spreadsheets that would guess another encoding. */
export const csv = (header: string[], rows: (string | number)[][]): string =>
  `\uFEFF${[header, ...rows].map(row => row.map(cell).join(',')).join('\r\n')}\r\n`
