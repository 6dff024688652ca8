// The lenders' sandbox: accepts requests in each lender's API, validates both directions against its contract, replays
// answers by idempotency key, and alters an answer for a magic name. In the product's own process, or served by
// serve.ts.
import { createHash } from 'node:crypto'
import type { Facts } from '#machines/applications/lenders/lender-actions.ts'
import type { Credentials, Dialect, LenderContract } from '#machines/applications/lenders/lender-dialect.ts'
import { Refusal } from '#sdk/refusal.ts'
import { contractOf, type Endpoint } from '#server/applications/lenders/gateway/lender-contract.ts'
import { readForm } from '#server/applications/lenders/gateway/multipart-reader.ts'
import { bookOf } from './book.ts'
import { deskOf } from './desk.ts'
import { type Fault, magicOf } from './magic.ts'
import type { Kept, SandboxStore } from './state.ts'
import { doDue, doVerb } from './verbs.ts'
import { type Arrived, type Desk, DeskRefusal, type Voice } from './voice.ts'
import { answerTo, type Deliver, type Making, newsId, type Trial, trialOf } from './webhook-trials.ts'

type Init = RequestInit & { duplex?: 'half' }
export type Sandbox = ReturnType<typeof lenderSandbox>
type Options = {
  dialects: readonly Dialect[]
  voices: readonly Voice[]
  now: () => Date
  store: SandboxStore
  deliver?: Deliver
  /** How long a slow answer takes. */
  slow_ms?: number
}
type Play = { dialect: Dialect; voice: Voice }

export function lenderSandbox({ dialects, voices, now, store, deliver, slow_ms = 2_000 }: Options) {
  let time = now
  let sending: Promise<unknown> = Promise.resolve()
  const book = bookOf({ dialects, store, now: () => time(), tell })

  function tell(kept: Kept, before: Facts) {
    // Events a demo places in the past are not news.
    if (!deliver || time !== now) return
    const webhook = webhookOf(kept)
    const news = webhook(kept.facts)
    const fault = magicOf(kept.magic)?.fault
    const late = fault === 'out_of_order' ? [webhook(before, `${news.id}-late`)] : []
    for (const one of [news, ...(fault === 'duplicate' ? [news] : late)])
      sending = sending.then(() => deliver(one)).catch(() => undefined)
  }
  function webhookOf({ lender, ours }: Kept): Making {
    const { dialect, voice } = playOf(lender)
    return (facts, id = newsId(facts), whose = ours) => {
      const body = overTheWire(voice.webhook(facts, whose, id))
      const fault = contractOf(dialect.contract).webhook(body)
      if (fault) throw new Error(`The sandbox’s webhook breaks the contract of ${lender}: ${fault}`)
      return { lender, ours, id, body: JSON.stringify(body) }
    }
  }
  function playOf(code: string): Play {
    const dialect = dialects.find(one => one.code === code)
    const voice = voices.find(one => one.code === code)
    if (!dialect || !voice) throw new Error(`The sandbox does not play ${code}`)
    return { dialect, voice }
  }

  function keptAs(reference: string): Kept {
    const kept = book.find(one => one.ours === reference || one.facts.lender_reference === reference)
    if (!kept) throw new DeskRefusal(404, 'not_found', `No lender in the sandbox knows the application ${reference}.`)
    return kept
  }

  async function hear(play: Play, path: string, init: Init): Promise<Response> {
    const { dialect, voice } = play
    const { pathname, searchParams } = new URL(path, 'http://sandbox.example.com')
    const name = /^\/v1\/([A-Za-z]+)$/.exec(pathname)?.[1] ?? ''
    const endpoint = contractOf(dialect.contract).endpoint(name)
    if (!endpoint) return json(404, voice.refusal(new DeskRefusal(404, 'not_found', 'There is no such endpoint.')))
    const request = new Request(`http://sandbox.example.com${path}`, { ...init, signal: null })
    try {
      if (request.method.toLowerCase() !== endpoint.method) throw invalid(`Ask by ${endpoint.method.toUpperCase()}.`)
      const arrived = await arrivedOf(request, endpoint, Object.fromEntries(searchParams), dialect)
      const known = book.state.applications.length
      const answer = answerOnce(play, { name, endpoint, arrived, token: tokenOf(request) })
      book.save()
      const added = book.state.applications[known]
      return await spoiled(added, answer, init.signal ?? null)
    } catch (error) {
      if (error instanceof DeskRefusal) return json(...refused(play, name, error))
      // A form that ends badly, or a file that is too long.
      if (error instanceof Refusal) return json(...refused(play, name, new DeskRefusal(422, error.code, error.message)))
      throw error
    }
  }

  /** The same key and request get the same answer, without repeating the action. */
  function answerOnce({ dialect, voice }: Play, asked: Asked): Answer {
    const { name, endpoint, arrived, token } = asked
    const signs_in = name === SIGN_IN
    const account = signs_in ? '' : accountOf(token)
    const writes = endpoint.method === 'post' && !signs_in
    if (writes && !arrived.idempotency_key) throw invalid('A write carries an Idempotency-Key.')
    const key = `${dialect.code} ${account} ${arrived.idempotency_key}`
    const hash = sha256(JSON.stringify([name, arrived.query, arrived.body, arrived.form, arrived.file]))
    const before = writes ? book.state.answers[key] : undefined
    if (before && before.hash !== hash)
      throw new DeskRefusal(409, 'key_used', 'This Idempotency-Key came with another request before.')
    if (before) return before
    doDue(book)
    const play = voice.endpoints[name]
    if (!play) throw new DeskRefusal(404, 'not_found', 'There is no such endpoint.')
    const { status, body } = play(arrived, { ...deskOf(book, dialect, account), sign_in: signIn })
    const answer = { hash, status, body: overTheWire(body) }
    const fault = endpoint.answer(status, answer.body)
    if (fault) throw new Error(`The sandbox breaks the contract of ${dialect.code}, ${name}: ${fault}`)
    if (writes) book.state.answers[key] = answer
    return answer
  }

  async function spoiled(kept: Kept | undefined, answer: Answer, signal: AbortSignal | null): Promise<Response> {
    const fault = kept && kept.spoiled === 0 ? magicOf(kept.magic)?.fault : undefined
    if (kept && fault) {
      kept.spoiled++
      book.save()
    }
    return await spoil(fault, () => json(answer.status, answer.body), { signal, slow_ms })
  }

  const sandbox = {
    book,
    /** As fetch: throws where no answer comes. */
    fetch: (code: string, path: string, init: Init = {}) => hear(playOf(code), path, init),
    codes: () => dialects.map(({ code }) => code).filter(code => voices.some(voice => voice.code === code)),
    /** Moves an application on, by our reference or the lender's. Throws a DeskRefusal. */
    verb(reference: string, verb: string): Kept {
      doDue(book)
      const kept = keptAs(reference)
      doVerb(book, kept, verb)
      book.save()
      return kept
    },
    /** Sends a webhook the product must refuse or ignore, and returns its answer. */
    async trial(reference: string, trial: Trial) {
      const kept = keptAs(reference)
      return await answerTo(trialOf(kept.facts, webhookOf(kept), trial), deliver ?? (async () => undefined))
    },
    advance(ms: number): Date {
      book.advance(ms)
      doDue(book)
      book.save()
      return book.clock()
    },
    /** Runs what is due by the clock. */
    tick() {
      if (doDue(book)) book.save()
    },
    /** Sets another base clock for a demo's past events; returns a function to restore it. */
    live(elsewhere: () => Date): () => void {
      time = elsewhere
      return () => {
        time = now
      }
    },
    /** Until every webhook sent so far has been answered. */
    idle: () => sending,
  }
  return sandbox
}

const SIGN_IN = 'getAuthInfo'
type Asked = { name: string; endpoint: Endpoint; arrived: Arrived; token: string }
type Answer = { status: number; body: object }

const invalid = (sentence: string) => new DeskRefusal(400, 'invalid_request', sentence)
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const overTheWire = (body: object): object => JSON.parse(JSON.stringify(body))
const json = (status: number, body: object) => Response.json(body, { status })
const tokenOf = (request: Request) => /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? ''

const signIn: Desk['sign_in'] = (credentials: Credentials) => {
  const given = Object.values(credentials)
  if (given.length === 0 || given.some(one => one === '' || one === 'wrong'))
    throw new DeskRefusal(401, 'unauthorized', 'These credentials are wrong.')
  return { token: `sandbox-${sha256(JSON.stringify(credentials)).slice(0, 24)}`, expires_in_s: 86_400 }
}
function accountOf(token: string): string {
  const [, account] = /^sandbox-([0-9a-f]{24})$/.exec(token) ?? []
  if (!account) throw new DeskRefusal(401, 'unauthorized', 'Sign in first.')
  return account
}

async function arrivedOf(
  request: Request,
  endpoint: Endpoint,
  query: Record<string, string>,
  { limits }: Dialect,
): Promise<Arrived> {
  const idempotency_key = request.headers.get('idempotency-key')
  const arrived: Arrived = { query, body: undefined, form: {}, file: null, idempotency_key }
  if (endpoint.multipart) {
    if (!request.body) throw invalid('A form is missing.')
    const type = request.headers.get('content-type') ?? ''
    const { form, file, bytes } = await readForm(type, chunks(request.body), limits.max_upload_bytes)
    let size = 0
    for await (const part of bytes) size += part.length
    Object.assign(arrived, { form: { ...form }, file: file ? { ...file, size } : null })
  } else if (endpoint.method === 'post') arrived.body = parsed(await request.text())
  const [error] = endpoint.request({
    query,
    ...(arrived.body ? { body: Object(arrived.body) } : {}),
    form: arrived.form,
  })
  if (error) throw invalid(`${error.instancePath || '/'} ${error.message ?? 'is wrong'}.`)
  return arrived
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw invalid('The body is not JSON.')
  }
}

async function* chunks(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield value
  }
}

/** A refusal of a status the contract has for this endpoint; the nearest there is. */
function refused({ dialect, voice }: Play, name: string, refusal: DeskRefusal): [number, object] {
  const known = statusesOf(dialect.contract, name)
  const status = [refusal.status, 422, 409, 400].find(one => known.includes(String(one))) ?? refusal.status
  return [status, overTheWire(voice.refusal(refusal))]
}
const statusesOf = (contract: LenderContract, name: string) =>
  Object.values(contract.paths[`/v1/${name}`] ?? {}).flatMap(({ responses }) => Object.keys(responses))

type Held = { signal: AbortSignal | null; slow_ms: number }
async function spoil(fault: Fault | undefined, answer: () => Response, { signal, slow_ms }: Held): Promise<Response> {
  switch (fault) {
    case 'timeout':
      return new Promise((_, fail) => {
        const end = () => fail(new DOMException('No answer came.', 'AbortError'))
        if (signal) signal.addEventListener('abort', end, { once: true })
        else setTimeout(end, 60_000).unref()
      })
    case 'slow':
      await new Promise<void>(done => setTimeout(done, slow_ms))
      return answer()
    case 'garbage':
      return new Response('<!doctype html><title>502 Bad Gateway</title>', { headers: { 'Content-Type': 'text/html' } })
    case 'broken':
      return json(200, { sandbox: 'This answer breaks the contract on purpose.' })
    case 'reset':
      throw new TypeError('fetch failed', {
        cause: Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }),
      })
    default:
      return answer()
  }
}
