// The checksum of many bytes while others are answered.
import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'

const SLICE_BYTES = 1_048_576

/** In hex. By slices: 25 MB at once hold the server up, and copying them to another thread takes longer than hashing them. */
export async function sha256InTurns(bytes: Uint8Array): Promise<string> {
  const hash = createHash('sha256')
  for (let at = 0; at < bytes.length; at += SLICE_BYTES) {
    if (at > 0) await setImmediate()
    hash.update(bytes.subarray(at, at + SLICE_BYTES))
  }
  return hash.digest('hex')
}
