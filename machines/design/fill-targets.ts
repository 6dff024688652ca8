// What a fill to a target decides apart from the simulated year: how many modules are within a limit, and which of a plane.
import type { Schemas } from '#sdk/types.ts'

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

type Module = Pick<Schemas['DrawnModule'], 'v_m' | 'orientation'>

/**
 * Positions of so many modules of a plane, in whole rows: adjacent ones if they add up to the count, else any that do. Where none
 * do, the first in the list.
 */
export function rowsFor(modules: readonly Module[], count: number): number[] {
  const first = [...modules.keys()].slice(0, count)
  if (count <= 0 || count >= modules.length) return first
  const rows = new Map<string, number[]>()
  for (const [index, { v_m, orientation }] of modules.entries()) {
    const key = `${orientation} ${v_m}`
    rows.set(key, [...(rows.get(key) ?? []), index])
  }
  const all = [...rows.values()]
  return (adjacent(all, count) ?? some(all, count) ?? first).sort((a, b) => a - b)
}

function adjacent(rows: readonly number[][], count: number): number[] | undefined {
  for (const from of rows.keys()) {
    const run: number[] = []
    for (const row of rows.slice(from)) {
      if (run.length >= count) break
      run.push(...row)
    }
    if (run.length === count) return run
  }
  return undefined
}

function some(rows: readonly number[][], count: number): number[] | undefined {
  const sums = new Map<number, number[]>([[0, []]])
  for (const row of rows)
    for (const [sum, places] of [...sums])
      if (sum + row.length <= count && !sums.has(sum + row.length)) sums.set(sum + row.length, [...places, ...row])
  return sums.get(count)
}
