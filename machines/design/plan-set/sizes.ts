// Paper, and the scales a plan is drawn at.
import type { Schemas } from '#sdk/types.ts'
import type { Box } from './sheet.ts'

export type SheetSize = Schemas['PlanSetFacts']['size']

type Paper = {
  readonly width: number
  readonly height: number
  readonly margin: number
  readonly strip: number
  readonly columns: number
}
/** In points, landscape. `strip` is the title block's width. */
export const PAPER: Readonly<Record<SheetSize, Paper>> = {
  letter: { width: 792, height: 612, margin: 22, strip: 164, columns: 1 },
  tabloid: { width: 1224, height: 792, margin: 24, strip: 196, columns: 2 },
  arch_d: { width: 2592, height: 1728, margin: 36, strip: 300, columns: 4 },
}

export function areaOf(size: SheetSize): Box {
  const { width, height, margin, strip } = PAPER[size]
  return { x: margin + 8, y: margin + 8, width: width - 2 * margin - strip - 16, height: height - 2 * margin - 16 }
}

const POINTS_PER_M = 72 / 0.0254
/** Feet of the house to an inch of paper, largest drawing first. */
const SCALES: readonly { name: string; feet: number }[] = [
  { name: '1" = 1\'-0"', feet: 1 },
  { name: '3/4" = 1\'-0"', feet: 4 / 3 },
  { name: '1/2" = 1\'-0"', feet: 2 },
  { name: '3/8" = 1\'-0"', feet: 8 / 3 },
  { name: '1/4" = 1\'-0"', feet: 4 },
  { name: '3/16" = 1\'-0"', feet: 16 / 3 },
  { name: '1/8" = 1\'-0"', feet: 8 },
  { name: '3/32" = 1\'-0"', feet: 32 / 3 },
  { name: '1/16" = 1\'-0"', feet: 16 },
  { name: '1" = 20\'', feet: 20 },
  { name: '1" = 30\'', feet: 30 },
  { name: '1" = 40\'', feet: 40 },
  { name: '1" = 60\'', feet: 60 },
  { name: '1" = 100\'', feet: 100 },
  { name: '1" = 200\'', feet: 200 },
  { name: '1" = 500\'', feet: 500 },
  { name: '1" = 1000\'', feet: 1000 },
]
export type Scale = { readonly name: string; readonly feet: number; readonly points_per_m: number }

/** The largest at which a rectangle in meters fits a box in points. */
export function scaleFor(width_m: number, height_m: number, box: Pick<Box, 'width' | 'height'>): Scale {
  const fits = ({ feet }: { feet: number }) => {
    const points = POINTS_PER_M / (feet * 12)
    return width_m * points <= box.width && height_m * points <= box.height
  }
  const found = SCALES.find(fits) ?? { name: '1" = 5000\'', feet: 5000 }
  return { ...found, points_per_m: POINTS_PER_M / (found.feet * 12) }
}

const FOOT_M = 0.3048
export const feetOf = (meters: number): number => meters / FOOT_M
export const metersOf = (feet: number): number => feet * FOOT_M

/** 3.2 m as 10'-6", rounded to an inch. */
export function feetInches(meters: number): string {
  const inches = Math.round(feetOf(meters) * 12)
  return `${Math.floor(inches / 12)}'-${inches % 12}"`
}
export const fahrenheit = (celsius: number): string =>
  `${Math.round((celsius * 9) / 5 + 32)} °F (${Math.round(celsius)} °C)`
export const number = (value: number, digits = 1): string => String(Number(value.toFixed(digits)))
export const grouped = (value: number, digits = 0): string =>
  value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })
/** 4/12 for 18.4°. */
export const pitch = (tilt_deg: number): string => `${number(Math.tan((tilt_deg * Math.PI) / 180) * 12, 1)}/12`
