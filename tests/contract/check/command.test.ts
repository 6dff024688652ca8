// What a CI keeps with its contract: known findings, exclusions, headers, values, overlays, shards and a file of settings.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { checkContract } from '#openapi/check/check.ts'
import { againstBaseline, baselineAt, writeBaseline } from '#openapi/check/given/baseline.ts'
import { commandOf } from '#openapi/check/options.ts'
import { reportText } from '#openapi/check/report/report-text.ts'
import { answers, pathOf } from './small.ts'

const folder = mkdtempSync(join(tmpdir(), 'check-command-'))
afterAll(() => rmSync(folder, { recursive: true }))
const written = (name: string, value: unknown) => {
  writeFileSync(join(folder, name), typeof value === 'string' ? value : JSON.stringify(value))
  return join(folder, name)
}

const zone = { name: 'zone', in: 'path', required: true, schema: { type: 'string' } }
const document = {
  openapi: '3.0.3',
  info: { title: 'Zones', version: '1.0.0' },
  paths: {
    '/zones/{zone}': { get: { operationId: 'getZone', tags: ['zones'], parameters: [zone], responses: answers() } },
    '/zones': {
      post: {
        operationId: 'addZone',
        tags: ['zones'],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: { type: 'object', properties: { kind: { type: 'string' }, ttl: { type: 'integer' } } },
            },
          },
        },
        responses: answers(),
      },
    },
    '/health': { get: { operationId: 'health', tags: ['ops'], responses: answers() } },
  },
}
const contract = written('zones.json', document)
const command = (args: string[], environment = {}) =>
  commandOf(['--base', 'http://localhost', '--contract', contract, '--seed', '1', ...args], environment)

async function requestsOf(args: string[], environment = {}, answer = (_: Request) => Response.json({})) {
  const seen: { at: string; body: string; headers: Headers }[] = []
  const { options } = command(args, environment)
  const report = await checkContract({
    ...options,
    most_requests: 60,
    fetch: async request => {
      seen.push({
        at: `${request.method} ${pathOf(request)}`,
        body: await request.clone().text(),
        headers: request.headers,
      })
      return answer(request)
    },
  })
  return { seen, report }
}

describe('values that only a person knows', () => {
  const values = written('values.yaml', 'zone: example.org.\nPOST /zones:\n  kind: Native\n  ttl: 60\n')
  const overlay = written('overlay.yaml', {
    overlay: '1.0.0',
    info: { title: 'Values', version: '1' },
    actions: [
      { target: "$.paths['/zones/{zone}'].get.parameters[?(@.name == 'zone')]", update: { 'x-value': 'example.org.' } },
      { target: '$.paths.*.post..properties.kind', update: { 'x-value': 'Native' } },
      { target: '$..properties.ttl', update: { 'x-value': 60 } },
    ],
  })
  test.each([
    ['from a file', ['--values', values], {}],
    ['from an overlay', ['--overlay', overlay], {}],
    [
      'from the environment',
      [],
      { CONTRACT_VALUE_ZONE: 'example.org.', CONTRACT_VALUE_KIND: 'Native', CONTRACT_VALUE_TTL: '60' },
    ],
  ])('are sent %s', async (_, args, environment) => {
    const { seen, report } = await requestsOf([...args, '--writes'], environment)
    expect(seen.find(({ at }) => at.startsWith('GET /zones/'))?.at).toBe('GET /zones/example.org.')
    expect(JSON.parse(seen.find(({ at }) => at === 'POST /zones')?.body ?? '')).toEqual({ kind: 'Native', ttl: 60 })
    expect(report.coverage.every(({ succeeded }) => succeeded)).toBe(true)
  })
  test('are refused where nothing is called so', () => {
    expect(() => command(['--values', written('other.yaml', 'zoen: x\n')])).toThrow('has a value for zoen')
    const missing = { overlay: '1.0.0', actions: [{ target: '$.paths.nowhere', update: {} }] }
    expect(() => command(['--overlay', written('missing.yaml', missing)])).toThrow('has nothing at $.paths.nowhere')
  })
})

test.each(['health', '/hea', 'GET /health', 'ops', '/h*th'])('--exclude %s leaves it out and names it', async word => {
  const { seen, report } = await requestsOf(['--exclude', word])
  expect(seen.some(({ at }) => at.includes('/health'))).toBe(false)
  expect(report.skipped).toContainEqual({ method: 'get', path: '/health', reason: 'excluded by --exclude' })
})
test('--exclude refuses a word that excludes nothing', () => {
  expect(() => command(['--exclude', 'healht'])).toThrow('--exclude healht: no operation has')
})

test('--header is sent with every request and shown in no report', async () => {
  const { seen, report } = await requestsOf(['--header', 'X-Tenant: blue'], {}, () => Response.json(1, { status: 299 }))
  expect(seen.every(({ headers }) => headers.get('x-tenant') === 'blue')).toBe(true)
  expect(JSON.stringify(report)).not.toContain('blue')
})

test('shards share the operations and leave none out', () => {
  const all = command([]).options.contract.operations
  const parts = ['1/2', '2/2'].map(shard => {
    const { options } = command(['--shard', shard])
    return options.contract.operations.filter(one => options.only?.(one)).map(({ id }) => id)
  })
  expect(parts.flat().sort()).toEqual(all.map(({ id }) => id).sort())
  expect(parts.every(({ length }) => length > 0)).toBe(true)
  for (const wrong of ['3/2', '0/2', 'x']) expect(() => command(['--shard', wrong])).toThrow('--shard must be')
})

test('--max-time ends the run and says so', async () => {
  const { report } = await requestsOf(['--max-time', '0s'])
  expect(report.requests).toBe(0)
  expect(report.not_checked).toContainEqual({
    place: 'request 0',
    reason: 'everything after it: the time given had passed',
  })
  expect(command(['--max-time', '10m']).options.most_ms).toBe(600_000)
})

test('settings come from a file, secrets from the environment, and the command line wins', () => {
  const config = written(
    'contract-check.yaml',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it's the file's own placeholder.
    'token: ${TOKEN}\nwrites: true\nrequests: 50\nexclude: [ops]\nheader: { X-Tenant: blue }\nvalues: { zone: example.org. }\n',
  )
  const { options } = command(['--config', config, '--requests', '70'], { TOKEN: 'secret' })
  expect(options).toMatchObject({ token: 'secret', writes: true, most_requests: 70, headers: { 'x-tenant': 'blue' } })
  expect(options.contract.operations[0]?.parameters[0]?.schema['x-value']).toBe('example.org.')
  expect(() => command(['--config', config])).toThrow('uses TOKEN')
  expect(() => command(['--config', written('wrong.yaml', 'tokn: x\n')])).toThrow('has a setting tokn')
})

test('known findings don’t fail a run, new ones do, and those that are gone are named', async () => {
  const failing = (...paths: string[]) =>
    requestsOf([], {}, request =>
      paths.includes(pathOf(request)) ? Response.json({}, { status: 500 }) : Response.json({}),
    )
  const file = join(folder, 'known/baseline.json')
  writeBaseline(file, (await failing('/health')).report.findings)
  expect(JSON.parse(readFileSync(file, 'utf8')).findings).toHaveLength(1)
  const same = againstBaseline((await failing('/health')).report, baselineAt(file))
  expect([same.verdict, same.findings, same.baseline]).toEqual(['conforms', [], { known: 1, gone: [] }])
  const other = againstBaseline((await failing('/zones/x')).report, baselineAt(file))
  expect(other.baseline?.gone.map(({ operation }) => operation)).toEqual(['GET /health'])
  expect(reportText(other)).toContain('Since the baseline: 0 new findings, 0 known, 1 gone')
  expect(() => baselineAt('nowhere.json')).toThrow('--write-baseline nowhere.json')
})
