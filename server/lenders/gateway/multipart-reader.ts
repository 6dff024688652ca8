// Reads a form as it arrives: its texts at once, its file part by part, never whole. RFC 7578 with the file last, as a browser
// sends what was appended last.
import { refuse } from '../../lib/refuse.ts'

export type ArrivingForm = {
  form: Record<string, string>
  file: { name: string; media_type: string } | undefined
  /** The bytes of the file, once. Throws a refusal where the form ends badly or the file is too long. */
  bytes: AsyncIterable<Uint8Array>
}

const MOST_TEXT = 65_536
const broken = () => refuse(400, 'broken_upload', 'The upload did not arrive whole. Try again.')

/** Throws 400 for what is no such form, 413 beyond `most_bytes`. */
export async function readForm(
  type: string,
  body: AsyncIterable<Uint8Array>,
  most_bytes: number,
): Promise<ArrivingForm> {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;]{1,70}))/i.exec(type) ?? []
  const boundary = quoted ?? plain
  if (boundary === undefined) throw broken()
  const source = new Source(body)
  const form: Record<string, string> = Object.create(null)
  // The first delimiter has no line before it.
  source.prepend(Buffer.from('\r\n'))
  const delimiter = Buffer.from(`\r\n--${boundary}`)
  await source.textUntil(delimiter, MOST_TEXT)
  for (;;) {
    const after = await source.take(2)
    if (after === '--') return { form, file: undefined, bytes: nothing() }
    if (after !== '\r\n') throw broken()
    const part = headersOf(await source.textUntil(Buffer.from('\r\n\r\n'), 4_096))
    if (part.file_name !== undefined) {
      if (part.name !== 'file')
        throw refuse(400, 'invalid_input', { [part.name]: 'The file belongs into the field “file”.' })
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
  if ((await source.take(2)) !== '--') throw refuse(400, 'broken_upload', 'The file comes last in the form.')
}

export const tooLarge = (most_bytes: number) =>
  refuse(413, 'too_large', `This is larger than ${Math.round(most_bytes / 1_048_576)} MB. Choose a smaller one.`)

function headersOf(text: string) {
  const lines = text.split('\r\n')
  const header = (name: string) =>
    lines.find(line => line.toLowerCase().startsWith(`${name}:`))?.slice(name.length + 1) ?? ''
  const disposition = header('content-disposition')
  const [, name] = /;\s*name="([^"]{1,200})"/i.exec(disposition) ?? []
  if (!/^\s*form-data/i.test(disposition) || name === undefined) throw broken()
  const [, file_name] = /;\s*filename="([^"]{0,255})"/i.exec(disposition) ?? []
  const [, media_type = 'application/octet-stream'] = /^\s*([\w.+-]+\/[\w.+-]+)/.exec(header('content-type')) ?? []
  return { name, file_name: file_name === '' ? 'file' : file_name, media_type }
}

/** Bytes that arrive, with what was read too far kept for the next. */
class Source {
  private readonly iterator: AsyncIterator<Uint8Array>
  private held: Buffer = Buffer.alloc(0)
  constructor(body: AsyncIterable<Uint8Array>) {
    this.iterator = body[Symbol.asyncIterator]()
  }

  prepend(bytes: Buffer) {
    this.held = Buffer.concat([bytes, this.held])
  }

  private async more() {
    const { done, value } = await this.iterator.next()
    if (done) throw broken()
    this.held = this.held.length === 0 ? Buffer.from(value) : Buffer.concat([this.held, value])
  }

  /** What stands before the mark, in parts; the mark is passed. */
  async *until(mark: Buffer): AsyncGenerator<Uint8Array> {
    for (;;) {
      const at = this.held.indexOf(mark)
      if (at >= 0) {
        if (at > 0) yield this.held.subarray(0, at)
        this.held = this.held.subarray(at + mark.length)
        return
      }
      // The mark may have begun at the end of what is held.
      const sure = Math.max(0, this.held.length - mark.length + 1)
      if (sure > 0) {
        const part = this.held.subarray(0, sure)
        this.held = this.held.subarray(sure)
        yield part
      }
      await this.more()
    }
  }

  async textUntil(mark: Buffer, most: number): Promise<string> {
    const parts: Uint8Array[] = []
    let size = 0
    for await (const part of this.until(mark)) {
      size += part.length
      if (size > most) throw refuse(413, 'too_large', 'A text of this form is too long.')
      parts.push(part)
    }
    return Buffer.concat(parts).toString('utf8')
  }

  async take(count: number): Promise<string> {
    while (this.held.length < count) await this.more()
    const taken = this.held.subarray(0, count).toString('latin1')
    this.held = this.held.subarray(count)
    return taken
  }
}
