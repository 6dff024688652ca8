// Foreign contracts: valid ones that validators reject, one-sided fields, and what wasn't checked.
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkContract } from '#openapi/check/check.ts'
import type { CheckOptions } from '#openapi/check/report/report.ts'
import { reportText } from '#openapi/check/report/report-text.ts'
import { contractAt, contractOf } from '#openapi/contract.ts'

const json = (schema: object) => ({ content: { 'application/json': { schema } } })
const says = (schema: object) => ({ description: 'Fine.', ...json(schema) })
const refused = { 400: { description: 'Refused.' }, 401: { description: 'Refused.' }, 415: { description: 'Refused.' } }

const orchard = (paths: object, more: object = {}) =>
  contractOf({ openapi: '3.1.0', info: { title: 'Orchard', version: '1.0.0' }, paths, ...more })

const asking = (contract: CheckOptions['contract'], fetch: CheckOptions['fetch'], more: Partial<CheckOptions> = {}) =>
  checkContract({
    contract,
    base: 'http://localhost',
    token: 'any',
    seed: 3,
    writes: true,
    most_requests: 400,
    rounds: 1,
    at_once: 4,
    fetch,
    ...more,
  })

const told = ({ findings }: Awaited<ReturnType<typeof asking>>) => findings.map(one => `${one.path} ${one.sentence}`)

test('schemas that are valid but that a strict validator refuses are still held against responses', async () => {
  const fruit = (name: string) => ({
    type: 'object',
    required: ['kind', name],
    properties: { kind: { type: 'string' }, [name]: {} },
  })
  const contract = orchard({
    '/no-constants': {
      get: {
        responses: {
          200: says({ oneOf: [fruit('stone'), fruit('core')], discriminator: { propertyName: 'kind' } }),
        },
      },
    },
    '/no-branches': {
      get: { responses: { 200: says({ ...fruit('peel'), discriminator: { propertyName: 'kind' } }) } },
    },
    '/words-of-3-0': { get: { responses: { 200: says({ type: 'object', properties: { a: { nullable: true } } }) } } },
    '/pattern': { get: { responses: { 200: says({ type: 'string', pattern: '^[\\w-.]+$' }) } } },
  })
  const right: Record<string, unknown> = {
    '/no-constants': { kind: 'plum', stone: 1 },
    '/no-branches': { kind: 'kiwi', peel: 1 },
    '/words-of-3-0': { a: null },
    '/pattern': 'a-b.c',
  }
  const honest = await asking(contract, async ({ url }) => Response.json(right[new URL(url).pathname]))
  expect(told(honest)).toEqual([])
  const drifting = await asking(contract, async ({ url }) => Response.json(url.endsWith('3-0') ? [] : { kind: 7 }))
  expect([
    ...new Set(drifting.findings.filter(one => one.check === 'response_schema').map(({ path }) => path)),
  ]).toEqual(contract.operations.map(({ path }) => path))
})

test('a schema without end neither hangs nor crashes, and is named as not checked', async () => {
  const schemas = {
    Tree: { oneOf: [{ $ref: '#/components/schemas/Apple' }] },
    Apple: {
      allOf: [{ $ref: '#/components/schemas/Tree' }, { type: 'object', properties: { red: { type: 'boolean' } } }],
    },
    Twin: { type: 'object', required: ['twin'], properties: { twin: { $ref: '#/components/schemas/Twin' } } },
  }
  const contract = orchard(
    {
      '/trees': { get: { responses: { 200: says({ $ref: '#/components/schemas/Tree' }) } } },
      '/twins': {
        post: {
          requestBody: { required: true, ...json({ $ref: '#/components/schemas/Twin' }) },
          responses: { 200: { description: 'Fine.' }, ...refused },
        },
      },
    },
    { components: { schemas } },
  )
  const report = await asking(contract, async () => Response.json({ red: true }))
  expect(report.not_checked).toEqual([
    {
      place: 'GET /trees, 200 application/json',
      reason: expect.stringContaining('its schema can’t be compiled: it contains itself without end'),
    },
  ])
  expect(report.coverage.find(({ path }) => path === '/twins')?.why).toBe(
    'no request could be made that its own schemas allow',
  )
})

test('what a reader alone may see is never sent, and what a writer alone may send is not awaited', async () => {
  const account = {
    type: 'object',
    required: ['id', 'name', 'secret_word'],
    properties: {
      id: { type: 'integer', readOnly: true },
      name: { type: 'string', minLength: 1 },
      secret_word: { type: 'string', writeOnly: true, minLength: 1 },
    },
  }
  const ref = { $ref: '#/components/schemas/Account' }
  const contract = orchard(
    {
      '/accounts': {
        post: { requestBody: { required: true, ...json(ref) }, responses: { 201: says(ref), ...refused } },
      },
    },
    { components: { schemas: { Account: account } } },
  )
  const sent: unknown[] = []
  const backend = (more: object) => async (request: Request) => {
    const body = await request.json().catch(() => undefined)
    const { name, secret_word } = Object(body)
    const isText = (one: unknown) => typeof one === 'string' && one !== ''
    if (request.headers.get('content-type') !== 'application/json' || !isText(name) || !isText(secret_word))
      return new Response(null, { status: request.headers.get('content-type') === 'application/json' ? 400 : 415 })
    sent.push(body)
    return Response.json({ id: 1, name, ...more }, { status: 201 })
  }
  expect(told(await asking(contract, backend({})))).toEqual([])
  expect(sent.length).toBeGreaterThan(3)
  expect(sent.filter(body => 'id' in Object(body))).toEqual([])
  expect(told(await asking(contract, backend({ id: undefined })))).toContain(
    "/accounts Answers 201 where its body must have required property 'id'.",
  )
})

test('a single word is a list of one, and null is no body where none is required', async () => {
  const contract = orchard({
    '/fruits': {
      get: {
        parameters: [
          { name: 'colors', in: 'query', required: true, schema: { type: 'array', items: { type: 'string' } } },
        ],
        responses: { 200: { description: 'Fine.' }, ...refused },
      },
      post: { requestBody: json({ type: 'object' }), responses: { 200: { description: 'Fine.' }, ...refused } },
    },
  })
  const sent: string[] = []
  await asking(contract, async request => {
    sent.push(`${request.method} ${new URL(request.url).search} ${await request.text()}`)
    return new Response()
  })
  expect(sent.length).toBeGreaterThan(5)
  const told = (await asking(contract, async () => new Response())).findings.map(one => one.sentence)
  expect(told.filter(sentence => /colors of|body of null/.test(sentence))).toEqual([])
})

test('a missing API key is asked for by name, and a token does not replace it', async () => {
  const contract = orchard(
    {
      '/keyed': { get: { security: [{ gate: [] }], responses: { 200: { description: 'Fine.' }, ...refused } } },
      '/session': { get: { security: [{ login: [] }], responses: { 200: { description: 'Fine.' }, ...refused } } },
    },
    {
      components: {
        securitySchemes: {
          gate: { type: 'apiKey', in: 'query', name: 'key' },
          login: { type: 'http', scheme: 'bearer' },
        },
      },
    },
  )
  const backend = async ({ url, headers }: Request) =>
    new Response(null, {
      status: url.includes('key=right') || headers.get('authorization') === 'Bearer any' ? 200 : 401,
    })
  const { skipped, findings } = await asking(contract, backend)
  expect(skipped.map(({ path, reason }) => `${path}: ${reason}`)).toEqual(['/keyed: it wants --credential gate=…'])
  expect(findings).toEqual([])
  expect((await asking(contract, backend, { credentials: { gate: 'right' } })).verdict).toBe('conforms')
})

test('what was never taken may be refused before its credential is looked at', async () => {
  const contract = orchard(
    { '/rare': { get: { responses: { 200: { description: 'Fine.' }, ...refused } } } },
    {
      'x-unauthenticated': 401,
      security: [{ login: [] }],
      components: { securitySchemes: { login: { type: 'http', scheme: 'bearer' } } },
    },
  )
  expect(told(await asking(contract, async () => new Response(null, { status: 400 })))).toEqual([])
  const taken = await asking(
    contract,
    async ({ headers }) => new Response(null, { status: headers.get('authorization') === 'Bearer any' ? 200 : 400 }),
  )
  expect(taken.findings.map(({ check }) => check)).toContain('ignored_auth')
})

test('callbacks, webhooks, other media and unread bodies are named with their place', async () => {
  const thing = { type: 'object', properties: { a: { type: 'string' } } }
  const contract = orchard(
    {
      '/orders': {
        post: {
          requestBody: { content: { 'application/json': { schema: thing }, 'application/xml': { schema: thing } } },
          callbacks: { ripe: { '{$request.body#/url}': { post: { responses: { 200: { description: 'Fine.' } } } } } },
          responses: {
            200: { description: 'Fine.', content: { 'application/json': {}, 'application/xml': { schema: thing } } },
            ...refused,
          },
        },
      },
    },
    { webhooks: { fallen: {} } },
  )
  const report = await asking(contract, async () => Response.json({}))
  expect(report.not_checked.map(({ place }) => place)).toEqual([
    'webhooks.fallen',
    'POST /orders, callbacks.ripe',
    'POST /orders, requestBody application/xml',
    'POST /orders, 200 application/xml',
  ])
  const text = reportText(report)
  for (const { place, reason } of report.not_checked)
    expect(text).toContain(`Not checked, 1 place: ${reason} (${place}).`)
})

test('a contract in several JSON files is put together', () => {
  const folder = mkdtempSync(join(tmpdir(), 'foreign-'))
  const responses = { 200: says({ $ref: './apple.json' }) }
  writeFileSync(join(folder, 'apple.json'), JSON.stringify({ type: 'object', required: ['core'] }))
  const document = {
    openapi: '3.1.0',
    info: { title: 'Two', version: '1.0.0' },
    paths: { '/a': { get: { responses } } },
  }
  writeFileSync(join(folder, 'two.json'), JSON.stringify(document))
  const { operations, validator } = contractAt(join(folder, 'two.json'))
  expect(validator(operations[0]?.answers['200']?.media['application/json']?.schema ?? {})({})).toBe(false)
})

test('what never answers is left alone, so that a run ends', async () => {
  const fine = { get: { responses: { 200: { description: 'Fine.' } } } }
  const limit = { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 9 } }
  const contract = orchard({ '/quick': fine, '/silent': { get: { parameters: [limit], ...fine.get } } })
  const waited: string[] = []
  const report = await asking(
    contract,
    async ({ url }) => {
      if (!url.includes('silent')) return new Response()
      waited.push(url)
      throw new DOMException('', 'TimeoutError')
    },
    { at_once: 1 },
  )
  expect(waited).toHaveLength(2)
  expect(told(report)).toEqual([expect.stringContaining('/silent Gives no answer within 30 s')])
})
