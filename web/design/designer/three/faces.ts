// Triangles gathered for one mesh: a house of a hundred surfaces is drawn in a handful of calls. In three's space x is the
// drawing's x, y is height, z is the drawing's -y.
import { BufferGeometry, type Color, Float32BufferAttribute, Matrix4, ShapeUtils, Vector2, Vector3 } from 'three'
import type { Point } from '#machines/design/drawing/plane-frame.ts'

export type Height = (point: Point) => number
type Corner = readonly [x: number, height: number, z: number]

export const inSpace = ([x, y]: Point, height: number): Corner => [x, height, -y]

export class Faces {
  private readonly positions: number[] = []
  private readonly colors: number[] = []
  private readonly places: number[] = []

  triangle(corners: readonly [Corner, Corner, Corner], color: Color, places: readonly Point[] = []) {
    for (const [index, corner] of corners.entries()) {
      this.positions.push(...corner)
      this.colors.push(color.r, color.g, color.b)
      this.places.push(...(places[index] ?? [0, 0]))
    }
  }

  /** Corners in order, counterclockwise as seen by the viewer. */
  quad([a, b, c, d]: readonly [Corner, Corner, Corner, Corner], color: Color, places: readonly Point[] = []) {
    const [p = [0, 0], q = [0, 0], r = [0, 0], s = [0, 0]] = places
    this.triangle([a, b, c], color, [p, q, r])
    this.triangle([a, c, d], color, [p, r, s])
  }

  /** A level or sloping cover of an outline; `down` faces it downwards. */
  cover(outline: readonly Point[], heightAt: Height, color: Color, placeOf?: (point: Point) => Point, down = false) {
    const flat = outline.map(([x, y]) => new Vector2(x, y))
    for (const face of ShapeUtils.triangulateShape(flat, [])) {
      const points = face.flatMap(index => outline.slice(index, index + 1))
      if (down !== ShapeUtils.isClockWise(points.map(([x, y]) => new Vector2(x, y)))) points.reverse()
      const [a, b, c] = points
      if (!a || !b || !c) continue
      const at = (point: Point) => inSpace(point, heightAt(point))
      this.triangle([at(a), at(b), at(c)], color, placeOf ? [a, b, c].map(placeOf) : [])
    }
  }

  /** The sides of an outline between two heights; its pattern runs along each side and up it. */
  sides(outline: readonly Point[], from: Height, to: Height, color: Color, foot = color) {
    for (const [index, a] of outline.entries()) {
      const b = outline[(index + 1) % outline.length] ?? a
      const length = Math.hypot(b[0] - a[0], b[1] - a[1])
      const corners = [inSpace(a, from(a)), inSpace(b, from(b)), inSpace(b, to(b)), inSpace(a, to(a))] as const
      const places: Point[] = [
        [0, from(a)],
        [length, from(b)],
        [length, to(b)],
        [0, to(a)],
      ]
      const [p, q, r, s] = corners
      const first = this.colors.length
      this.quad([p, q, r, s], color, places)
      // The lower corners of both triangles: the first two, and the first of the second.
      for (const corner of [0, 1, 3]) this.colors.splice(first + corner * 3, 3, foot.r, foot.g, foot.b)
    }
  }

  /** A beam from a to b of this width and height, its upper edge `above` the line between them. */
  beam(a: Corner, b: Corner, size: { wide: number; tall: number; above?: number; aside?: number }, color: Color) {
    const [from, to] = [new Vector3(...a), new Vector3(...b)]
    const along = to.clone().sub(from)
    const side = new Vector3().crossVectors(along, UP).normalize()
    if (side.lengthSq() === 0) side.set(1, 0, 0)
    const up = new Vector3().crossVectors(side, along).normalize()
    const middle = from
      .add(to)
      .multiplyScalar(0.5)
      .addScaledVector(up, (size.above ?? 0) - size.tall / 2)
      .addScaledVector(side, size.aside ?? 0)
    this.box(
      new Matrix4().makeBasis(along, up.multiplyScalar(size.tall), side.multiplyScalar(size.wide)).setPosition(middle),
      color,
    )
  }

  /** The unit cube, placed. */
  box(place: Matrix4, color: Color) {
    const at = (x: number, y: number, z: number): Corner => {
      const { x: a, y: b, z: c } = new Vector3(x, y, z).multiplyScalar(0.5).applyMatrix4(place)
      return [a, b, c]
    }
    const flipped = place.determinant() < 0
    for (const [u, v, w] of SIDES) {
      const turn = (p: number, q: number) =>
        at(u[0] + v[0] * p + w[0] * q, u[1] + v[1] * p + w[1] * q, u[2] + v[2] * p + w[2] * q)
      const [a, b, c, d] = [turn(-1, -1), turn(1, -1), turn(1, 1), turn(-1, 1)]
      this.quad(flipped ? [d, c, b, a] : [a, b, c, d], color)
    }
  }

  geometry(): BufferGeometry {
    const geometry = new BufferGeometry()
    geometry.setAttribute('position', new Float32BufferAttribute(this.positions, 3))
    geometry.setAttribute('color', new Float32BufferAttribute(this.colors, 3))
    geometry.setAttribute('uv', new Float32BufferAttribute(this.places, 2))
    geometry.computeVertexNormals()
    return geometry
  }
}

const UP = new Vector3(0, 1, 0)
type Axis = readonly [number, number, number]
/** Outward, and the two directions on a side, right-handed. */
const SIDES: readonly (readonly [Axis, Axis, Axis])[] = [
  [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  [
    [-1, 0, 0],
    [0, 0, 1],
    [0, 1, 0],
  ],
  [
    [0, 1, 0],
    [0, 0, 1],
    [1, 0, 0],
  ],
  [
    [0, -1, 0],
    [1, 0, 0],
    [0, 0, 1],
  ],
  [
    [0, 0, 1],
    [1, 0, 0],
    [0, 1, 0],
  ],
  [
    [0, 0, -1],
    [0, 1, 0],
    [1, 0, 0],
  ],
]
