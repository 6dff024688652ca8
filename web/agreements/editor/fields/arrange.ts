// Several fields put in order: in line, evenly apart, of one size. Pure; every field stays on its page.
import { type Box, boundsOf, clamped, type Size } from '../pages/geometry.ts'

export type Arrangement = 'left' | 'right' | 'top' | 'bottom' | 'size' | 'across' | 'down'
type Placed = Box & { page: number }

/**
 * In line with the outermost of them, as large as the first one chosen, or with even gaps between the outermost two. Those of
 * other pages are put in order among themselves for gaps, and by the same line of their own page for the rest.
 */
export function arranged<T extends Placed>(
  fields: readonly T[],
  how: Arrangement,
  sizeOf: (page: number) => Size,
  first: Box | undefined = fields[0],
): T[] {
  if (fields.length < 2 || !first) return [...fields]
  if (how === 'across' || how === 'down') return spread(fields, how, sizeOf)
  const all = boundsOf(fields)
  return fields.map(field => ({ ...field, ...clamped(inLine(field, how, all, first), sizeOf(field.page)) }))
}

function inLine(box: Box, how: 'left' | 'right' | 'top' | 'bottom' | 'size', all: Box, first: Box): Box {
  switch (how) {
    case 'left':
      return { ...box, x: all.x }
    case 'right':
      return { ...box, x: all.x + all.w - box.w }
    case 'top':
      return { ...box, y: all.y }
    case 'bottom':
      return { ...box, y: all.y + all.h - box.h }
    case 'size':
      return { ...box, w: first.w, h: first.h }
  }
}

function spread<T extends Placed>(fields: readonly T[], how: 'across' | 'down', sizeOf: (page: number) => Size): T[] {
  const [at, long] = how === 'across' ? (['x', 'w'] as const) : (['y', 'h'] as const)
  const places = new Map<T, number>()
  for (const page of new Set(fields.map(field => field.page))) {
    const here = fields.filter(field => field.page === page).sort((a, b) => a[at] - b[at])
    const all = boundsOf(here)
    const gap = here.length < 2 ? 0 : (all[long] - here.reduce((sum, one) => sum + one[long], 0)) / (here.length - 1)
    let next = all[at]
    for (const field of here) {
      places.set(field, next)
      next += field[long] + gap
    }
  }
  return fields.map(field => ({
    ...field,
    ...clamped({ ...field, [at]: places.get(field) ?? field[at] }, sizeOf(field.page)),
  }))
}
