// How an upload is judged: in another process.

import { imageKind } from '#machines/files/image.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Parse } from '../handler.ts'
import { task } from '../parse/parsers.ts'
import type { Judged, judgePicture, judgeUpload } from './judge-upload.ts'

const module = new URL('./judge-upload.ts', import.meta.url)

const judge = task<typeof judgeUpload>(module, 'judgeUpload')
/** Readers take a PDF whose header comes within the first kilobyte (ISO 32000-1, annex H). */
const HEAD_BYTES = 1_024

/** Other files are stored unchanged, so only their head is sent: 9 MB each way would block the server. */
export function judged(parse: Parse, bytes: Uint8Array, wanted?: Schemas['ProjectFileKind']): Judged {
  if (imageKind(bytes)) return parse(judge, bytes, wanted)
  return { ...parse(judge, bytes.subarray(0, HEAD_BYTES), wanted), bytes }
}

export const judgeOnlyPicture = task<typeof judgePicture>(module, 'judgePicture')
