import { expect, it } from 'vitest'
import { mostWithin, rowsFor } from '#machines/design/fill-targets.ts'

/** A plane whose rows have these lengths, from the eave up. */
const rows = (...lengths: number[]) =>
  lengths.flatMap((length, v_m) => Array.from({ length }, () => ({ v_m, orientation: 'portrait' as const })))
const rowsIn = (modules: ReturnType<typeof rows>, places: readonly number[]) => places.map(at => modules[at]?.v_m)

it('the most within a limit is found, or none', () => {
  for (const limit of [0, 1, 7, 20]) expect(mostWithin(20, count => count <= limit)).toBe(limit)
  expect(mostWithin(20, () => true)).toBe(20)
})

it('adjacent whole rows are taken where they add up', () => {
  const modules = rows(7, 6, 5, 4)
  expect(new Set(rowsIn(modules, rowsFor(modules, 11)))).toEqual(new Set([1, 2]))
  expect(new Set(rowsIn(modules, rowsFor(modules, 5)))).toEqual(new Set([2]))
})

it('other whole rows come next, and a part of a row last', () => {
  const modules = rows(7, 6, 5)
  expect(new Set(rowsIn(modules, rowsFor(modules, 12)))).toEqual(new Set([0, 2]))
  expect(rowsFor(modules, 8)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  expect(rowsFor(modules, 0)).toEqual([])
  expect(rowsFor(modules, 18)).toHaveLength(18)
})
