// Installs what package-lock.json names and is not there: what running needs, or all. As a command, all: what only tests and tools of
// the contract need comes with the first of them. Plain JavaScript without dependencies, because none may be installed yet.
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { npmCommand } from './npm.mjs'
import { fail, run } from './run-command.mjs'
import { stage } from './stage.mjs'

/** npm's list of installed packages, written last. */
const LIST = 'node_modules/.package-lock.json'
const ASIDE = `${LIST}.before`
const packagesIn = file => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {})

/** Binaries for other systems are optional, and so are types that a library would take if they were there. */
const isWanted = ({ dev, devOptional, optional }, all) => !optional && (all || !(dev || devOptional))

/** In the project's folder, whatever the caller's is. */
export async function installMissing({ all = false } = {}) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19))
    fail(`Sunquill needs Node 20.19 or later; this is ${process.versions.node}.`)
  const installed = packagesIn(LIST)
  // If the packages of tests are installed, keep them up to date.
  const whole = all || Object.values(installed).some(({ dev }) => dev)
  const { '': _, ...locked } = packagesIn('package-lock.json')
  // npm's list also includes packages that are only locked.
  const isMissing = ([path, one]) =>
    isWanted(one, whole) && (installed[path]?.version !== one.version || !existsSync(path))
  if (!Object.entries(locked).some(isMissing)) return
  await stage('Installing packages', () => install(whole))
}

async function install(whole) {
  const options = [whole ? '--include=dev' : '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error']
  // Reinstalls after an interruption. Otherwise only what is missing: a server may be running on the rest.
  const is_whole = existsSync(LIST)
  if (is_whole) renameSync(LIST, ASIDE)
  const status = await run(...npmCommand([...(is_whole ? ['install', '--no-save'] : ['ci']), ...options]))
  if (status === 0) return rmSync(ASIDE, { force: true })
  // npm has put back what was there.
  if (is_whole) renameSync(ASIDE, LIST)
  fail('The packages could not be installed. Check the network and try again.', status)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
  await installMissing({ all: true })
}
