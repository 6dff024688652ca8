// What a fill to a target decides apart from the simulated year: how many modules are within a limit, and which of a plane.
import type { Schemas } from '#sdk/types.ts'
import { sum } from '../lib/numbers.ts'

/** The most of up to `most` that are within, 0 if not even one is; a larger count is never within where a smaller isn't. */
export function mostWithin(most: number, isWithin: (count: number) => boolean): number {
  let [low, high] = [0, most + 1]
  while (high - low > 1) {
    const count = Math.floor((low + high) / 2)
    if (isWithin(count)) low = count
    else high = count
  }
  return low
}

/**
 * The count from 1 to `most` with the highest value, such as savings, which grow with the panels and then shrink. Looks at a few counts,
 * then closer around the best of them. Null where no count has a value.
 */
export async function bestCount(
  most: number,
  valueAt: (count: number) => Promise<number | null>,
): Promise<{ count: number; value: number } | null> {
  const known = new Map<number, number>()
  let [from, to] = [1, most]
  for (;;) {
    const step = Math.max(1, Math.ceil((to - from) / 5))
    for (let count = from; count < to + step; count += step) {
      const at = Math.min(count, to)
      const value = known.has(at) ? null : await valueAt(at)
      if (value !== null) known.set(at, value)
    }
    const [best] = [...known].sort(([a, one], [b, other]) => other - one || a - b)
    if (!best) return null
    if (step === 1) return { count: best[0], value: best[1] }
    from = Math.max(1, best[0] - step + 1)
    to = Math.min(most, best[0] + step - 1)
  }
}

type Module = Pick<Schemas['DrawnModule'], 'v_m' | 'orientation'>
type Row = { readonly places: readonly number[]; readonly each: number }
/** Yield of the module at a position of its plane's list. */
type Yields = (place: number) => number

/** Nearly as much is as much: rows then stay together. */
const SAME = 0.005
/** Whole rows are taken unless they yield less than this share of the best modules. */
export const ROWS_WORTH = 0.98

function rowsOf(modules: readonly Module[], yields: Yields): Row[] {
  const rows = new Map<string, number[]>()
  for (const [place, { v_m, orientation }] of modules.entries()) {
    const key = `${orientation} ${v_m}`
    rows.set(key, [...(rows.get(key) ?? []), place])
  }
  return [...rows.values()].map(places => ({ places, each: sum(places.map(yields)) / places.length }))
}

const byYield = <R extends Row>(rows: readonly R[]): R[] => {
  const highest = Math.max(...rows.map(({ each }) => each), 0)
  const rank = ({ each }: R) => (highest > 0 ? Math.round(each / highest / SAME) : 0)
  return rows.toSorted((a, b) => rank(b) - rank(a))
}

/** Positions in a row from the end that gets more light. */
function fromBetterEnd({ places }: Row, yields: Yields): readonly number[] {
  const half = places.length >> 1
  const [left, right] = [places.slice(0, half), places.slice(-half)].map(some => sum(some.map(yields)))
  return (right ?? 0) > (left ?? 0) * (1 + SAME) ? places.toReversed() : places
}

/** The modules of all planes, the rows with the highest yield first. */
export function rankModules<P extends { readonly id: string; readonly modules: readonly Module[] }>(
  planes: readonly P[],
  yieldOf: (id: string, place: number) => number,
): { id: string; place: number }[] {
  const rows = planes.flatMap(({ id, modules }) =>
    rowsOf(modules, place => yieldOf(id, place)).map(row => ({ ...row, id })),
  )
  return byYield(rows).flatMap(row =>
    fromBetterEnd(row, place => yieldOf(row.id, place)).map(place => ({ id: row.id, place })),
  )
}

/**
 * Positions of so many modules of a plane, in whole rows: adjacent ones if they add up to the count, else any that do. Where none
 * do, or their modules lie in much more shade, those with the highest yield.
 */
export function rowsFor(modules: readonly Module[], count: number, yields: Yields = () => 1): number[] {
  if (count <= 0) return []
  if (count >= modules.length) return [...modules.keys()]
  const rows = rowsOf(modules, yields)
  const of = (places: readonly number[]) => sum(places.map(yields))
  const best = byYield(rows)
    .flatMap(row => fromBetterEnd(row, yields))
    .slice(0, count)
  const [whole] = [...adjacent(rows, count), ...some(byYield(rows), count)]
    .filter(places => of(places) >= of(best) * ROWS_WORTH)
    .slice(0, 1)
  return (whole ?? best).toSorted((a, b) => a - b)
}

/** Runs of rows that add up to the count, the one with the highest yield first. */
function adjacent(rows: readonly Row[], count: number): (readonly number[])[] {
  const runs = [...rows.keys()].flatMap(from => {
    let to = from
    let length = 0
    while (length < count && to < rows.length) length += rows[to++]?.places.length ?? 0
    if (length !== count) return []
    const run = rows.slice(from, to)
    return [
      { places: run.flatMap(({ places }) => places), each: sum(run.map(one => one.each * one.places.length)) / count },
    ]
  })
  return byYield(runs).map(({ places }) => places)
}

/** Any rows that add up to the count, the first ones preferred. */
function some(rows: readonly Row[], count: number): (readonly number[])[] {
  const sums = new Map<number, readonly number[]>([[0, []]])
  for (const { places } of rows)
    for (const [length, taken] of [...sums])
      if (length + places.length <= count && !sums.has(length + places.length))
        sums.set(length + places.length, [...taken, ...places])
  const found = sums.get(count)
  return found ? [found] : []
}
