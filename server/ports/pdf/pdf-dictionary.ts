// Reads a dictionary of a PDF without believing anything of the rest of it.
import { tooComplex } from './pdf-refusal.ts'

/** By name without its slash; names as values keep theirs, an array is its items with spaces between. */
export type Entries = ReadonlyMap<string, string>

const isSpace = (byte: number) => byte === 32 || (byte >= 9 && byte <= 13) || byte === 0
const isDelimiter = (byte: number) => '()<>[]{}/%'.includes(String.fromCharCode(byte))

/** Reads a dictionary's own level, without nested values (ISO 32000-1, 7.2 and 7.3). */
export class DictionaryReader {
  private at = 0
  private left: number
  private readonly buffer: Buffer
  constructor(buffer: Buffer, most: number) {
    this.buffer = buffer
    this.left = most
  }

  /** Null if there is none. Names are decoded: `#54ype` is `Type`. */
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

  /** '' at the end of the file. Strings are recognized by their bracket alone. */
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
