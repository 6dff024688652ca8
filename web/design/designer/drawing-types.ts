// Names of a drawing's parts, and queries shared by all parts of the designer.

import type { Point } from '#machines/design/drawing/plane-frame.ts'
import type { Schemas } from '#sdk/types.ts'

export type { Point }
export type Drawing = Schemas['Drawing']
export type Plane = Schemas['DrawnPlane']
export type Obstruction = Schemas['DrawnObstruction']
export type Tree = Schemas['DrawnTree']
export type EdgeKind = Schemas['EdgeKind']
type Part = { type: 'plane'; part: Plane } | { type: 'obstruction'; part: Obstruction } | { type: 'tree'; part: Tree }

/** The contract writes a point as two numbers. */
export const at = ([x = 0, y = 0]: readonly number[]): Point => [x, y]

export function partOf(drawing: Drawing, id: string | undefined): Part | undefined {
  const plane = drawing.planes.find(one => one.id === id)
  if (plane) return { type: 'plane', part: plane }
  const obstruction = drawing.obstructions.find(one => one.id === id)
  if (obstruction) return { type: 'obstruction', part: obstruction }
  const tree = drawing.trees.find(one => one.id === id)
  return tree && { type: 'tree', part: tree }
}

/** Corners of whatever has corners. */
export const cornersOf = (drawing: Drawing): { id: string; points: readonly Point[] }[] =>
  [...drawing.planes, ...drawing.obstructions].map(({ id, points }) => ({ id, points: points.map(at) }))

export const isEmpty = ({ planes, obstructions, trees, backdrop }: Drawing) =>
  backdrop === 'blank' && planes.length + obstructions.length + trees.length === 0

/** A hundredth of a millimetre is all a drawing remembers: the same drawing is the same text. */
export const rounded = (value: number) => Math.round(value * 1e5) / 1e5
