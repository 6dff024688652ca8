// As much of a ZIP archive as a workbook needs (PKWARE APPNOTE 6.3.9, sections 4.3.7, 4.3.12, 4.3.16). Declared sizes
// are not trusted: unpacking stops at the limit.
import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'
import { refuse } from '#machines/lib/refuse.ts'
import { words } from './words.ts'

const inflate = promisify(inflateRaw)
const END_OF_DIRECTORY = 0x06054b50
const DIRECTORY_ENTRY = 0x02014b50
const LOCAL_HEADER = 0x04034b50
const END_LENGTH = 22
const MOST_COMMENT = 65_535
/** The largest public list unpacks to a third of it. */
const MOST_UNPACKED = 160 * 1_048_576

type Entry = { method: number; packed: number; at: number; encrypted: boolean }

const broken = () => refuse(415, 'not_an_xlsx', words.not_a_workbook)

export const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4

const asBuffer = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)

export const namesIn = (bytes: Uint8Array): string[] => [...directory(asBuffer(bytes)).keys()]

/** The remaining limit, shared by an archive and the workbooks in it. */
export type Room = { left: number }
export const roomForAll = (): Room => ({ left: MOST_UNPACKED })

/** Returns a reader of entries as text. */
export function openZip(bytes: Uint8Array, room?: Room): (name: string) => Promise<string | undefined> {
  const read = openZipBytes(bytes, room)
  return async name => (await read(name))?.toString('utf8')
}

/** Returns a reader of entries by name. Together they unpack to no more than the limit. */
export function openZipBytes(bytes: Uint8Array, room = roomForAll()): (name: string) => Promise<Buffer | undefined> {
  const file = asBuffer(bytes)
  const entries = directory(file)
  return async name => {
    const entry = entries.get(name)
    if (!entry) return undefined
    const content = await unpack(file, entry, room.left)
    room.left -= content.length
    return content
  }
}

function directory(file: Buffer): Map<string, Entry> {
  const entries = new Map<string, Entry>()
  let end = file.length - END_LENGTH
  while (end >= 0 && end >= file.length - END_LENGTH - MOST_COMMENT && file.readUInt32LE(end) !== END_OF_DIRECTORY)
    end--
  if (end < 0 || file.readUInt32LE(end) !== END_OF_DIRECTORY) throw broken()
  let at = file.readUInt32LE(end + 16)
  for (let count = file.readUInt16LE(end + 10); count > 0; count--) {
    if (at + 46 > file.length || file.readUInt32LE(at) !== DIRECTORY_ENTRY) throw broken()
    const name_length = file.readUInt16LE(at + 28)
    const name = file.toString('utf8', at + 46, at + 46 + name_length)
    entries.set(name.replace(/^\//, ''), {
      encrypted: (file.readUInt16LE(at + 8) & 1) === 1,
      method: file.readUInt16LE(at + 10),
      packed: file.readUInt32LE(at + 20),
      at: file.readUInt32LE(at + 42),
    })
    at += 46 + name_length + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
  }
  return entries
}

async function unpack(file: Buffer, { method, packed, at, encrypted }: Entry, most: number): Promise<Buffer> {
  if (encrypted) throw refuse(415, 'encrypted', words.encrypted)
  if (at + 30 > file.length || file.readUInt32LE(at) !== LOCAL_HEADER) throw broken()
  const from = at + 30 + file.readUInt16LE(at + 26) + file.readUInt16LE(at + 28)
  const content = file.subarray(from, from + packed)
  if (content.length > most) throw tooLarge()
  if (method === 0) return content
  if (method !== 8) throw broken()
  return inflate(content, { maxOutputLength: Math.max(1, most) }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ERR_BUFFER_TOO_LARGE' ? tooLarge() : broken()
  })
}

export const tooLarge = () => refuse(413, 'too_large', words.too_large({ most: MOST_UNPACKED / 1_048_576 }))
