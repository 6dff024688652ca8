// How much room a folder's disk has for this process.
import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Below it PostgreSQL's log or a spooled archive soon finds none. */
export const LEAST_FREE_BYTES = 64 * 1_048_576

/** Of the nearest folder above that is there. */
export async function freeBytes(folder: string): Promise<number> {
  if (!existsSync(folder)) return freeBytes(dirname(folder))
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
