// The check of a live backend: silent where the contract is kept, and one finding of the right kind for each promise broken.
import { describe, expect, test } from 'vitest'
import { checkContract } from '#openapi/check/check.ts'
import { commandOf } from '#openapi/check/options.ts'
import type { CheckName, CheckOptions } from '#openapi/check/report/report.ts'
import { verdictOf } from '#openapi/check/report/report-words.ts'
import { contractOf } from '#openapi/contract.ts'
import { NOTES, type Note, notesBackend } from './check/conforming.ts'

type Backend = ReturnType<typeof notesBackend>
type Fetch = Backend['fetch']

const asking = (fetch: Fetch, more: Partial<CheckOptions> = {}) =>
  checkContract({
    contract: NOTES,
    base: 'http://localhost',
    token: 'first',
    second_token: 'second',
    seed: 7,
    writes: true,
    most_requests: 200,
    at_once: 4,
    fetch,
    ...more,
  })

/** The answer of one path made again, where it was a success. */
const changed =
  (path: string, change: (answer: Response, body: string) => Response | Promise<Response>) =>
  ({ fetch }: Backend): Fetch =>
  async request => {
    const answer = await fetch(request)
    return request.url.includes(path) && answer.ok ? change(answer, await answer.text()) : answer
  }
const withBody = (answer: Response, body: string, status = answer.status) =>
  new Response(body, { status, headers: answer.headers })
/** By path and request. */
const answering =
  (path: string, when: (request: Request, body: string) => boolean, answer: () => Response) =>
  ({ fetch }: Backend): Fetch =>
  async request => {
    const body = await request.clone().text()
    return request.url.includes(path) && when(request, body) ? answer() : fetch(request)
  }
const made = (title: unknown = 'x') =>
  Response.json({ note: { id: '0198f7a2-0000-7000-8000-0000000000ff', title, weight: 1, version: 1 } })
const own = (request: Request) => request.headers.get('authorization') === 'Bearer first'

const FAULTS: [CheckName, string, (backend: Backend) => Fetch][] = [
  [
    'server_error',
    'fails on a title of nothing but digits',
    answering(
      'notes.Add',
      (_, body) => body.includes('":9,') || body.includes('":9}'),
      () => Response.json({ message: 'Oh.', code: 'internal' }, { status: 500 }),
    ),
  ],
  [
    'undocumented_status',
    'answers 201 where 200 is named',
    changed('notes.Add', (answer, body) => withBody(answer, body, 201)),
  ],
  [
    'content_type',
    'answers JSON as text',
    changed('notes.Get', (_, body) => new Response(body, { headers: { 'content-type': 'text/plain' } })),
  ],
  [
    'response_schema',
    'answers a version that is text',
    changed('notes.Get', (answer, body) => withBody(answer, body.replace('"version":1', '"version":"1"'))),
  ],
  [
    'undocumented_field',
    'answers a field nobody named',
    changed('notes.Get', (answer, body) => withBody(answer, body.replace('"version"', '"colour":"red","version"'))),
  ],
  [
    'response_headers',
    'leaves a promised header out',
    changed('notes.List', (_, body) => new Response(body, { headers: { 'content-type': 'application/json' } })),
  ],
  [
    'positive_accepted',
    'refuses an urgent note',
    answering(
      'notes.Add',
      (request, body) => own(request) && body.includes('"urgent"'),
      () => Response.json({ message: { kind: 'Plain ones alone.' }, code: 'invalid_input' }, { status: 400 }),
    ),
  ],
  [
    'negative_rejected',
    'takes a note without a weight',
    answering(
      'notes.Add',
      (request, body) => own(request) && body.includes('title') && !body.includes('weight') && body.endsWith('}'),
      () => made(),
    ),
  ],
  [
    'boundary',
    'takes a weight of 10',
    answering(
      'notes.Add',
      (request, body) => own(request) && /"weight":10\b/.test(body),
      () => made(),
    ),
  ],
  [
    'missing_header',
    'needs no region',
    answering(
      'weather.Get',
      request => !request.headers.has('x-region') && request.method === 'GET',
      () => Response.json({ sky: 'clear' }),
    ),
  ],
  [
    'ignored_auth',
    'lists without a token',
    answering(
      'notes.List',
      request => !request.headers.has('authorization') && request.method === 'GET',
      () => Response.json({ notes: [] }, { headers: { 'X-Total': '0' } }),
    ),
  ],
  [
    'unsupported_method',
    'takes PUT for GET',
    answering(
      'notes.Get',
      request => request.method === 'PUT',
      () => made(),
    ),
  ],
  [
    'available_after_create',
    'forgets what it has made',
    ({ fetch }) =>
      async request => {
        const answer = await fetch(request)
        return request.url.includes('notes.Get') && answer.ok && !/0{11}[12]$/.test(request.url)
          ? Response.json({ message: 'No such note.', code: 'no_such_note' }, { status: 404 })
          : answer
      },
  ],
  [
    'use_after_delete',
    'keeps what was removed',
    ({ fetch }) => {
      const seen = new Map<string, Note>()
      return async request => {
        const answer = await fetch(request)
        const asked = new URL(request.url).searchParams.get('note_id') ?? ''
        if (request.url.includes('notes.Get') && request.method === 'GET' && own(request)) {
          if (answer.ok) seen.set(asked, (await answer.clone().json()).note)
          else if (seen.has(asked)) return Response.json({ note: seen.get(asked) })
        }
        return answer
      }
    },
  ],
  [
    'tenant_isolation',
    'shows another tenant’s note',
    ({ fetch }) =>
      async request => {
        const answer = await fetch(request)
        if (!request.url.includes('notes.Get') || answer.status !== 404 || own(request)) return answer
        const headers = new Headers(request.headers)
        headers.set('authorization', 'Bearer first')
        return fetch(new Request(request.url, { headers }))
      },
  ],
]

describe('a check of a live backend', () => {
  test('finds nothing in one that keeps its contract, and has seen every operation succeed', async () => {
    const report = await asking(notesBackend().fetch)
    expect(report.findings).toEqual([])
    expect(report.coverage.filter(({ succeeded }) => !succeeded)).toEqual([])
    expect(report.verdict).toBe('conforms')
  })

  test.each(FAULTS)('%s: one that %s', async (check, _, fault) => {
    const report = await asking(fault(notesBackend()))
    expect([...new Set(report.findings.map(finding => finding.check))]).toEqual([check])
    expect(report.verdict).toBe('drifts')
  })

  test.each([
    ['the last value alone', /"weight":9\b/, ['boundary'], {}],
    ['a value by a rule of its own', /"weight":[89]\b/, [], {}],
    ['the last value, which another field may exclude', /"weight":9\b/, [], { 'x-limited-by': 'title' }],
  ])('of a field with further rules, one that refuses %s', async (_, refused, found, hint) => {
    const fault = answering(
      'notes.Add',
      (request, body) => own(request) && refused.test(body),
      () => Response.json({ message: { weight: 'Too heavy.' }, code: 'invalid_input' }, { status: 400 }),
    )
    const document = structuredClone(NOTES.document)
    const { post } = Object(document['paths'])['/notes.Add']
    post['x-further-rules'] = ['weight']
    Object.assign(post.requestBody.content['application/json'].schema.properties.weight, hint)
    const report = await asking(fault(notesBackend()), { contract: contractOf(document) })
    expect(report.findings.map(({ check }) => check)).toEqual(found)
  })

  test('sends the same again with the same seed, and something else with another', async () => {
    const sentWith = async (seed: number) => {
      const sent: string[] = []
      await asking(notesBackend().fetch, {
        seed,
        at_once: 1,
        most_requests: 60,
        exchanged: (id, { url, body }) => sent.push(`${id} ${url} ${body}`),
      })
      return sent
    }
    const [once, again, other] = [await sentWith(7), await sentWith(7), await sentWith(8)]
    expect(again).toEqual(once)
    expect(other).not.toEqual(once)
  })

  test('sends one case alone again and finds the same', async () => {
    const fault = changed('notes.Get', (answer, body) => withBody(answer, body.replace('"version":1', '"version":"1"')))
    const [first] = (await asking(fault(notesBackend()))).findings
    const again = await asking(fault(notesBackend()), { only_case: first?.case_id })
    expect(again.findings.map(({ sentence }) => sentence)).toEqual([first?.sentence])
  })

  test('sends only safe methods without --writes, and says what it left out', async () => {
    const methods = new Set<string>()
    const report = await asking(notesBackend().fetch, {
      writes: false,
      exchanged: (_, { method }) => methods.add(method),
    })
    expect([...methods].sort()).toEqual(['GET', 'HEAD', 'OPTIONS'])
    expect(report.skipped.map(({ path }) => path)).toEqual(['/notes.Add', '/notes.Delete'])
  })

  test('does not pass a backend that admits no one', async () => {
    const report = await asking(notesBackend().fetch, { token: 'nobody', second_token: undefined })
    expect(report.verdict).toBe('inconclusive')
  })

  test('does not call a backend sound where the token ended on the way', async () => {
    const { fetch } = notesBackend()
    let asked = 0
    const report = await asking(request => {
      if (own(request)) asked += 1
      const isOver = own(request) && asked > 60
      return fetch(isOver ? new Request(request, { headers: { authorization: 'Bearer nobody' } }) : request)
    })
    expect(report.verdict).toBe('inconclusive')
    expect(verdictOf(report)).toMatch(
      /^Inconclusive: nothing was found, but the token has been refused since request \d+\./,
    )
    expect(report.requests).toBeLessThan(150)
    expect(report.not_checked.map(({ reason }) => reason)).toContainEqual(
      expect.stringMatching(/^everything after it, because the token was refused from then on: 401/),
    )
  })

  test('keeps the token out of its report', async () => {
    const report = await asking(
      changed('notes.Get', (answer, body) => withBody(answer, body.replace('1', '"1"')))(notesBackend()),
    )
    expect(report.findings.length).toBeGreaterThan(0)
    expect(JSON.stringify(report)).not.toContain('Bearer first')
  })
})

describe('the command of a check', () => {
  test.each(['https://app.sunny.io', 'https://api.solar.com/v3', 'http://203.0.113.9'])(
    'refuses %s without --yes',
    base => {
      expect(() => commandOf(['--base', base], {})).toThrow('add --yes')
      expect(commandOf(['--base', base, '--yes'], {}).options.base).toBe(base)
    },
  )

  test.each([
    'http://localhost:4710',
    'http://127.0.0.1',
    'http://10.1.2.3',
    'http://api.test',
    'https://staging.sunny.io',
    'https://sunny-dev.io',
    'http://backend:8080',
  ])('asks %s at once', base => expect(commandOf(['--base', base], {}).options.base).toBe(base))

  test('says what is wrong with it', () => {
    expect(() => commandOf([], {})).toThrow('--base')
    expect(() => commandOf(['--base', 'http://localhost', '--seed', 'x'], {})).toThrow('whole number')
    expect(() => commandOf(['--base', 'http://localhost', '--only', '/v9'], {})).toThrow('No operation')
  })
})
