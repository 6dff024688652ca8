// One exchange with a lender, from the first byte sent to the last one read, bounded in time and size. Says how far it got.
import type { LenderPort } from '#machines/applications/lenders/lender-port.ts'
import type { Init } from './wire-request.ts'

export type Exchanged =
  | { kind: 'answer'; status: number; headers: Headers; body: unknown }
  /** A status came, and what follows it is not JSON as we read it. */
  | { kind: 'unreadable'; status: number; headers: Headers; where: string }
  | { kind: 'never_sent' }
  | { kind: 'silent' }
  | { kind: 'broken_off' }

const MOST_BYTES = 5 * 1_048_576
/** No connection was made, so the request can't have had an effect (Node's and undici's codes). */
const NEVER_SENT = new Set([
  ...['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT'],
  ...['CERT_HAS_EXPIRED', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'SELF_SIGNED_CERT_IN_CHAIN', 'ERR_TLS_CERT_ALTNAME_INVALID'],
  ...['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY'],
])

/** While a file is on its way, patience begins again with every part of it, up to `longest_ms` in all. */
export type Sending = { beat: () => void; longest_ms: number }

export async function exchange(
  lenders: LenderPort,
  code: string,
  path: string,
  init: Init,
  sending?: Sending,
): Promise<Exchanged> {
  const over = new AbortController()
  const { promise: patience_ends, resolve } = withResolvers<Exchanged>()
  const giveUp = () => {
    // An in-process lender may ignore the signal, so don't wait for it.
    resolve({ kind: 'silent' })
    over.abort()
  }
  const started = performance.now()
  const { patience_ms } = lenders
  let timer = setTimeout(giveUp, patience_ms)
  if (sending)
    sending.beat = () => {
      clearTimeout(timer)
      const left = started + sending.longest_ms - performance.now()
      timer = setTimeout(giveUp, Math.max(0, Math.min(patience_ms, left)))
    }
  const work = speak(lenders, code, path, { ...init, signal: over.signal }).catch((error: unknown): Exchanged => {
    if (isTimeout(error)) return { kind: 'silent' }
    return NEVER_SENT.has(codeOf(error)) ? { kind: 'never_sent' } : { kind: 'broken_off' }
  })
  try {
    return await Promise.race([work, patience_ends])
  } finally {
    clearTimeout(timer)
    if (sending) sending.beat = () => undefined
  }
}

async function speak(lenders: LenderPort, code: string, path: string, init: Init): Promise<Exchanged> {
  const response = await lenders.exchange(code, path, init)
  const { status, headers } = response
  const type = headers.get('content-type') ?? ''
  const bytes = await readBounded(response, init.signal)
  const unreadable = (where: string): Exchanged => ({ kind: 'unreadable', status, headers, where })
  if (bytes === undefined) return unreadable('the answer is longer than 5 MB')
  if (!/^application\/(?:[\w.-]+\+)?json\b/i.test(type)) return unreadable('the answer is not JSON by its type')
  try {
    const charset = /charset="?([\w-]+)/i.exec(type)?.[1] ?? 'utf-8'
    const text = new TextDecoder(charset, { fatal: true }).decode(bytes)
    return { kind: 'answer', status, headers, body: JSON.parse(text) }
  } catch {
    return unreadable(bytes.length === 0 ? 'the answer is empty' : 'the answer is not JSON')
  }
}

/** Undefined where there is more than anyone should answer. */
async function readBounded(
  response: Response,
  signal: AbortSignal | null | undefined,
): Promise<Uint8Array | undefined> {
  const reader = response.body?.getReader()
  if (!reader) return new Uint8Array()
  const letGo = () => reader.cancel().catch(() => undefined)
  signal?.addEventListener('abort', letGo, { once: true })
  const parts: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.length
    if (size > MOST_BYTES) {
      await letGo()
      return undefined
    }
    parts.push(value)
  }
  return Buffer.concat(parts)
}

function isTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const of_headers = ['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'ETIMEDOUT'].includes(codeOf(error))
  return ['TimeoutError', 'AbortError'].includes(error.name) || of_headers
}

function codeOf(error: unknown): string {
  if (error === null || typeof error !== 'object') return ''
  if ('code' in error && typeof error.code === 'string') return error.code
  return 'cause' in error ? codeOf(error.cause) : ''
}

function withResolvers<T>() {
  let resolve: (value: T) => void = () => undefined
  const promise = new Promise<T>(settle => {
    resolve = settle
  })
  return { promise, resolve }
}
