// Solar access over the bare roof: a texture of one pixel per square, interpolated by the GPU and clipped to the
// plane's outline.
import {
  BufferGeometry,
  Color,
  DataTexture,
  DoubleSide,
  Float32BufferAttribute,
  Group,
  LinearFilter,
  Mesh,
  MeshBasicMaterial,
  ShapeUtils,
  SRGBColorSpace,
  Vector2,
} from 'three'
import { planeFrame, type SurfacePoint } from '#machines/design/drawing/plane-frame.ts'
import type { SurfaceShade } from '#machines/design/shade/shade-of.ts'
import { accessRgb, roofRgb } from '../canvas/access-color.ts'
import type { Drawing, Plane } from '../drawing-types.ts'

/** Above the roof and its ridges, and below the modules. */
const ABOVE_M = 0.05

export function accessColor(share: number, from: number): Color {
  const [red, green, blue] = accessRgb(share, from)
  return new Color(`rgb(${red}, ${green}, ${blue})`)
}

/** `from`: where the scale begins. */
export function makeHeat(drawing: Drawing, surface: readonly SurfaceShade[], side_m: number, from: number): Group {
  const group = new Group()
  for (const plane of drawing.planes) {
    const squares = surface.filter(({ plane_id }) => plane_id === plane.id)
    if (squares.length > 0) group.add(sheetOf(plane, drawing.north_deg, squares, { side_m, from }))
  }
  return group
}

function sheetOf(
  plane: Plane,
  north_deg: number,
  squares: readonly SurfaceShade[],
  { side_m, from: scale_from }: { side_m: number; from: number },
): Mesh {
  const frame = planeFrame(plane, north_deg)
  const from: SurfacePoint = [Math.min(...frame.corners.map(([u]) => u)), Math.min(...frame.corners.map(([, v]) => v))]
  const across = Math.max(1, Math.ceil((Math.max(...frame.corners.map(([u]) => u)) - from[0]) / side_m))
  const along = Math.max(1, Math.ceil((Math.max(...frame.corners.map(([, v]) => v)) - from[1]) / side_m))
  const access = new Float32Array(across * along).fill(Number.NaN)
  for (const { u_m, v_m, access: share } of squares)
    access[Math.floor((v_m - from[1]) / side_m) * across + Math.floor((u_m - from[0]) / side_m)] = share
  const faces = ShapeUtils.triangulateShape(
    frame.corners.map(([u, v]) => new Vector2(u, v)),
    [],
  ).flat()
  const at = (index: number) => frame.corners[index] ?? from
  const geometry = new BufferGeometry()
  const positions = faces.flatMap(index => {
    const [x, y] = frame.toPlan(at(index))
    return [x, frame.heightAt(at(index)) + ABOVE_M, -y]
  })
  const places = faces.flatMap(index => [
    (at(index)[0] - from[0]) / side_m / across,
    (at(index)[1] - from[1]) / side_m / along,
  ])
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.setAttribute('uv', new Float32BufferAttribute(places, 2))
  // Not lit: a colour of the scale stays that colour at any hour.
  return new Mesh(
    geometry,
    new MeshBasicMaterial({
      map: picture(spread(access, across), across, along, scale_from),
      side: DoubleSide,
      toneMapped: false,
      fog: false,
    }),
  )
}

/** Squares beyond the outline get their neighbors' color, so none bleeds in at the edge. */
function spread(access: Float32Array, across: number): Float32Array {
  const known = access.slice()
  for (const [index, share] of access.entries()) {
    if (!Number.isNaN(share)) continue
    const column = index % across
    const beside = [-1, 0, 1]
      .flatMap(down =>
        [-1, 0, 1].map(right =>
          column + right < 0 || column + right >= across ? undefined : access[index + down * across + right],
        ),
      )
      .filter(value => value !== undefined && !Number.isNaN(value))
    known[index] = beside.length > 0 ? beside.reduce((sum: number, value) => sum + (value ?? 0), 0) / beside.length : 1
  }
  return known
}

function picture(access: Float32Array, across: number, along: number, from: number): DataTexture {
  const pixels = new Uint8Array(access.length * 4)
  for (const [index, share] of access.entries()) pixels.set([...roofRgb(share, from), 255], index * 4)
  const texture = new DataTexture(pixels, across, along)
  texture.colorSpace = SRGBColorSpace
  texture.magFilter = LinearFilter
  texture.minFilter = LinearFilter
  texture.needsUpdate = true
  return texture
}
