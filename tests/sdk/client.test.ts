import { describe, expect, it } from 'vitest'
import { productClient } from '#sdk/client.ts'
import { Refusal, refusalText } from '#sdk/refusal.ts'
import { refusal } from '#tests/support/refusal.ts'

const answering = (status: number, body: unknown, seen: Request[] = [], headers: Record<string, string> = {}) =>
  productClient({
    base_url: 'http://localhost',
    token: () => 'the-token',
    impersonated: () => 'the-user',
    idempotency_key: () => 'the-key',
    fetch: async request => {
      seen.push(request)
      return new Response(typeof body === 'string' ? body : JSON.stringify(body), {
        status,
        headers: { 'content-type': 'application/json', ...headers },
      })
    },
  })

describe('the client', () => {
  it('carries the token and the impersonated user, but never the latter on the user search', async () => {
    const seen: Request[] = []
    const call = answering(200, {}, seen)
    await call.GET('/v1/user')
    await call.GET('/v1/users')
    expect(seen.map(request => [request.headers.get('authorization'), request.headers.get('x-user-id')])).toEqual([
      ['Bearer the-token', 'the-user'],
      ['Bearer the-token', null],
    ])
  })

  it('gives every write an Idempotency-Key and keeps the one it was given', async () => {
    const seen: Request[] = []
    const call = answering(200, {}, seen)
    await call.POST('/api/session/clear')
    await call.POST('/v1/lead/create', {
      params: { header: { 'Idempotency-Key': 'mine-1234' } },
      body: { status: 'draft', homeowner: { firstname: 'A', lastname: 'B' } },
    })
    await call.GET('/v1/user')
    expect(seen.map(request => request.headers.get('idempotency-key'))).toEqual(['the-key', 'mine-1234', null])
  })

  it('turns every failure into a Refusal with the words of the server', async () => {
    const refused = await refusal(
      answering(400, {
        message: { email: 'enter an e-mail', phone: 'Enter a phone' },
        code: 'invalid_input',
        request_id: 'r1',
      }).GET('/v1/user'),
    )
    expect(refused).toMatchObject({
      status: 400,
      code: 'invalid_input',
      message: 'Enter an e-mail, Enter a phone',
      fields: { email: 'enter an e-mail' },
    })
  })

  it('keeps what a program can act on: the version to start from, the permissions of which one is needed', async () => {
    const refused = (status: number, body: object) =>
      refusal(answering(status, { message: 'No.', request_id: 'r1', ...body }).GET('/v1/user'))
    const stale = await refused(409, { code: 'stale_version', current_version: 0 })
    expect(stale).toMatchObject({ current_version: 0, needs_any_of: [], legal: [] })
    const needs_any_of = ['projects.view_own', 'projects.view_all']
    const forbidden = await refused(403, { code: 'forbidden', needs_any_of })
    expect(forbidden).toMatchObject({ needs_any_of, current_version: undefined, retry_after_s: undefined })
  })

  it('needs no key and no impersonated user', async () => {
    const seen: Request[] = []
    const fetch = async (request: Request) => {
      seen.push(request)
      return Response.json({})
    }
    const call = productClient({ base_url: 'http://localhost', token: () => 't', fetch })
    await call.POST('/api/session/clear')
    await call.POST('/api/session/clear')
    const [first, second] = seen.map(({ headers }) => headers.get('idempotency-key') ?? '')
    expect(first).toMatch(/^[\da-f-]{36}$/)
    expect(first).not.toBe(second)
    expect(seen.map(({ headers }) => headers.has('x-user-id'))).toEqual([false, false])
  })

  it('says after how many seconds it may be sent again, where the server does', async () => {
    const away = { message: 'Later.', code: 'database_unavailable', request_id: 'r1' }
    const refused = (value: string) => refusal(answering(503, away, [], { 'retry-after': value }).GET('/v1/user'))
    expect(await refused('2')).toMatchObject({ status: 503, code: 'database_unavailable', retry_after_s: 2 })
    expect((await refused('Wed, 21 Oct 2026 07:28:00 GMT')).retry_after_s).toBeUndefined()
  })

  it('survives an answer that is not ours', async () => {
    expect(await refusal(answering(502, '<html>Bad gateway</html>').GET('/v1/user'))).toMatchObject({
      status: 502,
      message: 'Something went wrong',
    })
  })

  it('says calmly that the server cannot be reached', async () => {
    const call = productClient({
      base_url: 'http://localhost',
      token: () => null,
      fetch: () => Promise.reject(new TypeError('failed')),
    })
    expect(await refusal(call.GET('/v1/user'))).toMatchObject({ status: 0, code: 'unreachable' })
  })
})

describe('the text of a refusal', () => {
  it.each([
    [{ a: 'name is missing', b: 'phone is missing' }, 'Name is missing, phone is missing'],
    ['As it is', 'As it is'],
    [{}, 'Something went wrong'],
    ['', 'Something went wrong'],
    [null, 'Something went wrong'],
  ])('%j reads %j', (message, text) => {
    expect(refusalText(message)).toBe(text)
    expect(new Refusal(400, { message: text, code: 'x' }).message).toBe(text)
  })
})
