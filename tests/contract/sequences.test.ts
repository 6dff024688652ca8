// A contract's sequences: those of our own name what there is, and where one is followed, a state is reached that no call finds alone.
import { expect, test } from 'vitest'
import { checkContract } from '#openapi/check/check.ts'
import { resolved } from '#openapi/check/inputs/step-input.ts'
import { followSequences } from '#openapi/check/sequences.ts'
import { sequencesOf } from '#openapi/check/sequences-of.ts'
import { sessionOf } from '#openapi/check/session.ts'
import { contractAt, contractOf, PRODUCT } from '#openapi/contract.ts'

const referencesIn = (value: unknown): string[] =>
  [...JSON.stringify(value ?? null).matchAll(/"\$([^"#]+)#["/]/g)].map(([, call = '']) => call)

test('each step of ours is an operation, and refers to calls before it', () => {
  const contract = contractAt(PRODUCT)
  const known = new Set(contract.operations.map(({ id }) => id))
  const sequences = sequencesOf(contract)
  expect(sequences.length).toBeGreaterThan(10)
  for (const { name, steps } of sequences)
    for (const [at, step] of steps.entries()) {
      const before = steps.slice(0, at).map(({ call }) => call)
      expect(known.has(step.call) || /^[A-Z]+ (\/sandbox\/|\{\w+\}$)/.test(step.call), `${name}: ${step.call}`).toBe(
        true,
      )
      for (const call of referencesIn([step.with, step.as])) expect(before, `${name}, ${step.call}`).toContain(call)
    }
})

test('a day is that of the zone named', () => {
  const answers = new Map([['make', { at: '2026-11-28T06:30:00.000Z' }]])
  expect(resolved(answers, '$make#/at/$day')).toBe('2026-11-28')
  expect(resolved(answers, '$make#/at/$day-in-America~1Phoenix')).toBe('2026-11-27')
})

const json = (schema: object, example?: object) => ({
  content: { 'application/json': { schema, ...(example && { example }) } },
})
const idParameter = { name: 'thing_id', in: 'path', required: true, schema: { type: 'string' } }
const thing = {
  type: 'object',
  required: ['id', 'status', 'pin'],
  properties: { id: { type: 'string' }, status: { type: 'string' }, pin: { type: 'string' } },
}
const answers = { '200': { description: 'The thing.', ...json(thing) }, '409': { description: 'Not now.' } }
const DOCUMENT = {
  openapi: '3.1.0',
  info: { title: 'Things', version: '1' },
  components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  security: [{ bearer: [] }],
  paths: {
    '/things': { post: { operationId: 'make', requestBody: json({ type: 'object' }, {}), responses: answers } },
    '/things/{thing_id}/open': {
      parameters: [idParameter],
      post: {
        operationId: 'open',
        requestBody: json({ type: 'object', required: ['pin'], properties: { pin: { type: 'string' } } }, { pin: 'x' }),
        responses: answers,
      },
    },
  },
}
const SEQUENCES = [
  { name: 'opened', steps: ['make', { call: 'open', with: { thing_id: '$make#/id', pin: '$make#/pin' } }] },
]

type Faults = {
  /** Accessible with the pin. */
  forAnybody?: boolean
  /** Looks for the thing before the credential. */
  credentialLast?: boolean
  /** Takes no pin for valid. */
  refusesPins?: boolean
}

/** Opens once, with its own pin alone. */
async function checked(
  document: object,
  { forAnybody = false, credentialLast = false, refusesPins = false }: Faults = {},
  only = /./,
) {
  const pins = new Map<string, string>()
  return checkContract({
    contract: contractOf(Object(document)),
    base: 'http://localhost',
    token: 'any',
    second_token: 'other',
    seed: 1,
    writes: true,
    only: ({ path }) => only.test(path),
    most_requests: 300,
    at_once: 1,
    fetch: async request => {
      const token = request.headers.get('authorization')?.replace('Bearer ', '')
      const isKnown = token === 'any' || token === 'other'
      if (!isKnown && !credentialLast) return new Response(null, { status: 401 })
      const [, , id, action] = new URL(request.url).pathname.split('/')
      const sent: { pin?: string } = Object(await request.json().catch(() => ({})))
      if (action === undefined) {
        if (!isKnown) return new Response(null, { status: 401 })
        const made = String(pins.size + 1)
        pins.set(made, crypto.randomUUID())
        return Response.json({ id: made, status: 'made', pin: pins.get(made) })
      }
      if (request.headers.get('content-type') !== 'application/json') return new Response(null, { status: 415 })
      const isOwn = token !== 'other' || forAnybody
      if (!isOwn || pins.get(id ?? '') !== sent.pin) return new Response(null, { status: 409 })
      if (!isKnown) return new Response(null, { status: 401 })
      if (refusesPins) return Response.json({ message: { pin: 'This is no pin.' } }, { status: 400 })
      pins.delete(id ?? '')
      return Response.json({ id, status: 'open', pin: sent.pin })
    },
  })
}

async function opens(document: object) {
  const { coverage } = await checked(document)
  return coverage.find(({ path }) => path.endsWith('/open'))?.succeeded
}

test('one is followed with what its answers showed', async () => {
  expect(await opens(DOCUMENT)).toBe(false)
  expect(await opens({ ...DOCUMENT, 'x-sequences': SEQUENCES })).toBe(true)
})

const BYTES = Buffer.from([0x50, 0x4b, 3, 4, 0xff, 0x00])
const RESTORED = {
  ...DOCUMENT,
  paths: {
    '/things': { post: { operationId: 'make', requestBody: json({ type: 'object' }, {}), responses: answers } },
    '/archives': {
      post: {
        operationId: 'restore',
        requestBody: {
          content: {
            'multipart/form-data': {
              schema: {
                type: 'object',
                required: ['file'],
                properties: { file: { type: 'string', format: 'binary' } },
              },
              example: { file: 'The bytes of an archive' },
            },
          },
        },
        responses: { '204': { description: 'Restored.' }, '409': { description: 'Not this archive.' } },
      },
    },
  },
  'x-sequences': [
    {
      name: 'restored',
      steps: [
        'make',
        { call: 'GET {src}', with: { src: '$make#/pin' } },
        { call: 'restore', with: { file: '$GET {src}#' } },
      ],
    },
  ],
}

/** Gives an archive's address in `pin` and takes just those bytes. */
async function restores(src: string) {
  const asked: string[] = []
  const report = await checkContract({
    contract: contractOf(Object(RESTORED)),
    base: 'http://localhost',
    token: 'any',
    seed: 1,
    writes: true,
    most_requests: 200,
    at_once: 1,
    fetch: async request => {
      const { pathname } = new URL(request.url)
      if (request.method === 'GET') asked.push(request.url)
      if (pathname === '/download') return new Response(BYTES, { headers: { 'content-type': 'application/zip' } })
      if (request.headers.get('authorization') !== 'Bearer any') return new Response(null, { status: 401 })
      if (pathname === '/things') return Response.json({ id: '1', status: 'made', pin: src })
      const file = (await request.formData().catch(() => undefined))?.get('file')
      const sent = file instanceof Blob ? Buffer.from(await file.arrayBuffer()) : undefined
      return new Response(null, { status: sent?.equals(BYTES) ? 204 : 409 })
    },
  })
  return { asked, restored: report.coverage.find(({ path }) => path === '/archives')?.succeeded }
}

test('bytes that one answer leads to are sent with the next request', async () => {
  expect((await restores('/download?key=1')).restored).toBe(true)
})

test('an address of another server is not asked', async () => {
  const { asked, restored } = await restores('http://other.example.com/download')
  expect(restored).toBe(false)
  expect(asked.filter(url => !url.startsWith('http://localhost'))).toEqual([])
})

test('what succeeds once is tried before it by those who may not', async () => {
  const found = async (faults: Faults) =>
    (await checked({ ...DOCUMENT, 'x-unauthenticated': 401, 'x-sequences': SEQUENCES }, faults)).findings
      .filter(({ path, check }) => path.endsWith('/open') && ['tenant_isolation', 'ignored_auth'].includes(check))
      .map(({ check }) => check)
  expect(await found({})).toEqual([])
  expect(await found({ forAnybody: true })).toEqual(['tenant_isolation'])
  expect(await found({ credentialLast: true })).toEqual(['ignored_auth', 'ignored_auth'])
})

/** An object shows who opened it to holders of the key returned on opening. */
const OPENED = {
  ...DOCUMENT,
  paths: {
    '/things': { post: { operationId: 'make', requestBody: json({ type: 'object' }, {}), responses: answers } },
    '/things/open': {
      post: {
        operationId: 'open',
        requestBody: json({ type: 'object' }, {}),
        responses: { '200': { description: 'Open.', ...json({ type: 'object', properties: { key: {} } }) } },
      },
    },
    '/things/show': {
      get: {
        operationId: 'show',
        parameters: [{ name: 'key', in: 'query', schema: { type: 'string', maxLength: 9 } }],
        responses: {
          '200': {
            description: 'By whom.',
            ...json({ type: 'object', properties: { opened_by: { type: ['string', 'null'] } } }),
          },
        },
      },
    },
  },
  'x-sequences': [{ name: 'shown', steps: ['open', { call: 'show', with: { key: '$open#/key' } }] }],
}

test('an operation that succeeded is called again where a part of its answers was empty', async () => {
  const { findings } = await checkContract({
    contract: contractOf(Object(OPENED)),
    base: 'http://localhost',
    token: 'any',
    seed: 1,
    writes: true,
    most_requests: 200,
    at_once: 1,
    only: ({ id }) => id === 'show',
    fetch: async request => {
      if (request.headers.get('authorization') !== 'Bearer any') return new Response(null, { status: 401 })
      const { pathname, searchParams } = new URL(request.url)
      if (pathname === '/things/show')
        return Response.json({ opened_by: searchParams.get('key') === 'a key of it' ? 5 : null })
      return Response.json(pathname === '/things/open' ? { key: 'a key of it' } : { id: '1', status: '', pin: '' })
    },
  })
  expect(findings.filter(({ check }) => check === 'response_schema').map(({ path }) => path)).toEqual(['/things/show'])
})

test('what comes after a step that is refused is named as not checked', async () => {
  const sequences = [
    { name: 'opened', steps: ['make', { call: 'open', with: { thing_id: '$make#/id', pin: 'another' } }, 'make'] },
  ]
  const { not_checked } = await checked({ ...DOCUMENT, 'x-sequences': sequences })
  expect(not_checked.map(({ place }) => place)).toEqual(['sequence opened, open'])
  expect((await checked({ ...DOCUMENT, 'x-sequences': SEQUENCES })).not_checked).toEqual([])
})

test('a step that is refused as invalid is a finding where its operation is looked at', async () => {
  const refused = async (faults: Faults) =>
    (await checked({ ...DOCUMENT, 'x-sequences': SEQUENCES }, faults)).findings
      .filter(({ check }) => check === 'positive_accepted')
      .map(({ sentence }) => sentence)
  expect(await refused({})).toEqual([])
  expect(await refused({ refusesPins: true })).toEqual(['Answers 400 in the contract’s sequence opened, for `pin`.'])
  const steps = [...(SEQUENCES[0]?.steps ?? []), 'make']
  const further = { ...DOCUMENT, 'x-sequences': [{ name: 'opened', steps }] }
  const { findings } = await checked(further, { refusesPins: true }, /^\/things$/)
  expect(findings.filter(({ path }) => path.endsWith('/open'))).toEqual([])
})

test('what may be there only once is named otherwise each time a sequence is followed', async () => {
  const pins: string[] = []
  const [made, opened] = ['make', { call: 'open', with: { thing_id: '$make#/id', pin: 'pin {run}' } }]
  const session = sessionOf({
    contract: contractOf({ ...DOCUMENT, 'x-sequences': [{ name: 'opened', steps: [made, opened] }] }),
    base: 'http://localhost',
    token: 'any',
    seed: 1,
    writes: true,
    most_requests: 100,
    rounds: 0,
    at_once: 1,
    fetch: async request => {
      if (request.url.endsWith('/open')) pins.push((await request.json()).pin)
      return Response.json({ id: '1', status: '', pin: '' })
    },
  })
  const all = () => true
  await followSequences(session, all, true)
  await followSequences(session, all, true)
  expect(new Set(pins.filter(pin => /^pin \w+$/.test(pin))).size).toBe(2)
})
