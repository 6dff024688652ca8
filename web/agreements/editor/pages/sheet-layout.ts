// Pages under each other at one scale: where each begins, which are in view. Pure.
import type { Size } from './geometry.ts'

const GAP_PX = 16
/** A point of CSS at 100 %. */
export const PX_PER_PT = 96 / 72
const ZOOMS = [0.5, 0.67, 0.8, 1, 1.25, 1.5, 2, 3] as const
const MOST_FIT = 1.5

/**
 * As wide as there is room, without becoming huge on a large screen: based on the median page width, so one landscape
 * page doesn't shrink the others. It is scaled down itself.
 */
export function fitScales(pages: readonly Size[], room_px: number): number[] {
  const widths = pages.map(({ width }) => width).sort((a, b) => a - b)
  const usual = widths[Math.floor(widths.length / 2)] ?? 1
  const room = Math.max(room_px, 120)
  const scale = Math.min(room / usual, MOST_FIT * PX_PER_PT)
  return pages.map(({ width }) => Math.min(scale, room / width))
}

export function topsOf(pages: readonly Size[], scales: readonly number[], before_px: number): number[] {
  let top = before_px
  return pages.map(({ height }, index) => {
    const here = top
    top += height * (scales[index] ?? 1) + GAP_PX
    return here
  })
}

/** The last page that begins at or before a height, counted from 1. */
export function pageAt(tops: readonly number[], height: number): number {
  let [low, high] = [0, tops.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((tops[middle] ?? 0) <= height) low = middle
    else high = middle - 1
  }
  return low + 1
}

export const nextZoom = (scale: number, by: 1 | -1): number => {
  const now = scale / PX_PER_PT
  const next = by === 1 ? ZOOMS.find(one => one > now + 0.01) : ZOOMS.findLast(one => one < now - 0.01)
  return (next ?? now) * PX_PER_PT
}
