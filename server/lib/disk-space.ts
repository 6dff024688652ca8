// Free disk space of a folder.
import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Below this, PostgreSQL's log or a spooled archive soon runs out of space. */
export const LEAST_FREE_BYTES = 64 * 1_048_576

/** Uses the nearest existing parent folder. */
export async function freeBytes(folder: string): Promise<number> {
  if (!existsSync(folder)) return freeBytes(dirname(folder))
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
