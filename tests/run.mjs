// `npm test`: installs what is missing, then types, lint, unit and API tests, browser tests. Stops at the first that fails.
// Plain JavaScript without dependencies, because none may be installed yet.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { buildOutdated, installMissing } from '../server/start.mjs'
import { withPostgres } from './support/postgres.mjs'

const found = tool => spawnSync(tool, ['--version'], { stdio: 'ignore' }).error === undefined

installMissing()
installDebian('pdfsig', 'poppler-utils')
process.env.CHROMIUM_PATH ||= findBrowser()

step('Types', 'tsc', '--noEmit', '-p', '.')
step('Lint', 'biome', 'check', '--error-on-warnings', '.')
step('Contract', 'redocly', 'lint', 'openapi/openapi.yaml', '--config', 'openapi/redocly.yaml', '--format=stylish')
step('Unit and API tests', 'vitest', 'run', '--config', 'tests/vitest.config.ts')
withPostgres(address => {
  process.env.DATABASE_URL_FOR_TESTS = address
  // What could differ there: isolation, locks and writers at the same time. The rest has just run on the embedded one.
  const files = [
    'db/',
    'audits/',
    'agreements/api',
    'agreements/races',
    'messages/api',
    'projects/api',
    'session/accounts',
    'team/api',
  ]
  const args = ['run', '--config', 'tests/vitest.config.ts', '--maxWorkers=2', ...files.map(file => `tests/${file}`)]
  step('API tests on PostgreSQL', 'vitest', ...args)
  // Browser tests that run an application of their own have an embedded one.
  delete process.env.DATABASE_URL_FOR_TESTS
})
buildOutdated()
step('Browser tests', 'playwright', 'test', '--config', 'tests/playwright.config.ts')

function step(name, tool, ...args) {
  const started = Date.now()
  console.log(`\n── ${name}`)
  const { status } = spawnSync(`node_modules/.bin/${tool}`, args, { stdio: 'inherit' })
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
  spawnSync('apt-get', ['update'], options)
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options)
}

/** An installed Chromium, Debian's, or Playwright's own. An empty answer lets Playwright use the one it downloaded. */
function findBrowser() {
  const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
  if (!places.some(existsSync)) installDebian('chromium', 'chromium')
  const place = places.find(existsSync)
  if (place) return place
  const { status } = spawnSync('node_modules/.bin/playwright', ['install', 'chromium'], { stdio: 'inherit' })
  if (status !== 0) console.error('No Chromium was found and none could be installed. Set CHROMIUM_PATH to one.')
  return ''
}
