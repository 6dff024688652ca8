// The embedded database: PGlite, changed so that it keeps every acknowledged row through a kill or a power cut. It has one
// connection: inside `engine.transaction` use only the handle it passes; `engine.query` there waits forever.
import fs from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { PGlite, PGliteOptions } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { lockDirectory } from './directory-lock.ts'
import {
  DurableNodeFS,
  durableStartParams,
  type EngineEvents,
  syncPath,
  syncTree,
  volatileStartParams,
} from './embedded-durability.ts'
import { EmbeddedEngine } from './embedded-engine.ts'
import { readImage } from './image.ts'
import { untar } from './tar.ts'

/**
 * Opens the database in `directory`, or creates it there. Closing it, or the end of the process, unlocks the directory. Throws
 * `DirectoryInUse` while another process has it open. `broken` is called once if a full or failing disk made the engine panic:
 * from then on every call is rejected with `DatabaseBroken`, and only a new process helps.
 */
export const openEmbedded = (directory: string, broken?: EngineEvents['broken']): Promise<PGlite> =>
  open(resolve(directory), { broken })

/**
 * The same for a new database that isn't serving yet and is recreated at the next start if this one doesn't finish.
 * Nothing is synced until `keep` syncs all of it; from then on each acknowledged write is. Syncing the demo company row
 * by row takes seconds.
 */
export async function openUnserved(directory: string, broken?: EngineEvents['broken']) {
  const home = resolve(directory)
  let is_served = false
  const engine = await open(home, { broken, isServed: () => is_served })
  const keep = async () => {
    is_served = true
    await engine.exec('checkpoint')
    syncTree(home)
  }
  return { engine, keep }
}

async function open(home: string, events: EngineEvents): Promise<PGlite> {
  makeDirectory(home)
  const lock = await lockDirectory(home)
  try {
    const cluster = join(home, 'cluster')
    if (!fs.existsSync(cluster)) createCluster(cluster, events.isServed)
    return await start(cluster, { ...events, closed: lock.release })
  } catch (error) {
    lock.release()
    throw error
  }
}

// A directory that was only created by mkdir may be lost in a power cut, with everything in it.
function makeDirectory(path: string): void {
  if (fs.existsSync(path)) return
  makeDirectory(dirname(path))
  fs.mkdirSync(path, { mode: 0o700 })
  syncPath(dirname(path))
}

// About a thousand files are unpacked without syncing each. So a cluster with its final name is complete and synced; an incomplete
// one keeps a temporary name and is deleted at the next start.
function createCluster(cluster: string, isServed = () => true): void {
  const temporary = `${cluster}.tmp`
  fs.rmSync(temporary, { recursive: true, force: true })
  fs.mkdirSync(temporary, { mode: 0o700 })
  untar(readImage(), temporary)
  if (isServed()) syncTree(temporary)
  fs.renameSync(temporary, cluster)
  syncPath(dirname(cluster))
}

/** Extensions that migrations may create. */
const extensions = { btree_gin, pg_trgm }

const start = (cluster: string, events?: EngineEvents): Promise<PGlite> =>
  ready({ fs: new DurableNodeFS(cluster, events), startParams: durableStartParams })

/** A cluster as initdb makes it, in an empty folder, not synced. For make-image.ts. */
export const initialize = (cluster: string): Promise<PGlite> =>
  ready({ fs: new DurableNodeFS(cluster, { isServed: () => false }), startParams: volatileStartParams })

/** A database in memory, for tests. `dump` is the result of another one's `dumpDataDir('none')`. */
export const openInMemory = (dump?: Blob): Promise<PGlite> =>
  ready({
    dataDir: 'memory://',
    loadDataDir: dump ?? new Blob([new Uint8Array(readImage())]),
    startParams: volatileStartParams,
  })

/** Without the tables of the migrations: a backup brings those of its version. */
export async function emptied(engine: PGlite): Promise<PGlite> {
  await engine.exec(`
    drop schema public cascade;
    create schema public authorization pg_database_owner;
    grant usage on schema public to public`)
  return engine
}

async function ready(options: PGliteOptions): Promise<PGlite> {
  const engine = new EmbeddedEngine({ ...options, extensions })
  await engine.waitReady
  return engine
}

/** A prepared database that `openInMemory` opens copies of, in a fraction of the time, for tests. */
export async function dumpOfPrepared(prepare: (engine: PGlite) => Promise<void>): Promise<Blob> {
  const engine = await openInMemory()
  await prepare(engine)
  const dump = await engine.dumpDataDir('none')
  await engine.close()
  return dump
}
