// A small PDF can unpack to gigabytes, or name a table of millions of entries that take no bytes at all. The library that reads
// PDFs has no limit of its own, so what it would unpack is measured first, and no more of it than the limit.
import { inflateSync } from 'node:zlib'
import { damaged, tooComplex } from './pdf-refusal.ts'

const MB = 1_048_576
/** Of what is unpacked to read the document at all: a thousand pages take a tenth of it. */
const TABLES = 8 * MB
const OBJECTS = 64 * MB
/** Of drawing instructions, fonts and the like. Pictures are not unpacked here, and large ones are usual. */
const CONTENTS = 256 * MB
const MOST_OBJECTS = 500_000

/** Throws PdfRefusal for a document that cannot be unpacked within the limits. */
export function requireSound(bytes: Uint8Array): void {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const left = { tables: TABLES, objects: OBJECTS, contents: CONTENTS }
  for (const { entries, start } of streamsIn(buffer)) {
    const type = entries.get('Type')
    const widths = entries.get('W')
    if (type === '/XRef' || widths !== undefined) {
      // Rows of no width: the table says as many as it likes.
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
    // Not to be unpacked: whoever needs it will say so.
    return 0
  }
}

type Entries = ReadonlyMap<string, string>

/** Every stream: what its dictionary says at its top, and where its bytes begin. Whatever looks like an object counts as one. */
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

const isSpace = (byte: number) => byte === 32 || (byte >= 9 && byte <= 13) || byte === 0
const isDelimiter = (byte: number) => '()<>[]{}/%'.includes(String.fromCharCode(byte))

/** Reads a dictionary as far as its own level goes (ISO 32000-1, 7.2 and 7.3). */
class DictionaryReader {
  private at = 0
  private left: number
  private readonly buffer: Buffer
  constructor(buffer: Buffer, most: number) {
    this.buffer = buffer
    this.left = most
  }

  /** Null where none stands there. Names are written out: `#54ype` is `Type`. */
  read(from: number): Entries | null {
    const before = from
    this.at = from
    const entries = this.dictionary()
    this.left -= this.at - before
    if (this.left < 0) throw tooComplex()
    return entries
  }

  /** Right after a dictionary: where the bytes of its stream begin. */
  streamStart(): number | null {
    if (this.token() !== 'stream') return null
    if (this.buffer[this.at] === 13) this.at += 1
    return this.buffer[this.at] === 10 ? this.at + 1 : this.at
  }

  private dictionary(): Entries | null {
    if (this.token() !== '<<') return null
    const entries = new Map<string, string>()
    let depth = 1
    let key: string | undefined
    for (let token = this.token(); token !== ''; token = this.token()) {
      if (token === '<<') depth += 1
      if (token === '>>') depth -= 1
      if (depth === 0) return entries
      if (depth > 1) key = undefined
      else if (key !== undefined) {
        entries.set(key, token === '[' ? this.array() : token)
        key = undefined
      } else if (token.startsWith('/')) key = token.slice(1)
    }
    return null
  }

  private array(): string {
    const items: string[] = []
    for (let token = this.token(); token !== ']' && token !== ''; token = this.token()) items.push(token)
    return items.join(' ')
  }

  /** '' at the end of the file. Strings are told by their bracket alone. */
  private token(): string {
    const { buffer } = this
    let byte = buffer[this.at]
    for (; byte !== undefined; byte = buffer[this.at]) {
      if (byte === 37) while (this.at < buffer.length && buffer[this.at] !== 10 && buffer[this.at] !== 13) this.at += 1
      else if (isSpace(byte)) this.at += 1
      else break
    }
    if (byte === undefined) return ''
    const first = String.fromCharCode(byte)
    const begin = this.at
    this.at += 1
    if (first === '(') return this.string()
    if ((first === '<' || first === '>') && buffer[this.at] === byte) {
      this.at += 1
      return first + first
    }
    if (first === '<') {
      while (this.at < buffer.length && buffer[this.at] !== 62) this.at += 1
      this.at += 1
      return '('
    }
    if (first !== '/' && isDelimiter(byte)) return first
    for (let next = buffer[this.at]; next !== undefined && !isSpace(next) && !isDelimiter(next); next = buffer[this.at])
      this.at += 1
    const word = buffer.toString('latin1', begin, this.at)
    return word.replaceAll(/#([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  }

  private string(): '(' {
    for (let depth = 1; depth > 0 && this.at < this.buffer.length; this.at += 1) {
      const byte = this.buffer[this.at]
      if (byte === 92) this.at += 1
      else if (byte === 40) depth += 1
      else if (byte === 41) depth -= 1
    }
    return '('
  }
}
