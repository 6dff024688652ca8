// Which part of the drawing is on the screen, and how large. Pixels grow right and down, the drawing's metres right and up.
import type { Point } from '../drawing-types.ts'

export type Viewport = {
  /** Pixels of a metre. */
  scale: number
  /** The drawing's point in the middle of the canvas. */
  x_m: number
  y_m: number
}
export type Size = { width: number; height: number }
type Pixel = readonly [x: number, y: number]

export const LEAST_SCALE = 0.5
const MOST_SCALE = 400

export const toScreen = ({ scale, x_m, y_m }: Viewport, { width, height }: Size, [x, y]: Point): Pixel => [
  width / 2 + (x - x_m) * scale,
  height / 2 - (y - y_m) * scale,
]

export const toDrawing = ({ scale, x_m, y_m }: Viewport, { width, height }: Size, [px, py]: Pixel): Point => [
  x_m + (px - width / 2) / scale,
  y_m - (py - height / 2) / scale,
]

/** The matrix that draws metres where their pixels are. */
export const matrixOf = ({ scale, x_m, y_m }: Viewport, { width, height }: Size) =>
  `matrix(${scale} 0 0 ${-scale} ${width / 2 - x_m * scale} ${height / 2 + y_m * scale})`

/** The point under the pixel stays in place. */
export function zoomed(view: Viewport, size: Size, pixel: Pixel, factor: number): Viewport {
  const scale = Math.min(Math.max(view.scale * factor, LEAST_SCALE), MOST_SCALE)
  const [x, y] = toDrawing(view, size, pixel)
  return {
    scale,
    x_m: x - (pixel[0] - size.width / 2) / scale,
    y_m: y + (pixel[1] - size.height / 2) / scale,
  }
}

export const panned = (view: Viewport, dx_px: number, dy_px: number): Viewport => ({
  ...view,
  x_m: view.x_m - dx_px / view.scale,
  y_m: view.y_m + dy_px / view.scale,
})

/** A tenth more at each side. */
const ROOM = 1.2

const boundsOf = (points: readonly Point[]) => {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) }
}

/** All of these points in sight, and a little around them. */
export function fitted(points: readonly Point[], { width, height }: Size): Viewport {
  const { left, right, bottom, top } = boundsOf(points)
  const scale = Math.min(width / Math.max(right - left, 1), height / Math.max(top - bottom, 1)) / ROOM
  return {
    scale: Math.min(Math.max(scale, LEAST_SCALE), MOST_SCALE / 4),
    x_m: (left + right) / 2,
    y_m: (bottom + top) / 2,
  }
}

/** Brings these points into view: unchanged if visible, otherwise centered, zoomed out only if needed. */
export function brought(view: Viewport, points: readonly Point[], size: Size): Viewport {
  const { left, right, bottom, top } = boundsOf(points)
  const [x, y] = toScreen(view, size, [left, top])
  const [far_x, far_y] = toScreen(view, size, [right, bottom])
  if (x >= 0 && y >= 0 && far_x <= size.width && far_y <= size.height) return view
  const fit = fitted(points, size)
  return { ...fit, scale: Math.min(view.scale, fit.scale) }
}

/** Metres between the lines of the grid: 1, 2 or 5 times a power of ten, at least so many pixels apart. */
export function gridStep(scale: number, least_px = 12): number {
  const least = least_px / scale
  const power = 10 ** Math.floor(Math.log10(least))
  return power * ([1, 2, 5, 10].find(step => step * power >= least) ?? 10)
}
