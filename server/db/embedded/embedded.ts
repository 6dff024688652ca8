// The database inside the process: PGlite, made to keep every acknowledged row through a kill or a power cut.
// It has one connection: inside `engine.transaction` use only the handle it gives, `engine.query` there waits for ever.
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
 * Opens the database in `directory`, or creates it there. Closing it, or the end of the process, frees the directory.
 * Throws `DirectoryInUse` while another process has it open. `broken` is told once when a full or failing disk made the
 * engine give up: from then on every call is rejected with `DatabaseBroken`, and only a new process helps.
 */
export const openEmbedded = (directory: string, broken?: EngineEvents['broken']): Promise<PGlite> =>
  open(resolve(directory), { broken })

/**
 * The same for a new database that nobody is served from yet, and that the next start makes anew if this one does not finish. Nothing is
 * put on the disk until `keep` does so with all of it; from then on each acknowledged write is. Syncing the demo company's rows one by
 * one takes seconds.
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

// mkdir alone may be lost in a power cut with all that was put inside since.
function makeDirectory(path: string): void {
  if (fs.existsSync(path)) return
  makeDirectory(dirname(path))
  fs.mkdirSync(path, { mode: 0o700 })
  syncPath(dirname(path))
}

// About a thousand files are unpacked, none of them synced by itself. A cluster with its final name is therefore complete and on the
// disk; a half-made one keeps its temporary name and the next start throws it away.
function createCluster(cluster: string, isServed = () => true): void {
  const temporary = `${cluster}.tmp`
  fs.rmSync(temporary, { recursive: true, force: true })
  fs.mkdirSync(temporary, { mode: 0o700 })
  untar(readImage(), temporary)
  if (isServed()) syncTree(temporary)
  fs.renameSync(temporary, cluster)
  syncPath(dirname(cluster))
}

/** What the migrations may create as extensions. */
const extensions = { btree_gin, pg_trgm }

const start = (cluster: string, events?: EngineEvents): Promise<PGlite> =>
  ready({ fs: new DurableNodeFS(cluster, events), startParams: durableStartParams })

/** A cluster as initdb makes it, in an empty folder, not synced to disk. For make-image.ts. */
export const initialize = (cluster: string): Promise<PGlite> =>
  ready({ fs: new DurableNodeFS(cluster, { isServed: () => false }), startParams: volatileStartParams })

/** A database that nothing outlives, for tests. `dump` is what `dumpDataDir('none')` gave of another one. */
export const openInMemory = (dump?: Blob): Promise<PGlite> =>
  ready({
    dataDir: 'memory://',
    loadDataDir: dump ?? new Blob([new Uint8Array(readImage())]),
    startParams: volatileStartParams,
  })

/** Without the tables of the migrations: a backup brings those of its day. */
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

/** What `openInMemory` opens copies of, for tests: a database on which `prepare` has run, in a fraction of its time. */
export async function dumpOfPrepared(prepare: (engine: PGlite) => Promise<void>): Promise<Blob> {
  const engine = await openInMemory()
  await prepare(engine)
  const dump = await engine.dumpDataDir('none')
  await engine.close()
  return dump
}
