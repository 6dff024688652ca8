// Reads a table from any text file: encoding, separator and decimal sign are detected from the file.
import { refuse } from '#machines/lib/refuse.ts'
import { words } from './words.ts'

export type Line = { line: number; cells: string[] }
export type Encoding = 'UTF-8' | 'UTF-16' | 'Windows-1252'
type Table = { lines: Iterable<Line>; decimal_comma: boolean; encoding: Encoding }

/** Enough to see the header and some hundred rows. */
const SAMPLE_CHARACTERS = 65_536
/** Excel's way to name the separator, in a line of its own. */
const STATED = /^sep=([,;\t|])\r?\n/i

/** Lines are numbered like spreadsheet rows: line breaks in quotes start none. `not_a_table`: the error text. */
export function readCsv(bytes: Uint8Array, not_a_table: string = words.file_not_a_table): Table {
  const { text, encoding } = decode(bytes, not_a_table)
  return { ...readCsvText(text), encoding }
}

export function readCsvText(source: string): Omit<Table, 'encoding'> {
  const text = source.replace(/^\uFEFF/, '')
  const [first = '', stated] = STATED.exec(text) ?? []
  const separator = stated ?? separatorOf(text.slice(0, SAMPLE_CHARACTERS))
  // Who separates by semicolons does so because the comma is the decimal sign.
  return { lines: linesOf(text, separator, first.length), decimal_comma: separator === ';' }
}

/** The text of a file, whatever encoding it was saved in. */
function decode(bytes: Uint8Array, not_a_table: string = words.file_not_a_table): { text: string; encoding: Encoding } {
  const wide = wideOf(bytes)
  if (wide) return { text: new TextDecoder(wide).decode(bytes), encoding: 'UTF-16' }
  // A text has no zero bytes; a picture or a program soon has one.
  if (bytes.subarray(0, 4096).includes(0)) throw refuse(415, 'not_a_table', not_a_table)
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' }
  } catch {
    return { text: decodeWindows1252(bytes), encoding: 'Windows-1252' }
  }
}

/** 0x80 to 0x9f of Windows-1252; the five without a character stay control characters, as in the Encoding Standard. */
const HIGH = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** Some releases of Node read Windows-1252 as ISO 8859-1, where a curly apostrophe (0x92) is a control character. */
const decodeWindows1252 = (bytes: Uint8Array): string =>
  new TextDecoder('windows-1252')
    .decode(bytes)
    .replaceAll(/[\u0080-\u009f]/g, sign => HIGH.charAt(sign.charCodeAt(0) - 0x80))

/** By its mark; without one, a text of Latin letters has a zero in every second place and nowhere else. */
function wideOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const sample = bytes.subarray(0, 4096)
  const zeros = [0, 0]
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  const most = sample.length / 2
  if (sample.length < 8) return undefined
  if (even === 0 && odd > most * 0.9) return 'utf-16le'
  return odd === 0 && even > most * 0.9 ? 'utf-16be' : undefined
}

/** The most frequent separator outside quotes. */
function separatorOf(sample: string): string {
  const bare = sample.replaceAll(/"[^"]*"/g, '')
  const counts = [',', ';', '\t', '|'].map(sign => ({ sign, count: bare.split(sign).length }))
  return counts.reduce((most, one) => (one.count > most.count ? one : most)).sign
}

/** Wider than any table people keep; a cell longer than a spreadsheet's holds no figure (Excel's limit). */
const MOST_COLUMNS = 2_000
const MOST_CELL = 32_767
const QUOTE = 34
const CR = 13
const LF = 10

function* linesOf(text: string, separator: string, from: number): Generator<Line> {
  const end = separator.charCodeAt(0)
  let cells: string[] = []
  let at = from
  let line = from === 0 ? 1 : 2
  while (at < text.length) {
    const [cell, next] = text.charCodeAt(at) === QUOTE ? quoted(text, at, end) : bare(text, at, end)
    if (cells.length >= MOST_COLUMNS || cell.length > MOST_CELL) throw tooWide(line)
    cells.push(cell)
    at = next
    const sign = text.charCodeAt(at)
    if (sign === end) {
      at++
      if (at < text.length) continue
      cells.push('')
    }
    if (sign === CR && text.charCodeAt(at + 1) === LF) at++
    if (sign === CR || sign === LF) at++
    yield { line, cells }
    cells = []
    line++
  }
}

const tooWide = (line: number) =>
  refuse(400, 'too_wide', words.line_too_wide({ line, most: MOST_COLUMNS.toLocaleString('en-US') }))

function bare(text: string, from: number, end: number): [string, number] {
  let at = from
  for (; at < text.length; at++) {
    const sign = text.charCodeAt(at)
    if (sign === end || sign === LF || sign === CR) break
  }
  return [text.slice(from, at), at]
}

/**
 * A doubled quote is one; what follows the closing quote belongs to the cell, as spreadsheets have it. A quote that is never closed,
 * or closed on another line in the middle of a cell, is an inch sign or a slip: it would swallow the rows between.
 */
function quoted(text: string, from: number, end: number): [string, number] {
  let cell = ''
  let at = from + 1
  for (;;) {
    const close = text.indexOf('"', at)
    if (close < 0) return bare(text, from, end)
    cell += text.slice(at, close)
    if (text.charCodeAt(close + 1) !== QUOTE) {
      const [rest, next] = bare(text, close + 1, end)
      return rest.trim() !== '' && cell.includes('\n') ? bare(text, from, end) : [cell + rest, next]
    }
    cell += '"'
    at = close + 2
  }
}
