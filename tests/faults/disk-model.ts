// A disk's contents after a power failure: the bytes of a file up to its last fsync, and the names of a directory up to
// its own. Later changes may be there or not, a write of several sectors in part.
import fs from 'node:fs'
import { join } from 'node:path'
import type { Random } from './seeded.ts'

const sectorBytes = 512

/** `nothing`: all unsynced data is lost. `someSectors`: names and sizes arrived, each sector at random. */
export type Survival = 'nothing' | 'someSectors'

type Range = { from: number; to: number }

export class DiskFile {
  #durable: Buffer
  #unsynced: Range[] = []
  #resized = false

  constructor(durable = Buffer.alloc(0)) {
    this.#durable = durable
  }

  wrote(from: number, to: number): void {
    if (to > from) this.#unsynced.push({ from, to })
  }

  resized(): void {
    this.#resized = true
  }

  sync(path: string): void {
    if (this.#resized) this.#durable = fs.readFileSync(path)
    else if (this.#unsynced.length > 0) {
      const size = Math.max(this.#durable.length, ...this.#unsynced.map(({ to }) => to))
      if (size > this.#durable.length) this.#durable = lengthened(this.#durable, size)
      readInto(this.#durable, path, this.#unsynced)
    }
    this.#unsynced = []
    this.#resized = false
  }

  survivors(path: string | undefined, survival: Survival, random: Random): Buffer {
    if (survival === 'nothing' || path === undefined) return this.#durable
    const size = fs.statSync(path).size
    const content = lengthened(this.#durable, Math.max(size, this.#durable.length))
    // The page cache holds only the newest version of a sector, so that is the one which may have arrived.
    const arrived = this.#unsynced.flatMap(sectorsOf).filter(() => random.chance(0.5))
    readInto(content, path, arrived)
    return content.subarray(0, size)
  }
}

function lengthened(content: Buffer, length: number): Buffer {
  const result = Buffer.alloc(length)
  content.copy(result)
  return result
}

function sectorsOf({ from, to }: Range): Range[] {
  const sectors: Range[] = []
  for (let at = from; at < to; ) {
    const end = Math.min(to, at + sectorBytes - (at % sectorBytes))
    sectors.push({ from: at, to: end })
    at = end
  }
  return sectors
}

function readInto(content: Buffer, path: string, ranges: Range[]): void {
  const fd = fs.openSync(path, 'r')
  for (const { from, to } of ranges) fs.readSync(fd, content, from, to - from, from)
  fs.closeSync(fd)
}

export class DiskDirectory {
  readonly live = new Map<string, DiskNode>()
  #durable = new Map<string, DiskNode>()

  sync(): void {
    this.#durable = new Map(this.live)
  }

  /** ext4, XFS and Btrfs make the name of a file durable with the file; PostgreSQL counts on it for new tables. */
  syncName(name: string, node: DiskNode): void {
    for (const [other, held] of this.#durable) if (held === node) this.#durable.delete(other)
    this.#durable.set(name, node)
  }

  writeSurvivors(path: string | undefined, target: string, survival: Survival, random: Random): void {
    fs.mkdirSync(target, { recursive: true, mode: 0o700 })
    for (const [name, node] of survival === 'nothing' ? this.#durable : this.live) {
      const source = path !== undefined && this.live.get(name) === node ? join(path, name) : undefined
      if (node instanceof DiskDirectory) node.writeSurvivors(source, join(target, name), survival, random)
      else fs.writeFileSync(join(target, name), node.survivors(source, survival, random), { mode: 0o600 })
    }
  }
}

export type DiskNode = DiskFile | DiskDirectory

/** The current contents count as durable. */
export function readDirectory(path: string): DiskDirectory {
  const directory = new DiskDirectory()
  for (const entry of fs.readdirSync(path, { withFileTypes: true })) {
    const child = join(path, entry.name)
    directory.live.set(entry.name, entry.isDirectory() ? readDirectory(child) : new DiskFile(fs.readFileSync(child)))
  }
  directory.sync()
  return directory
}
