// Refusals for a caller with few permissions, and what remains when a part of it is removed.
import { expect, test } from 'vitest'
import { checkContract } from '#openapi/check/check.ts'
import { contractOf } from '#openapi/contract.ts'

const json = (schema: object) => ({ content: { 'application/json': { schema } } })
const refusals = Object.fromEntries(
  ['400', '401', '403', '404', '405', '415'].map(status => [status, { description: 'Not so.' }]),
)
const answer = (schema: object) => ({ '200': { description: 'So it is.', ...json(schema) }, ...refusals })
const text = { type: 'string' }
const row = { type: 'object', required: ['id'], properties: { id: text } }
const one = (name: string) => ({ type: 'object', required: [name], properties: { [name]: row } })
const many = (name: string) => ({
  type: 'object',
  required: [name],
  properties: { [name]: { type: 'array', items: row } },
})
const takes = (...names: string[]) => ({
  required: true,
  ...json({ type: 'object', required: names, properties: Object.fromEntries(names.map(name => [name, text])) }),
})

const DOCUMENT = {
  openapi: '3.1.0',
  info: { title: 'Designs', version: '1' },
  components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  security: [{ bearer: [] }],
  paths: {
    '/users.List': { get: { operationId: 'users', responses: answer(many('users')) } },
    '/users.Get': {
      get: {
        operationId: 'user',
        parameters: [{ name: 'user_id', in: 'query', required: true, schema: text }],
        responses: answer(one('user')),
      },
    },
    '/projects.List': { get: { operationId: 'projects', responses: answer(many('projects')) } },
    '/design.List': { get: { operationId: 'designs', responses: answer(many('designs')) } },
    '/design.Start': {
      post: { operationId: 'start', requestBody: takes(), responses: answer(one('project')) },
    },
    '/design.Remove': {
      post: {
        operationId: 'remove',
        requestBody: takes('project_id'),
        responses: { '204': { description: 'Gone.' }, ...refusals },
      },
    },
  },
}

/** Users are seen by themselves alone; taking a design away leaves its project. */
async function findings({ sees_others = false } = {}) {
  const projects: { id: string }[] = []
  const answers: Record<string, (sent: URLSearchParams, body: Record<string, unknown>) => Response> = {
    'GET /users.List': () => Response.json({ users: [{ id: 'user-of-mine-1' }, { id: 'user-other-2' }] }),
    'GET /users.Get': sent => {
      const id = sent.get('user_id')
      if (id === null) return new Response(null, { status: 400 })
      const is_seen = id === 'user-of-mine-1' || (sees_others && id === 'user-other-2')
      return is_seen ? Response.json({ user: { id } }) : new Response(null, { status: 403 })
    },
    'GET /projects.List': () => Response.json({ projects }),
    'GET /design.List': () => Response.json({ designs: [] }),
    'POST /design.Start': () => {
      const project = { id: crypto.randomUUID() }
      projects.push(project)
      return Response.json({ project })
    },
    'POST /design.Remove': (_, { project_id }) =>
      new Response(null, {
        status: typeof project_id !== 'string' ? 400 : projects.some(({ id }) => id === project_id) ? 204 : 404,
      }),
  }
  async function answerTo(request: Request): Promise<Response> {
    if (request.headers.get('authorization') !== 'Bearer any') return new Response(null, { status: 401 })
    const { pathname, searchParams } = new URL(request.url)
    const known = answers[`${request.method} ${pathname}`]
    if (!known) return new Response(null, { status: 405 })
    const body = request.method === 'POST' ? await request.json().catch(() => undefined) : {}
    return body === undefined ? new Response(null, { status: 400 }) : known(searchParams, Object(body))
  }
  const report = await checkContract({
    contract: contractOf({ ...Object(DOCUMENT), 'x-other-tenants': 404 }),
    base: 'http://localhost',
    token: 'any',
    seed: 1,
    writes: true,
    most_requests: 600,
    rounds: 0,
    at_once: 1,
    fetch: answerTo,
  })
  return report.findings
    .filter(({ check }) => ['unknown_reference', 'use_after_delete'].includes(check))
    .map(({ check, path }) => `${check} ${path}`)
}

test('403 is right for an unknown row where the caller may see no other row, and a project outlives its design', async () => {
  expect(await findings()).toEqual([])
  expect(await findings({ sees_others: true })).toEqual(['unknown_reference /users.Get'])
})
