// Another lender is one contract, one folder and one voice. These three are copied into a copy of the project; code is
// generated and the whole sale runs there, and so do all lender tests for this one, which has three actions.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { root } from '#tests/support/files.ts'

const OF_EVERY_LENDER = ['contracts.test.ts', 'dialects.test.ts', 'prism.test.ts', 'sandbox.test.ts']

const copy = mkdtempSync(join(tmpdir(), 'fifth-lender-'))
const run = (...command: string[]) =>
  execFileSync(process.execPath, command, {
    cwd: copy,
    // All lender tests run, whatever today's turn is.
    env: { ...process.env, TURNS: 'all' },
    encoding: 'utf8',
    stdio: 'pipe',
    timeout: 300_000,
  })
const tested = (...which: string[]) =>
  run('node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts', '--no-color', ...which)

beforeAll(() => {
  for (const room of ['openapi', 'sdk', 'machines', 'server', 'web', 'mocks', 'tests/support', 'tests/house'])
    cpSync(join(root, room), join(copy, room), { recursive: true })
  for (const name of ['facts.ts', 'stub-desk.ts', ...OF_EVERY_LENDER])
    cpSync(join(root, 'tests/applications/lenders', name), join(copy, 'tests/applications/lenders', name))
  for (const name of [
    'package.json',
    'tsconfig.json',
    'tests/vitest.config.ts',
    'tests/advisories.mjs',
    'tests/advisories.d.mts',
  ])
    cpSync(join(root, name), join(copy, name))
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
  const add = (name: string, to: string) => cpSync(join(import.meta.dirname, name), join(copy, to), { recursive: true })
  add('sample-credit.yaml', 'openapi/lenders/sample-credit.yaml')
  add('sample-credit', 'machines/applications/lenders/each/sample-credit')
  add('voice.ts', 'mocks/lenders/voices/sample-credit.ts')
  add('sold.ts', 'tests/applications/lenders/sold.test.ts')
})
afterAll(() => rmSync(copy, { recursive: true }))

it('is made known by one command, and sold, applied to and heard like the others', { timeout: 600_000 }, () => {
  run('node_modules/tsx/dist/cli.mjs', 'sdk/generate.ts')
  run('node_modules/typescript-native/bin/tsc', '--noEmit', '--singleThreaded')
  expect(tested('tests/applications/lenders/sold.test.ts')).toMatch(/Tests {2}\d+ passed/)
})

it('passes what is asked of every lender, with no test changed', { timeout: 600_000 }, () => {
  const house = ['contract.test.ts', 'lenders.test.ts'].map(name => `tests/house/${name}`)
  const files = OF_EVERY_LENDER.map(name => `tests/applications/lenders/${name}`)
  const said = tested(...house, ...files, '-t', '[Ss]ample.[Cc]redit')
  expect(said).toMatch(/Test Files {2}6 passed/)
  expect(said).toMatch(/Tests {2}\d+ passed/)
})
