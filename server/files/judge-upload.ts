// An upload's type by its bytes, and the stored form.

import { imageKind } from '#machines/files/image.ts'
import { cleanPicture, type ImageKind } from '#machines/files/image-metadata.ts'
import { refuse } from '#machines/lib/refuse.ts'
import type { Schemas } from '#sdk/types.ts'
import { words } from './words.ts'

export type Judged = {
  bytes: Uint8Array
  media_type: ImageKind | 'application/pdf'
  kind: Schemas['ProjectFileKind']
  width_px: number | null
  height_px: number | null
}

/** Browsers and phones draw no larger one whole. */
export const MOST_PX = 8_192

/**
 * Runs in another process. For anything but images it gets only the head. Throws 415 unless an image or a PDF, 400 if
 * an image is too large.
 */
export function judgeUpload(bytes: Uint8Array, wanted: Schemas['ProjectFileKind'] | undefined): Judged {
  if (!imageKind(bytes)) return judgePdf(bytes, wanted)
  return { ...judgePicture(bytes), kind: wanted ?? 'photo' }
}

/** The same if only images are accepted. */
export function judgePicture(bytes: Uint8Array) {
  const media_type = imageKind(bytes)
  if (!media_type) throw refuse(415, 'not_a_picture', words.not_an_image)
  const cleaned = cleanPicture(bytes, media_type)
  if (!cleaned) throw refuse(415, 'broken_picture', words.broken_image)
  const longest = Math.max(cleaned.width_px, cleaned.height_px)
  if (longest > MOST_PX)
    throw refuse(400, 'invalid_input', {
      file: words.image_too_large({
        longest: longest.toLocaleString('en-US'),
        most: MOST_PX.toLocaleString('en-US'),
      }),
    })
  return { ...cleaned, media_type }
}

function judgePdf(bytes: Uint8Array, wanted: Schemas['ProjectFileKind'] | undefined): Judged {
  const head = new TextDecoder('latin1').decode(bytes)
  if (!head.includes('%PDF-')) throw refuse(415, 'wrong_kind', words.choose_supported_file)
  if (wanted === 'site_image' || wanted === 'photo') throw refuse(415, 'not_a_picture', words.pdf_not_image)
  return { bytes, media_type: 'application/pdf', kind: 'document', width_px: null, height_px: null }
}
