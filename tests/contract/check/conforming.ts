// A small backend that keeps its contract to the letter: notes of two tenants, each title once. Tests of the check plant one fault at a time in it.
import { Hono } from 'hono'
import { type Contract, contractOf } from '#openapi/contract.ts'

const id = { type: 'string', format: 'uuid' }
const note = {
  type: 'object',
  required: ['id', 'title', 'weight', 'version'],
  properties: {
    id,
    title: { type: 'string' },
    weight: { type: 'integer' },
    kind: { type: 'string', enum: ['plain', 'urgent'] },
    version: { type: 'integer' },
  },
}
const input = {
  type: 'object',
  required: ['title', 'weight'],
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 20 },
    weight: { type: 'integer', minimum: 0, maximum: 9 },
    kind: { type: 'string', enum: ['plain', 'urgent'] },
  },
  additionalProperties: false,
}
const refusal = {
  type: 'object',
  required: ['message', 'code'],
  properties: { message: { type: ['string', 'object'] }, code: { type: 'string' } },
  additionalProperties: false,
}
const json = (schema: object) => ({ content: { 'application/json': { schema } } })
const says = (description: string, schema: object) => ({ description, ...json(schema) })
const refusals = (...statuses: number[]) =>
  Object.fromEntries(statuses.map(status => [status, says('Refused.', refusal)]))
const one = { type: 'object', required: ['note'], properties: { note } }
const noteId = { name: 'note_id', in: 'query', required: true, schema: id }
const region = { name: 'X-Region', in: 'header', required: true, schema: { type: 'string', enum: ['west', 'east'] } }

export const NOTES: Contract = contractOf({
  openapi: '3.1.0',
  'x-unsupported-method': 405,
  'x-closed-answers': true,
  info: { title: 'Notes', version: '1.0.0' },
  security: [{ bearer: [] }],
  paths: {
    '/notes.List': {
      get: {
        operationId: 'notes.List',
        parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 50 } }],
        responses: {
          200: {
            ...says('All.', {
              type: 'object',
              required: ['notes'],
              properties: { notes: { type: 'array', items: note } },
            }),
            headers: { 'X-Total': { required: true, schema: { type: 'integer', minimum: 0 } } },
          },
          ...refusals(400, 401),
        },
      },
    },
    '/notes.Get': {
      get: {
        operationId: 'notes.Get',
        parameters: [noteId],
        responses: { 200: says('One.', one), ...refusals(400, 401, 404) },
      },
    },
    '/notes.Add': {
      post: {
        operationId: 'notes.Add',
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: input,
              examples: { one: { value: { title: 'Ladder', weight: 3, kind: 'plain' } } },
            },
          },
        },
        responses: { 200: says('Made.', one), ...refusals(400, 401, 409, 415) },
      },
    },
    '/notes.Delete': {
      post: {
        operationId: 'notes.Delete',
        requestBody: {
          required: true,
          ...json({ type: 'object', required: ['note_id'], properties: { note_id: id }, additionalProperties: false }),
        },
        responses: {
          200: says('Gone.', { type: 'object', properties: { removed: { type: 'boolean' } } }),
          ...refusals(400, 401, 404, 415),
        },
      },
    },
    '/weather.Get': {
      get: {
        operationId: 'weather.Get',
        security: [],
        parameters: [region],
        responses: {
          200: says('Sunny.', { type: 'object', required: ['sky'], properties: { sky: { const: 'clear' } } }),
          ...refusals(400),
        },
      },
    },
  },
  components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
})

export type Note = { id: string; title: string; weight: number; kind?: string; version: number }

/** Fresh on every call, with a note of each tenant; their tokens are `first` and `second`. */
export function notesBackend() {
  const numbered = (n: number) => `0198f7a2-0000-7000-8000-${String(n).padStart(12, '0')}`
  let last = 2
  const kept = new Map<string, Map<string, Note>>(
    ['first', 'second'].map((tenant, at) => {
      const made = { id: numbered(at + 1), title: `Of the ${tenant}`, weight: 1, version: 1 }
      return [tenant, new Map([[made.id, made]])] as const
    }),
  )
  const says = (status: number, message: unknown, code = 'invalid_input', headers = {}) =>
    Response.json({ message, code }, { status, headers })
  const fits = (schema: object, value: unknown) => {
    const check = NOTES.validator({ ...schema })
    if (check(value)) return undefined
    const fields = (check.errors ?? []).map(error => [error.instancePath.slice(1) || 'input', error.message ?? ''])
    return says(400, Object.fromEntries(fields))
  }
  const app = new Hono<{ Variables: { notes: Map<string, Note> } }>()
  for (const [path, item] of Object.entries(Object(NOTES.document['paths']))) {
    const method = Object.keys(Object(item))[0]?.toUpperCase() ?? ''
    app.use(path, async (c, next) => {
      if (c.req.method !== method) return says(405, 'Use another method.', 'wrong_method', { Allow: method })
      if (path === '/weather.Get') return next()
      const notes = kept.get(c.req.header('authorization')?.replace('Bearer ', '') ?? '')
      if (!notes) return says(401, 'Sign in.', 'not_signed_in')
      c.set('notes', notes)
      return next()
    })
  }
  const body = async (request: Request) => {
    if (!request.headers.get('content-type')?.startsWith('application/json')) return says(415, 'Send JSON.', 'not_json')
    return request.json().catch(() => says(400, 'This is not JSON.', 'not_json'))
  }
  app.get('/notes.List', c => {
    const limit = Number(c.req.query('limit') ?? 50)
    if (!Number.isInteger(limit) || limit < 1 || limit > 50) return says(400, { limit: 'From 1 to 50.' })
    const notes = [...c.get('notes').values()]
    return c.json({ notes: notes.slice(0, limit) }, 200, { 'X-Total': String(notes.length) })
  })
  app.get('/notes.Get', c => {
    const asked = c.req.query('note_id')
    const wrong = fits(id, asked)
    if (wrong) return wrong
    const found = c.get('notes').get(asked ?? '')
    return found ? c.json({ note: found }) : says(404, 'No such note.', 'no_such_note')
  })
  app.post('/notes.Add', async c => {
    const sent = await body(c.req.raw)
    const wrong = sent instanceof Response ? sent : fits(input, sent)
    if (wrong) return wrong
    if ([...c.get('notes').values()].some(({ title }) => title === sent.title))
      return says(409, 'There is a note of this title.', 'title_taken')
    last += 1
    const made: Note = { ...sent, id: numbered(last), version: 1 }
    c.get('notes').set(made.id, made)
    return c.json({ note: made })
  })
  app.post('/notes.Delete', async c => {
    const sent = await body(c.req.raw)
    const schema = { type: 'object', required: ['note_id'], properties: { note_id: id }, additionalProperties: false }
    const wrong = sent instanceof Response ? sent : fits(schema, sent)
    if (wrong) return wrong
    return c.get('notes').delete(sent.note_id) ? c.json({ removed: true }) : says(404, 'No such note.', 'no_such_note')
  })
  app.get('/weather.Get', c => {
    const wrong = fits(region.schema, c.req.header('x-region'))
    return wrong ?? c.json({ sky: 'clear' })
  })
  return { fetch: async (request: Request) => app.fetch(request), kept }
}
