// What goes out with a file: whoever uploaded it, it is looked at or saved, and runs nowhere. The session's token lies in the
// application's local storage, so nothing that users gave may have the power of its origin.

import { imageKind } from '#machines/files/image.ts'
import type { FileAnswer } from '../handler.ts'

/** Browsers take a PDF whose header comes within the first kilobyte (ISO 32000-1, annex H). */
const PDF_HEADER_WITHIN = 1_024
/** Types that no browser runs or draws as a page; anything else is only bytes. */
const SAVED_AS = new Set([
  'application/pdf',
  'image/png',
  'image/jpeg',
  'image/webp',
  'text/csv',
  'application/zip',
  'application/gzip',
])

/**
 * `files_origin`: where files have an origin of their own, and who may read them from there. Chromium 156 shows PDFs in its
 * viewer under this policy as without one.
 */
export function fileHeaders(
  { bytes, media_type, disposition }: FileAnswer,
  files: { public_origin: string } | null,
): Record<string, string> {
  const [plain = ''] = media_type.split(';')
  const shown = bytes instanceof Uint8Array && showable(bytes) === plain
  return {
    'Content-Type': SAVED_AS.has(plain) ? media_type : 'application/octet-stream',
    'Content-Disposition': shown || disposition.startsWith('attachment') ? disposition : 'attachment',
    'Content-Security-Policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'Cross-Origin-Resource-Policy': files ? 'cross-origin' : 'same-origin',
    'Cache-Control': 'private, max-age=300',
    ...(files ? { 'Access-Control-Allow-Origin': files.public_origin, Vary: 'Origin' } : {}),
  }
}

/** By its bytes, whatever was said when it was stored. */
function showable(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, PDF_HEADER_WITHIN)).toString('latin1')
  return imageKind(bytes) ?? (head.includes('%PDF-') ? 'application/pdf' : undefined)
}
