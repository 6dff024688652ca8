// The house: roof planes as slabs with eaves, gutters and ridges, walls below them, and obstructions on and around it.
// Surfaces involved in shading match the shade scene.
import { type Color, Matrix4, Mesh, MeshLambertMaterial } from 'three'
import { middleOf, sidesOf } from '#machines/design/drawing/geometry.ts'
import { counterclockwise, inset, isShared } from '#machines/design/drawing/inset.ts'
import { type Point, planeFrame } from '#machines/design/drawing/plane-frame.ts'
import type { Solid } from '#machines/design/shade/solid.ts'
import { at, type Drawing, type Obstruction, type Plane } from '../drawing-types.ts'
import { Faces, type Height, inSpace } from './faces.ts'
import type { Palette } from './palette.ts'
import { type RoofType, roofTexture, wallTexture } from './textures.ts'

const SLAB_M = 0.18
const OVERHANG_M = 0.4
const GUTTER_M = 0.13
const PIPE_M = 0.08

type House = { meshes: Mesh[]; solids: Faces }

/** `solids` are those of the shade scene: planes first, then obstructions. */
export function makeHouse(drawing: Drawing, solids: readonly Solid[], roof_type: RoofType, palette: Palette): House {
  const roof = new Faces()
  const walls = new Faces()
  const rest = new Faces()
  const outlines = drawing.planes.map(({ points }) => points.map(at))
  for (const [index, plane] of drawing.planes.entries()) {
    const others = outlines.filter((_, other) => other !== index)
    addPlane({ plane, north_deg: drawing.north_deg, others, roof, walls, rest, palette })
  }
  for (const [index, one] of drawing.obstructions.entries()) {
    const solid = solids[drawing.planes.length + index]
    if (solid) addObstruction(one, solid, rest, palette)
  }
  const meshes = [
    cast(roof, new MeshLambertMaterial({ map: roofTexture(roof_type), vertexColors: true })),
    cast(walls, new MeshLambertMaterial({ map: wallTexture(), vertexColors: true })),
  ]
  return { meshes, solids: rest }
}

export function cast(faces: Faces, material: MeshLambertMaterial): Mesh {
  const mesh = new Mesh(faces.geometry(), material)
  mesh.castShadow = true
  mesh.receiveShadow = true
  return mesh
}

type Source = {
  plane: Plane
  north_deg: number
  others: readonly (readonly Point[])[]
  roof: Faces
  walls: Faces
  rest: Faces
  palette: Palette
}

function addPlane({ plane, north_deg, others, roof, walls, rest, palette }: Source) {
  const frame = planeFrame(plane, north_deg)
  const { points: outline, sides } = counterclockwise(plane.points.map(at))
  const top: Height = point => frame.heightAt(frame.toSurface(point))
  const under: Height = point => top(point) - SLAB_M
  roof.cover(outline, top, palette.roof, frame.toSurface)
  rest.cover(outline, under, palette.trim, undefined, true)
  rest.sides(outline, under, top, palette.trim)

  const free = sidesOf(outline).map(side => !isShared(side, others))
  const standing = inset(
    outline,
    free.map(is => (is ? OVERHANG_M : 0)),
  )
  walls.sides(standing, () => 0, under, palette.wall, palette.foot)

  for (const [index, [a, b]] of sidesOf(outline).entries()) {
    const kind = plane.edges[sides[index] ?? 0]
    if (kind === 'ridge' || kind === 'hip')
      rest.beam(inSpace(a, top(a)), inSpace(b, top(b)), { wide: 0.3, tall: 0.1, above: 0.05 }, palette.cap)
    if (kind !== 'eave' || !free[index]) continue
    const aside = GUTTER_M / 2
    rest.beam(
      inSpace(a, top(a)),
      inSpace(b, top(b)),
      { wide: GUTTER_M, tall: GUTTER_M, above: -0.02, aside },
      palette.metal,
    )
    addPipe(rest, a, b, under, palette)
  }
}

/** Down the wall, near the end of a gutter. */
function addPipe(rest: Faces, a: Point, b: Point, under: Height, { metal }: Palette) {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  const [dx, dy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length]
  const along = Math.min(OVERHANG_M + 0.25, length / 2)
  const inward = OVERHANG_M - PIPE_M / 2
  const [x, y] = [a[0] + dx * along - dy * inward, a[1] + dy * along + dx * inward]
  const height = under([x, y])
  rest.box(new Matrix4().makeScale(PIPE_M, height, PIPE_M).setPosition(...inSpace([x, y], height / 2)), metal)
}

function addObstruction({ kind, on_roof }: Obstruction, solid: Solid, rest: Faces, palette: Palette) {
  const { points } = counterclockwise(solid.points)
  const top: Height = ([x, y]) => solid.top.at_middle + solid.top.per_x * x + solid.top.per_y * y
  // Below a roof the depth isn't visible.
  const foot: Height = on_roof ? point => Math.max(0, top(point) - 3) : () => 0
  const color = colorOf(kind, palette)
  rest.sides(points, foot, top, color, kind === 'building' ? color.clone().multiplyScalar(0.86) : color)
  rest.cover(points, top, kind === 'skylight' ? palette.glass : color)
  if (kind === 'chimney' || kind === 'vent') addCap(points, top, kind === 'chimney' ? palette.cap : color, rest)
  if (kind === 'building') addParapet(points, top, rest, palette)
}

const colorOf = (kind: Obstruction['kind'], palette: Palette): Color =>
  ({
    chimney: palette.brick,
    vent: palette.metal,
    skylight: palette.trim,
    dormer: palette.wall,
    escape_window: palette.glass,
    building: palette.neighbor,
    wall: palette.neighbor,
    other: palette.neighbor,
  })[kind]

/** A slab a hand wider than the chimney; the shade counts the chimney alone, which is as good as the same. */
function addCap(points: readonly Point[], top: Height, color: Color, rest: Faces) {
  const wider = inset(
    points,
    points.map(() => -0.06),
  )
  const height = top(middleOf(points))
  rest.sides(
    wider,
    () => height - 0.1,
    () => height + 0.02,
    color,
  )
  rest.cover(wider, () => height + 0.02, color)
  rest.cover(wider, () => height - 0.1, color, undefined, true)
}

/** The edge of a flat roof. */
function addParapet(points: readonly Point[], top: Height, rest: Faces, palette: Palette) {
  for (const [a, b] of sidesOf(points))
    rest.beam(inSpace(a, top(a)), inSpace(b, top(b)), { wide: 0.3, tall: 0.2, above: 0.1 }, palette.trim)
}
