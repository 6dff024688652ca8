// An answer in JSON. It says its own length: what is short is not compressed then, nor made anew only to say that it might be.
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** From here on hono compresses what says its length. */
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
