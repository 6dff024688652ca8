// The server's secret: from the environment, or made at first run and kept readable by its owner alone.
import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'

export function serverSecret(given: string | undefined, data_dir: string): Uint8Array {
  if (given) return Buffer.from(given)
  mkdirSync(data_dir, { recursive: true, mode: 0o700 })
  const file = join(data_dir, 'secret')
  try {
    return readFileSync(file)
  } catch {
    // 'wx': of two servers starting together one makes it, the other fails and is told by the directory lock.
    const handle = openSync(file, 'wx', 0o600)
    const made = randomBytes(48)
    writeSync(handle, made)
    fsyncSync(handle)
    closeSync(handle)
    return made
  }
}
