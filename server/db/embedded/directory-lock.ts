// One process at a time may open an embedded database: two at once destroy it. The lock is the kernel's, on an open
// file, so it dies with its owner however that ends and there is never a stale one to clean up.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import { hostname } from 'node:os'
import { join } from 'node:path'

export type DirectoryLock = { release(): void }

/** Its message is the one sentence the operator needs. */
export class DirectoryInUse extends Error {}

/** Takes the directory, which must exist, or throws `DirectoryInUse` at once. */
export async function lockDirectory(directory: string): Promise<DirectoryLock> {
  const lock = process.platform === 'linux' ? await lockOnLinux(directory) : lockByOpening(join(directory, 'lock'))
  const owner = join(directory, 'owner')
  if (lock === 'taken') {
    throw new DirectoryInUse(
      `Cannot open the database in ${directory}: ${readOwner(owner)} is using it; stop it first or choose another directory.`,
    )
  }
  fs.writeFileSync(owner, `process ${process.pid} on ${hostname()}`)
  let held = true
  return {
    // Idempotent: a closed file's number may soon belong to another one.
    release() {
      if (held) lock.release()
      held = false
    },
  }
}

// Only for the refusal's wording. The file proves nothing and may be deleted at any time.
function readOwner(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8') || 'another process'
  } catch {
    return 'another process'
  }
}

// Node has no flock(2). A flock belongs to the open file and not to the process, so a child that inherits ours can take
// it and end, and it stays with us. The directory itself is locked: deleting some lock file by hand cannot break it.
// Node opens with O_CLOEXEC, so no other child inherits the lock and outlives us with it.
async function lockOnLinux(directory: string): Promise<DirectoryLock | 'taken'> {
  const fd = fs.openSync(directory, fs.constants.O_RDONLY | fs.constants.O_DIRECTORY)
  const { status } = spawnSync('flock', ['-n', '3'], { stdio: ['ignore', 'ignore', 'ignore', fd] })
  if (status === 0) return { release: () => fs.closeSync(fd) }
  const { dev, ino } = fs.fstatSync(fd, { bigint: true })
  fs.closeSync(fd)
  return status === 1 ? 'taken' : lockByName(`\0sunquill ${dev} ${ino}`)
}

// An image without util-linux or busybox has no flock, and a few network file systems refuse it. An abstract socket
// dies with its owner too, but is seen only within one network namespace: it cannot tell two containers apart.
function lockByName(name: string): Promise<DirectoryLock | 'taken'> {
  return new Promise((resolve, reject) => {
    const server = net.createServer(socket => socket.destroy())
    server.unref()
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve('taken') : reject(error),
    )
    server.listen({ path: name }, () => resolve({ release: () => server.close() }))
  })
}

// open(2) of macOS and the BSDs takes the flock itself. Node does not name the flag but passes it on.
const O_EXLOCK = 0x20

function lockByOpening(file: string): DirectoryLock | 'taken' {
  if (process.platform !== 'darwin' && process.platform !== 'freebsd') {
    throw new Error(
      'The embedded database runs on Linux and macOS only; give DATABASE_URL a PostgreSQL server instead.',
    )
  }
  const { O_RDWR, O_CREAT, O_NONBLOCK } = fs.constants
  try {
    const fd = fs.openSync(file, O_RDWR | O_CREAT | O_NONBLOCK | O_EXLOCK)
    return { release: () => fs.closeSync(fd) }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EAGAIN') return 'taken'
    throw error
  }
}
