// PDF values (ISO 32000-2, 7.3), parsed strictly from bytes, with their positions. Pure. Anything two readers could
// read differently (a duplicate key, a comment between objects) throws a PdfFault.
export class PdfFault extends Error {}

export type PdfValue =
  | { kind: 'null' }
  | { kind: 'boolean'; value: boolean }
  | { kind: 'number'; value: number; whole: boolean }
  | { kind: 'name'; name: string }
  | { kind: 'string'; bytes: Uint8Array; hex: boolean; start: number; end: number }
  | { kind: 'array'; items: PdfValue[] }
  | PdfDict
  | PdfRef
  | { kind: 'word'; word: string }
export type PdfDict = { kind: 'dict'; entries: Map<string, PdfValue> }
export type PdfRef = { kind: 'ref'; number: number; generation: number }

const DEEPEST = 60
const [LESS, GREATER, SLASH, OPEN, CLOSE, HASH, BACKSLASH, PERCENT] = [0x3c, 0x3e, 0x2f, 0x28, 0x29, 0x23, 0x5c, 0x25]
const [BRACKET_OPEN, BRACKET_CLOSE] = [0x5b, 0x5d]

const isSpace = (byte: number | undefined) =>
  byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09 || byte === 0x0c || byte === 0x00
const DELIMITERS = new Set([...'()<>[]{}/%'].map(sign => sign.charCodeAt(0)))
const isRegular = (byte: number | undefined) => byte !== undefined && !isSpace(byte) && !DELIMITERS.has(byte)
const ESCAPES: Record<string, number> = { n: 10, r: 13, t: 9, b: 8, f: 12, '(': 40, ')': 41, '\\': 92 }

export class PdfReader {
  readonly bytes: Uint8Array
  at: number
  constructor(bytes: Uint8Array, at = 0) {
    this.bytes = bytes
    this.at = at
  }

  get atEnd() {
    return this.at >= this.bytes.length
  }

  skipSpace() {
    while (isSpace(this.bytes[this.at])) this.at++
  }

  /** The bytes to the end of the line, which is passed over. */
  line(): string {
    const start = this.at
    while (!this.atEnd && this.bytes[this.at] !== 10 && this.bytes[this.at] !== 13) this.at++
    const line = latin1(this.bytes.subarray(start, this.at))
    if (this.bytes[this.at] === 13) this.at++
    if (this.bytes[this.at] === 10) this.at++
    return line
  }

  /** Skips these letters if they come next, and returns true. */
  take(text: string): boolean {
    for (let index = 0; index < text.length; index++) {
      if (this.bytes[this.at + index] !== text.charCodeAt(index)) return false
    }
    this.at += text.length
    return true
  }

  expect(text: string) {
    this.skipSpace()
    if (!this.take(text)) throw new PdfFault(`No ${text} at ${this.at}`)
  }

  /** A whole number of decimal digits. */
  count(): number {
    this.skipSpace()
    const start = this.at
    while (isDigit(this.bytes[this.at])) this.at++
    if (this.at === start || this.at - start > 10) throw new PdfFault(`No number at ${start}`)
    return Number(latin1(this.bytes.subarray(start, this.at)))
  }

  value(depth = 0): PdfValue {
    if (depth > DEEPEST) throw new PdfFault('Too deep')
    this.skipSpace()
    const byte = this.bytes[this.at]
    if (byte === undefined || byte === PERCENT) throw new PdfFault(`No value at ${this.at}`)
    if (byte === SLASH) return { kind: 'name', name: this.name() }
    if (byte === OPEN) return this.string()
    if (byte === BRACKET_OPEN) return this.array(depth)
    if (byte === LESS) return this.bytes[this.at + 1] === LESS ? this.dict(depth) : this.hexString()
    const start = this.at
    while (isRegular(this.bytes[this.at])) this.at++
    if (this.at === start) throw new PdfFault(`Unexpected sign at ${start}`)
    return this.number(latin1(this.bytes.subarray(start, this.at)))
  }

  private number(word: string): PdfValue {
    if (word === 'true' || word === 'false') return { kind: 'boolean', value: word === 'true' }
    if (word === 'null') return { kind: 'null' }
    if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(word)) return { kind: 'word', word }
    const whole = /^\d{1,10}$/.test(word)
    return (whole && this.reference(Number(word))) || { kind: 'number', value: Number(word), whole }
  }

  /** `12 0 R`, which begins like a number. */
  private reference(number: number): PdfRef | null {
    const before = this.at
    this.skipSpace()
    if (isDigit(this.bytes[this.at])) {
      const generation = this.count()
      this.skipSpace()
      if (this.bytes[this.at] === 0x52 && !isRegular(this.bytes[this.at + 1])) {
        this.at++
        return { kind: 'ref', number, generation }
      }
    }
    this.at = before
    return null
  }

  private name(): string {
    this.at++
    let name = ''
    for (; isRegular(this.bytes[this.at]); this.at++) {
      const byte = this.bytes[this.at] ?? 0
      if (byte !== HASH) name += String.fromCharCode(byte)
      else {
        name += String.fromCharCode(hexPair(this.bytes, this.at + 1))
        this.at += 2
      }
    }
    return name
  }

  private array(depth: number): PdfValue {
    this.at++
    const items: PdfValue[] = []
    for (;;) {
      this.skipSpace()
      if (this.bytes[this.at] === BRACKET_CLOSE) break
      items.push(this.value(depth + 1))
    }
    this.at++
    return { kind: 'array', items }
  }

  private dict(depth: number): PdfDict {
    this.at += 2
    const entries = new Map<string, PdfValue>()
    for (;;) {
      this.skipSpace()
      if (this.take('>>')) return { kind: 'dict', entries }
      if (this.bytes[this.at] !== SLASH) throw new PdfFault(`No key at ${this.at}`)
      const key = this.name()
      if (entries.has(key)) throw new PdfFault(`The key ${key} twice at ${this.at}`)
      entries.set(key, this.value(depth + 1))
    }
  }

  private hexString(): PdfValue {
    const start = this.at++
    const digits: number[] = []
    for (; this.bytes[this.at] !== GREATER; this.at++) {
      const byte = this.bytes[this.at]
      if (byte === undefined) throw new PdfFault(`An open string at ${start}`)
      if (!isSpace(byte)) digits.push(hexDigit(byte))
    }
    this.at++
    const bytes = new Uint8Array(Math.ceil(digits.length / 2))
    for (let index = 0; index < bytes.length; index++)
      bytes[index] = (digits[index * 2] ?? 0) * 16 + (digits[index * 2 + 1] ?? 0)
    return { kind: 'string', bytes, hex: true, start, end: this.at }
  }

  private string(): PdfValue {
    const start = this.at++
    const bytes: number[] = []
    for (let open = 1; ; this.at++) {
      const byte = this.bytes[this.at]
      if (byte === undefined) throw new PdfFault(`An open string at ${start}`)
      if (byte === OPEN) open++
      if (byte === CLOSE && --open === 0) break
      if (byte === BACKSLASH) this.escape(bytes)
      else bytes.push(byte)
    }
    this.at++
    return { kind: 'string', bytes: Uint8Array.from(bytes), hex: false, start, end: this.at }
  }

  /** After a backslash: a letter, up to three octal digits, or a line break to skip. */
  private escape(into: number[]) {
    const sign = String.fromCharCode(this.bytes[++this.at] ?? 0)
    const [octal] = /^[0-7]{1,3}/.exec(latin1(this.bytes.subarray(this.at, this.at + 3))) ?? []
    const escaped = ESCAPES[sign]
    if (octal) {
      into.push(Number.parseInt(octal, 8) & 0xff)
      this.at += octal.length - 1
    } else if (escaped !== undefined) into.push(escaped)
    else if (sign === '\r') this.at += this.bytes[this.at + 1] === 10 ? 1 : 0
    else if (sign !== '\n') into.push(sign.charCodeAt(0))
  }
}

const isDigit = (byte: number | undefined) => byte !== undefined && byte >= 0x30 && byte <= 0x39

const NO_DIGIT = 0xff
const HEX_DIGITS = new Uint8Array(256).fill(NO_DIGIT)
for (const digit of '0123456789abcdefABCDEF') HEX_DIGITS[digit.charCodeAt(0)] = Number.parseInt(digit, 16)

function hexDigit(byte: number): number {
  const value = HEX_DIGITS[byte] ?? NO_DIGIT
  if (value === NO_DIGIT) throw new PdfFault('Not a hexadecimal digit')
  return value
}

const hexPair = (bytes: Uint8Array, at: number) => hexDigit(bytes[at] ?? 0) * 16 + hexDigit(bytes[at + 1] ?? 0)

/** One letter a byte. */
export function latin1(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return text
}

export const entry = (value: PdfValue | undefined, key: string): PdfValue | undefined =>
  value?.kind === 'dict' ? value.entries.get(key) : undefined

export const isName = (value: PdfValue | undefined, name: string) => value?.kind === 'name' && value.name === name

export const wholeNumber = (value: PdfValue | undefined): number | null =>
  value?.kind === 'number' && value.whole ? value.value : null

/** Every value within this one, itself first. */
export function* within(value: PdfValue): Generator<PdfValue> {
  yield value
  const inner = value.kind === 'array' ? value.items : value.kind === 'dict' ? value.entries.values() : []
  for (const one of inner) yield* within(one)
}

/** A text string: UTF-16 or UTF-8 with its mark, else PDFDocEncoding, of which Latin-1 is what we write. */
export function textOf(value: PdfValue | undefined): string | null {
  if (value?.kind !== 'string') return null
  const [first, second, third] = value.bytes
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(value.bytes.subarray(2))
  if (first === 0xef && second === 0xbb && third === 0xbf) return new TextDecoder().decode(value.bytes.subarray(3))
  return latin1(value.bytes)
}
