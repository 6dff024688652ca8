// Pixels of a picture on demand: of a TIFF, or of a PNG or JPEG whose place a world file tells.
import { Resvg } from '@resvg/resvg-wasm'
import { imageKind } from '#machines/files/image.ts'
import { cleanPicture } from '#machines/files/image-metadata.ts'
import { startResvg } from '#server/company/mail/svg-to-png.ts'
import type { System } from '../points/coordinate-system.ts'
import { unfit } from '../points/unfit.ts'
import type { Affine } from './affine.ts'
import { words } from './words.ts'

/** Left, top, right and bottom, in pixels of the whole picture. */
export type Box = readonly [number, number, number, number]
/** A part of the picture, or of a smaller copy of it: `x` and `y` are its first pixel there, `scale` the copy's size. */
export type Pixels = {
  bytes: Uint8Array
  channels: 3 | 4
  width: number
  x: number
  y: number
  scale: readonly [number, number]
}
export type Source = {
  width: number
  height: number
  /** By the file itself. */
  own?: Affine | undefined
  system?: System | undefined
  /** The file names a coordinate system, known or not. */
  names_system: boolean
  /** `per_pixel`: how many of its pixels make one that is wanted. */
  pixels(box: Box, per_pixel: number): Promise<Pixels>
}

/** Unpacked, these take 200 MB. */
const MOST_PX = 50e6

export function pictureSource(bytes: Uint8Array): Source {
  const kind = imageKind(bytes)
  if (kind !== 'image/png' && kind !== 'image/jpeg') throw unfit(words.not_a_map_picture)
  const clean = cleanPicture(bytes, kind)
  if (!clean) throw unfit(words.picture_damaged)
  const { width_px: width, height_px: height } = clean
  if (width * height > MOST_PX) throw unfit(words.too_many_pixels)
  return {
    width,
    height,
    names_system: false,
    async pixels([left, top, right, bottom]) {
      const [x, y] = [Math.floor(left), Math.floor(top)]
      const size = [Math.ceil(right) - x, Math.ceil(bottom) - y] as const
      const href = `data:${kind};base64,${Buffer.from(clean.bytes).toString('base64')}`
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size[0]}" height="${size[1]}" viewBox="${x} ${y} ${size[0]} ${size[1]}"><image width="${width}" height="${height}" preserveAspectRatio="none" image-rendering="optimizeSpeed" href="${href}"/></svg>`
      await startResvg()
      const renderer = new Resvg(svg, { font: { loadSystemFonts: false } })
      try {
        const image = renderer.render()
        try {
          return { bytes: image.pixels.slice(), channels: 4, width: size[0], x, y, scale: [1, 1] }
        } finally {
          image.free()
        }
      } finally {
        renderer.free()
      }
    },
  }
}
