import { closeSync, fsyncSync, linkSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Writes a small file for its owner alone, whole or not at all, also through a power cut. Of two that write it at once one does; the
 * other leaves it as it is, unless it is to go `over` what is there.
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
