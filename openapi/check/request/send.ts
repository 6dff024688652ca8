// A case as an HTTP request: address, credential, body; and its answer as text and, where it is that, JSON.
import type { Case, Exchange } from '../case.ts'
import type { CheckOptions, Sent } from '../report/report.ts'
import { bodyOf } from './body.ts'
import { addCredential, keyNamesIn, NOBODYS } from './credential.ts'
import { headerOf, pairsOf, segmentOf } from './parameters.ts'
import { isSecretHeader, maskedAddress, maskedHeaders } from './without-credentials.ts'

const PATIENCE_MS = 30_000
export const NO_ANSWER = 'no answer within'
/** Longer bodies are stored truncated. */
const KEPT = 4_000

type Sender = Pick<CheckOptions, 'headers' | 'base' | 'contract' | 'token' | 'second_token' | 'credentials' | 'fetch'>

export async function send(options: Sender, asked: Case): Promise<Exchange> {
  const first = await sendOnce(options, asked)
  // An idle connection closed by the server just then says nothing about the server: retry on a new one.
  if (first.lost === undefined || !CLOSED.test(first.lost)) return first
  const second = await sendOnce(options, asked)
  return second.lost === undefined ? second : first
}

const CLOSED = /other side closed|ECONNRESET|EPIPE/

async function sendOnce(options: Sender, asked: Case): Promise<Exchange> {
  const { method, url, headers, body, shown } = requestOf(options, asked)
  const sent: Sent = {
    method,
    url: maskedAddress(url, keyNamesIn(options.contract, 'query')),
    headers: maskedHeaders(Object.fromEntries(headers), [
      ...keyNamesIn(options.contract, 'header'),
      ...Object.keys(options.headers ?? {}),
    ]),
    ...(shown === undefined ? {} : { body: shown.slice(0, KEPT) }),
  }
  const started = performance.now()
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const request = new Request(url, { method, headers, body: body ?? null, redirect: 'manual', signal })
    const response = await (options.fetch ?? fetch)(request)
    const text = await response.text()
    const got = { status: response.status, headers: Object.fromEntries(response.headers), body: text }
    return { asked, sent, got, json: parsed(text, got.headers['content-type']), ms: performance.now() - started }
  } catch (error) {
    return { asked, sent, got: { status: 0, headers: {}, body: '' }, lost: whyOf(error) }
  }
}

function requestOf(options: Sender, asked: Case) {
  const { base, token, second_token } = options
  const { operation, input, raw } = asked
  const query = new URLSearchParams()
  const cookies: string[] = []
  // Packing and unpacking would take longer than the way there.
  const headers = new Headers({ accept: 'application/json, */*;q=0.5', 'accept-encoding': 'identity' })
  for (const [name, value] of Object.entries(options.headers ?? {}))
    if (asked.credential === 'own' || !isSecretHeader(name)) headers.set(name, value)
  let path = operation.path
  for (const parameter of operation.parameters) {
    const value = input.parameters[`${parameter.in} ${parameter.name}`]
    const { name, in: where } = parameter
    if (value === undefined) continue
    if (where === 'path') path = path.replace(`{${name}}`, () => segmentOf(parameter, value))
    if (where === 'query') for (const [key, one] of pairsOf(parameter, value)) query.append(key, one)
    if (where === 'header') headers.set(name, headerOf(parameter, value).replaceAll(/[^\x20-\x7e]/g, '_'))
    if (where === 'cookie')
      cookies.push(...pairsOf(parameter, value).map(([key, one]) => `${key}=${encodeURIComponent(one)}`))
  }
  const credential = { own: asked.token ?? token ?? '', second: second_token, wrong: NOBODYS, none: undefined }[
    asked.credential
  ]
  if (credential !== undefined) addCredential({ headers, query, cookies }, options, operation, credential)
  for (const [name, value] of Object.entries(asked.headers ?? {})) headers.set(name, value)
  if (cookies.length > 0) headers.set('cookie', cookies.join('; '))
  const address = `${base}${path}${query.size > 0 ? `?${query}` : ''}`
  const method = (asked.method ?? operation.method).toUpperCase()
  if (raw !== undefined) {
    if (raw.type !== undefined) headers.set('content-type', raw.type)
    // Bytes carry no type of their own, as a text would.
    return { method, url: address, headers, body: new TextEncoder().encode(raw.text), shown: raw.text }
  }
  if (input.body === undefined || method === 'GET') return { method, url: address, headers }
  const kind = input.media ?? 'application/json'
  const { body, type, shown } = bodyOf(kind, operation.body?.media[kind], input.body)
  if (type !== undefined) headers.set('content-type', type)
  return { method, url: address, headers, body, shown }
}

function parsed(text: string, type: string | undefined): unknown {
  if (!/[/+]json/i.test(type ?? '')) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function whyOf(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return `${NO_ANSWER} ${PATIENCE_MS / 1_000} s`
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : ''
  return `no answer: ${cause || (error instanceof Error ? error.message : String(error))}`
}
