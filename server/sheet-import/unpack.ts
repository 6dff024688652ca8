// A file that came gzipped, as it was before.
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { refuse } from '#machines/lib/refuse.ts'
import { words } from './words.ts'
import { tooLarge } from './zip.ts'

const MOST_UNPACKED = 160 * 1_048_576

export const unpacked = async (bytes: Uint8Array): Promise<Uint8Array> =>
  bytes[0] === 0x1f && bytes[1] === 0x8b ? unzipped(bytes) : bytes

const unzipped = (bytes: Uint8Array) =>
  promisify(gunzip)(bytes, { maxOutputLength: MOST_UNPACKED }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ERR_BUFFER_TOO_LARGE' ? tooLarge() : refuse(415, 'not_a_table', words.not_unpacked)
  })
