// The mocks of a contract written by others, in spellings that ours doesn't have.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { apiOf } from '#mocks/prism/apis.ts'
import { type Mocks, startMocks } from '#mocks/prism/start.ts'
import { contractOf } from '#openapi/contract.ts'

const node = { $ref: '#/components/schemas/Node' }
const answering = (content?: object, status = '200') => ({ responses: { [status]: { description: 'Done.', content } } })
const DOCUMENT = {
  openapi: '3.0.3',
  info: { title: 'Foreign', version: '1.0.0' },
  paths: {
    '/notes': {
      get: answering({ 'application/json': { schema: node } }),
      post: {
        requestBody: {
          content: { 'Application/JSON; charset=utf-8': { schema: { type: 'object', required: ['a'] } } },
        },
        ...answering({ 'Application/JSON': { schema: { type: 'object' } } }),
      },
      delete: answering({ 'application/json': { schema: { type: 'object' } } }, '204'),
    },
  },
  components: {
    schemas: {
      Node: { type: 'object', required: ['child'], properties: { child: { nullable: true, allOf: [node] } } },
    },
  },
}

let mocks: Mocks
beforeAll(async () => {
  mocks = await startMocks({ port: 0, apis: [apiOf('foreign', 1, contractOf(DOCUMENT), [''])] })
})
afterAll(() => mocks.close())
const ask = (method: string, init: RequestInit = {}) => fetch(`${mocks.url}/notes`, { method, ...init })

it('a schema within itself ends where null may be', async () => {
  expect(await (await ask('GET')).json()).toEqual({ child: null })
})

it.each(['application/json', 'APPLICATION/JSON; Charset="UTF-8"'])('a body as %s is JSON', async type => {
  const [right, wrong] = await Promise.all(
    ['{"a":1}', '{}'].map(body => ask('POST', { headers: { 'Content-Type': type }, body })),
  )
  expect([right?.status, wrong?.status]).toEqual([200, 422])
})

it('HEAD is answered as GET without a body, and 204 has none', async () => {
  const [head, gone] = [await ask('HEAD'), await ask('DELETE')]
  expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([200, 'application/json', ''])
  expect([gone.status, gone.headers.get('content-type'), await gone.text()]).toEqual([204, null, ''])
})
