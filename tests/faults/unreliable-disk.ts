// A disk whose power can fail at any file operation. It wraps node:fs for one directory of this process, tracks what
// was made durable, and on failure writes the disk's remaining contents to another directory.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { basename, dirname, join, sep } from 'node:path'
import { DiskDirectory, DiskFile, type DiskNode, readDirectory, type Survival } from './disk-model.ts'
import type { Random } from './seeded.ts'

type Place = { parent: DiskDirectory; name: string }

export class UnreliableDisk {
  readonly #root: string
  readonly #tree: DiskDirectory
  readonly #open = new Map<number, DiskNode>()
  readonly #real = { ...fs }
  #replaced: string[] = []
  #operations = 0
  #cut: { at: number; happen: () => void } | undefined

  constructor(root: string) {
    this.#root = root
    this.#tree = readDirectory(root)
    this.#stepBetween()
  }

  get operations(): number {
    return this.#operations
  }

  /** Before the `operations`th change from now, the power fails: `then` runs with the survivors in `target`. */
  cutPower(operations: number, target: string, survival: Survival, random: Random, then: () => void): void {
    const happen = () => {
      this.#tree.writeSurvivors(this.#root, target, survival, random)
      then()
    }
    this.#cut = { at: this.#operations + operations, happen }
  }

  /** From here on node:fs is itself again. */
  remove(): void {
    const functions = Object.entries(this.#real).filter(([name]) => this.#replaced.includes(name))
    Object.assign(fs, Object.fromEntries(functions))
    syncBuiltinESMExports()
  }

  // Writing the survivors uses the replaced functions too; they let every path outside the root pass.
  #change(): void {
    this.#operations += 1
    const cut = this.#cut
    if (cut === undefined || this.#operations < cut.at) return
    this.#cut = undefined
    cut.happen()
  }

  #place(path: fs.PathLike): Place | undefined {
    const text = String(path)
    if (!text.startsWith(this.#root + sep)) return undefined
    const parent = this.#find(dirname(text))
    return parent instanceof DiskDirectory ? { parent, name: basename(text) } : undefined
  }

  #find(path: string): DiskNode | undefined {
    if (path !== this.#root && !path.startsWith(this.#root + sep)) return undefined
    let node: DiskNode | undefined = this.#tree
    for (const name of path.slice(this.#root.length).split(sep).filter(Boolean)) {
      node = node instanceof DiskDirectory ? node.live.get(name) : undefined
    }
    return node
  }

  #pathOf(wanted: DiskNode, directory = this.#tree, path = this.#root): string | undefined {
    for (const [name, node] of directory.live) {
      const child = join(path, name)
      const found =
        node === wanted ? child : node instanceof DiskDirectory ? this.#pathOf(wanted, node, child) : undefined
      if (found !== undefined) return found
    }
    return undefined
  }

  #sync(node: DiskNode): void {
    if (node instanceof DiskDirectory) {
      node.sync()
      return
    }
    const path = this.#pathOf(node)
    if (path === undefined) return
    node.sync(path)
    for (let at = path, child: DiskNode = node; at !== this.#root; at = dirname(at)) {
      const place = this.#place(at)
      if (place === undefined) return
      place.parent.syncName(place.name, child)
      child = place.parent
    }
  }

  #create(path: fs.PathLike, make: () => DiskNode): DiskNode | undefined {
    const place = this.#place(path)
    if (place === undefined) return undefined
    const node = place.parent.live.get(place.name) ?? make()
    place.parent.live.set(place.name, node)
    return node
  }

  #forget(path: fs.PathLike): DiskNode | undefined {
    const place = this.#place(path)
    const node = place?.parent.live.get(place.name)
    place?.parent.live.delete(place.name)
    return node
  }

  // The functions which emscripten's NODEFS and the making of a new database change a disk with.
  #stepBetween(): void {
    const real = this.#real
    const sync = (fd: number) => {
      const node = this.#open.get(fd)
      if (node === undefined) return real.fsyncSync(fd)
      this.#change()
      this.#sync(node)
    }
    const steps = {
      openSync: (path: fs.PathLike, flags: fs.OpenMode, mode?: fs.Mode) => {
        const fd = real.openSync(path, flags, mode)
        const inside = this.#place(path)
        const node = inside && (inside.parent.live.get(inside.name) ?? this.#create(path, () => new DiskFile()))
        if (String(path) === this.#root) this.#open.set(fd, this.#tree)
        else if (node !== undefined) this.#open.set(fd, node)
        return fd
      },
      closeSync: (fd: number) => {
        this.#open.delete(fd)
        real.closeSync(fd)
      },
      writeSync: (fd: number, bytes: Uint8Array, offset: number, length: number, position: number) => {
        const node = this.#open.get(fd)
        if (!(node instanceof DiskFile)) return real.writeSync(fd, bytes, offset, length, position)
        this.#change()
        const written = real.writeSync(fd, bytes, offset, length, position)
        node.wrote(position, position + written)
        return written
      },
      writeFileSync: (path: fs.PathOrFileDescriptor, data: string | Uint8Array, options?: fs.WriteFileOptions) => {
        if (typeof path === 'number' || this.#place(path) === undefined) return real.writeFileSync(path, data, options)
        this.#change()
        real.writeFileSync(path, data, options)
        const node = this.#create(path, () => new DiskFile())
        if (node instanceof DiskFile) node.resized()
      },
      ftruncateSync: (fd: number, length?: number) => {
        const node = this.#open.get(fd)
        if (node instanceof DiskFile) {
          this.#change()
          node.resized()
        }
        real.ftruncateSync(fd, length)
      },
      truncateSync: (path: fs.PathLike, length?: number) => {
        const node = this.#find(String(path))
        if (node instanceof DiskFile) {
          this.#change()
          node.resized()
        }
        real.truncateSync(path, length)
      },
      mkdirSync: (path: fs.PathLike, options?: fs.MakeDirectoryOptions) => {
        if (this.#place(path) !== undefined) this.#change()
        real.mkdirSync(path, options)
        this.#create(path, () => new DiskDirectory())
      },
      renameSync: (from: fs.PathLike, to: fs.PathLike) => {
        if (this.#place(from) !== undefined) this.#change()
        real.renameSync(from, to)
        const node = this.#forget(from)
        const target = this.#place(to)
        if (node !== undefined) target?.parent.live.set(target.name, node)
      },
      ...Object.fromEntries(
        (['unlinkSync', 'rmdirSync', 'rmSync'] as const).map(name => [
          name,
          (path: fs.PathLike, options?: fs.RmOptions) => {
            if (this.#place(path) !== undefined) this.#change()
            real[name](path, options)
            this.#forget(path)
          },
        ]),
      ),
      fsyncSync: sync,
      fdatasyncSync: sync,
    }
    this.#replaced = Object.keys(steps)
    Object.assign(fs, steps)
    syncBuiltinESMExports()
  }
}
