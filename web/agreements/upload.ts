// Shared by uploading and replacing a template's PDF.
import type { Refusal } from '#sdk/refusal.ts'

/** The contract's limit on an upload. */
export const MOST_BYTES = 25 * 1_048_576

/** The contract's multipart fields are strings; the browser sends the file itself. */
export const asBody = (file: File) => ({ file: file as unknown as string, file_name: file.name.slice(0, 255) })

/** The error about the file itself. */
export const fileSentence = (refusal: Refusal | null): string | undefined =>
  refusal?.fields['file'] ?? (refusal && [413, 415].includes(refusal.status) ? refusal.message : undefined)

/** 'Contract_v2 (final).pdf' as 'Contract v2 (final)'. */
export const proposedName = (file_name: string) =>
  file_name
    .replace(/\.pdf$/i, '')
    .replaceAll(/[_\s]+/g, ' ')
    .trim()
    .slice(0, 120)
