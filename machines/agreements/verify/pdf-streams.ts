// Decodes PDF streams with what Node and browsers provide: flate and the PNG predictors. Pure.
import type { Entry, PdfObject, Revision } from './pdf-file.ts'
import { entry, isName, type PdfDict, PdfFault, PdfReader, type PdfValue, wholeNumber } from './pdf-values.ts'

const MOST_BYTES = 64_000_000

/** Throws PdfFault for a filter other than flate, and for what unpacks to more than 64 MB. */
export async function inflated({ value, stream }: Pick<PdfObject, 'value' | 'stream'>): Promise<Uint8Array> {
  if (!stream) throw new PdfFault('No stream')
  const filter = single(entry(value, 'Filter'))
  if (!filter) return stream
  if (!isName(filter, 'FlateDecode')) throw new PdfFault('A stream packed in another way')
  const bytes = await unpacked(stream)
  const parameters = single(entry(value, 'DecodeParms'))
  const predictor = wholeNumber(entry(parameters, 'Predictor')) ?? 1
  if (predictor === 1) return bytes
  const columns = wholeNumber(entry(parameters, 'Columns')) ?? 1
  const plain = ['Colors', 'BitsPerComponent'].every(key => !entry(parameters, key) || isDefault(key, parameters))
  if (predictor < 10 || !plain) throw new PdfFault('A stream foretold in another way')
  return unpredicted(bytes, columns)
}

const isDefault = (key: string, parameters: PdfValue | undefined) =>
  wholeNumber(entry(parameters, key)) === (key === 'Colors' ? 1 : 8)

const single = (value: PdfValue | undefined) =>
  value?.kind === 'array' && value.items.length <= 1 ? value.items[0] : value

async function unpacked(packed: Uint8Array): Promise<Uint8Array> {
  const source = new Blob([Uint8Array.from(packed)]).stream().pipeThrough(new DecompressionStream('deflate'))
  const pieces: Uint8Array[] = []
  let length = 0
  const reader = source.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      pieces.push(value)
      length += value.length
      if (length > MOST_BYTES) throw new PdfFault('A stream that holds too much')
    }
  } catch (error) {
    await reader.cancel().catch(() => undefined)
    throw error instanceof PdfFault ? error : new PdfFault('A stream that cannot be unpacked')
  }
  const bytes = new Uint8Array(length)
  let at = 0
  for (const piece of pieces) {
    bytes.set(piece, at)
    at += piece.length
  }
  return bytes
}

/** PNG's filters over bytes (RFC 2083, 6), a row its filter and `columns` bytes. */
function unpredicted(bytes: Uint8Array, columns: number): Uint8Array {
  const rows = bytes.length / (columns + 1)
  if (!Number.isInteger(rows)) throw new PdfFault('A row that was cut off')
  const plain = new Uint8Array(rows * columns)
  for (let row = 0; row < rows; row++) {
    const filter = bytes[row * (columns + 1)] ?? 0
    for (let column = 0; column < columns; column++) {
      const here = row * columns + column
      const left = column > 0 ? (plain[here - 1] ?? 0) : 0
      const above = row > 0 ? (plain[here - columns] ?? 0) : 0
      const corner = row > 0 && column > 0 ? (plain[here - columns - 1] ?? 0) : 0
      plain[here] = (bytes[row * (columns + 1) + 1 + column] ?? 0) + foretold(filter, left, above, corner)
    }
  }
  return plain
}

function foretold(filter: number, left: number, above: number, corner: number): number {
  if (filter === 0) return 0
  if (filter === 1) return left
  if (filter === 2) return above
  if (filter === 3) return Math.floor((left + above) / 2)
  if (filter !== 4) throw new PdfFault('An unknown filter')
  const guess = left + above - corner
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - above), Math.abs(guess - corner)]
  return a <= b && a <= c ? left : b <= c ? above : corner
}

/** A cross-reference stream (7.5.8): rows of fields whose widths in bytes are in /W. */
export function readXrefStream(dict: PdfDict, bytes: Uint8Array): Map<number, Entry | null> {
  const widths = numbersOf(entry(dict, 'W'))
  const size = wholeNumber(entry(dict, 'Size'))
  if (widths.length !== 3 || size === null) throw new PdfFault('A cross-reference without its measures')
  const sections = entry(dict, 'Index') ? numbersOf(entry(dict, 'Index')) : [0, size]
  const entries = new Map<number, Entry | null>()
  let at = 0
  const field = (width: number, usual: number) => {
    if (width === 0) return usual
    let value = 0
    for (const byte of bytes.subarray(at, at + width)) value = value * 256 + byte
    at += width
    return value
  }
  for (let section = 0; section < sections.length; section += 2) {
    const first = sections[section] ?? 0
    for (let number = first; number < first + (sections[section + 1] ?? 0); number++) {
      const [kind, one, two] = [field(widths[0] ?? 0, 1), field(widths[1] ?? 0, 0), field(widths[2] ?? 0, 0)]
      if (at > bytes.length || entries.has(number) || kind > 2) throw new PdfFault(`No entry for object ${number}`)
      entries.set(number, kind === 0 ? null : kind === 1 ? { at: one, generation: two } : { within: one, place: two })
    }
  }
  if (at !== bytes.length) throw new PdfFault('A cross-reference with more than it says')
  return entries
}

function numbersOf(value: PdfValue | undefined): number[] {
  const numbers = value?.kind === 'array' ? value.items.map(wholeNumber) : []
  return numbers.map(number => {
    if (number === null) throw new PdfFault('Not a number')
    return number
  })
}

/** Adds the objects in the revision's object streams (7.5.7); each must be listed in the cross-reference. */
export async function readCompressed({ objects, entries }: Revision): Promise<void> {
  const packed = [...entries].filter(([, place]) => place !== null && 'within' in place)
  let read_count = 0
  for (const holder of [...objects.values()].filter(({ value }) => isName(entry(value, 'Type'), 'ObjStm'))) {
    const bytes = await inflated(holder)
    const [count, first] = [wholeNumber(entry(holder.value, 'N')), wholeNumber(entry(holder.value, 'First'))]
    if (count === null || first === null) throw new PdfFault('A stream of objects without its measures')
    const heads = new PdfReader(bytes)
    for (let place = 0; place < count; place++) {
      const [number, offset] = [heads.count(), heads.count()]
      const at = entries.get(number)
      if (!at || !('within' in at) || at.within !== holder.number || at.place !== place || objects.has(number))
        throw new PdfFault(`Object ${number} does not stand where it should`)
      objects.set(number, {
        number,
        generation: 0,
        value: new PdfReader(bytes, first + offset).value(),
        stream: null,
        at: holder.at,
      })
      read_count++
    }
  }
  if (read_count !== packed.length) throw new PdfFault('An object that stands nowhere')
}
