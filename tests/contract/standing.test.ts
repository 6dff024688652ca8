// Files are found relative to the caller's folder, and errors in one are a sentence.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentAt } from '#openapi/bundle.ts'
import { commandOf } from '#openapi/check/options.ts'
import { standing } from '#openapi/standing.ts'

const folder = mkdtempSync(join(tmpdir(), 'standing-'))
const before = { ...process.env }
beforeAll(() => {
  mkdirSync(join(folder, 'contract'))
  const api = { openapi: '3.1.0', info: { title: 'Elsewhere', version: '1.0.0' }, paths: {} }
  writeFileSync(join(folder, 'contract/api.json'), JSON.stringify(api))
  writeFileSync(join(folder, 'broken.yaml'), 'openapi: 3.1.0\ninfo: [\n')
})
afterAll(() => {
  for (const name of ['INIT_CWD', 'npm_lifecycle_event'])
    if (before[name] === undefined) delete process.env[name]
    else process.env[name] = before[name]
  rmSync(folder, { recursive: true })
})

test('a path is meant from where npm was called, for the commands of the contract alone', () => {
  const from = { INIT_CWD: folder }
  for (const script of ['contract:check', 'contract:diff', 'replay', 'flow:from-har'])
    expect(standing('contract/api.json', { ...from, npm_lifecycle_event: script })).toBe(
      join(folder, 'contract/api.json'),
    )
  expect(standing('/elsewhere/api.json', { ...from, npm_lifecycle_event: 'replay' })).toBe('/elsewhere/api.json')
  // It outlives the command that set it: a test run by npm starts others.
  expect(standing('api.json', { ...from, npm_lifecycle_event: 'test' })).toBe(resolve('api.json'))
  expect(standing('api.json', {})).toBe(resolve('api.json'))
})

test('a check reads its contract and writes its reports there', () => {
  Object.assign(process.env, { INIT_CWD: folder, npm_lifecycle_event: 'contract:check' })
  const given = ['--base', 'http://localhost', '--contract', 'contract/api.json', '--json', 'reports/check.json']
  const { options, files } = commandOf(given, process.env)
  expect(options.contract.title).toBe('Elsewhere')
  expect(files.json).toBe(join(folder, 'reports/check.json'))
})

test('an unreadable contract gives the reason, not what the bundler prints around it', () => {
  const file = join(folder, 'broken.yaml')
  // On Node 20 the bundler begins with a box about its own future.
  expect(() => documentAt(file)).toThrow(
    new Error(
      `${file} is no contract that can be read: Failed to parse API description at ${file}: deficient indentation in "${file}" (3:1)`,
    ),
  )
  expect(() => documentAt(join(folder, 'none.yaml'))).toThrow('There is no file')
})
