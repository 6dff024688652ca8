import { fitted, type Size, type Viewport } from '../canvas/viewport.ts'
import type { Point } from '../drawing-types.ts'

const CARD_PX = 332
const NARROW_PX = 640

/** All of these points in sight where the card leaves room: to its right, below it on a phone. */
export function besideCard(points: readonly Point[], { width, height }: Size): Viewport {
  const narrow = width < NARROW_PX
  const view = fitted(points, narrow ? { width, height: height / 2 } : { width: width - CARD_PX, height })
  const shift_m = (narrow ? height / 4 : CARD_PX / 2) / view.scale
  return narrow ? { ...view, y_m: view.y_m + shift_m } : { ...view, x_m: view.x_m - shift_m }
}
