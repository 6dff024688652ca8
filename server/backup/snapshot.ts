// A backup's own file: the lines of a dump, compressed, in authenticated chunks.
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { Head, Line } from './dump.ts'
import type { Store } from './store.ts'

/** Rows are arrays, everything else is an object. */
const textOf = (line: Line) => `${'row' in line ? line.row : JSON.stringify(line)}\n`
const PIECE = 65_536

async function* pieces(lines: AsyncIterable<Line>): AsyncGenerator<Buffer> {
  let waiting = ''
  for await (const line of lines) {
    waiting += textOf(line)
    if (waiting.length < PIECE) continue
    yield Buffer.from(waiting)
    waiting = ''
  }
  yield Buffer.from(waiting)
}

export async function writeSnapshot(store: Store, name: string, lines: AsyncIterable<Line>): Promise<void> {
  const packed = createGzip()
  const filling = pipeline(Readable.from(pieces(lines)), packed)
  await Promise.all([store.write(name, packed), filling])
}

/** Throws BackupDamaged where the file isn't as it was written, before the line that would be wrong. */
export async function* readSnapshot(store: Store, name: string): AsyncGenerator<Line> {
  const unpacked = createGunzip()
  let fault: unknown
  const filling = pipeline(Readable.from(store.read(name)), unpacked).catch(error => {
    fault = error
  })
  try {
    let waiting = ''
    const decoder = new TextDecoder()
    for await (const piece of unpacked) {
      const lines = (waiting + decoder.decode(piece, { stream: true })).split('\n')
      waiting = lines.pop() ?? ''
      for (const line of lines) yield line.startsWith('[') ? { row: line } : JSON.parse(line)
    }
  } catch (error) {
    await filling
    throw fault ?? error
  } finally {
    unpacked.destroy()
  }
  if (fault) throw fault
}

export async function headOf(store: Store, name: string): Promise<Head> {
  for await (const line of readSnapshot(store, name)) if ('head' in line) return line.head
  throw new Error(`The backup ${name} is empty.`)
}
