// `npm start` on a fresh clone: installs missing packages, rebuilds outdated parts, then starts the server. Plain
// JavaScript without dependencies, as none may be installed yet.

import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { installMissing } from '../start/install.mjs'
import { fail, run } from '../start/run-command.mjs'
import { stage } from '../start/stage.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
process.chdir(root)
export const SERVER = 'dist-server/main.js'
/** The same, to be begun by this process. */
const RUN = 'dist-server/run.js'

/** Build output doesn't count: packing the SDK creates `sdk/dist` for a moment. */
const sourcesIn = path => readdirSync(path, { withFileTypes: true }).filter(({ name }) => name !== 'dist')

function newestIn(path) {
  const times = sourcesIn(path).map(one => {
    const inside = join(path, one.name)
    return one.isDirectory() ? newestIn(inside) : statSync(inside).mtimeMs
  })
  return Math.max(0, ...times)
}

/** Of the rooms that were looked through: three builds read the same ones, a thousand files each. */
const cache = new Map()
function newest(room) {
  const time = cache.get(room) ?? newestIn(room)
  cache.set(room, time)
  return time
}

const outdated = (built, rooms) =>
  !existsSync(built) || statSync(built).mtimeMs <= Math.max(statSync('package-lock.json').mtimeMs, ...rooms.map(newest))

async function vite(...options) {
  const args = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error', ...options]
  // Whatever the caller's is: React's two builds don't mix.
  const status = await run(process.execPath, args, { ...process.env, NODE_ENV: 'production' })
  if (status !== 0) fail('The application could not be built.', status)
}

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

/** The server runs without it too. */
export async function buildDocs() {
  if (!outdated('dist-docs/index.html', ['openapi', 'sdk'])) return
  const status = await stage('Building the API reference', () =>
    run(process.execPath, ['--import', 'tsx', 'openapi/docs/build.ts', '--quiet']),
  )
  if (status) console.error('The API reference could not be built.')
}

/** Before anything is installed: the embedded database locks and syncs its folder as only Linux and macOS can. */
function requireDatabase() {
  if (process.platform === 'win32' && !process.env.DATABASE_URL)
    fail('On Windows, run Sunquill in WSL, or set DATABASE_URL to a PostgreSQL database.')
}

/** Reports a busy port before building or opening anything. */
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
  const built = buildOutdated()
  // In this process: another one would cost its start and 40 MB.
  const { run: serve } = await import(pathToFileURL(RUN).href)
  await serve(built)
  // Not needed in the first seconds.
  await buildDocs()
}
