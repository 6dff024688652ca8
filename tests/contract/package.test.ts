// The tools as others get them: packed, installed in a fresh folder without a registry, and run by their one command on an API
// that is not ours.
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stringifyYaml } from '@redocly/openapi-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listen } from '#mocks/listening.ts'
import { contractAt, PRODUCT } from '#openapi/contract.ts'
import { emailOf, testApp } from '#tests/support/app.ts'
import { root } from '#tests/support/files.ts'
import type { World } from './drift/drift.ts'
import { OPERATORS } from './drift/set.ts'
import { type Ended, ended, installTools } from './packed.ts'
import { type Answering, tracker } from './tracker/backend.ts'
import { DRIFTS } from './tracker/drifts.ts'
import { SPELLINGS } from './tracker/spelling.ts'

const scratch = mkdtempSync(join(tmpdir(), 'contract-elsewhere-'))
const [, camel = Object(SPELLINGS[0])] = SPELLINGS
const honest = tracker(camel)
let program: string

beforeAll(async () => {
  program = await installTools(scratch)
  // A contract as teams keep it: YAML, its paths in a file of their own.
  const { paths, ...rest } = honest.contract.document
  writeFileSync(join(scratch, 'paths.yaml'), stringifyYaml(paths))
  const entries = Object.keys(Object(paths)).map(path => {
    const pointer = path.replaceAll('~', '~0').replaceAll('/', '~1')
    return [path, { $ref: `paths.yaml#/${pointer}` }]
  })
  writeFileSync(join(scratch, 'openapi.yaml'), stringifyYaml({ ...rest, paths: Object.fromEntries(entries) }))
}, 180_000)
afterAll(() => rmSync(scratch, { recursive: true }))

const command = (...args: string[]) => ended(process.execPath, [program, ...args], scratch)

async function check(answering: Answering, ...more: string[]): Promise<Ended> {
  const { url, close } = await listen(answering)
  const tokens = ['--token', 'first', '--second-token', 'second']
  return command('check', '--base', url, '--contract', 'openapi.yaml', ...tokens, '--seed', '7', ...more).finally(close)
}

it('needs no other package, and less than 20 MB', () => {
  const { dependencies = {} } = JSON.parse(readFileSync(join(program, '../../package.json'), 'utf8'))
  expect(dependencies).toEqual({})
  const names = readdirSync(join(scratch, 'node_modules'), { recursive: true, encoding: 'utf8' })
  const sizes = names.map(name => statSync(join(scratch, 'node_modules', name))).filter(one => one.isFile())
  expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(20 * 1024 * 1024)
  expect(readFileSync(program, 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/)
})

it('carries the Sunquill contract in the version it has itself', async () => {
  const { said } = await command('contract')
  const { info } = JSON.parse(readFileSync(said.trim(), 'utf8'))
  expect((await command('--version')).said.trim()).toBe(info.version)
})

it('finds an honest tracker to conform, in every operation', async () => {
  const { code, said } = await check(honest.fetch, '--writes', '--requests', '1500')
  expect(said).toContain('12 of 12 operations answered with success.')
  expect(code, said).toBe(0)
}, 120_000)

it('finds what drifted, and says where and how to ask again in its own name', async () => {
  const drift = DRIFTS.find(({ check }) => check === 'response_schema')
  if (!drift) throw new Error('No tracker breaks a schema')
  const reports = ['--sarif', 'reports/check.sarif', '--junit', 'reports/check.xml']
  const { code, said } = await check(drift.around(tracker(camel)), '--writes', '--requests', '1500', ...reports)
  expect(code, said).toBe(1)
  expect(said).toContain('npx sunquill-contract check --base')
  expect(said).not.toContain('npm run')
  const [{ results }] = JSON.parse(readFileSync(join(scratch, 'reports/check.sarif'), 'utf8')).runs
  expect(results.map(({ ruleId }: { ruleId: string }) => ruleId)).toContain('response_schema')
  expect(results[0].locations[0].physicalLocation.artifactLocation.uri).toBe('openapi.yaml')
}, 120_000)

it('compares two contracts, and says in a sentence what it cannot read', async () => {
  mkdirSync(join(scratch, 'old'), { recursive: true })
  writeFileSync(join(scratch, 'old/openapi.json'), JSON.stringify(honest.contract.document))
  expect(await command('diff', 'old/openapi.json', 'openapi.yaml')).toMatchObject({ code: 0 })
  const [path = ''] = Object.keys(Object(honest.contract.document['paths']))
  const { [path]: _, ...fewer } = Object(honest.contract.document['paths'])
  writeFileSync(join(scratch, 'fewer.json'), JSON.stringify({ ...honest.contract.document, paths: fewer }))
  expect((await command('diff', 'old/openapi.json', 'fewer.json')).code).toBe(1)
  writeFileSync(join(scratch, 'bad.yaml'), 'openapi: [')
  const { code, said } = await command('diff', 'old/openapi.json', 'bad.yaml')
  expect(code).toBe(2)
  expect(said).toMatch(/^bad\.yaml is no contract that can be read: .{5,200}\n$/)
})

describe('the README’s recipe for CI, its very lines', () => {
  const [, lines = ''] =
    /```sh contract\.sh\n([^`]+)```/.exec(readFileSync(join(root, 'openapi/README.md'), 'utf8')) ?? []
  const PATH = '/v3/roles.ListPermissions'
  let world: World
  let ours: Answering

  beforeAll(async () => {
    const test = await testApp()
    const { token } = await test.signIn(emailOf('Owner'))
    world = { contract: contractAt(PRODUCT), token, second_token: '' }
    ours = async request => test.app.fetch(request)
    mkdirSync(join(scratch, 'contract'))
    copyFileSync(PRODUCT, join(scratch, 'contract/openapi.json'))
  }, 120_000)

  async function recipe(answering: Answering): Promise<Ended & { junit: string }> {
    const { url: BASE, close } = await listen(answering)
    const env = { BASE, CONTRACT_TOKEN: world.token, ONLY: PATH, REQUESTS: '120' }
    const result = await ended('sh', ['-e', '-c', lines], scratch, env).finally(close)
    return { ...result, junit: readFileSync(join(scratch, 'reports/contract.xml'), 'utf8') }
  }

  it('passes for a backend that keeps to the contract', async () => {
    const { code, said, junit } = await recipe(ours)
    expect(said).toContain('Conforms')
    expect(code).toBe(0)
    expect(junit).toContain(`classname="GET ${PATH}"`)
    expect(junit).not.toContain('<failure')
  }, 120_000)

  it('fails for one that drifted, and names where', async () => {
    const operation = world.contract.operations.find(({ path }) => path === PATH)
    const renaming = OPERATORS.find(({ name }) => name === 'field renamed')
    const [way] = operation && renaming ? renaming.ways(operation, world.contract) : []
    if (!way) throw new Error('No field of it can be renamed')
    const { code, said, junit } = await recipe(way.around(ours, world))
    expect(code, said).toBe(1)
    expect(junit).toMatch(new RegExp(`<testsuite name="GET ${PATH}"[^>]* failures="[1-9]`))
  }, 120_000)
})
