// A body as text, up to a bound, whatever length it claims.
import { refuse } from '#machines/lib/refuse.ts'
import { tooLarge } from './multipart-reader.ts'
import { words } from './words.ts'

type Arriving = { length: number | undefined; body: ReadableStream<Uint8Array> | null }

export async function readText({ length, body }: Arriving, most_bytes: number): Promise<string> {
  if ((length ?? 0) > most_bytes) throw tooLarge(most_bytes)
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of partsOf(body)) {
    size += part.length
    if (size > most_bytes) throw tooLarge(most_bytes)
    parts.push(part)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts))
  } catch {
    throw refuse(400, 'not_json', words.json_utf8)
  }
}

/** Pulled lazily. Stopping early cancels the stream. */
export async function* partsOf(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader()
  if (!reader) return
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
