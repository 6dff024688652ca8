// A call as an HTTP request. A file is streamed, so that one of 25 MB is never in memory as a whole.
import type { WireRequest } from '#machines/applications/lenders/lender-dialect.ts'

/** Bytes of a file, part by part. `again` opens them again; what comes through from a browser can be read only once. */
export type FileBytes = { open(): AsyncIterable<Uint8Array>; again: boolean }
export type Init = RequestInit & { duplex?: 'half' }

export const addressOf = (endpoint: string, { query = {} }: WireRequest): string => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one))
  return `/v1/${endpoint}${search.size > 0 ? `?${search}` : ''}`
}

type With = {
  token: string | undefined
  key: string
  bytes: FileBytes | undefined
  /** Called whenever a part of a file is on its way. */
  onPart: () => void
}

export function initOf(
  method: 'get' | 'post',
  { body, form, file }: WireRequest,
  { token, key, bytes, onPart }: With,
): Init {
  const headers = new Headers({ Accept: 'application/json' })
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`)
  // Followed, a redirect could carry credentials and people's data anywhere.
  const usual = { method: method.toUpperCase(), headers, redirect: 'manual' as const }
  if (method === 'get') return usual
  headers.set('Idempotency-Key', key)
  if (!form && !file) {
    headers.set('Content-Type', 'application/json')
    return { ...usual, body: JSON.stringify(body ?? {}) }
  }
  const boundary = `sunquill-${crypto.randomUUID()}`
  headers.set('Content-Type', `multipart/form-data; boundary=${boundary}`)
  return { ...usual, body: streamed(parts(boundary, { form, file }, bytes), onPart), duplex: 'half' }
}

async function* parts(
  boundary: string,
  { form = {}, file }: Pick<WireRequest, 'form' | 'file'>,
  bytes: FileBytes | undefined,
): AsyncGenerator<Uint8Array> {
  const text = new TextEncoder()
  for (const [name, value] of Object.entries(form))
    yield text.encode(
      `--${boundary}\r\nContent-Disposition: form-data; name="${quoted(name)}"\r\n\r\n${value.replaceAll(/\r\n|\r|\n/g, '\r\n')}\r\n`,
    )
  if (file && bytes) {
    yield text.encode(
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${quoted(file.name)}"\r\nContent-Type: ${file.media_type}\r\n\r\n`,
    )
    yield* bytes.open()
    yield text.encode('\r\n')
  }
  yield text.encode(`--${boundary}--\r\n`)
}

/** Escapes form names as the HTML standard requires, so none can inject a header. */
const quoted = (name: string) => name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

/** Asked for one part at a time: a slow lender slows the reading, not the memory. */
function streamed(source: AsyncGenerator<Uint8Array>, onPart: () => void): ReadableStream<Uint8Array> {
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await source.next()
        onPart()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      async cancel() {
        await source.return(undefined)
      },
    },
    { highWaterMark: 0 },
  )
}

const PART = 65_536
/** A file at hand, cut into parts. */
export const bytesOf = (whole: Uint8Array): FileBytes => ({
  again: true,
  async *open() {
    for (let at = 0; at < whole.length; at += PART) yield whole.subarray(at, at + PART)
  },
})
