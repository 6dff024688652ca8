// fetch for addresses the operator configured, through the guarded way out: bodies are streamed in both directions, the caller's signal
// is the limit of time, and the caller reads no more than it wants.
import { Readable } from 'node:stream'
import { inTurn } from './hosts.ts'
import { openOutside } from './open.ts'

const AT_ONCE = 32

/** Throws OutgoingFault, whose cause has Node's code. */
export async function fetchOutside(address: string, init: RequestInit = {}): Promise<Response> {
  const url = new URL(address)
  const { method, signal } = init
  const headers: Record<string, string> = {
    ...(init.body instanceof URLSearchParams ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
    ...Object.fromEntries(new Headers(init.headers)),
  }
  const body = bodyOf(init.body)
  return await inTurn(url, AT_ONCE, async () => {
    const answer = await openOutside(url, {
      method,
      headers,
      body,
      inner_network: true,
      signal: signal ?? new AbortController().signal,
    })
    const status = answer.statusCode ?? 0
    const given = new Headers()
    for (const [name, value] of Object.entries(answer.headers))
      for (const one of [value].flat()) if (one !== undefined) given.append(name, one)
    const has_body = method !== 'HEAD' && ![204, 205, 304].includes(status)
    if (!has_body) answer.resume()
    const stream = has_body ? (Readable.toWeb(answer) as unknown as ReadableStream<Uint8Array>) : null
    return new Response(stream, { status, headers: given })
  })
}

function bodyOf(body: RequestInit['body']): Uint8Array | string | AsyncIterable<Uint8Array> | undefined {
  if (body === null || body === undefined) return undefined
  if (typeof body === 'string' || body instanceof Uint8Array) return body
  if (body instanceof URLSearchParams) return String(body)
  if (body instanceof ReadableStream) return body as unknown as AsyncIterable<Uint8Array>
  throw new TypeError('A body is text, bytes or a stream.')
}
