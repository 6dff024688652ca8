// Beyond a single ordinary request: mutually exclusive fields, entries that must differ, and reasons for endings.
import { expect, test } from 'vitest'
import { checkContract } from '#openapi/check/check.ts'
import { contractOf } from '#openapi/contract.ts'

const json = (schema: object, example?: object) => ({
  content: { 'application/json': { schema, ...(example && { example }) } },
})
const closed = (required: string[], properties: object) => ({
  type: 'object',
  required,
  properties,
  additionalProperties: false,
})
const version = { type: 'integer', minimum: 1 }
const text = { type: 'string', minLength: 1, maxLength: 60 }
const language = { type: ['string', 'null'], enum: ['en', 'es', null] }
const filters = closed([], { idle_days: { type: 'integer', minimum: 1, maximum: 365 } })
const page = closed(['name'], { name: text })
const profile = closed(['id', 'name', 'language', 'version'], { id: { type: 'string' }, name: text, language, version })
const order = closed(['id', 'reason'], { id: { type: 'string' }, reason: text })

const answers = (shown: object) => ({
  '200': { description: 'Done.', ...json(shown) },
  ...Object.fromEntries(['400', '401', '404', '409', '415'].map(status => [status, { description: 'No.' }])),
})
const count = closed(['changed'], { changed: { type: 'integer' } })
const post = (operationId: string, body: object, shown: object, example?: object) => ({
  post: { operationId, requestBody: { required: true, ...json(body, example) }, responses: answers(shown) },
})
const DOCUMENT = {
  openapi: '3.1.0',
  info: { title: 'Second inputs', version: '1' },
  components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  security: [{ bearer: [] }],
  paths: {
    '/tag': {
      post: {
        ...post(
          'tag',
          closed(['tag'], { tag: text, names: { type: 'array', minItems: 1, maxItems: 9, items: text }, filters }),
          count,
          {
            tag: 'later',
            names: ['Sam Sample'],
          },
        ).post,
        'x-further-rules': ['*'],
      },
    },
    '/pages': post('pages', closed(['pages'], { pages: { type: 'array', maxItems: 3, items: page } }), count, {
      pages: [{ name: 'Cover' }],
    }),
    '/profile': {
      get: { operationId: 'profile', responses: answers(profile) },
      ...post('change', closed(['version', 'name'], { version, name: text, language }), profile, {
        version: 1,
        name: 'Sam',
      }),
    },
    '/orders': post('order', closed([], {}), order, {}),
    '/orders/{order_id}/cancel': {
      parameters: [{ name: 'order_id', in: 'path', required: true, schema: { type: 'string' } }],
      ...post('cancel', closed(['reason'], { reason: text }), order, { reason: 'Roof too old' }),
    },
  },
  'x-sequences': [
    {
      name: 'filtered',
      steps: [{ call: 'tag', with: { tag: 'idle {run}', filters: { idle_days: 14 } }, without: ['names'] }],
    },
  ],
}

type Body = { [name: string]: unknown }
type Fault = 'takes no days' | 'takes four pages' | 'clears the language' | 'keeps capitals'

function serverWith(fault?: Fault) {
  let row = { id: 'me', name: 'Sam', language: null as string | null, version: 1 }
  const orders = new Map<string, { id: string; reason: string }>()
  const isValid = new Map(
    ['/tag', '/pages', '/profile'].map(path => {
      const operation = contractOf(DOCUMENT).operations.find(one => one.path === path && one.method === 'post')
      return [path, contractOf(DOCUMENT).validator(operation?.body?.media['application/json']?.schema ?? {})] as const
    }),
  )
  const no = (status: number) => Response.json({ message: 'No.' }, { status })
  return async (request: Request) => {
    if (request.headers.get('authorization') !== 'Bearer any') return no(401)
    const { pathname } = new URL(request.url)
    if (request.method === 'GET') return pathname === '/profile' ? Response.json(row) : no(404)
    if (request.headers.get('content-type') !== 'application/json') return no(415)
    const sent: unknown = await request.json().catch(() => undefined)
    if (sent === null || typeof sent !== 'object' || Array.isArray(sent)) return no(400)
    const body: Body = Object(sent)
    const [, , id, action] = pathname.split('/')
    if (pathname === '/orders') {
      if (Object.keys(body).length > 0) return no(400)
      const made = { id: `order-${orders.size}`, reason: 'None yet' }
      orders.set(made.id, made)
      return Response.json(made)
    }
    if (action === 'cancel') {
      const known = orders.get(id ?? '')
      const { reason, ...others } = body
      if (typeof reason !== 'string' || reason === '' || reason.length > 60 || Object.keys(others).length > 0)
        return no(400)
      if (!known) return no(404)
      return Response.json({ ...known, reason: fault === 'keeps capitals' ? reason.toUpperCase() : reason })
    }
    const asked: Body =
      fault === 'takes no days' && Object(body.filters).idle_days === 0
        ? { ...body, filters: { idle_days: 1 } }
        : fault === 'takes four pages' && Array.isArray(body.pages) && body.pages.length > 3
          ? { pages: body.pages.slice(0, 3) }
          : body
    if (!isValid.get(pathname)?.(asked)) return no(400)
    if (pathname === '/tag')
      return (asked.names === undefined) === (asked.filters === undefined) ? no(400) : Response.json({ changed: 0 })
    if (pathname === '/pages') {
      const names = Object(asked.pages).map((one: object) => Object(one).name)
      return new Set(names).size < names.length ? no(400) : Response.json({ changed: names.length })
    }
    if (body.version !== row.version)
      return Response.json({ message: 'Stale.', current_version: row.version }, { status: 409 })
    const cleared = fault === 'clears the language' ? { language: null } : {}
    row = { ...row, ...cleared, ...asked, version: row.version + 1 }
    return Response.json(row)
  }
}

const checked = async (fault?: Fault, only_case?: string) => {
  const { findings } = await checkContract({
    contract: contractOf(DOCUMENT),
    base: 'http://localhost',
    token: 'any',
    seed: 1,
    writes: true,
    ...(only_case === undefined ? {} : { only_case }),
    most_requests: 600,
    rounds: 0,
    at_once: 1,
    fetch: serverWith(fault),
  })
  return findings
}

test('a server that keeps its promises has none broken', async () => {
  expect(await checked()).toEqual([])
})

test.each([
  ['takes no days', 'boundary', '/tag'],
  ['takes four pages', 'boundary', '/pages'],
  ['clears the language', 'round_trip', '/profile'],
  ['keeps capitals', 'round_trip', '/orders/{order_id}/cancel'],
] as const)('one that %s is found by %s at %s, and again by one case', async (fault, check, path) => {
  const [found] = await checked(fault)
  expect([found?.check, found?.path]).toEqual([check, path])
  expect((await checked(fault, found?.case_id)).map(one => [one.check, one.sentence])).toEqual([
    [check, found?.sentence],
  ])
})
