// A lender's own API through the gateway: who may use it, what it adds and withholds, and that files are streamed.
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { NO_LENDERS } from '#machines/applications/lenders/lender-port.ts'
import { voice as goodleapVoice } from '#mocks/lenders/voices/goodleap.ts'
import { partsOf } from '#server/applications/lenders/gateway/read-text.ts'
import { dialectOf } from '#server/applications/lenders/registry.ts'
import { audits } from '#server/db/schema/audits.ts'
import { lender_calls, lender_events } from '#server/db/schema/lenders.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { lenderLedger } from '#tests/support/lenders/lender-ledger.ts'
import { addApplications, connect, inTenant } from '#tests/support/lenders/lender-rows.ts'
import { asResponse, type Letter, readLetter, sayingOf } from '#tests/support/lenders/played-lender.ts'
import { asked } from './facts.ts'

const goodleap = dialectOf('goodleap')

const CODE = goodleap.code
const BASE = `/api/lenders/${goodleap.path}/v1`
const KEY = 'a-key-of-the-test'
let test: TestApp
let owner_id = ''
let token = ''
let ledger: ReturnType<typeof lenderLedger>
let letters: Letter[] = []
type Answering = (letter: Letter, init: RequestInit) => Response | Promise<Response> | undefined
/** The lender's alternative behavior; undefined leaves it to the desk. */
let instead: Answering = () => undefined

beforeAll(async () => {
  test = await testApp()
  ledger = lenderLedger(() => test.clock.now)
  const owner = await test.signIn(emailOf('Owner'))
  owner_id = owner.user.id
  token = owner.token
  anew()
  await connect(test.database, test.ports, 2, owner_id, goodleap)
})
beforeEach(() => anew())

/** No token, no open breaker, no counts. */
function anew() {
  letters = []
  instead = () => undefined
  test.ports.lenders = {
    dialects: [goodleap],
    way: () => 'address',
    patience_ms: 400,
    pause: async () => undefined,
    exchange: async (code, path, init) => {
      const early = await instead({ ...EMPTY, code, endpoint: path.split(/[?/]/)[2] ?? '' }, init)
      if (early) return early
      const letter = await readLetter(code, path, init)
      letters.push(letter)
      return asResponse(sayingOf([goodleapVoice], ledger.deskOf(goodleap, letter.idempotency_key), letter))
    },
  }
}
const EMPTY: Letter = {
  code: '',
  endpoint: '',
  query: {},
  body: null,
  form: {},
  file: null,
  idempotency_key: null,
  token: null,
}
const only =
  (endpoint: string, answer: Answering): Answering =>
  (letter, init) =>
    letter.endpoint === endpoint ? answer(letter, init) : undefined

type How = { method?: string; body?: BodyInit; headers?: Record<string, string>; as?: string }
async function ask(path: string, { as = token, headers = {}, method, body }: How = {}) {
  const json = typeof body === 'string' ? { 'Content-Type': 'application/json', 'Idempotency-Key': KEY } : {}
  const init = {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    ...(body === undefined ? {} : { body }),
    duplex: 'half' as const,
  }
  const response = await test.app.request(`${BASE}/${path}`, {
    ...init,
    headers: new Headers(Object.entries({ ...(as && { Authorization: `Bearer ${as}` }), ...json, ...headers })),
  })
  const said: { code?: string; message?: unknown } & Record<string, unknown> = await response.json()
  return { status: response.status, code: said.code, said, headers: response.headers }
}
const queryOf = (action: 'products') =>
  new URLSearchParams(
    Object.entries(goodleap.calls[action]?.write(asked(goodleap)[action]).query ?? {}).map(([name, value]) => [
      name,
      String(value),
    ]),
  )
const products = () => `getProducts?${queryOf('products')}`

async function application(known = true) {
  const [row] = await addApplications(test.database, test.ports, 2, [{ owner_id, lender: CODE }])
  if (!row) throw new Error('No application')
  if (known) ledger.open(CODE, row.id)
  return row.id
}
const milestone = (ours: string) =>
  JSON.stringify(
    goodleap.calls.milestone?.write({ ...asked(goodleap).milestone, reference: { ours, lenders: null } }).body,
  )

describe('who may', () => {
  it('is asked before anything is looked at', async () => {
    expect(await ask(products(), { as: '' })).toMatchObject({ status: 401, code: 'not_signed_in' })
    expect(await ask('getNothing')).toMatchObject({ status: 404, code: 'no_such_operation' })
    const viewer = await test.signIn(emailOf('Viewer'))
    expect(await ask(products(), { as: viewer.token })).toMatchObject({ status: 403, code: 'forbidden' })
    const refused = await inTenant(test.database, 2, db =>
      db.select().from(audits).where(eq(audits.outcome, 'refused')),
    )
    expect(refused.map(({ action }) => action)).toContain('lenders.goodleap.getProducts')
    expect(await ask(products(), { method: 'POST', body: '{}' })).toMatchObject({ status: 405, code: 'wrong_method' })
    expect(letters).toEqual([])
  })

  it('is the company that is connected: without credentials nothing is sent', async () => {
    test.ports.lenders = { ...test.ports.lenders, way: () => 'none' }
    expect(await ask(products())).toMatchObject({ status: 409, code: 'lender_not_connected' })
    test.ports.lenders = NO_LENDERS
    expect(await ask(products())).toMatchObject({ status: 404 })
  })

  it('names only applications of this company that they may see', async () => {
    const ours = await application()
    expect((await ask(`getLoanDetails?externalReference=${ours}`)).status).toBe(200)
    expect(await ask(`getLoanDetails?externalReference=${test.ports.id()}`)).toMatchObject({
      status: 404,
      code: 'no_such_application',
    })
    expect(await ask('getLoanDetails?loanId=GL-of-another')).toMatchObject({ status: 404, code: 'no_such_application' })
    const rep = await test.signIn(emailOf('Sales Rep'))
    expect(await ask(`getLoanDetails?externalReference=${ours}`, { as: rep.token })).toMatchObject({ status: 404 })
    expect(letters.filter(({ endpoint }) => endpoint === 'getLoanDetails')).toHaveLength(1)
  })
})

describe('what goes through', () => {
  it('carries the company’s credentials to the lender and never back', async () => {
    const answer = await ask(products())
    expect(answer).toMatchObject({ status: 200, said: { offers: [{ id: 'P-25-749' }] } })
    expect(letters.map(({ endpoint, token }) => [endpoint, token])).toEqual([
      ['getAuthInfo', null],
      ['getProducts', 'token-of-goodleap'],
    ])
    await ask(products())
    expect(letters).toHaveLength(3)
    const signed = await ask('getAuthInfo', { body: '{}' })
    expect(signed.status).toBe(200)
    expect(JSON.stringify(signed.said)).not.toContain('token-of-goodleap')
  })

  it('signs in again once where the token is not taken any more', async () => {
    let refused = 0
    instead = only('getProducts', () => {
      refused += 1
      return refused === 1
        ? Response.json(
            goodleapVoice.refusal(Object.assign(new Error('Expired.'), { status: 401 as const, code: 'x' })),
            { status: 401 },
          )
        : undefined
    })
    expect((await ask(products())).status).toBe(200)
    expect(letters.filter(({ endpoint }) => endpoint === 'getAuthInfo')).toHaveLength(2)
    instead = only('getProducts', () =>
      Response.json(goodleapVoice.refusal(Object.assign(new Error('Never.'), { status: 401 as const, code: 'x' })), {
        status: 401,
      }),
    )
    // A lender's 401 must not end the caller's session.
    expect(await ask(products())).toMatchObject({ status: 502, code: 'lender_rejects_credentials' })
  })

  it('keeps to the contract in both directions', async () => {
    expect(await ask('getProducts?amount=much')).toMatchObject({
      status: 400,
      code: 'invalid_input',
      said: { message: { state: 'State is required.' } },
    })
    instead = only('getProducts', () => Response.json({ offers: [{ id: 7 }] }))
    expect(await ask(products())).toMatchObject({ status: 502, code: 'lender_contract_violation' })
    const rows = await inTenant(test.database, 2, db =>
      db.select().from(lender_events).where(eq(lender_events.event, 'exchange')),
    )
    expect(rows.map(({ detail }) => detail['where'])).toContainEqual(expect.stringMatching(/^\/offers\/0/))
  })
})

describe('a lender at fault', () => {
  const html = () => new Response('<html>Bad gateway</html>', { headers: { 'Content-Type': 'text/html' } })
  const broken =
    (text: string | Uint8Array<ArrayBuffer>, type = 'application/json') =>
    () =>
      new Response(text, { headers: { 'Content-Type': type } })
  const drip = () =>
    new Response(
      new ReadableStream({
        async pull(controller) {
          await new Promise(done => setTimeout(done, 40))
          controller.enqueue(new Uint8Array([32]))
        },
      }),
      { headers: { 'Content-Type': 'application/json' } },
    )
  const FAULTS: [string, Answering, number, string][] = [
    ['HTML', html, 502, 'lender_contract_violation'],
    ['half JSON', broken('{"offers":['), 502, 'lender_contract_violation'],
    ['nothing', broken(''), 502, 'lender_contract_violation'],
    ['another charset', broken(new Uint8Array([0x22, 0xe9, 0x22])), 502, 'lender_contract_violation'],
    ['more than anyone should', broken('x'.repeat(5_300_000)), 502, 'lender_contract_violation'],
    ['a status it never named', () => Response.json({}, { status: 418 }), 502, 'lender_contract_violation'],
    [
      'elsewhere',
      () => new Response(null, { status: 302, headers: { Location: 'http://localhost/' } }),
      502,
      'lender_contract_violation',
    ],
    ['a fault of its own', () => new Response('', { status: 500 }), 502, 'lender_unreachable'],
    ['that it is busy', () => new Response('', { status: 503, headers: { 'Retry-After': '120' } }), 429, 'lender_busy'],
    ['drop by drop', drip, 504, 'lender_silent'],
    ['never', () => new Promise(() => undefined), 504, 'lender_silent'],
    [
      'no connection',
      () => Promise.reject(Object.assign(new Error(), { code: 'ECONNREFUSED' })),
      502,
      'lender_unreachable',
    ],
  ]
  it.each(FAULTS)('that answers %s is told in plain words', async (_, answer, status, code) => {
    instead = only('getProducts', answer)
    const told = await ask(products())
    expect(told).toMatchObject({ status, code })
    expect(told.said.message).toMatch(/^GoodLeap .*\.$/)
    if (status === 429) expect(told.headers.get('retry-after')).toBe('120')
  })

  it('with a mark before its JSON is understood', async () => {
    instead = only('getProducts', broken(new Uint8Array([0xef, 0xbb, 0xbf, ...Buffer.from('{"offers":[]}')])))
    expect(await ask(products())).toMatchObject({ status: 200, said: { offers: [] } })
  })

  it('is left alone after five failures, and tried again after half a minute', async () => {
    let calls = 0
    instead = only('getProducts', () => {
      calls += 1
      return new Response('', { status: 500 })
    })
    await ask(products())
    await ask(products())
    expect(calls).toBe(5)
    const resting = await ask(products())
    expect(resting).toMatchObject({ status: 502, code: 'lender_unreachable' })
    expect([calls, Number(resting.headers.get('retry-after')) > 20]).toEqual([5, true])
    instead = () => undefined
    test.clock.now = new Date(test.clock.now.getTime() + 30_000)
    expect((await ask(products())).status).toBe(200)
  })
})

describe('a write', () => {
  it('waits in the outbox, is sent once, and answers again what it answered', async () => {
    const ours = await application()
    const headers = { 'Idempotency-Key': `milestone of ${ours}` }
    const first = await ask('updateMilestone', { body: milestone(ours), headers })
    expect(first.status).toBe(200)
    expect(await ask('updateMilestone', { body: milestone(ours), headers })).toMatchObject({
      status: 200,
      said: first.said,
    })
    expect(ledger.effects.filter(effect => effect.ours === ours)).toHaveLength(1)
    const other = JSON.stringify({ ...JSON.parse(milestone(ours)), note: 'Another.' })
    expect(await ask('updateMilestone', { body: other, headers })).toMatchObject({ status: 409, code: 'key_used' })
  })

  it('that the lender does not answer is kept, reported, and answered later under the same key', async () => {
    const ours = await application()
    const headers = { 'Idempotency-Key': `late of ${ours}` }
    instead = only('updateMilestone', () => new Promise(() => undefined))
    const late = await ask('updateMilestone', { body: milestone(ours), headers })
    expect(late).toMatchObject({ status: 504, code: 'lender_silent' })
    const [call] = await inTenant(test.database, 2, db =>
      db.select().from(lender_calls).where(eq(lender_calls.application_id, ours)),
    )
    expect(call).toMatchObject({ state: 'unknown' })
    instead = () => undefined
    test.clock.now = new Date(test.clock.now.getTime() + 3_600_000)
    const renewed = await test.signIn(emailOf('Owner'))
    token = renewed.token
    expect((await ask('updateMilestone', { body: milestone(ours), headers })).status).toBe(200)
  })

  it('is refused without key, with a broken body, for an unknown application, and beyond 1 MB', async () => {
    const ours = await application()
    expect(await ask('updateMilestone', { body: milestone(ours), headers: { 'Idempotency-Key': '' } })).toMatchObject({
      status: 400,
    })
    expect(await ask('updateMilestone', { body: '{"a":' })).toMatchObject({ status: 400, code: 'not_json' })
    expect(await ask('updateMilestone', { body: '{}' })).toMatchObject({ status: 400, code: 'invalid_input' })
    expect(await ask('updateMilestone', { body: milestone(test.ports.id()) })).toMatchObject({ status: 404 })
    expect(await ask('updateMilestone', { body: ' '.repeat(1_048_577) })).toMatchObject({
      status: 413,
      code: 'too_large',
    })
    expect(letters).toEqual([])
  })
})

describe('a file', () => {
  const PART = 65_536
  /** A form whose file is generated on demand; reports how much was read. */
  function upload(ours: string, size: number) {
    const write = goodleap.calls.upload_document?.write({
      ...asked(goodleap).upload_document,
      reference: { ours, lenders: null },
    })
    const texts = Object.entries(write?.form ?? {}).map(
      ([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    const made = { bytes: 0, over: false }
    async function* parts() {
      yield Buffer.from(
        `${texts.join('')}--b\r\nContent-Disposition: form-data; name="file"; filename="roof.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`,
      )
      while (made.bytes < size) {
        const part = new Uint8Array(Math.min(PART, size - made.bytes)).fill(7)
        made.bytes += part.length
        yield part
      }
      yield Buffer.from('\r\n--b--\r\n')
      made.over = true
    }
    const source = parts()
    const body = new ReadableStream<Uint8Array>(
      {
        pull: async controller => {
          const { done, value } = await source.next()
          if (done) controller.close()
          else controller.enqueue(value)
        },
      },
      { highWaterMark: 0 },
    )
    return {
      made,
      how: { body, headers: { 'Content-Type': 'multipart/form-data; boundary=b', 'Idempotency-Key': KEY } },
    }
  }

  it('of 25 MB goes through part by part: the lender has the first before the last is sent', async () => {
    const ours = await application()
    const { made, how } = upload(ours, 25 * 1_048_576)
    let seen = 0
    let ahead = 0
    instead = only('uploadDocs', async (_, init) => {
      for await (const part of partsOf(new Response(init.body).body)) {
        seen += part.length
        ahead = Math.max(ahead, made.bytes - seen)
      }
      return asResponse(
        sayingOf(
          [goodleapVoice],
          { ...ledger.deskOf(goodleap, KEY) },
          {
            ...EMPTY,
            code: CODE,
            endpoint: 'uploadDocs',
            form: { externalReference: ours, uploadType: 'PERMIT' },
            file: { name: 'roof.jpg', media_type: 'image/jpeg', size: made.bytes },
          },
        ),
      )
    })
    expect((await ask('uploadDocs', how)).status).toBe(200)
    expect(seen).toBeGreaterThan(25 * 1_048_576)
    expect(ahead).toBeLessThan(4 * PART)
  })

  it('beyond that is refused while it comes, and so is a form that breaks off', async () => {
    const ours = await application()
    const long = upload(ours, 26 * 1_048_576)
    expect(await ask('uploadDocs', long.how)).toMatchObject({ status: 413, code: 'too_large' })
    expect(long.made.over).toBe(false)
    const text = (body: string) => ask('uploadDocs', { ...upload(ours, 1).how, body })
    expect(await text('--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc')).toMatchObject({
      status: 400,
    })
    expect(await text('--b--')).toMatchObject({ status: 400, code: 'invalid_input' })
    expect(await text('no form at all')).toMatchObject({ status: 400, code: 'broken_upload' })
    expect(ledger.effects.filter(effect => effect.ours === ours)).toEqual([])
  })
})
