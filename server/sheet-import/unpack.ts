// The files in what a person chose: itself, gzipped or not, or those of a ZIP, as utilities and programs send them.
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { refuse } from '#machines/lib/refuse.ts'
import { words } from './words.ts'
import { isZip, namesIn, openZipBytes, type Room, roomForAll, tooLarge } from './zip.ts'

const MOST_UNPACKED = 160 * 1_048_576
/** One file per day for a year, and some more. */
const MOST_FILES = 400
/** macOS metadata, hidden files, and Excel's lock files. */
const HIDDEN = /(?:^|\/)(?:__MACOSX\/|\.|~\$)/

type Found = { name: string; bytes: Uint8Array; is_workbook: boolean; room: Room }

/** One by one; from an archive, those whose names match. */
export async function* filesIn(chosen: Uint8Array, wanted: RegExp): AsyncGenerator<Found> {
  const bytes = await unpacked(chosen)
  const room = roomForAll()
  const names = isZip(bytes) ? namesIn(bytes) : []
  if (!isZip(bytes) || names.includes('xl/workbook.xml')) {
    yield { name: '', bytes, is_workbook: isZip(bytes), room }
    return
  }
  const inside = names.filter(one => wanted.test(one) && !HIDDEN.test(one))
  if (inside.length > MOST_FILES) throw refuse(413, 'too_large', words.too_many_files({ most: MOST_FILES }))
  const read = openZipBytes(bytes, room)
  for (const one of inside) {
    const content = await unpacked((await read(one)) ?? new Uint8Array())
    yield { name: one.split('/').at(-1) ?? one, bytes: content, is_workbook: isZip(content), room }
  }
}

const unpacked = async (bytes: Uint8Array): Promise<Uint8Array> =>
  bytes[0] === 0x1f && bytes[1] === 0x8b ? unzipped(bytes) : bytes

const unzipped = (bytes: Uint8Array) =>
  promisify(gunzip)(bytes, { maxOutputLength: MOST_UNPACKED }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ERR_BUFFER_TOO_LARGE' ? tooLarge() : refuse(415, 'not_a_table', words.not_unpacked)
  })
