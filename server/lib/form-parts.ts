// Parses a multipart form as it arrives (RFC 7578), with limits for the number and size of its parts. The runtime's own `formData()`
// first reads the whole form: 16 MB of headers blocked the server for five seconds, 25 MB of text for one.
import { createHash } from 'node:crypto'
import { refuse } from '#machines/lib/refuse.ts'
import { words } from './words.ts'

export const broken = () => refuse(400, 'broken_upload', words.upload_broken)

const MOST_HEADERS = 4_096
const MOST_PARTS = 100
/** A part without a file name is text. */
const MOST_TEXT = 1_048_576

export function boundaryOf(type: string): string {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;]{1,70}))/i.exec(type) ?? []
  const boundary = quoted ?? plain
  if (boundary === undefined) throw broken()
  return boundary
}

/** A file of a form, hashed while it arrived, since hashing 9 MB at once blocks everyone. `sha256` in hex. */
export class FormFile {
  readonly bytes: Uint8Array
  readonly sha256: string
  constructor(bytes: Uint8Array, sha256: string) {
    this.bytes = bytes
    this.sha256 = sha256
  }
}

/** By name; of several parts with one name, the last. */
export type Form = Record<string, string | FormFile>

/** The whole form. The caller must have limited its size. */
export async function readWholeForm(type: string, body: AsyncIterable<Uint8Array>): Promise<Form> {
  const source = new Source(body)
  const delimiter = Buffer.from(`\r\n--${boundaryOf(type)}`)
  const form = new Map<string, string | FormFile>()
  // The first delimiter has no preceding line break.
  source.prepend(Buffer.from('\r\n'))
  await source.textUntil(delimiter, MOST_HEADERS)
  for (let count = 0; (await source.take(2)) === '\r\n'; count++) {
    if (count >= MOST_PARTS) throw broken()
    const { name, file_name } = headersOf(await source.textUntil(Buffer.from('\r\n\r\n'), MOST_HEADERS))
    if (file_name === undefined) form.set(name, await source.textUntil(delimiter, MOST_TEXT))
    else form.set(name, await fileUntil(source, delimiter))
  }
  return Object.fromEntries(form)
}

async function fileUntil(source: Source, delimiter: Buffer): Promise<FormFile> {
  const parts: Uint8Array[] = []
  const hash = createHash('sha256')
  for await (const part of source.until(delimiter)) {
    hash.update(part)
    parts.push(part)
  }
  return new FormFile(Buffer.concat(parts), hash.digest('hex'))
}

export function headersOf(text: string) {
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

/** Incoming bytes, with what was read too far kept for the next read. */
export class Source {
  private readonly iterator: AsyncIterator<Uint8Array>
  private held: Buffer = Buffer.alloc(0)
  constructor(body: AsyncIterable<Uint8Array>) {
    this.iterator = body[Symbol.asyncIterator]()
  }

  prepend(bytes: Buffer) {
    this.held = Buffer.concat([bytes, this.held])
  }

  private async next(): Promise<Buffer> {
    const { done, value } = await this.iterator.next()
    if (done) throw broken()
    return Buffer.from(value.buffer, value.byteOffset, value.length)
  }

  /** Yields what precedes the mark, in chunks, and skips the mark. Searches without copying. */
  async *until(mark: Buffer): AsyncGenerator<Uint8Array> {
    for (;;) {
      const at = this.held.indexOf(mark)
      if (at >= 0) {
        if (at > 0) yield this.held.subarray(0, at)
        this.held = this.held.subarray(at + mark.length)
        return
      }
      // The mark may begin at the end of the buffer.
      const sure = Math.max(0, this.held.length - mark.length + 1)
      if (sure > 0) yield this.held.subarray(0, sure)
      const tail = this.held.subarray(sure)
      const next = await this.next()
      const across = Buffer.concat([tail, next.subarray(0, mark.length)])
      const begins = across.indexOf(mark)
      if (next.length < mark.length || (begins >= 0 && begins < tail.length)) this.held = Buffer.concat([tail, next])
      else {
        if (tail.length > 0) yield tail
        this.held = next
      }
    }
  }

  async textUntil(mark: Buffer, most: number): Promise<string> {
    const parts: Uint8Array[] = []
    let size = 0
    for await (const part of this.until(mark)) {
      size += part.length
      if (size > most) throw refuse(413, 'too_large', words.form_text_too_long)
      parts.push(part)
    }
    return Buffer.concat(parts).toString('utf8')
  }

  async take(count: number): Promise<string> {
    while (this.held.length < count) this.held = Buffer.concat([this.held, await this.next()])
    const taken = this.held.subarray(0, count).toString('latin1')
    this.held = this.held.subarray(count)
    return taken
  }
}
