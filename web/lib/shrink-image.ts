// A picture as it is sent: upright, and no larger than a screen can show whole. The server takes out where it was made.
import { imageKind } from '#server/files/image.ts'
import { cleanPicture } from '#server/files/image-metadata.ts'
import { jpegOrientation } from './jpeg-orientation.ts'

const MOST_PX = 4_096
/** Of what is sent; the contract takes 25 MB with the form around it. */
const MOST_BYTES = 24 * 1_048_576
export const PICTURE_TYPES = 'image/png,image/jpeg,image/webp'

export class PictureError extends Error {
  override readonly name = 'PictureError'
}

/**
 * The same file where it is small and upright, or no picture at all; otherwise a JPEG of at most 4,096 pixels on a side.
 * Throws a PictureError, whose message is for the person, where the browser cannot open it.
 */
export async function shrinkImage(file: File): Promise<File> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const kind = imageKind(bytes)
  if (!kind) return file
  const picture = cleanPicture(bytes, kind)
  if (!picture) throw new PictureError('This picture is cut off or broken. Save it anew and try again.')
  const turned = kind === 'image/jpeg' ? jpegOrientation(bytes) : 1
  const longest = Math.max(picture.width_px, picture.height_px)
  if (longest <= MOST_PX && turned === 1 && file.size <= MOST_BYTES) return file
  const [wide, high] = turned >= 5 ? [picture.height_px, picture.width_px] : [picture.width_px, picture.height_px]
  const share = Math.min(1, MOST_PX / longest)
  return redrawn(file, Math.max(1, Math.round(wide * share)), Math.max(1, Math.round(high * share)))
}

async function redrawn(file: File, width: number, height: number): Promise<File> {
  try {
    const bitmap = await createImageBitmap(file, {
      imageOrientation: 'from-image',
      resizeWidth: width,
      resizeHeight: height,
      resizeQuality: 'high',
    })
    const canvas = new OffscreenCanvas(width, height)
    const brush = canvas.getContext('2d')
    if (!brush) throw new PictureError(TOO_LARGE)
    // JPEG knows no transparency; what is not there is paper.
    brush.fillStyle = 'white'
    brush.fillRect(0, 0, width, height)
    brush.drawImage(bitmap, 0, 0, width, height)
    bitmap.close()
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })
    return new File([blob], `${file.name.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg' })
  } catch (error) {
    if (error instanceof PictureError) throw error
    throw new PictureError(TOO_LARGE)
  }
}

const TOO_LARGE = `This browser cannot open so large a picture. Make it smaller first, to ${MOST_PX.toLocaleString('en-US')} pixels on a side or less.`
