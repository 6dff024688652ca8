// Answers that are right although they look unlike the contract: types in another case or with parameters, no body, named refusals.
import { expect, test } from 'vitest'
import { answers, api, asking } from './small.ts'

const schema = { type: 'object', required: ['a'], properties: { a: { type: 'string' } } }
const content = (kind: string) => ({ 200: { description: 'Done.', content: { [kind]: { schema } } } })

test.each([
  ['application/json', 'Application/JSON'],
  ['Application/JSON', 'application/json; charset=utf-8'],
  ['application/json; charset=utf-8', 'application/json'],
  ['application/json;profile="https://api.example/A"', 'application/JSON;charset=UTF-8'],
  ['Application/*', 'application/json'],
  ['application/problem+JSON', 'application/problem+json'],
])('a contract’s %s is answered by %s, and its schema looked at', async (named, answered) => {
  const contract = api({ '/m': { get: { responses: content(named) } } })
  const answer = (a: unknown) => async () =>
    new Response(JSON.stringify({ a }), { headers: { 'content-type': answered } })
  expect((await asking(contract, answer('x'))).findings).toEqual([])
  const isJson = !named.includes('*')
  expect((await asking(contract, answer(1))).findings.map(({ check }) => check)).toEqual(
    isJson ? ['response_schema'] : [],
  )
})

test('a 204 has no body and no type, whatever the contract lists', async () => {
  const { 200: done } = answers(schema)
  const contract = api({ '/m': { get: { responses: { 204: done } } } })
  expect((await asking(contract, async () => new Response(null, { status: 204 }))).findings).toEqual([])
})

test('a refusal that the operation names may be the answer to no credential, unless the document promises 401', async () => {
  const security = {
    security: [{ bearer: [] }],
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  }
  const responses = { ...answers(), 400: { description: 'Wrong.' }, 401: { description: 'Sign in.' } }
  const fetch = async (request: Request) =>
    request.headers.get('authorization') === 'Bearer first' ? Response.json({}) : new Response(null, { status: 400 })
  const findings = async (more: object) =>
    (await asking(api({ '/m': { get: { responses } } }, { ...security, ...more }), fetch, { token: 'first' })).findings
  expect(await findings({})).toEqual([])
  expect((await findings({ 'x-unauthenticated': 401 })).map(({ check }) => check)).toContain('ignored_auth')
})
