// One more lender is one contract, one folder and one voice. All three are put into a copy of the project, and nothing else is;
// what is made from them is made there, and the whole sale runs there.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { root } from '#tests/support/files.ts'

const copy = mkdtempSync(join(tmpdir(), 'fifth-lender-'))
const run = (...command: string[]) =>
  execFileSync(process.execPath, command, { cwd: copy, encoding: 'utf8', stdio: 'pipe', timeout: 120_000 })

beforeAll(() => {
  for (const room of ['openapi', 'sdk', 'machines', 'server', 'web', 'mocks', 'tests/support'])
    cpSync(join(root, room), join(copy, room), { recursive: true })
  for (const file of ['package.json', 'tsconfig.json', 'tests/vitest.config.ts', 'tests/lenders/facts.ts'])
    cpSync(join(root, file), join(copy, file))
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
  const add = (name: string, to: string) => cpSync(join(import.meta.dirname, name), join(copy, to), { recursive: true })
  add('sample-credit.yaml', 'openapi/lenders/sample-credit.yaml')
  add('sample-credit', 'machines/lenders/each/sample-credit')
  add('voice.ts', 'mocks/lenders/voices/sample-credit.ts')
  add('sold.ts', 'tests/lenders/sold.test.ts')
})
afterAll(() => rmSync(copy, { recursive: true }))

it('is made known by one command, and sold, applied to and heard like the others', { timeout: 180_000 }, () => {
  run('node_modules/tsx/dist/cli.mjs', 'sdk/generate.ts')
  run('node_modules/typescript-native/bin/tsc', '--noEmit')
  const told = run('node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts', '--no-color')
  expect(told).toMatch(/Test Files {2}\d+ passed/)
})
