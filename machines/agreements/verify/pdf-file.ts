// A whole PDF file, read from its first byte to its last: header, then revisions of objects, cross-reference and
// trailer, and nothing between them. Every object is exactly where its revision's cross-reference says, so no content
// can show in one reader and not in another. Throws PdfFault with what is wrong. Pure.
import { inflated, readCompressed, readXrefStream } from './pdf-streams.ts'
import { entry, isName, latin1, type PdfDict, PdfFault, PdfReader, type PdfValue, wholeNumber } from './pdf-values.ts'

export type PdfObject = { number: number; generation: number; value: PdfValue; stream: Uint8Array | null; at: number }
/** An object's position; for one in an object stream, the stream and the index in it. */
export type Entry = { at: number; generation: number } | { within: number; place: number }
export type Revision = {
  objects: Map<number, PdfObject>
  entries: Map<number, Entry | null>
  trailer: PdfDict
  xref_at: number
  end: number
}
export type PdfFile = { revisions: Revision[] }

const MOST_OBJECTS = 400_000

export async function readPdfFile(bytes: Uint8Array): Promise<PdfFile> {
  const reader = new PdfReader(bytes)
  if (!/^%PDF-\d\.\d$/.test(reader.line())) throw new PdfFault('No header')
  // The line behind the header holds bytes that are no letters, for programs that guess what a file is.
  if (bytes[reader.at] === 0x25) reader.line()
  const offsets = lengthsOf(bytes)
  const revisions: Revision[] = []
  while (!reader.atEnd) revisions.push(await readRevision(reader, offsets, revisions.at(-1)))
  if (revisions.length === 0) throw new PdfFault('Nothing in it')
  return { revisions }
}

async function readRevision(
  reader: PdfReader,
  lengthOf: (value: PdfValue | undefined) => number,
  before: Revision | undefined,
): Promise<Revision> {
  const objects = new Map<number, PdfObject>()
  for (;;) {
    reader.skipSpace()
    const at = reader.at
    if (reader.take('xref')) {
      const entries = readTable(reader)
      reader.expect('trailer')
      const trailer = reader.value()
      if (trailer.kind !== 'dict') throw new PdfFault('No trailer')
      if (trailer.entries.has('XRefStm')) throw new PdfFault('Two cross-references in one revision')
      return close(reader, { objects, entries, trailer, xref_at: at, end: 0 }, before)
    }
    const object = readObject(reader, lengthOf)
    if (objects.has(object.number) || objects.size > MOST_OBJECTS)
      throw new PdfFault(`Object ${object.number} twice in one revision`)
    objects.set(object.number, object)
    if (object.stream && object.value.kind === 'dict' && isName(entry(object.value, 'Type'), 'XRef')) {
      const entries = readXrefStream(object.value, await inflated(object))
      return close(reader, { objects, entries, trailer: object.value, xref_at: at, end: 0 }, before)
    }
  }
}

function readObject(reader: PdfReader, lengthOf: (value: PdfValue | undefined) => number): PdfObject {
  const at = reader.at
  const number = reader.count()
  const generation = reader.count()
  reader.expect('obj')
  const value = reader.value()
  reader.skipSpace()
  let stream: Uint8Array | null = null
  if (value.kind === 'dict' && reader.take('stream')) {
    if (value.entries.has('F')) throw new PdfFault('A stream that rests elsewhere')
    if (!reader.take('\r\n') && !reader.take('\n')) throw new PdfFault('A stream without its line')
    const length = lengthOf(entry(value, 'Length'))
    stream = reader.bytes.subarray(reader.at, reader.at + length)
    if (stream.length !== length) throw new PdfFault('A stream that was cut off')
    reader.at += length
    reader.expect('endstream')
  }
  reader.expect('endobj')
  return { number, generation, value, stream, at }
}

/** A stream's length may be an object of its own: it is searched for at the start of a line, and must be unique. */
function lengthsOf(bytes: Uint8Array): (value: PdfValue | undefined) => number {
  let text: string | null = null
  return value => {
    const direct = wholeNumber(value)
    if (direct !== null) return direct
    if (value?.kind !== 'ref') throw new PdfFault('A stream without its length')
    text ??= latin1(bytes)
    const lengths = [
      ...text.matchAll(new RegExp(`[\\r\\n]${value.number} ${value.generation} obj\\s+(\\d{1,10})\\s+endobj`, 'g')),
    ]
    if (lengths.length !== 1) throw new PdfFault('A stream whose length is not known')
    return Number(lengths[0]?.[1])
  }
}

/** Sections of entries of 20 bytes. */
function readTable(reader: PdfReader): Map<number, Entry | null> {
  const entries = new Map<number, Entry | null>()
  for (;;) {
    reader.skipSpace()
    if (reader.bytes[reader.at] === 0x74) return entries
    const first = reader.count()
    const count = reader.count()
    reader.line()
    for (let number = first; number < first + count; number++) {
      const [, at, generation, used] =
        /^(\d{10}) (\d{5}) ([nf])[ \r\n]{2}$/.exec(latin1(reader.bytes.subarray(reader.at, reader.at + 20))) ?? []
      if (!at || entries.has(number)) throw new PdfFault(`No entry for object ${number}`)
      entries.set(number, used === 'n' ? { at: Number(at), generation: Number(generation) } : null)
      reader.at += 20
    }
  }
}

async function close(reader: PdfReader, revision: Revision, before: Revision | undefined): Promise<Revision> {
  const { objects, entries, trailer, xref_at } = revision
  reader.expect('startxref')
  if (reader.count() !== xref_at) throw new PdfFault('The cross-reference stands elsewhere')
  reader.expect('%%EOF')
  if (wholeNumber(entry(trailer, 'Prev')) !== (before?.xref_at ?? null))
    throw new PdfFault('The revisions do not follow each other')
  if (trailer.entries.has('Encrypt')) throw new PdfFault('It is encrypted')
  // One optional end of line follows a revision.
  if (!reader.take('\r\n')) reader.take('\n')
  const stored = [...entries].filter(([, place]) => place !== null && 'at' in place)
  for (const [number, place] of stored) {
    const object = objects.get(number)
    if (!place || !('at' in place) || object?.at !== place.at || object.generation !== place.generation)
      throw new PdfFault(`Object ${number} does not stand where it should`)
  }
  if (stored.length !== objects.size) throw new PdfFault('An object that no cross-reference knows')
  await readCompressed(revision)
  return { ...revision, end: reader.at }
}

/** The value a reference leads to, in the last revision that has it. */
export function resolve(file: PdfFile, value: PdfValue | undefined): PdfValue | undefined {
  return value?.kind === 'ref' ? objectOf(file, value)?.value : value
}

export function objectOf({ revisions }: PdfFile, value: PdfValue | undefined): PdfObject | undefined {
  if (value?.kind !== 'ref') return undefined
  const last = revisions.findLast(({ entries }) => entries.has(value.number))
  const object = last?.objects.get(value.number)
  return object?.generation === value.generation ? object : undefined
}

/** Follows the keys one after the other, from a value on. */
export function follow(file: PdfFile, value: PdfValue | undefined, ...keys: string[]): PdfValue | undefined {
  let target = resolve(file, value)
  for (const key of keys) target = resolve(file, entry(target, key))
  return target
}

export const catalogOf = (file: PdfFile) => follow(file, file.revisions.at(-1)?.trailer, 'Root')
