import { describe, expect, it } from 'vitest'
import { Refusal } from '#sdk/refusal.ts'
import { productClient } from '#sdk/sdk.ts'
import { refusal } from '#tests/support/refusal.ts'

type Answer = Response | Error
const json = (body: unknown, init: ResponseInit = {}) => Response.json(body, init)
const busy = (status: number, after?: string) =>
  json({ message: 'Later.', code: 'busy' }, { status, headers: after === undefined ? {} : { 'retry-after': after } })

/** Answers in turn, and records each request and wait. */
function server(...answers: Answer[]) {
  const [asked, waits]: [Request[], number[]] = [[], []]
  const client = productClient({
    base_url: 'http://localhost',
    token: () => null,
    wait: async ms => void waits.push(ms),
    fetch: async request => {
      asked.push(request)
      const answer = answers[asked.length - 1] ?? new Error('asked too often')
      if (answer instanceof Error) throw answer
      return answer
    },
  })
  return { client, asked, waits }
}
const write = (client: ReturnType<typeof server>['client']) => client.POST('/api/session/clear')

describe('a call that fails in passing', () => {
  it('is tried again after a dropped connection, each time after a longer pause at most', async () => {
    const { client, asked, waits } = server(new TypeError('reset'), new TypeError('reset'), json({ user: 1 }))
    expect((await client.GET('/v1/user')).data).toEqual({ user: 1 })
    expect(asked).toHaveLength(3)
    expect(waits[0]).toBeLessThanOrEqual(500)
    expect(waits[1]).toBeLessThanOrEqual(1_000)
  })

  it('is written once however often it is sent: every try has the same key and body', async () => {
    const { client, asked } = server(busy(502), busy(503), json({}))
    await client.POST('/v1/users/sessions', { body: { email: 'olive@example.com', password: 'x' } })
    const bodies = await Promise.all(asked.map(request => request.text()))
    expect(new Set(bodies)).toEqual(new Set(['{"email":"olive@example.com","password":"x"}']))
    expect(new Set(asked.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
  })

  it('waits as long as 429 and 503 say, in seconds or until a date', async () => {
    const { client, waits } = server(busy(429, '7'), busy(503, new Date(Date.now() + 20_000).toUTCString()), json({}))
    await write(client)
    expect(waits[0]).toBe(7_000)
    expect(waits[1]).toBeGreaterThan(18_000)
  })

  it('is not waited for longer than a minute; the refusal says how long', async () => {
    const { client, asked } = server(busy(429, '600'))
    expect(await refusal(write(client))).toMatchObject({ status: 429, retry_after_s: 600 })
    expect(asked).toHaveLength(1)
  })

  it.each([400, 401, 403, 404, 409, 422, 500])('is not tried again after %d', async status => {
    const { client, asked } = server(busy(status, '1'))
    expect(await refusal(write(client))).toMatchObject({ status })
    expect(asked).toHaveLength(1)
  })

  it('ends with the last answer', async () => {
    const { client, asked } = server(busy(503), busy(503), busy(503))
    expect(await refusal(client.GET('/v1/user'))).toMatchObject({ status: 503, code: 'busy' })
    expect(asked).toHaveLength(3)
  })
})

describe('a call without an answer', () => {
  const silent = (request: Request) =>
    new Promise<Response>((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason)))
  const waiting = (timeout_ms: number) =>
    productClient({ base_url: 'http://localhost', token: () => null, retries: 0, timeout_ms, fetch: silent })

  it('has taken too long, and keeps the cause', async () => {
    const refused = await refusal(waiting(1).GET('/v1/user'))
    expect(refused).toMatchObject({ status: 0, code: 'timeout' })
    expect(refused.cause).toMatchObject({ name: 'TimeoutError' })
  })

  it('has taken too long by the caller’s own signal', async () => {
    const refused = await refusal(waiting(60_000).GET('/v1/user', { signal: AbortSignal.timeout(1) }))
    expect(refused).toMatchObject({ code: 'timeout' })
  })

  it('was canceled by the caller, who gets the reason back', async () => {
    const stop = new AbortController()
    const call = waiting(60_000).GET('/v1/user', { signal: stop.signal })
    const reason = new Error('The page was left')
    stop.abort(reason)
    await expect(call).rejects.toBe(reason)
  })

  it('is canceled while it waits to be tried again', async () => {
    const stop = new AbortController()
    const client = productClient({
      base_url: 'http://localhost',
      token: () => null,
      fetch: async () => {
        queueMicrotask(() => stop.abort())
        return busy(503, '30')
      },
    })
    await expect(client.GET('/v1/user', { signal: stop.signal })).rejects.toMatchObject({ name: 'AbortError' })
  })

  it('could not reach the server, and keeps the cause', async () => {
    const cause = new TypeError('fetch failed')
    const { client } = server(cause, cause, cause)
    expect(await refusal(client.GET('/v1/user'))).toMatchObject({ status: 0, code: 'unreachable', cause })
  })
})

it('hooks see every try, and may add headers', async () => {
  const seen: string[] = []
  const asked: (string | null)[] = []
  const client = productClient({
    base_url: 'http://localhost',
    token: () => null,
    wait: async () => undefined,
    on_request: request => request.headers.set('traceparent', 'trace'),
    on_response: ({ response, attempt }) => void seen.push(`${attempt} ${response.status}`),
    fetch: async request => {
      asked.push(request.headers.get('traceparent'))
      return asked.length === 1 ? busy(503) : json({})
    },
  })
  await client.GET('/v1/user')
  expect(seen).toEqual(['0 503', '1 200'])
  expect(asked).toEqual(['trace', 'trace'])
})

describe('an answer', () => {
  const answered = async (type: string | undefined, body: BodyInit | null, status = 200) => {
    const headers = new Headers(type === undefined ? [] : [['content-type', type]])
    const { client } = server(new Response(body, { status, headers }))
    return (await client.GET('/v1/user')).data as unknown
  }

  it.each([
    ['text/csv; charset=utf-8', 'Name,Amount\n', 'Name,Amount\n'],
    ['text/plain', '{', '{'],
    ['application/xml', '<a/>', '<a/>'],
    ['application/problem+json', '{"a":1}', { a: 1 }],
    ['Application/JSON', '{"a":1}', { a: 1 }],
    [undefined, new Uint8Array([123, 125]), {}],
    ['application/json', '', undefined],
  ])('of type %s is read by it', async (type, body, data) => {
    expect(await answered(type, body)).toEqual(data)
  })

  it('that is a file comes as one, and one without a body as nothing', async () => {
    const file = await answered('application/pdf', '%PDF-1.7')
    expect(file instanceof Blob && (await file.text())).toBe('%PDF-1.7')
    expect(await answered(undefined, null, 204)).toBeUndefined()
  })

  it('is read as the call asks, where it asks', async () => {
    const { client } = server(new Response('a,b', { headers: { 'content-type': 'text/csv' } }))
    const { data } = await client.GET('/v3/adders.Export', { parseAs: 'blob' })
    expect((data as unknown) instanceof Blob).toBe(true)
  })

  it('that is cut off is a refusal, wherever it was cut', async () => {
    const { client } = server(new Response('{"a', { headers: { 'content-type': 'application/json' } }))
    expect(await refusal(client.GET('/v1/user'))).toMatchObject({ status: 200, code: 'unreadable' })
    const broken = new ReadableStream({ start: controller => controller.error(new TypeError('terminated')) })
    const other = server(new Response(broken, { headers: { 'content-type': 'application/json' } }))
    const refused = await refusal(other.client.GET('/v1/user'))
    expect(refused).toBeInstanceOf(Refusal)
    expect(refused).toMatchObject({ code: 'unreadable', cause: { message: 'terminated' } })
  })

  it('keeps 64-bit numbers where the caller’s parser does', async () => {
    const client = productClient({
      base_url: 'http://localhost',
      token: () => null,
      parse_json: text => JSON.parse(text.replaceAll(/\d{16,}/g, '"$&"')),
      fetch: async () =>
        new Response('{"id":9223372036854775807}', { headers: { 'content-type': 'application/json' } }),
    })
    expect((await client.GET('/v1/user')).data).toEqual({ id: '9223372036854775807' })
  })
})
