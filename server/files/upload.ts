// A file as it comes in a form. Its type is never believed; whoever takes it judges the content.
import { refuse } from '#machines/lib/refuse.ts'
import { words } from './words.ts'

/** Refuses a form without a file or a file without a name; `wanted` is the sentence for the person. */
export async function readUpload(input: object, wanted: string): Promise<{ bytes: Uint8Array; file_name: string }> {
  const parts = new Map<string, unknown>(Object.entries(input))
  const [file, file_name] = [blobOf(parts.get('file')), parts.get('file_name')]
  const named = typeof file_name === 'string' && file_name.trim() !== '' && file_name.length <= 255
  if (file instanceof Blob && named) return { bytes: new Uint8Array(await file.arrayBuffer()), file_name }
  throw refuse(400, 'invalid_input', {
    ...(file instanceof Blob ? {} : { file: wanted }),
    ...(named ? {} : { file_name: words.name_required }),
  })
}

/** A part without a name of its own is read as text (RFC 7578, 4.2 only advises one); what was binary is damaged then, and refused. */
const blobOf = (part: unknown) => (typeof part === 'string' && part !== '' ? new Blob([part]) : part)
