// Takes a tar archive apart, plain or compressed, where no tar is on the machine: regular files and folders, ustar names.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'

const BLOCK = 512

/** Writes the files under `folder`, without the first `strip` folders of their names. */
export function untar(archive: Uint8Array, folder: string, strip = 0): void {
  const bytes = archive[0] === 0x1f && archive[1] === 0x8b ? gunzipSync(archive) : Buffer.from(archive)
  for (let at = 0; at + BLOCK <= bytes.length && bytes[at] !== 0; ) {
    const field = (from: number, length: number) =>
      bytes.toString('utf8', at + from, at + from + length).replace(/\0.*$/s, '')
    const size = Number.parseInt(field(124, 12), 8) || 0
    const name = [field(345, 155), field(0, 100)].filter(Boolean).join('/')
    const place = join(folder, ...name.split('/').slice(strip))
    const kind = field(156, 1) || '0'
    const mode = Number.parseInt(field(100, 8), 8)
    if (kind === '5') mkdirSync(place, { recursive: true, mode })
    else if (kind === '0') {
      mkdirSync(dirname(place), { recursive: true })
      writeFileSync(place, bytes.subarray(at + BLOCK, at + BLOCK + size), { mode })
    } else throw new Error(`${name} is of a kind that is not read here: ${kind}`)
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK
  }
}
