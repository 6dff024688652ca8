// Headers of a served file: it can be viewed or saved, but never executed, no matter who uploaded it. The session's
// token is in the application's local storage, so an uploaded file must not run in its origin.

import { imageKind } from '#machines/files/image.ts'
import type { FileAnswer } from '../handler.ts'

/** Browsers take a PDF whose header comes within the first kilobyte (ISO 32000-1, annex H). */
const PDF_HEADER_WITHIN = 1_024
/** Types that no browser executes or renders as a page; anything else is served as plain bytes. */
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
 * `files_origin`: a separate origin for files, and who may read them from there. Chromium 156 shows PDFs in its viewer with and
 * without this policy.
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

/** By its content, whatever type was stored. */
function showable(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, PDF_HEADER_WITHIN)).toString('latin1')
  return imageKind(bytes) ?? (head.includes('%PDF-') ? 'application/pdf' : undefined)
}
