// The aerial picture of the site as the drawing's background: to scale, north up, the house's point in the middle.
import type { Schemas } from '#sdk/types.ts'
import type { Drawing, Point } from './drawing-types.ts'

type Site = Schemas['Site'] | null | undefined

/** The house and its garden; the picture reaches further. */
const SHEET_M = 60
const within = (meters: number) => Math.min(Math.max(meters, 5), SHEET_M)

/** Unchanged without a picture. */
export function onPicture(drawing: Drawing, site: Site): Drawing {
  const part = pictureOf(site)
  return part ? { ...drawing, ...part } : drawing
}

export function pictureOf(
  site: Site,
): Pick<Drawing, 'backdrop' | 'north_deg' | 'width_m' | 'depth_m' | 'image'> | null {
  const picture = site?.picture
  if (!picture?.src) return null
  const { file_id, width_px, height_px, meters_per_pixel, x_m, y_m, source, data_on } = picture
  return {
    backdrop: 'image',
    north_deg: 0,
    width_m: within(width_px * meters_per_pixel),
    depth_m: within(height_px * meters_per_pixel),
    image: {
      file_id,
      width_px,
      height_px,
      meters_per_pixel,
      x_m,
      y_m,
      source,
      ...(data_on ? { taken_on: data_on } : {}),
    },
  }
}

const LEAST_TURN_M = 0.25

/** The chosen or suggested building, without corners that hardly turn; null where the drawing isn't on the site's picture. */
export function outlineOn(drawing: Drawing, site: Site): Point[] | null {
  if (!site?.picture || drawing.image?.file_id !== site.picture.file_id || drawing.north_deg !== 0) return null
  const outline = site.outlines.find(({ id }) => id === site.outline_id)
  if (!outline) return null
  // The picture may have been moved or scaled by hand since.
  const { image } = drawing
  const { x_m, y_m } = site.picture
  const factor = image.meters_per_pixel / site.picture.meters_per_pixel
  const points = outline.points_m.map(
    ([x = 0, y = 0]): Point => [image.x_m + (x - x_m) * factor, image.y_m + (y - y_m) * factor],
  )
  const turns = points.filter(
    (point, n) => offLine(points.at(n - 1), point, points[(n + 1) % points.length]) > LEAST_TURN_M,
  )
  return turns.length >= 3 && turns.length <= 40 ? turns : null
}

/** From the site's point to the drawing's middle, where the site's picture was moved by hand. */
export function siteShift(drawing: Drawing, site: Site): Point {
  const { image } = drawing
  if (!site?.picture || !image || image.file_id !== site.picture.file_id) return [0, 0]
  return [image.x_m - site.picture.x_m, image.y_m - site.picture.y_m]
}

/** How far a corner is from the line between its neighbors. */
function offLine(a: Point | undefined, b: Point, c: Point | undefined): number {
  if (!a || !c) return 0
  const length = Math.hypot(c[0] - a[0], c[1] - a[1])
  if (length === 0) return Number.POSITIVE_INFINITY
  return Math.abs((c[0] - a[0]) * (a[1] - b[1]) - (a[0] - b[0]) * (c[1] - a[1])) / length
}
