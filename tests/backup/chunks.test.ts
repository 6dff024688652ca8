// No byte of a backup's file can be changed, lost or added without its reader noticing.
import { expect, it } from 'vitest'
import { BackupDamaged, type Key, readChunks, writeChunks } from '#server/backup/chunks.ts'

const KEYS: [string, Key][] = [
  ['encrypted', Buffer.alloc(32, 1)],
  ['not encrypted', undefined],
]
// Three chunks, the last one short.
const CONTENT = Buffer.from('What was saved. '.repeat(9_000))

async function* pieces(bytes: Uint8Array, size = 50_000) {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size)
}
async function all(bytes: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const found: Uint8Array[] = []
  for await (const piece of bytes) found.push(piece)
  return Buffer.concat(found)
}
const written = (key: Key, content: Uint8Array = CONTENT) => all(writeChunks(pieces(content), key))
const read = (bytes: Uint8Array, key: Key) => all(readChunks(pieces(bytes), key, 'a.backup'))

it.each(KEYS)('%s, it is read back as it was, also where it is empty or ends with a chunk', async (_, key) => {
  for (const length of [0, 1, 65_535, 65_536, 65_537, CONTENT.length]) {
    const content = CONTENT.subarray(0, length)
    expect((await read(await written(key, content), key)).equals(content)).toBe(true)
  }
})

it.each(KEYS)('%s, one changed bit anywhere is noticed', async (_, key) => {
  const file = await written(key)
  const places = [0, 9, 10, 41, 42, 43, 44, 45, 46, 65_581, 65_582, 65_597, 65_598, file.length - 17, file.length - 1]
  for (let at = 100; at < file.length; at += 7_919) places.push(at)
  for (const at of places) {
    const changed = Buffer.from(file)
    changed[at] = (changed[at] ?? 0) ^ 1
    await expect(read(changed, key), `byte ${at}`).rejects.toThrow(BackupDamaged)
  }
})

it.each(KEYS)('%s, an end that is cut off, a chunk that moved and a byte too many are noticed', async (_, key) => {
  const file = await written(key)
  const chunk = 4 + 65_536 + 16
  for (const length of [0, 5, 42, 44, 42 + chunk, 42 + 2 * chunk, file.length - 1])
    await expect(read(file.subarray(0, length), key), `${length} bytes`).rejects.toThrow(
      'The backup file a.backup is cut off. Nothing was restored.',
    )
  const [header, first, second, rest] = [
    file.subarray(0, 42),
    file.subarray(42, 42 + chunk),
    file.subarray(42 + chunk, 42 + 2 * chunk),
    file.subarray(42 + 2 * chunk),
  ]
  await expect(read(Buffer.concat([header, second, first, rest]), key)).rejects.toThrow('was changed')
  await expect(read(Buffer.concat([header, first, rest]), key)).rejects.toThrow('was changed')
  await expect(read(Buffer.concat([file, Buffer.of(0)]), key)).rejects.toThrow('was changed')
})

it('with another key nothing is read', async () => {
  const file = await written(Buffer.alloc(32, 1))
  await expect(read(file, Buffer.alloc(32, 2))).rejects.toThrow(BackupDamaged)
  await expect(read(file, undefined)).rejects.toThrow(BackupDamaged)
})
