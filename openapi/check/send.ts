// A case as an HTTP request: address, credential, body; and its answer as text and, where it is that, JSON.
import type { Case, Exchange } from './case.ts'
import { addCredential, NOBODYS } from './credential.ts'
import { fileFor } from './inputs/files.ts'
import type { CheckOptions, Sent } from './report/report.ts'
import { maskedHeaders } from './without-credentials.ts'

const PATIENCE_MS = 30_000
/** Longer bodies are cut in what is kept. */
const KEPT = 4_000

type Sender = Pick<CheckOptions, 'base' | 'contract' | 'token' | 'second_token' | 'fetch'>

export async function send(options: Sender, asked: Case): Promise<Exchange> {
  const first = await sendOnce(options, asked)
  // An idle connection that the server closes just then says nothing about the server: once more, on a new one.
  return first.lost !== undefined && CLOSED.test(first.lost) ? sendOnce(options, asked) : first
}

const CLOSED = /other side closed|ECONNRESET|EPIPE/

async function sendOnce(options: Sender, asked: Case): Promise<Exchange> {
  const { method, url, headers, body, shown } = requestOf(options, asked)
  const sent: Sent = {
    method,
    url,
    headers: maskedHeaders(Object.fromEntries(headers)),
    ...(shown === undefined ? {} : { body: shown.slice(0, KEPT) }),
  }
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const request = new Request(url, { method, headers, body: body ?? null, redirect: 'manual', signal })
    const response = await (options.fetch ?? fetch)(request)
    const text = await response.text()
    const got = { status: response.status, headers: Object.fromEntries(response.headers), body: text }
    return { asked, sent, got, json: parsed(text, got.headers['content-type']) }
  } catch (error) {
    return { asked, sent, got: { status: 0, headers: {}, body: '' }, lost: whyOf(error) }
  }
}

function requestOf({ base, contract, token, second_token }: Sender, asked: Case) {
  const { operation, input, raw } = asked
  const query = new URLSearchParams()
  // Packing and unpacking would take longer than the way there.
  const headers = new Headers({ accept: 'application/json, */*;q=0.5', 'accept-encoding': 'identity' })
  let path = operation.path
  for (const [place, value] of Object.entries(input.parameters)) {
    const [where = '', name = ''] = place.split(' ')
    if (value === undefined) continue
    if (where === 'path') path = path.replace(`{${name}}`, encodeURIComponent(textIn(value)))
    if (where === 'query') for (const one of [value].flat()) query.append(name, textIn(one))
    if (where === 'header') headers.set(name, textIn(value).replaceAll(/[^\x20-\x7e]/g, '_'))
  }
  const credential = { own: token, second: second_token, wrong: NOBODYS, none: undefined }[asked.credential]
  if (credential !== undefined) addCredential(headers, query, contract, operation, credential)
  const address = `${base}${path}${query.size > 0 ? `?${query}` : ''}`
  const method = (asked.method ?? operation.method).toUpperCase()
  if (raw !== undefined) {
    if (raw.type !== undefined) headers.set('content-type', raw.type)
    // Bytes carry no type of their own, as a text would.
    return { method, url: address, headers, body: new TextEncoder().encode(raw.text), shown: raw.text }
  }
  if (input.body === undefined || method === 'GET') return { method, url: address, headers }
  if (input.media === 'multipart/form-data') {
    return { method, url: address, headers, body: formOf(input.body), shown: JSON.stringify(input.body) }
  }
  const text = JSON.stringify(input.body)
  headers.set('content-type', input.media ?? 'application/json')
  return { method, url: address, headers, body: text, shown: text }
}

const textIn = (value: unknown) => (value !== null && typeof value === 'object' ? JSON.stringify(value) : String(value))

function formOf(body: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(Object(body))) {
    const file = fileFor(value)
    if (file) form.append(name, new Blob([file.bytes], { type: file.type }), file.name)
    else form.append(name, textIn(value))
  }
  return form
}

function parsed(text: string, type: string | undefined): unknown {
  if (!/[/+]json/.test(type ?? '')) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function whyOf(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return `no answer within ${PATIENCE_MS / 1_000} s`
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : ''
  return `no answer: ${cause || (error instanceof Error ? error.message : String(error))}`
}
