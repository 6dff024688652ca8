// A one-time success can't be requested later: a sequence's step is checked against behavior laws before and right after it.
import { expect, test } from 'vitest'
import { checkContract } from '#openapi/check/check.ts'
import { contractOf } from '#openapi/contract.ts'

const json = (schema: object, example?: object) => ({
  content: { 'application/json': { schema, ...(example && { example }) } },
})
const version = { type: 'integer', minimum: 1 }
const thing = {
  type: 'object',
  required: ['id', 'note', 'version'],
  properties: { id: { type: 'string' }, note: { type: 'string' }, version },
}
const answers = {
  '200': { description: 'The thing.', ...json(thing) },
  '400': { description: 'Invalid.' },
  '401': { description: 'No.' },
  '404': { description: 'No.' },
  '409': { description: 'Not now.' },
  '415': { description: 'No.' },
}
const end = {
  type: 'object',
  required: ['note', 'version'],
  properties: { note: { type: 'string', maxLength: 90 }, version },
  additionalProperties: false,
}
const archive = {
  type: 'object',
  required: ['thing_id'],
  properties: { thing_id: { type: 'string' } },
  additionalProperties: false,
}
const DOCUMENT = {
  openapi: '3.1.0',
  info: { title: 'Things', version: '1' },
  components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  security: [{ bearer: [] }],
  paths: {
    '/things': { post: { operationId: 'make', requestBody: json({ type: 'object' }, {}), responses: answers } },
    '/things/{thing_id}': {
      parameters: [{ name: 'thing_id', in: 'path', required: true, schema: { type: 'string' } }],
      get: { operationId: 'read', responses: answers },
    },
    '/things/{thing_id}/finish': {
      parameters: [
        { name: 'thing_id', in: 'path', required: true, schema: { type: 'string' } },
        { name: 'Idempotency-Key', in: 'header', schema: { type: 'string' } },
      ],
      post: {
        operationId: 'finish',
        requestBody: json(end, { note: 'Done by a plain installer', version: 1 }),
        responses: answers,
      },
    },
    '/archive': { post: { operationId: 'archive', requestBody: json(archive), responses: answers } },
  },
  'x-sequences': [
    {
      name: 'finished',
      steps: [
        'make',
        { call: 'finish', with: { thing_id: '$make#/id' } },
        { call: 'archive', with: { thing_id: '$make#/id' } },
      ],
    },
  ],
}

const isValid = (body: string, schema: object) => {
  try {
    return contractOf(Object(DOCUMENT)).validator(Object(schema))(JSON.parse(body))
  } catch {
    return false
  }
}

type Fault =
  | 'forgets keys'
  | 'takes any body'
  | 'takes any version'
  | 'shows the old version'
  | 'cuts notes'
  | 'takes the last one'

/** Finishes a thing once, and puts it away once. */
function serverWith(fault?: Fault) {
  type Thing = { id: string; note: string; version: number; done: boolean; away: boolean }
  const things = new Map<string, Thing>()
  let last: Thing | undefined
  const first = new Map<string, { body: string; answer: object }>()
  const shown = ({ id, note, version }: { id: string; note: string; version: number }) => ({ id, note, version })
  async function putAway(request: Request): Promise<Response> {
    if (request.headers.get('content-type') !== 'application/json') return new Response(null, { status: 415 })
    const body = await request.text()
    if (!isValid(body, archive)) return new Response(null, { status: 400 })
    const row = things.get(JSON.parse(body).thing_id) ?? (fault === 'takes the last one' ? last : undefined)
    if (!row) return new Response(null, { status: 404 })
    if (row.away) return new Response(null, { status: 409 })
    row.away = true
    last = row
    return Response.json(shown(row))
  }
  return async (request: Request): Promise<Response> => {
    if (request.headers.get('authorization') !== 'Bearer any') return new Response(null, { status: 401 })
    const [, first_part, id = '', action] = new URL(request.url).pathname.split('/')
    if (first_part === 'archive') return putAway(request)
    if (id === '') {
      const made = { id: `thing-${10_000_000 + things.size}`, note: '', version: 2, done: false, away: false }
      things.set(made.id, made)
      return Response.json(shown(made))
    }
    const row = things.get(id)
    if (!row) return new Response(null, { status: 404 })
    if (action === undefined) return Response.json(shown(row))
    if (request.headers.get('content-type') !== 'application/json') return new Response(null, { status: 415 })
    const body = await request.text()
    if (!isValid(body, end)) return new Response(null, { status: 400 })
    const key = request.headers.get('idempotency-key') ?? ''
    const before = fault === 'forgets keys' ? undefined : first.get(`${id} ${key}`)
    if (before && (before.body === body || fault === 'takes any body')) return Response.json(before.answer)
    const sent: { note?: string; version?: number } = Object(JSON.parse(body))
    const isOld = sent.version !== row.version && fault !== 'takes any version'
    if (row.done || before || isOld) return Response.json({ current_version: row.version }, { status: 409 })
    const note = fault === 'cuts notes' ? (sent.note ?? '').slice(0, 18) : (sent.note ?? '')
    Object.assign(row, { note, version: row.version + 1, done: true })
    const answer = { ...shown(row), ...(fault === 'shows the old version' ? { version: row.version - 1 } : {}) }
    first.set(`${id} ${key}`, { body, answer })
    return Response.json(answer)
  }
}

const checked = (fault?: Fault, only_case?: string, document: object = DOCUMENT) =>
  checkContract({
    contract: contractOf(Object(document)),
    base: 'http://localhost',
    token: 'any',
    seed: 1,
    writes: true,
    ...(only_case === undefined ? {} : { only_case }),
    most_requests: 300,
    at_once: 1,
    fetch: serverWith(fault),
  })

const lawsIn = async (fault?: Fault) => {
  const { findings } = await checked(fault)
  return findings.filter(({ path, check }) => /(finish|archive)$/.test(path) && check !== 'positive_accepted')
}

test('one that keeps its promises has none broken', async () => {
  expect(await lawsIn()).toEqual([])
})

test.each([
  ['forgets keys', 'idempotency'],
  ['takes any body', 'idempotency'],
  ['takes any version', 'optimistic_lock'],
  ['shows the old version', 'optimistic_lock'],
  ['cuts notes', 'round_trip'],
  ['takes the last one', 'unknown_reference'],
] as const)('one that %s is found by %s, and again by one case', async (fault, check) => {
  const [found] = (await lawsIn(fault)).filter(one => one.check === check)
  expect(found?.check).toBe(check)
  const { findings } = await checked(fault, found?.case_id)
  expect(findings.map(one => [one.check, one.sentence])).toEqual([[check, found?.sentence]])
})

test('an unchanged version is detected by the next refusal if the row cannot be read', async () => {
  const { get: _, ...unread } = DOCUMENT.paths['/things/{thing_id}']
  const paths = { ...DOCUMENT.paths, '/things/{thing_id}': unread }
  const found = async (fault?: Fault) => {
    const { findings } = await checked(fault, undefined, { ...DOCUMENT, paths })
    return findings.filter(one => one.check === 'optimistic_lock').map(one => one.sentence)
  }
  expect(await found()).toEqual([])
  expect(await found('shows the old version')).toEqual(['Shows version 2 after a change of version 2.'])
})
