// What `npm start` and `npm test` request from npm, and when they request nothing.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { root } from '#tests/support/files.ts'

const LOCKED = {
  'node_modules/server': { version: '1.0.0' },
  'node_modules/for-macos': { version: '1.0.0', optional: true },
  'node_modules/types': { version: '1.0.0', devOptional: true },
  'node_modules/tester': { version: '1.0.0', dev: true },
}
const MODULE = pathToFileURL(join(root, 'server/start/install.mjs')).href
/** A stand-in for npm that records its arguments. */
const NPM = `require('node:fs').appendFileSync('asked', process.argv.slice(2).filter(one => !/audit|fund|loglevel/.test(one)).join(' ') + '\\n')
process.exitCode = Number(process.env.FAILS ?? 0)`

let folder: string
const list = () => join(folder, 'node_modules/.package-lock.json')
/** npm's list, and the folders it tells of. */
function have(packages: object) {
  for (const path of Object.keys(packages)) mkdirSync(join(folder, path), { recursive: true })
  write(list(), packages)
}
const write = (place: string, packages: object) =>
  writeFileSync(place, JSON.stringify({ packages: { '': {}, ...packages } }))

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'install-'))
  mkdirSync(join(folder, 'node_modules'))
  write(join(folder, 'package-lock.json'), LOCKED)
  writeFileSync(join(folder, 'npm-cli.js'), NPM)
})
afterEach(() => rmSync(folder, { recursive: true }))

/** The arguments of a single call of npm, and the exit code. */
function install(all: boolean, env = {}): [asked: string, status: number | null] {
  const script = `const { installMissing } = await import('${MODULE}'); await installMissing({ all: ${all} })`
  const { status } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: folder,
    env: { ...process.env, npm_execpath: join(folder, 'npm-cli.js'), ...env },
  })
  const asked = join(folder, 'asked')
  const said = existsSync(asked) ? readFileSync(asked, 'utf8').trim() : ''
  rmSync(asked, { force: true })
  return [said, status]
}
const { 'node_modules/server': server, 'node_modules/tester': tester } = LOCKED
const RUNNING = { 'node_modules/server': server }
const ALL = { ...RUNNING, 'node_modules/types': LOCKED['node_modules/types'], 'node_modules/tester': tester }

it('at first, what running needs; for tests, all', () => {
  expect(install(false)).toEqual(['ci --omit=dev', 0])
  expect(install(true)).toEqual(['ci --include=dev', 0])
})

it('for tests, only what is missing; nothing is removed afterwards', () => {
  have(RUNNING)
  expect(install(false)).toEqual(['', 0])
  expect(install(true)).toEqual(['install --no-save --include=dev', 0])
  have(ALL)
  expect(install(true)).toEqual(['', 0])
  expect(install(false)).toEqual(['', 0])
})

it('another version, and after tests also of what tests need', () => {
  have({ 'node_modules/server': { version: '0.9.0' } })
  expect(install(false)).toEqual(['install --no-save --omit=dev', 0])
  have({ ...ALL, 'node_modules/tester': { version: '0.9.0', dev: true } })
  expect(install(false)).toEqual(['install --no-save --include=dev', 0])
})

it('what npm’s list tells of, and is not there', () => {
  write(list(), RUNNING)
  expect(install(false)).toEqual(['install --no-save --omit=dev', 0])
})

it('where npm fails, what was there is found again', () => {
  have(RUNNING)
  expect(install(true, { FAILS: '3' })).toEqual(['install --no-save --include=dev', 3])
  expect(install(false)).toEqual(['', 0])
})
