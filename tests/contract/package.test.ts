// The tools as others get them: packed, installed in a fresh folder without a registry, and run by their one command on an API
// that is not ours.
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stringifyYaml } from '@redocly/openapi-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listen } from '#mocks/listening.ts'
import { root } from '#tests/support/files.ts'
import { junitFaults } from './junit.ts'
import { type Ended, ended, installTools, runWorkflow, SYSTEMS, started } from './packed.ts'
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
  writeFileSync(join(scratch, 'tracker.yaml'), stringifyYaml({ ...rest, paths: Object.fromEntries(entries) }))
}, 180_000)
afterAll(() => rmSync(scratch, { recursive: true }))

const command = (...args: string[]) => ended(process.execPath, [program, ...args], scratch)

async function check(answering: Answering, ...more: string[]): Promise<Ended> {
  const { url, close } = await listen(answering)
  const tokens = ['--token', 'first', '--second-token', 'second']
  return command('check', '--base', url, '--contract', 'tracker.yaml', ...tokens, '--seed', '7', ...more).finally(close)
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
  const [contract, version] = await Promise.all([command('contract'), command('--version')])
  const { info } = JSON.parse(readFileSync(contract.said.trim(), 'utf8'))
  expect(version.said.trim()).toBe(info.version)
})

it('every command says how it is used, in the name of the package', async () => {
  const tools = ['check', 'diff', 'mocks', 'replay', 'sdk', 'flow:check', 'flow:from-har']
  for (const { code, said } of await Promise.all(tools.map(tool => command(tool, '--help')))) {
    expect(code).toBe(0)
    expect(said).toMatch(/npx sunquill-contract [\w:-]+ /)
    expect(said).not.toContain('npm run')
  }
})

it('finds an honest tracker to conform, in every operation', async () => {
  const { code, said } = await check(honest.fetch, '--writes', '--requests', '300')
  expect(said).toContain('12 of 12 operations answered with success.')
  expect(code, said).toBe(0)
})

it('finds what drifted, and says where and how to ask again in its own name', async () => {
  const drift = DRIFTS.find(({ check }) => check === 'response_schema')
  if (!drift) throw new Error('No tracker breaks a schema')
  const reports = ['--sarif', 'reports/check.sarif', '--badge', 'reports/check.svg']
  const { code, said } = await check(drift.around(tracker(camel)), '--writes', '--requests', '300', ...reports)
  expect(code, said).toBe(1)
  expect(said).toContain('npx sunquill-contract check --base')
  expect(said).not.toContain('npm run')
  const [{ results }] = JSON.parse(readFileSync(join(scratch, 'reports/check.sarif'), 'utf8')).runs
  expect(results.map(({ ruleId }: { ruleId: string }) => ruleId)).toContain('response_schema')
  expect(results[0].locations[0].physicalLocation.artifactLocation.uri).toBe('tracker.yaml')
  expect(readFileSync(join(scratch, 'reports/check.svg'), 'utf8')).toMatch(/: \d+ findings?"/)
})

it('compares two contracts, and says in a sentence what it cannot read', async () => {
  mkdirSync(join(scratch, 'old'), { recursive: true })
  writeFileSync(join(scratch, 'old/openapi.json'), JSON.stringify(honest.contract.document))
  expect(await command('diff', 'old/openapi.json', 'tracker.yaml')).toMatchObject({ code: 0 })
  const [path = ''] = Object.keys(Object(honest.contract.document['paths']))
  const { [path]: _, ...fewer } = Object(honest.contract.document['paths'])
  writeFileSync(join(scratch, 'fewer.json'), JSON.stringify({ ...honest.contract.document, paths: fewer }))
  expect((await command('diff', 'old/openapi.json', 'fewer.json')).code).toBe(1)
  writeFileSync(join(scratch, 'bad.yaml'), 'openapi: [')
  const { code, said } = await command('diff', 'old/openapi.json', 'bad.yaml')
  expect(code).toBe(2)
  expect(said).toMatch(/^bad\.yaml is no contract that can be read: .{5,200}\n$/)
})

describe('mocks, replay and sdk', () => {
  it('ask in a sentence for the package that they need', async () => {
    const { peerDependencies } = JSON.parse(readFileSync(join(program, '../../package.json'), 'utf8'))
    const prism = `npm install --save-dev @stoplight/prism-http@${peerDependencies['@stoplight/prism-http']}`
    const runner = `npm install --save-dev @redocly/cli@${peerDependencies['@redocly/cli']}`
    const generator = `npm install --save-dev openapi-typescript@${peerDependencies['openapi-typescript']}`
    const { url, close } = await listen(honest.fetch)
    const [mocks, replayed, local, client] = await Promise.all([
      command('mocks', '--contract', 'tracker.yaml'),
      command('replay', 'first-call', '--against', url),
      command('replay', 'first-call', '--against', 'local'),
      command('sdk', 'tracker.yaml'),
    ]).finally(close)
    expect(client).toEqual({ code: 2, said: `Generating a client needs openapi-typescript. Add it: ${generator}\n` })
    expect(mocks).toEqual({ code: 2, said: `The mock server needs @stoplight/prism-http. Add it: ${prism}\n` })
    expect(replayed).toEqual({ code: 2, said: `Replaying flows needs @redocly/cli. Add it: ${runner}\n` })
    expect(local.said).toMatch(/^--against local needs .+\n$/)
  })

  it('generate a client once it is there', async () => {
    symlinkSync(
      join(root, 'node_modules/openapi-typescript'),
      join(scratch, 'node_modules/openapi-typescript'),
      'junction',
    )
    expect((await command('sdk', 'tracker.yaml', '--out', 'client')).code).toBe(0)
    expect(readFileSync(join(scratch, 'client/types.ts'), 'utf8')).toContain('"/projects"')
    expect(readFileSync(join(scratch, 'client/client.ts'), 'utf8')).toContain('export const client =')
  })

  it('serve and replay once it is there: a contract of one’s own, and ours', async () => {
    for (const name of ['@stoplight', '@redocly'])
      symlinkSync(join(root, 'node_modules', name), join(scratch, 'node_modules', name), 'junction')
    const replaying = command('replay', 'first-call', '--against', 'mocks')
    const served = [program, 'mocks', '--contract', 'tracker.yaml', '--port', '0']
    const { found: base, stop } = await started(served, scratch, /ready at (\S+)/)
    const headers = { Authorization: 'Bearer first', 'Content-Type': 'application/json' }
    const listed = await fetch(`${base}/projects`, { headers })
    expect(await listed.json()).toMatchObject({ items: [{ name: 'string' }] })
    const refused = await fetch(`${base}/projects`, { method: 'POST', headers, body: '{}' })
    stop()
    expect([listed.status, refused.status]).toEqual([200, 422])
    expect(refused.headers.get('sl-violations')).toContain('name')
    const { code, said } = await replaying
    expect(code, said).toBe(0)
  })
})

it.each(SYSTEMS)('the example repository compares, checks and replays as its file for %s says', async system => {
  // Frees a port, which the backend then takes.
  const { url: BASE, close } = await listen(() => new Response())
  await close()
  const tokens = { CONTRACT_TOKEN: 'first', CONTRACT_SECOND_TOKEN: 'second' }
  const { code, said } = await runWorkflow(system, scratch, { BASE, PORT: new URL(BASE).port, ...tokens })
  expect(code, said).toBe(0)
  expect(said).toMatch(/Nothing breaks\.[\s\S]*4 of 4 operations[\s\S]*1 flow went as written/)
  const reportOf = (name: string) => readFileSync(join(scratch, 'reports', name), 'utf8')
  for (const name of ['contract.xml', 'flows.xml']) expect(junitFaults(reportOf(name))).toEqual([])
  expect(reportOf('changelog.md')).toMatch(/^## Notes 1\.1\.0\n/)
  expect(reportOf('contract.svg')).toContain(': conforms"')
})
