// A PostgreSQL of the tests' own, from binaries that are on the machine: a new cluster in a folder that is thrown away.
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const INSTALLED = '/usr/lib/postgresql'

/** Runs `work` with the address of a cluster; with the address given by the environment; or not at all, and says so. */
export function withPostgres(work) {
  if (process.env.DATABASE_URL_FOR_TESTS) return work(process.env.DATABASE_URL_FOR_TESTS)
  const version = existsSync(INSTALLED) ? readdirSync(INSTALLED).sort((a, b) => Number(b) - Number(a))[0] : undefined
  const bin = version && join(INSTALLED, version, 'bin')
  if (!bin || !existsSync(join(bin, 'initdb'))) {
    console.log('Skipped: no PostgreSQL is on this machine, and DATABASE_URL_FOR_TESTS is not set.')
    return
  }
  const folder = mkdtempSync(join(tmpdir(), 'sunquill-postgres-'))
  const data = join(folder, 'data')
  // PostgreSQL refuses to run as root.
  const asRoot = process.getuid?.() === 0
  const run = (tool, ...args) => {
    const command = [join(bin, tool), ...args]
    const [first, ...rest] = asRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command
    return spawnSync(first, rest, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
  }
  chmodSync(folder, 0o777)
  const port = 20_000 + (process.pid % 20_000)
  // Each database of a test has a pool for each of its logins.
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off -c max_connections=500`
  try {
    if (!run('initdb', '-D', data, '-U', 'tests', '--auth=trust', '--encoding=UTF8', '--no-instructions')) return fail()
    if (!run('pg_ctl', '-D', data, '-o', options, '-l', join(folder, 'log'), '-w', 'start')) return fail()
    work(`postgres://tests@127.0.0.1:${port}/postgres`)
  } finally {
    run('pg_ctl', '-D', data, '-m', 'immediate', 'stop')
    rmSync(folder, { recursive: true, force: true })
  }
}

function fail() {
  console.error('The PostgreSQL on this machine could not be started.')
  process.exitCode = 1
}
