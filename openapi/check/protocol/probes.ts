// What HTTP promises of a read that succeeded: HEAD and OPTIONS like GET, conditions, encodings, other origins and the order of equal
// reads. Each law sends the read again with something about the request changed.
import { isDeepStrictEqual } from 'node:util'
import type { Operation } from '../../contract.ts'
import { type Exchange, type Input, isRead, succeeded } from '../case.ts'
import { whatOrders } from '../links/things.ts'
import type { Broken, Law, Look } from '../promises/law.ts'

type Ask = (more?: { method?: string; headers?: Record<string, string> }) => Promise<Exchange | undefined>

/** The read again, outside what is otherwise judged. */
const askOf =
  (look: Look, operation: Operation, input: Input): Ask =>
  (more = {}) =>
    look.ask(operation, input, { ...more, probe: true })

const ofReads = (
  name: string,
  check: Law['check'],
  judge: (ask: Ask, first: Exchange, operation: Operation) => Promise<Broken | undefined>,
): Law => ({
  name,
  check,
  async broken(look, operation) {
    const input = look.session.bases.get(operation)?.input
    if (!isRead(operation) || operation.method !== 'get' || !input) return undefined
    const ask = askOf(look, operation, input)
    const first = await ask()
    return first && succeeded(first) ? judge(ask, first, operation) : undefined
  },
})

const broken = (exchange: Exchange, sentence: string, expected: string, alike: string): Broken => ({
  exchange,
  sentence,
  expected,
  alike,
})

/** Whichever way a server refuses a method that it doesn't have. */
const isUnsupported = (status: number) => (status >= 400 && status < 500) || status === 501
const typeOf = ({ got }: Exchange) => (got.headers['content-type'] ?? '').toLowerCase().replaceAll(' ', '')

const heads = ofReads('head', 'head_and_options', async (ask, first) => {
  const head = await ask({ method: 'HEAD' })
  // RFC 9110, 9.3.2: the same as GET but for the body. Whether it's supported is for `unsupported_method`.
  if (!head || head.lost !== undefined || head.got.status === 429) return undefined
  const { status, headers } = head.got
  if (status !== first.got.status) {
    if (isUnsupported(status)) return undefined
    return broken(head, `Answers ${status} to HEAD and ${first.got.status} to GET.`, 'the status of GET', 'head status')
  }
  if (typeOf(head) !== typeOf(first))
    return broken(
      head,
      `Answers HEAD as ${typeOf(head) || 'no type'} and GET as ${typeOf(first)}.`,
      'the headers of GET',
      'head type',
    )
  const after = await ask()
  const lengths = [first, after].flatMap(one => {
    if (!one) return []
    const { body, headers: answered } = one.got
    return [String(Buffer.byteLength(body)), answered['content-length'] ?? '']
  })
  const length = headers['content-length']
  // A server that doesn't make the body may leave its length out; 0 is none of a body.
  return length !== undefined && !lengths.includes(length)
    ? broken(
        head,
        `Answers HEAD with Content-Length: ${length} and GET with ${lengths[0]} bytes.`,
        'the length of GET',
        'head length',
      )
    : undefined
})

const options = ofReads('options', 'head_and_options', async (ask, _first, { path }) => {
  const answer = await ask({ method: 'OPTIONS' })
  if (!answer || answer.lost !== undefined) return undefined
  const { status, headers } = answer.got
  if (status >= 500 && status !== 501)
    return broken(answer, `Answers ${status} to OPTIONS.`, 'the methods of the path', 'options status')
  const allowed = headers['allow'] ?? ''
  if (allowed === '' || isUnsupported(status) || allowed.trim() === '*') return undefined
  return /\bGET\b/i.test(allowed)
    ? undefined
    : broken(
        answer,
        `Answers OPTIONS with Allow: ${allowed}, without the GET that ${path} has.`,
        'GET in Allow',
        'allow',
      )
})

/** Without it `fetch` would add `no-cache`, which turns conditions off. */
const CONDITIONAL = { 'cache-control': 'max-age=0' }
const sameBody = (one: Exchange, other: Exchange) => one.got.body === other.got.body

const conditions = ofReads('conditions', 'conditional_requests', async (ask, first) => {
  const { etag, 'last-modified': modified } = first.got.headers
  if (etag !== undefined) {
    if (!/^(W\/)?"[^"]*"$/.test(etag))
      return broken(first, `Answers with ETag: ${etag}, which isn’t quoted.`, 'a quoted text', 'quotes')
    const [second, third] = [await ask(), await ask()]
    const tags = [first, second, third].map(one => one?.got.headers['etag'])
    if (second && third && sameBody(first, second) && sameBody(second, third) && new Set(tags).size === 3)
      return broken(third, 'Answers the same body with another ETag each time.', 'an ETag that stays', 'changes')
    const other = await ask({ headers: { ...CONDITIONAL, 'if-none-match': '"of-nothing-here"' } })
    if (other?.got.status === 304)
      return broken(other, 'Answers 304 to an ETag that it never gave.', 'the whole answer', 'none match')
    const now = third?.got.headers['etag'] ?? etag
    const same = await ask({ headers: { ...CONDITIONAL, 'if-none-match': now } })
    // RFC 9110, 13.1.2: if the condition is false, 304 for GET.
    if (same && succeeded(same) && same.got.headers['etag'] === now)
      return broken(same, `Answers ${same.got.status} to If-None-Match: ${now}, its own ETag.`, '304', 'match')
  }
  if (modified !== undefined) {
    if (Number.isNaN(Date.parse(modified)))
      return broken(first, `Answers with Last-Modified: ${modified}.`, 'a date', 'modified')
    const long_ago = 'Mon, 01 Jan 1990 00:00:00 GMT'
    const old = await ask({ headers: { ...CONDITIONAL, 'if-modified-since': long_ago } })
    if (old?.got.status === 304 && Date.parse(modified) > Date.parse(long_ago))
      return broken(old, `Answers 304 to If-Modified-Since: ${long_ago}.`, 'the whole answer', 'since')
  }
  return undefined
})

const encodings = ofReads('encodings', 'content_encoding', async (ask, first) => {
  for (const accepted of ['gzip', 'br']) {
    const answer = await ask({ headers: { 'accept-encoding': accepted } })
    if (!answer) return undefined
    if (answer.lost !== undefined && !/no answer within|ECONN/.test(answer.lost))
      return broken(
        answer,
        `Gives ${answer.lost} to Accept-Encoding: ${accepted}.`,
        'a body in its encoding',
        'unreadable',
      )
    const used = answer.got.headers['content-encoding']?.toLowerCase() ?? 'identity'
    if (used === 'identity') continue
    if (used !== accepted)
      return broken(answer, `Answers in ${used} to Accept-Encoding: ${accepted}.`, accepted, `${accepted} ${used}`)
    const { vary = '', 'cache-control': control = '' } = answer.got.headers
    if (/\bpublic\b|max-age=[1-9]/.test(control) && !/accept-encoding|\*/i.test(vary))
      return broken(answer, `Answers in ${used} without Vary: Accept-Encoding.`, 'Vary: Accept-Encoding', 'vary')
    const again = await ask()
    if (again && sameBody(first, again) && !sameBody(first, answer))
      return broken(answer, `Answers another body in ${used} than as it is.`, 'the same body', 'body')
  }
  return undefined
})

const ELSEWHERE = 'https://elsewhere.example'

const origins = ofReads('origins', 'cors', async (ask, _first, { method }) => {
  for (const origin of [ELSEWHERE, 'null']) {
    const answer = await ask({ headers: { origin } })
    if (!answer || answer.lost !== undefined) return undefined
    const { 'access-control-allow-origin': allowed, 'access-control-allow-credentials': credentials } =
      answer.got.headers
    if (allowed === undefined) continue
    if (credentials === 'true' && allowed === origin)
      return broken(
        answer,
        `Lets the origin ${origin}, which nobody named, read with credentials.`,
        'no credentials for origins nobody named',
        'credentials',
      )
    if (allowed === origin && !/\borigin\b|\*/i.test(answer.got.headers['vary'] ?? ''))
      return broken(
        answer,
        `Answers the origin ${origin} with its name and without Vary: Origin.`,
        'Vary: Origin',
        'vary',
      )
    if (allowed !== '*' && !/^(null|https?:\/\/[^\s,/]+)$/.test(allowed))
      return broken(answer, `Answers with Access-Control-Allow-Origin: ${allowed}.`, 'one origin, or *', 'origin')
    const preflight = await ask({
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': method.toUpperCase() },
    })
    if (!preflight || preflight.lost !== undefined) return undefined
    const methods = preflight.got.headers['access-control-allow-methods']
    if (succeeded(preflight) && methods !== undefined && !/\*|\bGET\b/i.test(methods))
      return broken(preflight, `Allows other origins ${methods}, but not the GET that they may read.`, 'GET', 'methods')
  }
  return undefined
})

const order = ofReads('order', 'stable_order', async (ask, first, operation) => {
  if (operation.parameters.some(({ name }) => /random|shuffle/i.test(name))) return undefined
  if (!hasOrder(first.json)) return undefined
  for (let again = 0; again < 3; again++) {
    const next = await ask()
    if (!next || !succeeded(next)) return undefined
    const moved = whatMoved(first.json, next.json, '')
    if (moved !== undefined)
      return broken(
        next,
        `Answers the entries of ${moved || 'its list'} in another order than the same request before.`,
        'the same order',
        moved.replaceAll(/\.\d+/g, '.'),
      )
  }
  return undefined
})

const hasOrder = (value: unknown): boolean =>
  value !== null &&
  typeof value === 'object' &&
  ((Array.isArray(value) && value.length > 1) || Object.values(value).some(hasOrder))

/** The list with the same entries in another order; entries are the same if they are equal, or have the same ID. */
function whatMoved(one: unknown, other: unknown, at: string): string | undefined {
  if (Array.isArray(one) && Array.isArray(other)) {
    const [before, after] = [one.map(whatOrders), other.map(whatOrders)]
    if (!isDeepStrictEqual(before, after))
      return isDeepStrictEqual(before.toSorted(), after.toSorted()) ? at : undefined
  }
  if (one === null || other === null || typeof one !== 'object' || typeof other !== 'object') return undefined
  const there: Record<string, unknown> = Object(other)
  for (const [name, value] of Object.entries(one)) {
    const moved = whatMoved(value, there[name], at === '' ? name : `${at}.${name}`)
    if (moved !== undefined) return moved
  }
  return undefined
}

const REMAINING = /^(?:x-)?rate-?limit-remaining$/

/** What is left of the same window can't grow with each request. */
const remaining = ofReads('remaining', 'rate_limit_headers', async (ask, first) => {
  const [name] = Object.keys(first.got.headers).filter(one => REMAINING.test(one))
  if (name === undefined) return undefined
  const [second, third] = [await ask(), await ask()]
  const [one, two, three] = [first, second, third].map(answer => Number(answer?.got.headers[name]))
  if (!third || one === undefined || two === undefined || three === undefined || !(one < two && two < three))
    return undefined
  return broken(third, `Answers ${one}, ${two} and ${three} remaining requests, one after the other.`, 'fewer', 'grows')
})

export const PROBES: Law[] = [remaining, order, heads, options, conditions, encodings, origins]
