// `npm run test:fresh`: what README promises, tried as on a new machine. A clean clone, in a folder with spaces and
// umlauts in its name, with a read-only home and a PATH of node, npm, git and the shell npm calls: `npm start` until it
// answers, a second one next to it, a second start, `npm test -- --quick`, and starts after that and after `npm ci`.
// Installed packages aren't installed again, as there is no registry then.
import { spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  lchownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { npmCommand } from '#server/start/npm.mjs'
import { nodeFolder, VERSIONS } from './node-binary.mjs'

const HELP = `npm run test:fresh                       Node 20.19.0, 22, 24 and the latest
npm run test:fresh -- 24 latest          only these versions
npm run test:fresh -- 24 --without-test  only npm start
npm run test:fresh -- 24 --any-time      no time limits; prints how long it took
npm run test:fresh -- 24 --keep          keeps the folder for inspection
As root, each runs as root and as an ordinary user; --root or --user chooses one
`
const ORDINARY = 65_534
const START_SECONDS = 60
const AGAIN_SECONDS = 3
/** Of a machine that is busy otherwise. */
const MOST_SECONDS = 600
/** Environment variables of the network configuration. */
const NETWORK = /^(?:https?_proxy|no_proxy|npm_config_(?:registry|offline)|node_extra_ca_certs|ssl_cert_(?:file|dir))$/i

const asked = process.argv.slice(2)
const options = new Set(asked.filter(one => one.startsWith('-')))
const unknown = [...options].find(one => !['--without-test', '--any-time', '--keep', '--root', '--user'].includes(one))
if (unknown) {
  console.log(HELP)
  process.exit(options.has('--help') ? 0 : 1)
}
const named = asked.filter(one => !one.startsWith('-'))
const faults = []
for (const version of named.length ? named : VERSIONS) for (const user of users()) await tryOut(version, user)
for (const fault of faults) console.error(fault)
console.log(faults.length ? 'Failed.' : 'Passed.')
process.exit(faults.length ? 1 : 0)

/** Undefined means the caller. */
function users() {
  if (process.getuid?.() !== 0) return [undefined]
  return [!options.has('--user') && undefined, !options.has('--root') && ORDINARY].filter(one => one !== false)
}

async function tryOut(version, uid) {
  const folder = mkdtempSync(join(tmpdir(), 'sunquill-fresh-'))
  const name = `Node ${version}${process.getuid?.() === 0 ? (uid ? ', ordinary user' : ', root') : ''}`
  try {
    const fresh = makeFresh(folder, version, uid)
    for (const [what, work] of [
      ['npm start', () => start(fresh, START_SECONDS, startsBeside)],
      ['second start', () => start(alone(fresh), AGAIN_SECONDS, holdsNoTests)],
      ...(options.has('--without-test') ? [] : afterTests(fresh)),
    ]) {
      const since = Date.now()
      const fault = await work().catch(error => error.message)
      console.log(`${name}: ${what}, ${((Date.now() - since) / 1000).toFixed(1)} s${fault ? `: ${fault}` : ''}`)
      if (fault) faults.push(`${name}: ${what}: ${fault}`)
    }
  } finally {
    if (options.has('--keep')) console.log(folder)
    else rmSync(folder, { recursive: true, force: true })
  }
}

function afterTests(fresh) {
  return [
    ['npm test -- --quick', () => succeeds(fresh, 'test', '--', '--quick')],
    ['start after the tests', () => start(alone(fresh), AGAIN_SECONDS)],
    ['the tests’ packages after it', () => succeeds(alone(fresh), 'run', 'lint')],
    ['npm ci', () => succeeds(fresh, 'ci')],
    ['start after npm ci', () => start(alone(fresh), AGAIN_SECONDS)],
  ]
}

/** Without a registry. */
function alone({ env, ...fresh }) {
  return { ...fresh, env: { ...env, npm_config_registry: 'http://127.0.0.1:9/' } }
}

/** A start doesn't install packages only tests need. */
async function holdsNoTests({ cwd }) {
  if (existsSync(join(cwd, 'node_modules/vitest'))) return 'the packages of tests are installed'
}

function makeFresh(folder, version, uid) {
  const [clone, home, cache, bin] = ['Sunquill für Übung', 'home', 'cache', 'bin'].map(one => join(folder, one))
  for (const one of [home, cache, bin]) mkdirSync(one)
  for (const tool of ['npm', 'git', 'sh']) symlinkSync(placeOf(tool), join(bin, tool))
  // Copied, because an ordinary user may not enter the folder of the one who calls this.
  spawnSync('cp', ['-L', join(nodeFolder(version), 'node'), join(bin, 'node')])
  const source = `file://${process.cwd()}`
  const cloned = spawnSync('git', ['clone', '--quiet', '--depth', '2', source, clone], { stdio: 'inherit' })
  if (cloned.status !== 0) throw new Error('The project could not be cloned.')
  // Packages come from npm's cache: the network isn't measured.
  spawnSync('cp', ['-r', join(npmCache(), '_cacache'), cache])
  if (uid) giveTo(folder, uid)
  chmodSync(home, 0o555)
  const env = {
    PATH: bin,
    HOME: home,
    npm_config_cache: cache,
    LANG: 'de_DE.UTF-8',
    TZ: 'Pacific/Auckland',
    TMPDIR: '/tmp',
  }
  for (const [key, value] of Object.entries(process.env)) if (NETWORK.test(key)) env[key] = value
  return { cwd: clone, env, ...(uid ? { uid, gid: uid } : {}) }
}

function placeOf(tool) {
  const folder = process.env.PATH.split(':').find(one => spawnSync('test', ['-x', join(one, tool)]).status === 0)
  if (!folder) throw new Error(`${tool} is not on this machine.`)
  return realpathSync(join(folder, tool))
}

function npmCache() {
  return spawnSync(...npmCommand(['config', 'get', 'cache']), { encoding: 'utf8' }).stdout.trim()
}

function giveTo(path, uid) {
  lchownSync(path, uid, uid)
  for (const entry of readdirSync(path, { withFileTypes: true, recursive: true }))
    lchownSync(join(entry.parentPath, entry.name), uid, uid)
}

/** A sentence when it does not come up, does not answer or takes too long. `during` runs while it is up. */
async function start(fresh, seconds, during) {
  const port = await freePort()
  const since = Date.now()
  const most = options.has('--any-time') ? MOST_SECONDS : 3 * seconds
  const server = npm(fresh, ['start'], port)
  try {
    while (!(await answers(port))) {
      if (server.child.exitCode !== null) return `ended: ${server.said()}`
      if (Date.now() - since > most * 1000) return `no answer after ${most} s: ${server.said()}`
      await new Promise(resolve => setTimeout(resolve, 50))
    }
    const took = (Date.now() - since) / 1000
    if (took > seconds && !options.has('--any-time'))
      return `it took ${took.toFixed(1)} s, and ${seconds} s are promised`
    console.log(
      server
        .said()
        .match(/^[A-Z].*: \d+ s$/gm)
        ?.join(', ') ?? '',
    )
    return await during?.(fresh, port)
  } finally {
    await server.stop()
  }
}

/** Another start at the same port ends with one sentence. */
async function startsBeside(fresh, port) {
  const second = npm(fresh, ['start'], port)
  await second.over
  if (second.child.exitCode !== 1 || !second.said().includes(`Port ${port} is in use.`))
    return `a start beside it: ${second.said()}`
}

async function succeeds(fresh, ...args) {
  const command = npm(fresh, args)
  await command.over
  if (command.child.exitCode !== 0) return command.said()
}

function npm({ env, ...fresh }, args, port = 0) {
  const child = spawn('npm', args, { ...fresh, env: { ...env, PORT: String(port) }, detached: true })
  let text = ''
  child.stdout.on('data', more => (text += more))
  child.stderr.on('data', more => (text += more))
  const over = new Promise(resolve => child.on('close', resolve))
  const stop = async () => {
    if (child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
    await over
  }
  return { child, over, stop, said: () => text.trim().split('\n').slice(-30).join('\n') }
}

function answers(port) {
  return fetch(`http://127.0.0.1:${port}/`).then(
    answer => answer.ok,
    () => false,
  )
}

function freePort() {
  return new Promise(resolve => {
    const probe = createServer()
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}
