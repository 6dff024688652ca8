// Adds what PGlite lacks on Node: as shipped it never calls fsync, so a power failure loses acknowledged rows, and it
// never recovers from a panic.
import fs from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { DatabaseUnavailable } from '../unavailable.ts'

type StreamOps = { fsync?: (stream: { nfd: number }) => number }

// Numbers of emscripten's errno, not of Linux. fsync(2) of PostgreSQL gets them back; anything but 0 is a panic there,
// so a row whose fsync failed is never acknowledged. It lets EBADF and EINVAL pass for a directory, where some file
// systems cannot fsync one.
const ERRNO: Record<string, number> = { EBADF: 8, EINVAL: 28 }
const EIO = 29

function sync(stream: { nfd: number }): number {
  try {
    fs.fdatasyncSync(stream.nfd)
    return 0
  } catch (error) {
    return (error instanceof Error && 'code' in error && ERRNO[String(error.code)]) || EIO
  }
}

/** PostgreSQL panicked, as it must when its log cannot be written: nothing works until the process starts again. */
export class DatabaseBroken extends DatabaseUnavailable {
  constructor() {
    super('unreachable')
    this.message =
      'The embedded database stopped itself, most likely because its disk is full or failing. ' +
      'Everything acknowledged is kept; make room or repair, then start the process again.'
  }
}

// PGlite swallows the abort of a panic and calls the dead engine forever, in a loop that blocks the process. With these
// throwing, that call and every later one is rejected, and closing writes nothing more.
function refuseEverything(module: EngineModule, error: DatabaseBroken): void {
  const refuse = () => {
    throw error
  }
  Object.assign(module, {
    stackSave: refuse,
    stackRestore: refuse,
    _PostgresMainLoopOnce: refuse,
    _PostgresSendReadyForQueryIfNecessary: refuse,
    _pgl_pq_flush: refuse,
    _pgl_run_atexit_funcs: refuse,
  })
}

type EngineModule = Parameters<NonNullable<Parameters<NodeFS['init']>[1]['preRun']>[number]>[0]

/**
 * `closed` runs when the engine has let go of its last file, `broken` when it panicked. While `isServed` answers false nothing is put
 * on the disk.
 */
export type EngineEvents = { closed?: () => void; broken?: (error: DatabaseBroken) => void; isServed?: () => boolean }

export class DurableNodeFS extends NodeFS {
  readonly #events: EngineEvents

  constructor(directory: string, events: EngineEvents = {}) {
    super(directory)
    this.#events = events
  }

  override async init(...[engine, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(engine, options)
    const { broken, isServed = () => true } = this.#events
    const prepare = (module: EngineModule) => {
      const { stream_ops }: { stream_ops: StreamOps } = module.FS.filesystems.NODEFS
      stream_ops.fsync = stream => (isServed() ? sync(stream) : 0)
      const onAbort = () => {
        const error = new DatabaseBroken()
        refuseEverything(module, error)
        broken?.(error)
      }
      Object.assign(module, { onAbort })
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), prepare] } }
  }

  override async closeFs(): Promise<void> {
    await super.closeFs()
    this.#events.closed?.()
  }
}

/**
 * For every engine. PGlite takes 840 MB with the buffers it comes with, 180 MB with these. The clock which reports a
 * slow recovery is never stopped after one and would keep the process from ending.
 */
const commonStartParams = ['-c', 'shared_buffers=32MB', '-c', 'log_startup_progress_interval=0']

export const volatileStartParams = [...PGlite.defaultStartParams, ...commonStartParams]

/** `-F` is fsync=off. The default method is fdatasync, which emscripten answers without doing anything. */
export const durableStartParams = [
  ...PGlite.defaultStartParams.filter(parameter => parameter !== '-F'),
  ...['-c', 'wal_sync_method=fsync'],
  ...commonStartParams,
]

export function syncPath(path: string): void {
  const fd = fs.openSync(path, 'r')
  try {
    fs.fsyncSync(fd)
  } finally {
    fs.closeSync(fd)
  }
}

export function syncTree(path: string): void {
  for (const entry of fs.readdirSync(path, { withFileTypes: true })) {
    const child = join(path, entry.name)
    if (entry.isDirectory()) syncTree(child)
    else if (entry.isFile()) syncPath(child)
  }
  syncPath(path)
}
