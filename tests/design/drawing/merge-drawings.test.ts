// Merging what two people did to one drawing: the same for both, no part lost, and a part that both changed is named.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changesBetween, mergeDrawings, partNames, withChanges } from '#machines/design/drawing/merge-drawings.ts'
import type { Schemas } from '#sdk/types.ts'
import { drawing as blank, plane as drawn } from './support.ts'

type Drawing = Schemas['Drawing']

const SQUARE = [
  [0, 0],
  [8, 0],
  [8, 5],
  [0, 5],
]
const plane = (id: string): Drawing['planes'][number] => drawn(SQUARE, { id, name: `Roof ${id}` })
const tree = (id: string): Drawing['trees'][number] => ({
  id,
  kind: 'deciduous',
  x_m: 1,
  y_m: 2,
  height_m: 5,
  crown_m: 3,
})
const BASE: Drawing = blank({ planes: ['a', 'b', 'c', 'd'].map(plane), trees: ['t', 'u'].map(tree) })

type Change = { key: string; by: (drawing: Drawing) => Drawing }
const change = (who: string): Change[] => [
  ...['a', 'b', 'c', 'd'].flatMap((id): Change[] => [
    {
      key: `planes/${id}`,
      by: drawing => ({
        ...drawing,
        planes: drawing.planes.map(one => (one.id === id ? { ...one, tilt_deg: who === 'me' ? 11 : 33 } : one)),
      }),
    },
    { key: `planes/${id}`, by: drawing => ({ ...drawing, planes: drawing.planes.filter(one => one.id !== id) }) },
  ]),
  ...['t', 'u'].map(
    (id): Change => ({
      key: `trees/${id}`,
      by: drawing => ({
        ...drawing,
        trees: drawing.trees.map(one => (one.id === id ? { ...one, height_m: who === 'me' ? 7 : 9 } : one)),
      }),
    }),
  ),
  { key: `planes/${who}`, by: drawing => ({ ...drawing, planes: [...drawing.planes, plane(who)] }) },
  { key: 'sheet', by: drawing => ({ ...drawing, width_m: who === 'me' ? 50 : 60 }) },
  { key: 'storage', by: drawing => ({ ...drawing, storage: [{ storage_id: who, count: 1 }] }) },
]
const some = (who: string) =>
  fc.subarray(change(who)).map(all => {
    // The last of several changes to one part.
    const last = new Map(all.map(one => [one.key, one]))
    return { keys: [...last.keys()], drawing: [...last.values()].reduce((drawing, { by }) => by(drawing), BASE) }
  })

describe('two people’s changes to one drawing', () => {
  it('merge the same way for both where they changed different parts, and lose none', () => {
    fc.assert(
      fc.property(some('me'), some('you'), (me, you) => {
        fc.pre(!me.keys.some(key => you.keys.includes(key)))
        const mine = mergeDrawings(BASE, me.drawing, you.drawing)
        const yours = mergeDrawings(BASE, you.drawing, me.drawing)
        expect(mine.both).toEqual([])
        expect(mine.drawing).toEqual(yours.drawing)
        const all = new Map([...changesBetween(BASE, me.drawing), ...changesBetween(BASE, you.drawing)])
        expect(new Map(changesBetween(BASE, mine.drawing))).toEqual(all)
      }),
    )
  })

  it('ask about exactly the parts that both changed otherwise, and keep mine of those', () => {
    fc.assert(
      fc.property(some('me'), some('you'), (me, you) => {
        const [own, theirs] = [changesBetween(BASE, me.drawing), changesBetween(BASE, you.drawing)]
        const { both, drawing } = mergeDrawings(BASE, me.drawing, you.drawing)
        const differing = [...own].filter(([key, part]) => theirs.has(key) && theirs.get(key) !== part)
        expect([...both].sort()).toEqual(differing.map(([key]) => key).sort())
        for (const key of both) expect(changesBetween(BASE, drawing).get(key)).toEqual(own.get(key))
      }),
    )
  })

  it('applied to where they began give what was drawn', () => {
    fc.assert(
      fc.property(some('me'), ({ drawing }) => {
        expect(withChanges(BASE, changesBetween(BASE, drawing))).toEqual(drawing)
      }),
    )
  })

  it('name a plane, and a tree as a tree', () => {
    expect(partNames(['planes/a', 'trees/t', 'trees/u', 'sheet'], BASE)).toEqual(['Roof a', 'a tree', 'the background'])
  })

  it('take the larger count of an inverter that follows the panels of both', () => {
    const of = (count: number): Drawing => ({ ...BASE, inverters: [{ inverter_id: 'micro', count }] })
    expect(mergeDrawings(of(1), of(2), of(3))).toMatchObject({ both: [], drawing: { inverters: [{ count: 3 }] } })
  })

  it('ask where together they are more than a drawing holds', () => {
    const more = (who: string): Drawing => ({
      ...BASE,
      planes: [...BASE.planes, ...Array.from({ length: 9 }, (_, n) => plane(`${who}${n}`))],
    })
    expect(mergeDrawings(BASE, more('me'), more('you')).both.length).toBeGreaterThan(0)
  })
})
