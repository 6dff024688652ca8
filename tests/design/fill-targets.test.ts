import { expect, it } from 'vitest'
import { bestCount, mostWithin, rankModules, rowsFor } from '#machines/design/fill-targets.ts'

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

it('rows in more shade come last, of whichever plane, each from its better end', () => {
  const planes = [
    { id: 'south', modules: rows(3, 3) },
    { id: 'west', modules: rows(2) },
  ]
  // The upper row of the south plane lies in the shade of a chimney on its left.
  const light: Record<string, number[]> = { south: [10, 10, 10, 2, 5, 8], west: [7, 7] }
  const ranked = rankModules(planes, (id, place) => light[id]?.[place] ?? 0)
  expect(ranked.map(({ id, place }) => `${id} ${place}`)).toEqual([
    'south 0',
    'south 1',
    'south 2',
    'west 0',
    'west 1',
    'south 5',
    'south 4',
    'south 3',
  ])
})

it('of equal rows the sunnier ones are taken, and no whole row where single modules yield much more', () => {
  const modules = rows(4, 4, 4)
  expect(
    new Set(
      rowsIn(
        modules,
        rowsFor(modules, 4, place => (place < 4 ? 5 : place)),
      ),
    ),
  ).toEqual(new Set([2]))
  // A row of two adds up, but in deep shade.
  const uneven = rows(5, 2)
  expect(
    new Set(
      rowsIn(
        uneven,
        rowsFor(uneven, 2, place => (place < 5 ? 10 : 1)),
      ),
    ),
  ).toEqual(new Set([0]))
  expect(
    new Set(
      rowsIn(
        uneven,
        rowsFor(uneven, 2, place => (place < 5 ? 10 : 9.9)),
      ),
    ),
  ).toEqual(new Set([1]))
})

it('the count with the highest value is found with few looks', async () => {
  for (const peak of [1, 2, 17, 50, 99, 100]) {
    let looks = 0
    const valueAt = async (count: number) => {
      looks++
      return -((count - peak) ** 2)
    }
    expect(await bestCount(100, valueAt)).toMatchObject({ count: peak })
    expect(looks).toBeLessThan(26)
  }
  expect(await bestCount(1, async () => 3)).toEqual({ count: 1, value: 3 })
  expect(await bestCount(40, async () => null)).toBeNull()
})
