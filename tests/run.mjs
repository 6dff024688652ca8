// `npm test`: installs what is missing, then types, lint, unit and API tests, browser tests. Stops at the first that fails.
// Plain JavaScript without dependencies, because none may be installed yet.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { buildOutdated, installMissing } from '#server/commands/start.mjs'
import { makeDemoData } from './support/demo-data.mjs'
import { withPostgres } from './support/postgres.mjs'

const found = tool => spawnSync(tool, ['--version'], { stdio: 'ignore' }).error === undefined

installMissing()
installDebian('pdfsig', 'poppler-utils')
process.env.CHROMIUM_PATH ||= findBrowser()
// Where nobody waits at the machine, every engine is tried; elsewhere what is missing is skipped by name.
if (process.env.CI) {
  installDebian('firefox-esr', 'firefox-esr')
  installDebian('WebKitWebDriver', 'webkit2gtk-driver', 'xvfb')
}

// One core checks types, by the compiler that is quicker at it; what follows until their end takes the other.
const types = begin('Types', '../typescript-native/bin/tsc', '--noEmit', '--singleThreaded', '-p', '.')
step('Lint', 'biome', 'check', '--error-on-warnings', '.')
const lenders = readdirSync('openapi/lenders').map(name => `openapi/lenders/${name}`)
step(
  'Contracts',
  'redocly',
  'lint',
  'openapi/openapi.yaml',
  'openapi/sandbox.yaml',
  ...lenders,
  '--config=openapi/redocly.yaml',
  '--format=stylish',
)
buildOutdated()
const demo = await makeDemoData()
step('Unit and API tests', 'vitest', 'run', '--config', 'tests/vitest.config.ts')
await types
withPostgres(address => {
  process.env.DATABASE_URL_FOR_TESTS = address
  // What could differ there: isolation, locks and writers at the same time. The rest has just run on the embedded one.
  const files = [
    'db/',
    'audits/',
    'agreements/api',
    'agreements/races',
    'agreements/seal-log/',
    'leads/leads',
    'lenders/outbox',
    'messages/api',
    'projects/api',
    'projects/sums',
    'session/accounts',
    'team/api',
  ]
  const args = ['run', '--config', 'tests/vitest.config.ts', '--maxWorkers=2', ...files.map(file => `tests/${file}`)]
  step('API tests on PostgreSQL', 'vitest', ...args)
  // Browser tests that run an application of their own have an embedded one.
  delete process.env.DATABASE_URL_FOR_TESTS
})
if (demo) process.env.DEMO_DATA = demo
step('Browser tests', 'playwright', 'test', '--config', 'tests/playwright.config.ts')

function step(name, tool, ...args) {
  const started = Date.now()
  console.log(`\n── ${name}`)
  const { status } = spawnSync(`node_modules/.bin/${tool}`, args, { stdio: 'inherit' })
  told(name, status, started)
}

/** The same beside what follows. */
function begin(name, tool, ...args) {
  const started = Date.now()
  const child = spawn(`node_modules/.bin/${tool}`, args, { stdio: 'inherit' })
  return new Promise(resolve => child.on('exit', status => resolve(told(name, status, started))))
}

function told(name, status, started) {
  if (status !== 0) {
    console.error(`\n${name}: failed`)
    process.exit(status ?? 1)
  }
  console.log(`${name}: passed in ${Math.round((Date.now() - started) / 1000)} s`)
}

/** Root on Debian may install what the tests use beside Node; elsewhere the tests that need it say that they are skipped. */
function installDebian(tool, ...packages) {
  if (found(tool) || !existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  console.log(`Installing ${packages.join(', ')} …`)
  spawnSync('apt-get', ['-o', 'Acquire::http::Timeout=10', 'update'], options)
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options)
}

/**
 * An installed Chromium, first the one without windows, which takes an eighth less work; Debian's, or Playwright's own. An empty
 * answer lets Playwright use the one it downloaded.
 */
function findBrowser() {
  const places = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].map(
    name => `/usr/bin/${name}`,
  )
  installDebian('chromium-headless-shell', 'chromium-headless-shell')
  if (!places.some(existsSync)) installDebian('chromium', 'chromium')
  const place = places.find(existsSync)
  if (place) return place
  const { status } = spawnSync('node_modules/.bin/playwright', ['install', 'chromium'], { stdio: 'inherit' })
  if (status !== 0) console.error('No Chromium was found and none could be installed. Set CHROMIUM_PATH to one.')
  return ''
}
