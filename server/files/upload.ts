// A file uploaded in a form. Its declared type is never trusted; the receiver checks the content.
import { refuse } from '#machines/lib/refuse.ts'
import { FormFile } from '../lib/form-parts.ts'
import { words } from './words.ts'

/** Refuses a form without a file or a file without a name; `wanted` is the sentence for the person. */
export function readUpload(input: object, wanted: string): { bytes: Uint8Array; file_name: string } {
  const parts = new Map<string, unknown>(Object.entries(input))
  const [bytes, file_name] = [bytesOf(parts.get('file')), parts.get('file_name')]
  const named = typeof file_name === 'string' && file_name.trim() !== '' && file_name.length <= 255
  if (bytes && named) return { bytes, file_name }
  throw refuse(400, 'invalid_input', {
    ...(bytes ? {} : { file: wanted }),
    ...(named ? {} : { file_name: words.name_required }),
  })
}

/** A part without a name of its own is read as text (RFC 7578, 4.2 only advises one); what was binary is damaged then, and refused. */
function bytesOf(part: unknown): Uint8Array | undefined {
  if (part instanceof FormFile) return part.bytes
  return typeof part === 'string' && part !== '' ? Buffer.from(part) : undefined
}
