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
export const MOST_SCALE = 400

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

/** What lies under the pixel stays there. */
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

const MARGIN_PX = 72

/** All of these points in sight. */
export function fitted(points: readonly Point[], { width, height }: Size): Viewport {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [left, right, bottom, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const room = (pixels: number) => Math.max(pixels - 2 * MARGIN_PX, pixels / 2, 1)
  const scale = Math.min(room(width) / Math.max(right - left, 1), room(height) / Math.max(top - bottom, 1))
  return {
    scale: Math.min(Math.max(scale, LEAST_SCALE), MOST_SCALE / 4),
    x_m: (left + right) / 2,
    y_m: (bottom + top) / 2,
  }
}

/** Metres between the lines of the grid: 1, 2 or 5 times a power of ten, at least so many pixels apart. */
export function gridStep(scale: number, least_px = 12): number {
  const least = least_px / scale
  const power = 10 ** Math.floor(Math.log10(least))
  return power * ([1, 2, 5, 10].find(step => step * power >= least) ?? 10)
}
