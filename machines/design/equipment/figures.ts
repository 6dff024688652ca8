// One row of a list on its way into the catalogue.

import type { Line } from '#machines/lib/csv-table.ts'
import { numberOf, RowFault, requireNoFormula, rounded, textOf } from './cells.ts'
import type { Heading } from './formats.ts'
import { words } from './words.ts'

/** Catalog field → value; null if the list has the column but no value. */
export type Figures = { manufacturer: string; model: string } & Record<string, string | number | boolean | null>

export type Cells = {
  /** Undefined where the list has no such column. */
  has: (field: string) => boolean
  text: (field: string) => string
  /** Null if empty; throws a RowFault if not a number. */
  number: (field: string) => number | null
  title: (field: string) => string
}

export function cellsOf({ cells }: Line, heading: Heading, decimal_comma: boolean): Cells {
  const at = (field: string) => cells[heading.get(field)?.column ?? -1]
  const title = (field: string) => heading.get(field)?.title ?? field
  return {
    has: field => heading.has(field),
    title,
    text: field => {
      const text = textOf(at(field))
      requireNoFormula(text, title(field))
      return text
    },
    number: field => numberOf(at(field), title(field), decimal_comma),
  }
}

/** Throws if the list lacks a required value. */
export function needed(cells: Cells, field: string): number {
  const value = cells.number(field)
  if (value === null) throw new RowFault(() => words.row.missing({ heading: cells.title(field) }))
  return value
}

/** How far an area may differ from length × width: frames are measured in different places. */
const AREA_TOLERANCE = 0.15

/** Power per area. Half of the rows of the public lists have an area but no dimensions. */
export function panelSize(power_w: number, length_m: number | null, width_m: number | null, area_m2: number | null) {
  // Some rows have the sides in millimetres, some the wrong way round.
  const [short, long] = [length_m, width_m]
    .map(side => (side === null || side <= 0 ? null : side > 20 ? side / 1000 : side))
    .sort((a, b) => (a ?? 0) - (b ?? 0))
  const sides =
    short && long ? { length_m: rounded(long, 4), width_m: rounded(short, 4) } : { length_m: null, width_m: null }
  const made = sides.length_m && sides.width_m ? sides.length_m * sides.width_m : null
  const area = made ?? area_m2
  if (!area || area <= 0) throw new RowFault(() => words.row.no_size)
  if (made && area_m2 && Math.abs(made - area_m2) > AREA_TOLERANCE * Math.max(made, area_m2)) {
    const [length, width] = [sides.length_m ?? 0, sides.width_m ?? 0]
    throw new RowFault(() => words.row.area_differs({ length, width, made: made.toFixed(2), area: area_m2 }))
  }
  return { ...sides, efficiency: rounded(power_w / (area * 1000), 4) }
}
