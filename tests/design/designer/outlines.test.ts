// Label placement next to panels, walls below a roof, and the initial view.
import { expect, it } from 'vitest'
import { counterclockwise, inset, isShared } from '#machines/design/drawing/inset.ts'
import { besideEdge, isOver, placeLabels, within } from '#web/design/designer/canvas/place-labels.ts'
import { brought, fitted, toScreen } from '#web/design/designer/canvas/viewport.ts'
import type { Point } from '#web/design/designer/drawing-types.ts'

const sheet = { width: 400, height: 300 }
const SQUARE: Point[] = [
  [100, 100],
  [300, 100],
  [300, 200],
  [100, 200],
]

it('a label takes the first of its places that is free and on the sheet, and none where there is none', () => {
  const at = (x: number, y: number) => ({ x, y, width: 80, height: 30 })
  const [first, second] = [at(200, 150), at(200, 240)]
  const wish = { key: 'a', places: [first, second] }
  expect(placeLabels([wish], [], sheet).get('a')).toBe(first)
  const panel = { left: 150, top: 120, right: 250, bottom: 180 }
  expect(placeLabels([wish], [panel], sheet).get('a')).toBe(second)
  const all = { left: 0, top: 0, right: 400, bottom: 300 }
  expect(placeLabels([wish], [all], sheet).size).toBe(0)
  // The second of two finds the first in its way.
  const both = placeLabels([wish, { ...wish, key: 'b' }], [], sheet)
  expect([both.get('a'), both.get('b')]).toEqual([first, second])
  expect(placeLabels([{ ...wish, places: [at(10, 150)] }], [], sheet).size).toBe(0)
})

it('next to a side is outside the outline, in any direction, and within is inside it', () => {
  for (const outline of [SQUARE, [...SQUARE].reverse()])
    for (const [index] of outline.entries())
      for (const { x, y, width, height, turned } of besideEdge(
        outline,
        index,
        { width: 40, height: 20 },
        { width: 70, height: 16 },
      )) {
        expect(x - width / 2 >= 300 || x + width / 2 <= 100 || y - height / 2 >= 200 || y + height / 2 <= 100).toBe(
          true,
        )
        // Along a steep side words are turned.
        expect([width, height]).toEqual(turned ? [16, 70] : [40, 20])
        expect(turned).toBe(x > 300 || x < 100)
      }
  for (const { x, y } of within(SQUARE, [200, 150], { width: 40, height: 20 }))
    expect(x - 20 >= 100 && x + 20 <= 300 && y - 10 >= 100 && y + 10 <= 200).toBe(true)
  expect(within(SQUARE, [200, 150], { width: 240, height: 20 })).toEqual([])
  expect(isOver({ x: 90, y: 150, width: 30, height: 20 }, SQUARE)).toBe(true)
  expect(isOver({ x: 80, y: 150, width: 30, height: 20 }, SQUARE)).toBe(false)
})

it('walls are set back from free sides and not from those another plane continues', () => {
  const plane: Point[] = [
    [0, 0],
    [10, 0],
    [10, 4],
    [0, 4],
  ]
  const other: Point[] = plane.map(([x, y]) => [x, y + 4])
  expect(
    isShared(
      [
        [10, 4],
        [0, 4],
      ],
      [other],
    ),
  ).toBe(true)
  expect(
    isShared(
      [
        [0, 0],
        [10, 0],
      ],
      [other],
    ),
  ).toBe(false)
  expect(inset(plane, [0.5, 0.5, 0, 0.5])).toEqual([
    [0.5, 0.5],
    [9.5, 0.5],
    [9.5, 4],
    [0.5, 4],
  ])
  // Turned round, each side keeps its own kind.
  const { points, sides } = counterclockwise([...plane].reverse())
  expect(points).toEqual(plane)
  // Reversed, the first side led from the last corner of the plane to the one before.
  expect(sides).toEqual([2, 1, 0, 3])
  expect(counterclockwise(plane).sides).toEqual([0, 1, 2, 3])
})

it('a part is brought into sight without zooming, unless it does not fit', () => {
  const points: Point[] = [
    [0, 0],
    [10, 0],
    [10, 5],
  ]
  const seen = fitted(points, sheet)
  expect(brought(seen, points, sheet)).toBe(seen)
  const aside = { ...seen, x_m: 60 }
  expect(brought(aside, points, sheet)).toEqual(seen)
  const near = { ...seen, scale: 200 }
  expect(brought(near, points, sheet).scale).toBe(seen.scale)
  for (const point of points) {
    const [x, y] = toScreen(brought(near, points, sheet), sheet, point)
    expect(x >= 0 && y >= 0 && x <= sheet.width && y <= sheet.height).toBe(true)
  }
})
