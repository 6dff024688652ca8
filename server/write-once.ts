import { closeSync, fsyncSync, linkSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Writes a small file, readable only by its owner, atomically, even if the power fails. If two processes write it at once, the
 * first one wins, unless `over` replaces an existing file.
 */
export function writeOnce(file: string, bytes: Uint8Array, { over = false } = {}): void {
  const temporary = `${file}.${process.pid}.tmp`
  rmSync(temporary, { force: true })
  const handle = openSync(temporary, 'wx', 0o600)
  writeSync(handle, bytes)
  fsyncSync(handle)
  closeSync(handle)
  try {
    if (over) renameSync(temporary, file)
    else linkSync(temporary, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(temporary, { force: true })
  }
  const directory = openSync(dirname(file), 'r')
  fsyncSync(directory)
  closeSync(directory)
}
