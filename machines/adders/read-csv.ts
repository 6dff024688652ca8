// A CSV file's cells (RFC 4180), and what people write into them: money with its signs, percentages, yes and no.
import { words } from './words.ts'

/** More than are ever taken: what comes after is not read. */
const MOST_LINES = 2_000
const MOST_COLUMNS = 200

/** Lines of cells. A byte order mark is dropped; a tab or a semicolon separates where the first line has no comma. */
export function readCsv(text: string): string[][] {
  const source = text.replace(/^\uFEFF/, '')
  const [first = ''] = source.split(/\r?\n/, 1)
  const separator = first.includes(',') ? ',' : first.includes('\t') ? '\t' : first.includes(';') ? ';' : ','
  const lines: string[][] = []
  let line: string[] = []
  let cell = ''
  let quoted = false
  const endCell = () => {
    if (line.length < MOST_COLUMNS) line.push(cell)
    cell = ''
  }
  const endLine = () => {
    endCell()
    if (line.some(one => one.trim() !== '')) lines.push(line)
    line = []
  }
  for (let at = 0; at < source.length && lines.length < MOST_LINES; at++) {
    const char = source.charAt(at)
    if (quoted) {
      if (char !== '"') cell += char
      else if (source.charAt(at + 1) === '"') {
        cell += '"'
        at += 1
      } else quoted = false
    } else if (char === '"' && cell === '') quoted = true
    else if (char === separator) endCell()
    else if (char === '\n') endLine()
    else if (char !== '\r') cell += char
  }
  endLine()
  return lines
}

/** Our own export puts an apostrophe before what a spreadsheet would run. */
export const plainCell = (cell: string) => cell.trim().replace(/^'(?=[=+\-@])/, '')

const GROUPED = /^\d{1,3}(,\d{3})+(\.\d+)?$/
const PLAIN = /^\d*\.?\d+$|^\d+\.$/

export type Read<T> = { value: T } | { fault: string }

/** '$1,250.50' → 1250.5; '(500)' and '-500' are below zero and refused, as is what only looks like a number. */
export function readUsd(cell: string): Read<number> {
  const text = cell
    .replace(/^(US)?\$|USD$/gi, '')
    .replaceAll(/\s/g, '')
    .replace(/^\$/, '')
  if (/^-|^\(.*\)$/.test(text)) return { fault: words.csv.negative_amount({ cell }) }
  if (GROUPED.test(text) || PLAIN.test(text)) return { value: Number(text.replaceAll(',', '')) }
  return { fault: words.csv.bad_amount({ cell }) }
}

/** '5 %' → 0.05, and so is '5'. */
export function readPercent(cell: string): Read<number> {
  const text = cell.replaceAll(/[%\s]/g, '')
  if (!PLAIN.test(text)) return { fault: words.csv.bad_percentage({ cell }) }
  const share = Number((Number(text) / 100).toFixed(8))
  return share > 0 && share <= 1 ? { value: share } : { fault: words.csv.percentage_out_of_range({ cell }) }
}

export function readYes(cell: string): Read<boolean> {
  if (/^(yes|y|true|1|on)$/i.test(cell)) return { value: true }
  if (/^(no|n|false|0|off|)$/i.test(cell)) return { value: false }
  return { fault: words.csv.bad_yes_no({ cell }) }
}
