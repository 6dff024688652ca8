// A request's body as Prism takes it: JSON read, anything else as text.
import type { Operation } from '#openapi/contract.ts'
import { problem } from './problem.ts'

export type Read = { value: unknown; bytes: number }

/** Types and names of parameters are the same in any letter case, and so are charsets; a boundary is not. */
export const normalizedType = (type: string) =>
  type
    .split(';')
    .map(part =>
      /^\s*boundary\s*=/i.test(part) ? part.replace(/^[^=]+/, name => name.toLowerCase()) : part.toLowerCase(),
    )
    .join(';')

const USUAL_LIMIT = 1_048_576

/** Like the server: none if none is expected, at most the contract's size, and valid JSON. */
export async function readBody(request: Request, { source, body }: Operation): Promise<Read | Response> {
  if (!body) return { value: undefined, bytes: 0 }
  const bytes = await request.arrayBuffer()
  const limit = Number(source['x-body-limit-bytes'] ?? USUAL_LIMIT)
  if (bytes.byteLength > limit)
    return problem(413, 'too_large', `This is larger than ${Math.round(limit / 1_048_576)} MB. Choose a smaller file.`)
  if (bytes.byteLength === 0) return { value: undefined, bytes: 0 }
  const type = normalizedType(request.headers.get('content-type') ?? '')
  const text = new TextDecoder().decode(/^multipart\//.test(type) ? await withShortFiles(bytes, type) : bytes)
  if (!/^application\/(.*\+)?json\b/.test(type)) return { value: text, bytes: bytes.byteLength }
  try {
    const value: unknown = JSON.parse(text)
    return { value, bytes: bytes.byteLength }
  } catch {
    return problem(400, 'not_json', 'The body is not JSON.')
  }
}

const MOST_OF_A_FILE = 256

/** Prism reads a form byte by byte into one text, and looks at no file: of each its beginning is enough. */
async function withShortFiles(bytes: ArrayBuffer, type: string): Promise<ArrayBuffer> {
  const form = await new Response(bytes, { headers: { 'Content-Type': type } }).formData().catch(() => undefined)
  const [, boundary] = /boundary="?([^";]+)"?/.exec(type) ?? []
  if (!form || !boundary) return bytes
  const parts = [...form].map(([name, value]) =>
    typeof value === 'string'
      ? [`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`, value, '\r\n']
      : [
          `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="${value.name}"\r\nContent-Type: ${value.type}\r\n\r\n`,
          value.slice(0, MOST_OF_A_FILE),
          '\r\n',
        ],
  )
  return new Blob([...parts.flat(), `--${boundary}--\r\n`]).arrayBuffer()
}
