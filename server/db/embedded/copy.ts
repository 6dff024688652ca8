// A copy of the embedded database for a backup, with or without a running server. Only one process may open the
// database, so the one that has it open makes the copy: between two statements, in the state a kill would leave, which
// the next start recovers from. The copy is read in a separate process, so the server isn't slowed down any further.
import fs from 'node:fs'
import net from 'node:net'
import { join, resolve } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { DirectoryInUse, type DirectoryLock, lockDirectory } from './directory-lock.ts'

const COPY = 'copy'
const SOCKET = 'copy.socket'
/** Space left free: a database with a full disk stops. */
const LEFT_FREE = 268_435_456

/** Serves those who may enter the folder: the copy holds everything. Returns how to stop. */
export async function serveCopies(directory: string, engine: Pick<PGlite, 'runExclusive'>): Promise<() => void> {
  const home = resolve(directory)
  const socket = socketIn(home)
  fs.rmSync(socket.path, { force: true })
  const server = net.createServer(connection => {
    connection.on('error', () => undefined)
    copyInto(home, work => engine.runExclusive(work)).then(
      () => connection.end('copied'),
      error => connection.end(error instanceof Error ? error.message : String(error)),
    )
  })
  server.on('error', () => undefined)
  await new Promise<void>(listening => {
    server.once('error', () => listening())
    server.listen(socket.path, listening)
  })
  return () => {
    server.close()
    socket.close()
  }
}

/** Runs `work` with the folder of a copy, which is removed afterwards. */
export async function withCopy<T>(directory: string, work: (copy: string) => Promise<T>): Promise<T> {
  const home = resolve(directory)
  if (!fs.existsSync(join(home, 'cluster'))) throw new Error(`There is no database in ${home}.`)
  await makeCopy(home)
  try {
    return await work(join(home, COPY))
  } finally {
    removeCopy(home)
  }
}

async function makeCopy(home: string): Promise<void> {
  let lock: DirectoryLock
  try {
    lock = await lockDirectory(home)
  } catch (error) {
    if (error instanceof DirectoryInUse) return askForCopy(home, error)
    throw error
  }
  try {
    await copyInto(home, work => work())
  } finally {
    lock.release()
  }
}

const removeCopy = (home: string) => fs.rmSync(join(home, COPY), { recursive: true, force: true })

async function askForCopy(home: string, in_use: DirectoryInUse): Promise<void> {
  const socket = socketIn(home)
  try {
    const answer = await new Promise<string>((answered, failed) => {
      let output = ''
      const connection = net.connect(socket.path)
      connection.on('data', bytes => {
        output += bytes
      })
      // No listener: a command has the database open, or a server that isn't ready yet.
      connection.once('error', () => failed(in_use))
      connection.once('end', () => answered(output))
    })
    if (answer !== 'copied') throw new Error(answer)
  } finally {
    socket.close()
  }
}

async function copyInto(home: string, alone: (work: () => Promise<void>) => Promise<void>): Promise<void> {
  const copy = join(home, COPY)
  fs.mkdirSync(copy, { recursive: true, mode: 0o700 })
  const lock = await lockDirectory(copy).catch(() => {
    throw new Error('Another backup of this database is running. Wait until it ends.')
  })
  try {
    const cluster = join(copy, 'cluster')
    fs.rmSync(cluster, { recursive: true, force: true })
    await alone(async () => {
      requireRoom(home)
      // On file systems that can share blocks it takes a moment and no room.
      await fs.promises.cp(join(home, 'cluster'), cluster, { recursive: true, mode: fs.constants.COPYFILE_FICLONE })
    })
  } catch (error) {
    removeCopy(home)
    throw error
  } finally {
    lock.release()
  }
}

function requireRoom(home: string) {
  const { bavail, bsize } = fs.statfsSync(home)
  const needed = sizeOf(join(home, 'cluster')) + LEFT_FREE
  if (bavail * bsize >= needed) return
  const gb = (needed / 1_000_000_000).toFixed(1)
  throw new Error(`A backup needs ${gb} GB of free disk space at ${home} for a while. Make room there first.`)
}

const sizeOf = (path: string): number =>
  fs.readdirSync(path, { withFileTypes: true }).reduce((sum, entry) => {
    const child = join(path, entry.name)
    return sum + (entry.isDirectory() ? sizeOf(child) : fs.statSync(child).size)
  }, 0)

/** The address of a socket has about a hundred characters; Linux takes a short one through the folder once it is open. */
function socketIn(home: string) {
  if (process.platform !== 'linux') return { path: join(home, SOCKET), close: () => undefined }
  const folder = fs.openSync(home, fs.constants.O_RDONLY | fs.constants.O_DIRECTORY)
  return { path: `/proc/self/fd/${folder}/${SOCKET}`, close: () => fs.closeSync(folder) }
}
