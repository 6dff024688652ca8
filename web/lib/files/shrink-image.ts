// A picture as it is sent: upright, and no larger than a screen can show whole. The server takes out where it was made.
import { imageKind } from '#machines/files/image.ts'
import { cleanPicture } from '#machines/files/image-metadata.ts'
import { jpegOrientation } from './jpeg-orientation.ts'
import { words } from './words.ts'

type Bounds = {
  /** On a side. */
  most_px: number
  /** Of the file. What cannot be drawn so small without turning to mush stays a little larger. */
  most_bytes: number
}
/** The contract takes 25 MB with the form around it. */
const SHOWN_WHOLE: Bounds = { most_px: 4_096, most_bytes: 24 * 1_048_576 }
export const PICTURE_TYPES = 'image/png,image/jpeg,image/webp'

export class PictureError extends Error {
  override readonly name = 'PictureError'
}

/**
 * The same file where it is small and upright, or no picture at all; otherwise a JPEG within the bounds.
 * Throws a PictureError, whose message is for the person, where the browser cannot open it.
 */
export async function shrinkImage(file: File, bounds = SHOWN_WHOLE): Promise<File> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const kind = imageKind(bytes)
  if (!kind) return file
  const picture = cleanPicture(bytes, kind)
  if (!picture) throw new PictureError(words.image_damaged)
  const turned = kind === 'image/jpeg' ? jpegOrientation(bytes) : 1
  const longest = Math.max(picture.width_px, picture.height_px)
  if (longest <= bounds.most_px && turned === 1 && file.size <= bounds.most_bytes) return file
  const [wide, high] = turned >= 5 ? [picture.height_px, picture.width_px] : [picture.width_px, picture.height_px]
  const share = Math.min(1, bounds.most_px / longest)
  return redrawn(file, Math.max(1, Math.round(wide * share)), Math.max(1, Math.round(high * share)), bounds)
}

async function redrawn(file: File, width: number, height: number, { most_px, most_bytes }: Bounds): Promise<File> {
  const tooLarge = () => new PictureError(words.image_too_large({ locale_string: most_px.toLocaleString('en-US') }))
  try {
    const bitmap = await createImageBitmap(file, {
      imageOrientation: 'from-image',
      resizeWidth: width,
      resizeHeight: height,
      resizeQuality: 'high',
    })
    let blob = await drawn(bitmap, 1, 0.9)
    for (const [share, quality] of COARSER) {
      if (!blob || blob.size <= most_bytes) break
      blob = await drawn(bitmap, share, quality)
    }
    bitmap.close()
    if (!blob) throw tooLarge()
    return new File([blob], `${file.name.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg' })
  } catch (error) {
    if (error instanceof PictureError) throw error
    throw tooLarge()
  }
}

/** Share of the size and quality, tried in turn while the file is too large: leaves and gravel hardly shrink by size alone. */
const COARSER: readonly (readonly [number, number])[] = [
  [1, 0.8],
  [1, 0.7],
  [0.8, 0.7],
  [0.6, 0.7],
  [0.5, 0.6],
]

async function drawn(bitmap: ImageBitmap, share: number, quality: number): Promise<Blob | undefined> {
  const [width, height] = [bitmap.width, bitmap.height].map(side => Math.max(1, Math.round(side * share)))
  const canvas = new OffscreenCanvas(width ?? 1, height ?? 1)
  const brush = canvas.getContext('2d')
  if (!brush) return undefined
  brush.imageSmoothingQuality = 'high'
  // JPEG has no transparency; fill with white.
  brush.fillStyle = 'white'
  brush.fillRect(0, 0, canvas.width, canvas.height)
  brush.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas.convertToBlob({ type: 'image/jpeg', quality })
}
