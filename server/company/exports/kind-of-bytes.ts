// An archive file's type by its bytes alone. Never a type browsers execute, so a page disguised as an image is a
// download.
import { imageKind } from '#machines/files/image.ts'
import type { MediaType } from '#server/files/store.ts'

export function kindOfBytes(bytes: Uint8Array): MediaType | 'application/octet-stream' {
  const image = imageKind(bytes)
  if (image) return image
  const head = Buffer.from(bytes.subarray(0, 1_024)).toString('latin1')
  if (head.includes('%PDF-')) return 'application/pdf'
  if (head.startsWith('PK\x03\x04')) return 'application/zip'
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) return 'application/gzip'
  return isTable(bytes) ? 'text/csv' : 'application/octet-stream'
}

/** A list of values: text without a tag in it. */
function isTable(bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return !text.includes('\0') && !text.includes('<') && /[,;\t]/.test(text)
  } catch {
    return false
  }
}
