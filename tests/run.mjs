// `npm test`: installs the packages that are missing, then types, lint, unit and API tests, the same on PostgreSQL, browser tests.
// Stops at the first that fails, and says at the end what ran and what did not. Plain JavaScript, for no package may be there yet.
import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buildOutdated } from '#server/commands/start.mjs'
import { installMissing } from '#server/start/install.mjs'
import { mendableAdvisories } from './advisories.mjs'
import { VERSIONS } from './fresh/node-binary.mjs'
import { makeDemoData } from './support/demo-data.mjs'
import { withPostgres } from './support/postgres.mjs'
import { groupOfToday, isFreshDay, TODAY } from './support/turns.mjs'

const HELP = `npm test                  types, lint and the daily tests; journeys in Chromium
npm test -- --turns       also the group of longer tests whose turn it is today (CI=true does the same)
npm test -- --all         every test
npm test -- --engines     journeys in Firefox and WebKit too (CI=true does the same)
npm test -- --quick       types, and lint and tests of uncommitted changes, or of the last commit; API tests of their features only
npm test -- --with-tools  installs browsers and system tools first, on Debian as root (CI=true does the same)
npm run test:node -- 24   the same under another Node version
`
const asked = new Set(process.argv.slice(2))
if (asked.has('--help')) {
  console.log(HELP)
  process.exit(0)
}
const unknown = [...asked].find(
  option => !['--all', '--engines', '--quick', '--turns', '--with-tools'].includes(option),
)
if (unknown) {
  console.error(`Unknown option: ${unknown}\n${HELP}`)
  process.exit(1)
}

const CI = Boolean(process.env.CI)
process.env.TURNS = turns()
const started = Date.now()
const ran = []
const skipped = []
const BIN = {
  biome: '@biomejs/biome/bin/biome',
  redocly: '@redocly/cli/bin/cli.js',
  vitest: 'vitest/vitest.mjs',
  playwright: '@playwright/test/cli.js',
  tsc: 'typescript-native/bin/tsc',
  fresh: './fresh/clone.mjs',
}

/**
 * Seconds on PostgreSQL of what takes turns there: features by their own tests, which have just run on the embedded one, and what a
 * server does while its database starts or goes away.
 */
const ON_POSTGRES = {
  'agreements/api': 10,
  'agreements/seal-log/forgeries': 10,
  'backup/backup': 90,
  'backup/refused': 15,
  'company/audits/': 15,
  'company/messages/api': 3,
  'company/session/accounts': 6,
  'company/team/api': 3,
  'db/away': 14,
  'db/background': 3,
  'db/fold-sums': 10,
  'db/logins': 6,
  'db/patience': 11,
  'db/starting': 18,
  'projects/api': 2,
  'projects/leads/leads': 2,
  'workers/': 4,
}

console.log(`Node ${process.versions.node} on ${process.platform} ${process.arch}`)
await installMissing({ all: true })
ownTemporaryFolder()
if (asked.has('--quick')) await quick()
else await everything()
summary('Passed')

function turns() {
  // Tests of changed code run on any day.
  if (asked.has('--all') || asked.has('--quick')) return 'all'
  return CI || asked.has('--turns') ? 'today' : 'daily'
}

/** Temporary files of all processes are deleted with it. */
function ownTemporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'sunquill-'))
  // A test's PostgreSQL runs as another user.
  chmodSync(folder, 0o1777)
  process.env.TMPDIR = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
}

async function everything() {
  if (CI || asked.has('--with-tools')) {
    installDebian('pdfsig', 'poppler-utils')
    installDebian('firefox-esr', 'firefox-esr')
    installDebian('WebKitWebDriver', 'webkit2gtk-driver', 'xvfb')
    installDebian('chromium-headless-shell', 'chromium-headless-shell')
    installDebian('chromium', 'chromium')
  }
  // One core checks types, by the compiler that is quicker at it; what follows until their end takes the other.
  const types = beginTypes()
  await step('lint', 'biome', 'check', '--error-on-warnings', '.')
  await contracts()
  if (CI) advisories()
  await buildOutdated()
  const demo = await makeDemoData()
  await step('unit and API tests', 'vitest', 'run', '--config', 'tests/vitest.config.ts')
  await types
  for (const [tool, packages] of [
    ['pdfsig', 'poppler-utils'],
    ['openssl', 'openssl'],
  ])
    if (!found(tool)) skipped.push(`${tool} as a second judge of signatures (apt-get install ${packages})`)
  const without = await withPostgres(onPostgres)
  if (without && CI) end(`API tests on PostgreSQL: ${without}`)
  if (without) skipped.push(`API tests on PostgreSQL: ${without}`)
  if (demo) process.env.DEMO_DATA = demo
  await browserTests()
  if (CI) await freshStart()
  const { TURNS } = process.env
  if (TURNS !== 'all')
    skipped.push(
      `${TURNS === 'daily' || isFreshDay() ? 'all' : 'six in seven'} of what takes turns (tests/README.md): browser tests, screens, the longest tests, features on PostgreSQL; some journeys (npm test -- --all)`,
    )
}

/**
 * Once a week, in place of the groups of tests, since it takes three minutes of the twenty: another Node, by turns as root and as an
 * ordinary user; an ordinary user tries as who they are.
 */
async function freshStart() {
  if (!isFreshDay()) {
    skipped.push('npm start in a fresh clone (once a week; npm run test:fresh)')
    return
  }
  const week = Math.floor(TODAY / 7)
  const version = VERSIONS[week % VERSIONS.length]
  const who = Math.floor(week / VERSIONS.length) % 2 ? '--root' : '--user'
  await step(`npm start in a fresh clone, Node ${version}`, 'fresh', version, who, '--without-test', '--any-time')
}

/** Tests whose results may differ there: isolation, locks and concurrent writers. */
async function onPostgres(address) {
  process.env.DATABASE_URL_FOR_TESTS = address
  const always = [
    'agreements/races',
    'db/agreements-before',
    'db/at-once',
    'db/company-first',
    'db/injection',
    'db/isolation',
    'db/retries',
    'db/schema',
    'db/side-by-side',
    'db/statements',
    'applications/lenders/outbox',
    'money/sale/statements',
    'projects/sums',
  ]
  const files = [...always, ...groupOfToday(ON_POSTGRES)].map(file => `tests/${file}`)
  await step(
    'API tests on PostgreSQL',
    'vitest',
    'run',
    '--config',
    'tests/vitest.config.ts',
    '--maxWorkers=2',
    ...files,
  )
  // Browser tests that run an application of their own have an embedded one.
  delete process.env.DATABASE_URL_FOR_TESTS
}

async function browserTests() {
  const place = await findBrowser()
  if (place === undefined) {
    const how = 'npx playwright install chromium, or apt-get install chromium-headless-shell'
    if (CI) end(`No Chromium is on this machine: ${how}`)
    skipped.push(`browser tests: no Chromium is on this machine (${how})`)
    return
  }
  if (place) process.env.CHROMIUM_PATH = place
  const projects = ['product', ...(await enginesToRun())].map(name => `--project=${name}`)
  await step('browser tests', 'playwright', 'test', '--config', 'tests/playwright.config.ts', ...projects)
}

/** Firefox and WebKit drive the same journeys again, and few changes concern one engine alone. */
async function enginesToRun() {
  await import('tsx')
  const { ENGINES, reasonToSkip } = await import('./browsers/engines.ts')
  if (!CI && !asked.has('--engines')) {
    skipped.push('journeys in Firefox and WebKit (npm test -- --engines)')
    return ['Chromium']
  }
  for (const engine of ENGINES) {
    const reason = reasonToSkip(engine)
    if (reason) skipped.push(`journeys: ${reason}`)
  }
  return ENGINES
}

/**
 * Tests that changed since the last commit, or in it, then those that import what changed. Every API test imports the whole server,
 * so only those of the features that changed run.
 */
async function quick() {
  const types = beginTypes()
  const open = gitLines('status', '--porcelain', '-uall').map(line => line.slice(3).replace(/.* -> /, ''))
  const files = open.length > 0 ? open : gitLines('diff', '--name-only', 'HEAD~1')
  const left = files.filter(existsSync)
  const known_only = ['--no-errors-on-unmatched', '--files-ignore-unknown=true']
  await step('lint of what changed', 'biome', 'check', '--error-on-warnings', ...known_only, ...left)
  const tests = left.filter(file => /\.test\.tsx?$/.test(file))
  const config = ['run', '--config', 'tests/vitest.config.ts']
  if (tests.length > 0) await step('tests that changed', 'vitest', ...config, ...tests)
  process.env.TURNS = 'daily'
  const folders = files.filter(file => !tests.includes(file)).map(file => `/${dirname(file)}/`)
  const others = foldersOfApiTests().filter(folder => !folders.some(changed => isOf(changed, folder)))
  const excluded = [
    ...tests,
    // It looks at the built files, which are not made here.
    'tests/app/named-files.test.ts',
    ...others.map(folder => `tests/${folder}/*.api.test.ts`),
  ]
  const since = open.length > 0 ? '--changed' : '--changed=HEAD~1'
  await step(
    'tests of what changed',
    'vitest',
    ...config,
    since,
    '--passWithNoTests',
    ...excluded.map(one => `--exclude=${one}`),
  )
  await types
  skipped.push(
    'contracts, API tests of other features and on PostgreSQL, browser tests, lint and tests of what did not change (npm test)',
  )
}

function foldersOfApiTests() {
  const files = gitLines('ls-files', 'tests/**/*.api.test.ts')
  return [...new Set(files.map(file => dirname(file).replace('tests/', '')))]
}

/** Whether a changed folder belongs to the feature of these tests; a shelf's own tests are its own folder's. */
function isOf(changed, folder) {
  const [shelf, feature] = folder.split('/')
  return feature === undefined ? changed.endsWith(`/${shelf}/`) : changed.includes(`/${shelf}/${feature}/`)
}

function gitLines(...args) {
  return spawnSync('git', args, { encoding: 'utf8' }).stdout.split('\n').filter(Boolean)
}

function advisories() {
  const found = mendableAdvisories()
  if (!found) skipped.push('advisories: the registry did not answer (npm audit)')
  else if (found.length > 0) end(`advisories: a newer version mends ${found.join(', ')}`)
  else ran.push('advisories')
}

function contracts() {
  const lenders = readdirSync('openapi/lenders').map(name => `openapi/lenders/${name}`)
  const style = ['--config=openapi/redocly.yaml', '--format=stylish']
  return step('contracts', 'redocly', 'lint', 'openapi/openapi.yaml', 'openapi/sandbox.yaml', ...lenders, ...style)
}

/** Code unchanged since the last time isn't checked again, as in `npm run types`. */
function beginTypes() {
  const known = ['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo']
  return begin('types', 'tsc', '--noEmit', '--singleThreaded', ...known, '-p', '.')
}

function step(name, tool, ...args) {
  console.log(`\n── ${name}`)
  return begin(name, tool, ...args)
}

/** Returns when it has passed; ends everything when it has not. */
function begin(name, tool, ...args) {
  const since = Date.now()
  const child = spawn(process.execPath, [`node_modules/${BIN[tool]}`, ...args], { stdio: 'inherit' })
  return new Promise(resolve => {
    child.on('exit', status => {
      if (status !== 0) end(`${name}: failed`)
      ran.push(`${name} ${Math.round((Date.now() - since) / 1000)} s`)
      console.log(`${name}: passed in ${Math.round((Date.now() - since) / 1000)} s`)
      resolve()
    })
  })
}

function end(sentence) {
  console.error(`\n${sentence}`)
  summary('Failed')
  process.exit(1)
}

function summary(verdict) {
  const seconds = Math.round((Date.now() - started) / 1000)
  const untested = skipped.some(one => one.startsWith('browser tests')) ? ', browser not tested' : ''
  console.log(`
Node     ${process.versions.node} on ${process.platform} ${process.arch}
Ran      ${ran.join(', ') || 'nothing to its end'}
Skipped  ${skipped.join('; ') || 'nothing'}
Took     ${Math.floor(seconds / 60)} min ${seconds % 60} s
${verdict}${untested}.`)
}

function found(tool) {
  return spawnSync(tool, ['--version'], { stdio: 'ignore' }).error === undefined
}

/** Root on Debian may install the tests' system packages. */
function installDebian(tool, ...packages) {
  if (found(tool) || !existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  console.log(`Installing ${packages.join(', ')} …`)
  spawnSync('apt-get', ['-o', 'Acquire::http::Timeout=10', 'update'], options)
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options)
}

/**
 * An installed Chromium, preferring the headless shell, which needs an eighth less CPU; an empty string lets Playwright
 * use its download; undefined if there is none.
 */
async function findBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']
  const place = names.map(name => `/usr/bin/${name}`).find(existsSync)
  if (place) return place
  if (CI || asked.has('--with-tools'))
    spawnSync(process.execPath, [`node_modules/${BIN.playwright}`, 'install', 'chromium'], { stdio: 'inherit' })
  const { chromium } = await import('@playwright/test')
  return existsSync(chromium.executablePath()) ? '' : undefined
}
