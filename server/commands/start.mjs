// `npm start` on a fresh clone: installs what is missing, builds what is out of date, then starts the server.
// Plain JavaScript without dependencies, because none may be installed yet.

import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { npmCommand } from './npm.mjs'
import { stage } from './stage.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
process.chdir(root)
export const SERVER = 'dist-server/main.js'
/** The same, to be begun by this process. */
const RUN = 'dist-server/run.js'

/** Ends the process with a sentence when `command` fails. */
function run(command, args, sentence, env = process.env) {
  return new Promise(resolve => {
    const child = spawn(command, args, { stdio: 'inherit', env })
    child.on('error', () => fail(sentence))
    child.on('exit', status => (status === 0 ? resolve() : fail(sentence, status)))
  })
}

function fail(sentence, status) {
  console.error(`\n${sentence}`)
  process.exit(status || 1)
}

export async function installMissing() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19))
    fail(`Sunquill needs Node 20.19 or later; this is ${process.versions.node}.`)
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  const marker = 'node_modules/.installed'
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return
  await stage('Installing packages', () =>
    run(
      ...npmCommand(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']),
      'The packages could not be installed. Check the network and try again.',
    ),
  )
  writeFileSync(marker, wanted)
}

/** What is made from sources is none: packing the SDK makes `sdk/dist` for a moment. */
const sourcesIn = path => readdirSync(path).filter(name => name !== 'dist')

const newest = path =>
  statSync(path).isDirectory()
    ? Math.max(0, ...sourcesIn(path).map(name => newest(join(path, name))))
    : statSync(path).mtimeMs

const outdated = (built, sources) =>
  !existsSync(built) || statSync(built).mtimeMs <= Math.max(...[...sources, 'package-lock.json'].map(newest))

const vite = (...options) =>
  run(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error', ...options],
    'The application could not be built.',
    // Whatever the caller's is: React's two builds don't mix.
    { ...process.env, NODE_ENV: 'production' },
  )

export async function buildOutdated() {
  // A build is of one kind: with the screens that serve development, or without.
  const screens = process.env.NODE_ENV === 'production' ? 'product' : 'all'
  const marker = 'dist/screens'
  const same = existsSync(marker) && readFileSync(marker, 'utf8') === screens
  if (same && !outdated('dist/index.html', ['web', 'sdk', 'machines', 'server'])) return
  mkdirSync('dist', { recursive: true })
  process.env.SCREENS = screens
  await stage('Building the application', () => vite('--config', 'web/vite.config.ts'))
  writeFileSync(marker, screens)
}

/** Without a TypeScript loader the server starts in less than half the time and takes a third of the memory. */
export async function bundleOutdated() {
  if (outdated(SERVER, ['web', 'sdk', 'machines', 'server', 'mocks']))
    await stage('Bundling the server', () => vite('--config', 'server/vite.config.ts'))
}

export async function buildDocs() {
  if (!outdated('dist-docs/index.html', ['openapi', 'sdk'])) return
  await stage('Building the API reference', () =>
    run(
      process.execPath,
      ['--import', 'tsx', 'openapi/docs/build.ts', '--quiet'],
      'The API reference could not be built.',
    ),
  )
}

/** Before anything is installed: the embedded database locks and syncs its folder as only Linux and macOS can. */
function requireDatabase() {
  if (process.platform === 'win32' && !process.env.DATABASE_URL)
    fail('On Windows, run Sunquill in WSL, or set DATABASE_URL to a PostgreSQL database.')
}

/** A busy port is said before anything is built or opened. */
function requireFreePort(port, host) {
  return new Promise(resolve => {
    const probe = createServer()
    probe.once('error', () => {
      console.error(`Port ${port} is in use. Stop that process or choose another port: PORT=${port + 1} npm start`)
      process.exit(1)
    })
    probe.listen(port, host, () => probe.close(resolve))
  })
}

const HELP = `npm start

Installs what is missing, builds what is out of date and starts the server. Settings come from the environment:
PORT (4710), HOST (127.0.0.1), DATA_DIR (data) and DATABASE_URL; README.md lists all of them.`

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--help') || process.argv.includes('-h')) {
    console.log(HELP)
    process.exit(0)
  }
  requireDatabase()
  await requireFreePort(Number(process.env.PORT || 4710), process.env.HOST || '127.0.0.1')
  await installMissing()
  await bundleOutdated()
  // One core builds the screens while the other makes the database and its demo company.
  const built = buildOutdated().then(buildDocs)
  // In this process: another one would cost its start and 40 MB.
  const { run } = await import(pathToFileURL(RUN).href)
  await run(built)
}
