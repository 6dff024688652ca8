// A JSON answer with its length. Without one, hono would wrap even short answers to compress them.
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** hono's threshold for compressing an answer of known length. */
const WORTH_COMPRESSING = 1_024

export function jsonAnswer(c: Context, value: unknown, status: ContentfulStatusCode = 200, headers = {}): Response {
  const text = JSON.stringify(value)
  const length = Buffer.byteLength(text)
  return c.body(text, status, {
    ...headers,
    'Content-Type': 'application/json',
    'Content-Length': String(length),
    ...(length >= WORTH_COMPRESSING && { Vary: 'Accept-Encoding' }),
  })
}
