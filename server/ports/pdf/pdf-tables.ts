// The cross-reference tables of a PDF (ISO 32000-1, 7.5.4 to 7.5.8). The PDF library never returns from a table without an end, so
// the rows are counted first.
import { DictionaryReader } from './pdf-dictionary.ts'
import { damaged } from './pdf-refusal.ts'

const TAIL = 2048
const MOST_ROWS = 500_000
/** Each save of a document may add one. */
const MOST_TABLES = 500
const SECTION = /\s*(\d{1,10})[ \t]+(\d{1,10})[ \t]*(?:\r\n|\n|\r)?\s*/y
const ROW = /\d{10} +\d{5} +[nf][ \t]*(?:\r\n|\n|\r|)/y
const OBJECT = /\s*\d{1,10}\s+\d{1,5}\s+obj/y

/** Throws PdfRefusal where one is missing, cut off or longer than it can be. */
export function requireTables(buffer: Buffer): void {
  const tail = buffer.toString('latin1', Math.max(0, buffer.length - TAIL))
  const [, last] = /^startxref\s+(\d{1,10})\s/.exec(tail.slice(tail.lastIndexOf('startxref'))) ?? []
  if (last === undefined) throw damaged()
  const open = [Number(last)]
  const seen = new Set<number>()
  for (let offset = open.shift(); offset !== undefined; offset = open.shift()) {
    if (seen.has(offset)) continue
    seen.add(offset)
    if (offset >= buffer.length || seen.size > MOST_TABLES) throw damaged()
    open.push(...tableAt(buffer, offset))
  }
}

/** Offsets of the tables linked from it. */
function tableAt(buffer: Buffer, offset: number): number[] {
  const reader = new DictionaryReader(buffer, buffer.length)
  const begin = buffer.toString('latin1', offset, offset + 40)
  const entries = /^\s*xref/.test(begin)
    ? reader.read(endOfRows(buffer, offset + begin.indexOf('xref') + 4))
    : reader.read(offset + endOf(OBJECT, begin))
  if (!entries) throw damaged()
  return ['Prev', 'XRefStm'].flatMap(key => {
    const value = entries.get(key)
    if (value === undefined) return []
    if (!/^\d{1,10}$/.test(value)) throw damaged()
    return [Number(value)]
  })
}

/** Behind the word `trailer`. */
function endOfRows(buffer: Buffer, from: number): number {
  let at = from
  let rows = 0
  for (;;) {
    const text = buffer.toString('latin1', at, at + 64)
    const trailer = /^\s*trailer/.exec(text)
    if (trailer) return at + trailer[0].length
    SECTION.lastIndex = 0
    const [head = '', , count = ''] = SECTION.exec(text) ?? []
    rows += Number(count)
    if (head === '' || rows > MOST_ROWS) throw damaged()
    at += head.length
    const body = buffer.toString('latin1', at, at + Number(count) * 24)
    let end = 0
    for (let row = 0; row < Number(count); row += 1) end += endOf(ROW, body, end)
    at += end
  }
}

/** Length of the match there; throws if there is none. */
function endOf(pattern: RegExp, text: string, from = 0): number {
  pattern.lastIndex = from
  const [found] = pattern.exec(text) ?? []
  if (found === undefined) throw damaged()
  return found.length
}
