// A picture of a house from above, whatever source it is of.
import { deflateSync } from 'node:zlib'
import type { Place } from '#machines/design/site/site-geometry.ts'

export type AerialPicture = {
  bytes: Uint8Array
  media_type: 'image/jpeg' | 'image/png'
  width_px: number
  height_px: number
  /** On the ground, not on the map. */
  meters_per_pixel: number
  center: Place
  /** Meters of ground that a pixel of the source shows. */
  resolution_m: number | null
  scene: string
}

/** From the middle to the edge: a house, its garden and the neighbors. */
export const HALF_M = 60

/**
 * Outside its coverage a service sends a picture of one color, not an error. Such a picture repeats the same few bits: what is left of
 * it, packed again, is next to nothing, whereas a photograph can't be packed further.
 */
export function isOneColor(
  bytes: Uint8Array,
  { width_px, height_px }: { width_px: number; height_px: number },
): boolean {
  const packed = deflateSync(bytes).length
  return packed < bytes.length * 0.15 || bytes.length < (width_px * height_px) / 400
}
