// Tar archives without the system's tar: regular files and folders, ustar names.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const BLOCK = 512
const padding = (size: number) => (BLOCK - (size % BLOCK)) % BLOCK

/** Writes the files under `folder`, without the first `strip` folders of their names. */
export function untar(bytes: Buffer, folder: string, strip = 0): void {
  const made = new Set<string>()
  const makeFolder = (path: string, mode?: number) => {
    if (!made.has(path)) mkdirSync(path, { recursive: true, mode })
    made.add(path)
  }
  for (let at = 0; at + BLOCK <= bytes.length && bytes[at] !== 0; ) {
    const field = (from: number, length: number) =>
      bytes.toString('utf8', at + from, at + from + length).replace(/\0.*$/s, '')
    const size = Number.parseInt(field(124, 12), 8) || 0
    const name = [field(345, 155), field(0, 100)].filter(Boolean).join('/')
    const place = join(folder, ...name.split('/').slice(strip))
    const kind = field(156, 1) || '0'
    const mode = Number.parseInt(field(100, 8), 8)
    if (kind === '5') makeFolder(place, mode)
    else if (kind === '0') {
      makeFolder(dirname(place))
      writeFileSync(place, bytes.subarray(at + BLOCK, at + BLOCK + size), { mode })
    } else throw new Error(`${name} is of a kind that is not read here: ${kind}`)
    at += BLOCK + size + padding(size)
  }
}

export type Entry = { name: string; bytes: Buffer } | { name: string; bytes: 'folder' }

/** Readable only by their owner, and byte-for-byte reproducible. Names have up to 100 characters. */
export function tar(entries: readonly Entry[]): Buffer {
  const packed = entries.flatMap(({ name, bytes }) => {
    const is_folder = bytes === 'folder'
    const head = Buffer.alloc(BLOCK)
    const put = (at: number, text: string) => head.write(text, at)
    put(0, name)
    put(100, is_folder ? '0000700\0' : '0000600\0')
    put(108, '0000000\0')
    put(116, '0000000\0')
    put(124, `${(is_folder ? 0 : bytes.length).toString(8).padStart(11, '0')}\0`)
    put(136, '00000000000\0')
    put(148, '        ')
    put(156, is_folder ? '5' : '0')
    put(257, 'ustar\x0000')
    const sum = head.reduce((total, byte) => total + byte, 0)
    put(148, `${sum.toString(8).padStart(6, '0')}\0 `)
    return is_folder ? [head] : [head, bytes, Buffer.alloc(padding(bytes.length))]
  })
  return Buffer.concat([...packed, Buffer.alloc(2 * BLOCK)])
}
