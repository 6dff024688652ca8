// A small PDF can unpack to gigabytes, or name a table of millions of entries that take no bytes at all. The library that reads
// PDFs has no limit of its own, so what it would unpack is measured first, and no more of it than the limit.
import { inflateSync } from 'node:zlib'
import { DictionaryReader, type Entries } from './pdf-dictionary.ts'
import { damaged, tooComplex } from './pdf-refusal.ts'
import { requireTables } from './pdf-tables.ts'

const MB = 1_048_576
/** Limit for data needed to read the document at all: a thousand pages take a tenth of it. */
const TABLES = 8 * MB
const OBJECTS = 64 * MB
/** Of drawing instructions, fonts and the like. Pictures are not unpacked here, and large ones are usual. */
const CONTENTS = 256 * MB
const MOST_OBJECTS = 500_000

/** Throws PdfRefusal for a document whose tables are broken or that cannot be unpacked within the limits. */
export function requireSound(bytes: Uint8Array): void {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  requireTables(buffer)
  const left = { tables: TABLES, objects: OBJECTS, contents: CONTENTS }
  for (const { entries, start } of streamsIn(buffer)) {
    const type = entries.get('Type')
    const widths = entries.get('W')
    if (type === '/XRef' || widths !== undefined) {
      // Rows of zero width: the table could claim any number of them.
      if (numbers(widths).every(width => width === 0)) throw damaged()
      left.tables -= unpacked(buffer, start, entries, left.tables, 'all')
    } else if (type === '/ObjStm') left.objects -= unpacked(buffer, start, entries, left.objects, 'all')
    else if (entries.get('Subtype') !== '/Image')
      left.contents -= unpacked(buffer, start, entries, left.contents, 'plain')
  }
}

const numbers = (text = '') => (text.match(/\d+/g) ?? []).map(Number)
const FLATE = new Set(['/FlateDecode', '/Fl'])

/** How many bytes it unpacks to; throws where those are more than `most`. `all`: where it cannot be measured, it is refused. */
function unpacked(buffer: Buffer, start: number, entries: Entries, most: number, measured: 'all' | 'plain'): number {
  const filters = entries.get('Filter')?.match(/\/[^\s/[\]]+/g) ?? []
  if (filters.length === 0) return 0
  const [only = ''] = filters
  if (filters.length > 1 || !FLATE.has(only)) {
    if (measured === 'all' || filters.filter(name => FLATE.has(name)).length > 1) throw tooComplex()
    return 0
  }
  try {
    return inflateSync(buffer.subarray(start), { maxOutputLength: Math.max(1, most) }).length
  } catch (error) {
    if (error instanceof RangeError) throw tooComplex()
    // Not unpacked here: later readers check their own limits.
    return 0
  }
}

/** Every stream: its dictionary's top-level entries and its start. Anything that looks like an object counts. */
function* streamsIn(buffer: Buffer): Generator<{ entries: Entries; start: number }> {
  // Each begins a reading of its own, so that together they may not read the file over and over.
  const reader = new DictionaryReader(buffer, buffer.length * 4 + MB)
  let count = 0
  for (let at = buffer.indexOf('obj'); at !== -1; at = buffer.indexOf('obj', at + 3)) {
    if (buffer.toString('latin1', at - 3, at) === 'end') continue
    count += 1
    if (count > MOST_OBJECTS) throw tooComplex()
    const entries = reader.read(at + 3)
    if (!entries) continue
    const start = reader.streamStart()
    if (start !== null) yield { entries, start }
  }
}
