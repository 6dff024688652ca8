// The mocks: every example of a contract is available from them, and matches the contract.
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answerer, makeAnswerer } from '#mocks/prism/answer.ts'
import { type Api, apiOf, readApis } from '#mocks/prism/apis.ts'
import { statusOf } from '#mocks/prism/prefer.ts'
import { type Mocks, startMocks } from '#mocks/prism/start.ts'
import { contractOf, type Operation, type Schema } from '#openapi/contract.ts'
import { root } from '#tests/support/files.ts'

// A quarter of the operations, another one each time: all of them take 8 s. `EVERY=1` asks for all.
const share = process.env['EVERY'] ? 1 : 4
const turn = Math.floor(Math.random() * share)

let mocks: Mocks
let answer: Answerer
const apis = readApis()
beforeAll(async () => {
  ;[mocks, answer] = await Promise.all([startMocks({ port: 0 }), makeAnswerer()])
})
afterAll(() => mocks.close())

type Ask = { api: Api; operation: Operation; code: string; example: string; schema: Schema | undefined; type: string }

/** Every named example of every answer; of answers that operations share, all at the first and one at the others. */
function examplesOf(api: Api, part = 0, of = 1): Ask[] {
  const shared = new Set<string>()
  const operations = api.contract.operations.filter((_, nth) => nth % of === part)
  return operations.flatMap(operation =>
    Object.entries(operation.answers).flatMap(([code, { media }]) =>
      Object.entries(media).flatMap(([type, { schema, examples }]) => {
        const key = JSON.stringify(examples)
        const names = shared.has(key) ? Object.keys(examples).slice(0, 1) : Object.keys(examples)
        shared.add(key)
        return names.map(example => ({ api, operation, code, example, schema, type }))
      }),
    ),
  )
}

/** The fault in the mocks' answer; undefined if correct. */
async function faultOf({ api, operation, code, example, schema, type }: Ask): Promise<string | undefined> {
  const path = operation.path.replaceAll(/\{\w+\}/g, 'one')
  const method = operation.method.toUpperCase()
  const request = new Request(`http://localhost${path}`, { method, headers: { Accept: type } })
  const { response } = await answer(api, operation, path, request, { code: statusOf(code), example })
  const named = `${api.name} ${operation.path} ${code} ${example}`
  if (response.status !== statusOf(code)) return `${named}: answers ${response.status} ${await response.text()}`
  if (!schema || !/json/.test(type)) return (await response.text()) === '' ? `${named}: is empty` : undefined
  const valid = api.contract.validator(schema)
  return valid(await response.json()) ? undefined : `${named}: ${JSON.stringify(valid.errors?.slice(0, 3))}`
}

const headers = { Authorization: 'Bearer anything' }
const get = (address: string, more: Record<string, string> = {}) =>
  fetch(`${mocks.url}${address}`, { headers: { ...headers, ...more } })
const PROJECT = '/v3/projects.Get?project_id=0198f7a2-0000-7000-8000-000000000010'

describe('answers', () => {
  it('every example of every operation is answered, and is what its schema says', { timeout: 120_000 }, async () => {
    const all = apis
      .filter(({ name }) => name === 'product' || name === 'sandbox')
      .flatMap(api => examplesOf(api, turn, share))
    const faults = await Promise.all(all.map(faultOf))
    expect(all.length).toBeGreaterThan(1_500 / share / 5)
    expect(faults.filter(fault => fault !== undefined)).toEqual([])
  })

  it('an example that breaks its own schema is found', async () => {
    const schema = { type: 'object', required: ['panel'], properties: { panel: { type: 'string' } } }
    const examples = { right: { value: { panel: 'one' } }, wrong: { value: { panel: 1 } } }
    const content = { 'application/json': { schema, examples } }
    const operation = { operationId: 'panels.Get', responses: { '200': { description: 'A panel.', content } } }
    const info = { title: 'Panels', version: '1.0.0' }
    const api = apiOf('panels', 1, contractOf({ openapi: '3.1.0', info, paths: { '/v1/panel': { get: operation } } }), [
      '',
    ])
    const faults = await Promise.all(examplesOf(api).map(faultOf))
    expect(faults[0]).toBeUndefined()
    expect(faults[1]).toContain('must be string')
  })

  it('a file is answered by every operation that answers one', async () => {
    const files = apis.flatMap(api =>
      api.contract.operations
        .filter(({ answers }) => Object.keys(answers['200']?.media ?? {}).some(type => !type.includes('json')))
        .map(operation => ({ api, operation })),
    )
    const empty = files.map(async ({ api, operation }) => {
      const path = operation.path.replaceAll(/\{\w+\}/g, 'one')
      const request = new Request(`http://localhost${path}`, { method: operation.method.toUpperCase() })
      const { response } = await answer(api, operation, path, request, { code: 200, example: undefined })
      return response.status === 200 && (await response.text()) !== '' ? [] : [operation.path]
    })
    expect(files.length).toBeGreaterThan(3)
    expect((await Promise.all(empty)).flat()).toEqual([])
  })
})

describe('a header that prefers an answer', () => {
  it('chooses status and example', async () => {
    const other = await get(PROJECT, { Prefer: 'code=404, example=project' })
    expect([other.status, await other.json()]).toMatchObject([404, { code: 'no_such_project' }])
    expect((await get(PROJECT, { Prefer: 'return=minimal' })).status).toBe(200)
  })

  it.each([
    ['code=404, example=projet', 'has no example “projet”, but project'],
    ['code=418', 'documents no 418, but 200'],
    ['code=4o4', '“4o4” is no status'],
    ['exmaple=project', 'It knows code, example, dynamic and seed'],
    ['dynamic=maybe', 'It is true or false'],
  ])('reports a typo: %s', async (prefer, sentence) => {
    const refused = await get(PROJECT, { Prefer: prefer })
    const { message, code } = await refused.json()
    expect([refused.status, code, message]).toEqual([400, 'no_such_answer', expect.stringContaining(sentence)])
  })
})

describe('one port', () => {
  it('serves every contract below its own addresses, and marks a lender’s answers as the gateway does', async () => {
    expect((await get('/v1/user')).status).toBe(200)
    expect((await fetch(`${mocks.url}/v1/user`)).status).toBe(401)
    expect((await get('/sandbox')).status).toBe(200)
    const marks = await Promise.all(
      ['/lenders', '/api/lenders'].map(at => get(`${at}/goodleap/v1/getLoanDetails?loan_id=one`)),
    )
    expect(marks.map(({ headers }) => headers.get('x-answered-by'))).toEqual([null, 'goodleap'])
  })

  it('refuses as the server does what is not there, not allowed or too much', async () => {
    const post = (body: string) =>
      fetch(`${mocks.url}/v3/company.SignUp`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
    expect((await get('/v3/projects.Gte')).status).toBe(404)
    const wrong = await fetch(`${mocks.url}${PROJECT}`, { method: 'DELETE', headers })
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET'])
    expect((await post('{')).status).toBe(400)
    expect((await post(`"${'x'.repeat(1_048_600)}"`)).status).toBe(413)
    const invalid = await post('{"state": "Arizona"}')
    expect([invalid.status, invalid.headers.get('sl-violations')]).toEqual([
      400,
      expect.stringContaining('company_name'),
    ])
  })

  it('names in the body the fields that are wrong, in the contract’s error shape', async () => {
    const body = '{"state": "Arizona", "colour": 1}'
    const write = {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json', 'Idempotency-Key': 'one-of-many' },
    }
    const invalid = await (await fetch(`${mocks.url}/v3/company.SignUp`, { ...write, body })).json()
    expect(invalid).toMatchObject({
      code: 'invalid_input',
      message: { colour: expect.anything(), email: expect.anything() },
    })
    expect(invalid.message.state).toBe('Enter the two-letter state code.')
    const long = await (await get('/v3/projects.List?limit=1000')).json()
    expect(long.message).toEqual({ limit: 'Limit must be at most 200.' })
    const nested = await fetch(`${mocks.url}/v3/design.Save`, { ...write, body: '{"arrays": [{"tilt_deg": "flat"}]}' })
    expect(Object.keys((await nested.json()).message)).toEqual(
      expect.arrayContaining(['project_id', 'arrays.0.tilt_deg']),
    )
    for (const [name, field] of [
      ['goodleap', 'externalReference'],
      ['enfin', 'external_id'],
      ['lightReach', 'externalReference'],
      ['sunlight-financial', 'projects'],
    ] as const) {
      const refused = await fetch(`${mocks.url}/lenders/${name}/v1/sendLoanApplication`, { ...write, body: '{}' })
      const operation = apis.find(api => api.name === name)?.at('/v1/sendLoanApplication')[0]
      const schema = operation?.answers['400']?.media['application/json']?.schema ?? {}
      const said = await refused.json()
      expect([refused.status, JSON.stringify(said)]).toEqual([400, expect.stringContaining(`${field}: `)])
      expect(apis.find(api => api.name === name)?.contract.validator(schema)(said), JSON.stringify(said)).toBe(true)
    }
    // A forced choice stays.
    const chosen = await fetch(`${mocks.url}/v3/company.SignUp`, {
      ...write,
      body,
      headers: { ...write.headers, Prefer: 'code=400' },
    })
    expect((await chosen.json()).message).toEqual({ colour: 'Colour isn’t allowed here.' })
  })

  it('takes a file', async () => {
    const body = new FormData()
    body.append('file', new File([new Uint8Array(300_000).fill(200)], 'use.csv', { type: 'text/csv' }))
    body.append('project_id', '0198f7a2-0000-7000-8000-000000000010')
    body.append('file_name', 'use.csv')
    const sent = await fetch(`${mocks.url}/v3/energy.UploadUsage`, { method: 'POST', headers, body })
    expect(sent.status, sent.headers.get('sl-violations') ?? '').toBe(200)
  })

  it('answers a file that opens', async () => {
    const file = `/files/0198f7a2-0000-7000-8000-0000000000a0?company_id=2&expires=1795282200&signature=${'a'.repeat(43)}`
    const pdf = await get(file, { Accept: 'application/pdf' })
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    const text = await pdf.text()
    const [, start = ''] = /startxref\n(\d+)\n%%EOF/.exec(text) ?? []
    expect(text.slice(Number(start), Number(start) + 4)).toBe('xref')
  })

  it('says so when its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const address = other.address()
    const port = typeof address === 'object' && address ? address.port : 0
    await expect(startMocks({ port })).rejects.toThrow(`Port ${port} is in use.`)
    await new Promise(resolve => other.close(resolve))
  })
})

it('each contract has a port of its own, which the README names and one more lender does not move', () => {
  const ports = apis.map(({ name, nth }) => [name, 4730 + nth] as const)
  expect(new Set(ports.map(([, port]) => port)).size).toBe(ports.length)
  const readme = readFileSync(join(root, 'mocks/README.md'), 'utf8')
  const named = [...readme.matchAll(/\b([\w-]+) (473[1-9])\b/gi)].map(([, name, port]) => [name, Number(port)])
  expect(named.length).toBeGreaterThan(5)
  expect(ports).toEqual(expect.arrayContaining(named))
})

describe('the control page', () => {
  const next = (body: unknown, more: Record<string, string> = {}) =>
    fetch(`${mocks.url}/mocks/next`, { method: 'POST', headers: more, body: JSON.stringify(body) })
  const clear = (query = '') => fetch(`${mocks.url}/mocks/next${query}`, { method: 'DELETE' })

  it('forces an answer once, as often as asked, or until it is taken back', async () => {
    await next({ operation: '/v3/projects.Get', code: 404, example: 'project' })
    // Whatever the request is like: this one names no project.
    expect((await get('/v3/projects.Get')).status).toBe(404)
    expect((await get(PROJECT)).status).toBe(200)
    await next({ operation: 'GET /v3/projects.Get', code: 401, times: 2 })
    expect([(await get(PROJECT)).status, (await get(PROJECT)).status, (await get(PROJECT)).status]).toEqual([
      401, 401, 200,
    ])
    await next({ operation: 'projects.Get', code: 403, times: 'always' })
    for (let nth = 0; nth < 3; nth += 1) expect((await get(PROJECT)).status).toBe(403)
    await clear('?operation=projects.Get')
    expect((await get(PROJECT)).status).toBe(200)
    const { calls } = await (await fetch(`${mocks.url}/mocks`)).json()
    expect(calls[1]).toMatchObject({ method: 'GET', address: '/v3/projects.Get', status: 403, forced: true })
  })

  it('says what is wrong with an order', async () => {
    const wrong = async (body: unknown) => {
      const refused = await next(body)
      return [refused.status, (await refused.json()).message]
    }
    expect(await wrong([])).toEqual([400, expect.stringContaining('Send an object')])
    expect(await wrong({ operation: '/v3/nothing' })).toEqual([400, expect.stringContaining('There is no operation')])
    expect(await wrong({ operation: '/v1/user', code: 418 })).toEqual([
      400,
      expect.stringContaining('documents no 418'),
    ])
    expect(await wrong({ operation: '/v1/user', code: 200, example: 'me' })).toEqual([
      400,
      expect.stringContaining('no example'),
    ])
    expect(await wrong({ operation: '/v1/user', code: 200, times: 0 })).toEqual([
      400,
      expect.stringContaining('from 1 to 1000'),
    ])
    expect((await clear('?operation=nothing')).status).toBe(400)
  })

  it('is out of reach for pages of other sites', async () => {
    expect((await next({ operation: '/v1/user', code: 401 }, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
    expect((await get('/v1/user')).status).toBe(200)
  })

  it('lists every operation with its answers, and takes the form next to each', async () => {
    const html = { Accept: 'text/html' }
    const page = await fetch(`${mocks.url}/mocks?search=getLoanDetails`, { headers: html })
    expect(page.headers.get('content-security-policy')).toMatch(/default-src 'none'.*'nonce-/)
    const shown = await page.text()
    expect(shown).toContain('GET /lenders/goodleap/v1/getLoanDetails')
    expect(shown).not.toContain('Answer of GET /v3/projects.Get')
    const { operations } = await (await fetch(`${mocks.url}/mocks/operations`)).json()
    expect(operations).toHaveLength(apis.reduce((sum, { contract }) => sum + contract.operations.length, 0))
    const body = new URLSearchParams({ operation: 'GET /v1/user', answer: '401 ended', times: '1', search: 'user' })
    const sent = await fetch(`${mocks.url}/mocks/next`, { method: 'POST', headers: html, body, redirect: 'manual' })
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/mocks?search=user'])
    expect(await (await fetch(`${mocks.url}/mocks`, { headers: html })).text()).toContain('401 ended, the next call')
    await clear()
    expect((await get('/v1/user')).status).toBe(200)
  })
})
