// Rows a check creates: its own if existing ones allow only part of a change, and more of those only a sequence makes.
import { expect, test } from 'vitest'
import { checkContract } from '#openapi/check/check.ts'
import { contractOf } from '#openapi/contract.ts'

const json = (schema: object, example?: object) => ({
  content: { 'application/json': { schema, ...(example && { example }) } },
})
const answer = (schema: object) => ({ '200': { description: 'So it is.', ...json(schema) } })
const refusals = { '400': { description: 'Not so.' }, '401': { description: 'Who?' }, '404': { description: 'None.' } }
const text = { type: 'string' }
const FIELDS = {
  name: { type: 'string', maxLength: 60 },
  kind: { enum: ['plain', 'timed'] },
  note: { type: 'string', maxLength: 60 },
  hours: { type: 'integer', minimum: 1, maximum: 90 },
}
const rule = {
  type: 'object',
  required: ['id', 'name'],
  properties: { id: text, law: { type: 'boolean' }, ...FIELDS },
}
const mail = { type: 'object', required: ['id'], properties: { id: text } }
const ruleId = { name: 'rule_id', in: 'path', required: true, schema: text }
const query = (name: string, schema: object) => ({ name, in: 'query', schema })

const SENT = { call: 'send', with: { to: 'Sam {run}' } }

const DOCUMENT = {
  openapi: '3.1.0',
  info: { title: 'Rules', version: '1' },
  components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  security: [{ bearer: [] }],
  paths: {
    '/rules': {
      get: {
        operationId: 'rules',
        responses: {
          ...answer({ type: 'object', required: ['rules'], properties: { rules: { type: 'array', items: rule } } }),
          ...refusals,
        },
      },
      post: {
        operationId: 'add',
        requestBody: json({ type: 'object', required: ['name'], properties: FIELDS }, { name: 'Own' }),
        responses: { ...answer(rule), ...refusals },
      },
    },
    '/rules/{rule_id}': {
      parameters: [ruleId],
      get: { operationId: 'rule', responses: { ...answer(rule), ...refusals } },
      patch: {
        operationId: 'change',
        'x-further-rules': ['*'],
        requestBody: json({ type: 'object', properties: FIELDS }, {}),
        responses: { ...answer(rule), ...refusals },
      },
    },
    '/sendings': {
      post: {
        operationId: 'send',
        requestBody: json({ type: 'object', properties: { to: text } }, { to: 'Sam' }),
        responses: { '204': { description: 'Sent.' }, ...refusals },
      },
    },
    '/mails': {
      get: {
        operationId: 'mails',
        parameters: [query('limit', { type: 'integer', minimum: 1, maximum: 50 }), query('cursor', text)],
        responses: {
          ...answer({
            type: 'object',
            required: ['mails', 'next_cursor'],
            properties: { mails: { type: 'array', items: mail }, next_cursor: { type: ['string', 'null'] } },
          }),
          ...refusals,
        },
      },
    },
  },
  'x-sequences': [{ name: 'three-mails', steps: [SENT, SENT, SENT, 'mails'] }],
}

type Rule = { id: string; name: string; kind?: string; note?: string; hours?: number; law?: boolean }

/** The law can't be edited, and time entries need their own hours. One drift at a time. */
async function findings(drift?: 'clears the note' | 'shows the first page again') {
  const rules = new Map<string, Rule>([['law', { id: 'law', name: 'The law', law: true }]])
  const mails = [{ id: 'first' }]
  const refused = (...fields: string[]) =>
    Response.json({ message: Object.fromEntries(fields.map(name => [name, 'Not so.'])) }, { status: 400 })

  async function answerTo(request: Request): Promise<Response> {
    if (request.headers.get('authorization') !== 'Bearer any') return new Response(null, { status: 401 })
    const { pathname, searchParams } = new URL(request.url)
    const [, room, id] = pathname.split('/')
    const sent: Partial<Rule> & { to?: string } = Object(await request.json().catch(() => ({})))
    if (room === 'sendings') {
      // Requests that differ from the sequence have no effect.
      if (sent.to?.startsWith('Sam ')) mails.unshift({ id: `mail-${mails.length}` })
      return new Response(null, { status: 204 })
    }
    if (room === 'mails') {
      const limit = Number(searchParams.get('limit') ?? 20)
      const from = drift === 'shows the first page again' ? 0 : Number(searchParams.get('cursor') ?? 0)
      const next = from + limit < mails.length ? String(from + limit) : null
      return Response.json({ mails: mails.slice(from, from + limit), next_cursor: next })
    }
    if (id === undefined && request.method === 'GET') return Response.json({ rules: [...rules.values()] })
    if (id === undefined) {
      if (!sent.name) return refused('name')
      const made = { ...sent, id: crypto.randomUUID(), name: sent.name }
      rules.set(made.id, made)
      return Response.json(made)
    }
    const was = rules.get(id)
    if (!was) return new Response(null, { status: 404 })
    if (request.method === 'GET') return Response.json(was)
    if (was.law && Object.keys(sent).length > 0) return refused(...Object.keys(sent))
    if (sent.kind === 'timed') return refused('until')
    const cleared = drift === 'clears the note' && !('note' in sent) ? { note: undefined } : {}
    const now = { ...was, ...sent, ...cleared }
    rules.set(id, now)
    return Response.json(now)
  }

  const report = await checkContract({
    contract: contractOf(Object(DOCUMENT)),
    base: 'http://localhost',
    token: 'any',
    seed: 1,
    writes: true,
    most_requests: 600,
    rounds: 0,
    at_once: 1,
    skip: ['negative_rejected', 'boundary'],
    fetch: answerTo,
  })
  return report.findings.map(({ check, path, sentence }) => `${check} ${path} ${sentence}`)
}

test('a change is tried on a row of its own, field by field where all at once are refused', async () => {
  expect(await findings()).toEqual([])
  expect((await findings('clears the note')).filter(one => /^round_trip .*note/.test(one))).toHaveLength(1)
})

test('a list that nothing makes rows for is filled by the sequence that calls it', async () => {
  expect((await findings('shows the first page again')).map(one => one.split(' ')[0])).toContain('pagination')
})
