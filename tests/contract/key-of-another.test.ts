// An earlier request's key with another body, if the body only references a row, which may be missing.
import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { checkContract } from '#openapi/check/check.ts'
import { contractOf } from '#openapi/contract.ts'

const VIEW = '0198f7a2-0000-7000-8000-000000000001'
const view_id = { type: ['string', 'null'], format: 'uuid' }
const body = { type: 'object', required: ['view_id'], properties: { view_id }, additionalProperties: false }
const json = { content: { 'application/json': { schema: body, example: { view_id: null } } } }
const contract = contractOf({
  openapi: '3.1.0',
  info: { title: 'Views', version: '1' },
  paths: {
    '/views.SetDefault': {
      post: {
        operationId: 'views.SetDefault',
        parameters: [{ name: 'Idempotency-Key', in: 'header', schema: { type: 'string', maxLength: 100 } }],
        requestBody: { required: true, ...json },
        responses: Object.fromEntries(
          ['200', '400', '401', '404', '409', '415'].map(status => [
            status,
            { description: status, ...(status === '200' && json) },
          ]),
        ),
      },
    },
  },
})

function backend(keeps_keys: boolean) {
  const known = new Map<string, { asked: object; answer: object }>()
  const isValid = contract.validator(body)
  const no = (status: number) => Response.json({ message: 'No.' }, { status })
  return async (request: Request) => {
    if (!request.headers.get('content-type')?.startsWith('application/json')) return no(415)
    const asked: unknown = await request.json().catch(() => undefined)
    const key = request.headers.get('idempotency-key')
    if (!isValid(asked) || (key?.length ?? 0) > 100) return no(400)
    const earlier = keeps_keys && key ? known.get(key) : undefined
    if (earlier) return isDeepStrictEqual(asked, earlier.asked) ? Response.json(earlier.answer) : no(409)
    const { view_id: wanted } = Object(asked)
    if (keeps_keys && wanted !== null && wanted !== VIEW) return no(404)
    if (key) known.set(key, { asked: Object(asked), answer: Object(asked) })
    return Response.json(asked)
  }
}

const findings = async (keeps_keys: boolean, seed: number) => {
  const options = { contract, base: 'http://localhost', token: 'any', writes: true, most_requests: 60, rounds: 0 }
  const report = await checkContract({ ...options, seed, at_once: 1, fetch: backend(keeps_keys) })
  return report.findings.filter(({ check }) => check === 'idempotency')
}

test('does not take null for another row than null', async () => {
  for (let seed = 1; seed <= 8; seed++) expect(await findings(true, seed)).toEqual([])
})

test('finds a server that ignores keys, with every seed', async () => {
  for (let seed = 1; seed <= 8; seed++) expect(await findings(false, seed)).toHaveLength(1)
})
