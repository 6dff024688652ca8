// Reads a form as it arrives: its texts at once, its file part by part, never whole. RFC 7578 with the file last, as a browser
// sends what was appended last.

import { refuse } from '#machines/lib/refuse.ts'
import { boundaryOf, broken, headersOf, Source } from '#server/lib/form-parts.ts'
import { words } from './words.ts'

type ArrivingForm = {
  form: Record<string, string>
  file: { name: string; media_type: string } | undefined
  /** The bytes of the file, once. Throws a refusal where the form ends badly or the file is too long. */
  bytes: AsyncIterable<Uint8Array>
}

const MOST_TEXT = 65_536

/** Throws 400 if not such a form, 413 beyond `most_bytes`. */
export async function readForm(
  type: string,
  body: AsyncIterable<Uint8Array>,
  most_bytes: number,
): Promise<ArrivingForm> {
  const source = new Source(body)
  const form: Record<string, string> = Object.create(null)
  // The first delimiter has no line before it.
  source.prepend(Buffer.from('\r\n'))
  const delimiter = Buffer.from(`\r\n--${boundaryOf(type)}`)
  await source.textUntil(delimiter, MOST_TEXT)
  for (;;) {
    const after = await source.take(2)
    if (after === '--') return { form, file: undefined, bytes: nothing() }
    if (after !== '\r\n') throw broken()
    const part = headersOf(await source.textUntil(Buffer.from('\r\n\r\n'), 4_096))
    if (part.file_name !== undefined) {
      if (part.name !== 'file') throw refuse(400, 'invalid_input', { [part.name]: words.file_field })
      const file = { name: part.file_name, media_type: part.media_type }
      return { form, file, bytes: fileBytes(source, delimiter, most_bytes) }
    }
    if (Object.keys(form).length >= 100) throw broken()
    form[part.name] = await source.textUntil(delimiter, MOST_TEXT)
  }
}

async function* nothing(): AsyncGenerator<Uint8Array> {
  // A form without a file.
}

async function* fileBytes(source: Source, delimiter: Buffer, most_bytes: number): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const part of source.until(delimiter)) {
    size += part.length
    if (size > most_bytes) throw tooLarge(most_bytes)
    yield part
  }
  if ((await source.take(2)) !== '--') throw refuse(400, 'broken_upload', words.file_last)
}

export const tooLarge = (most_bytes: number) =>
  refuse(413, 'too_large', words.too_large({ megabytes: Math.round(most_bytes / 1_048_576) }))
