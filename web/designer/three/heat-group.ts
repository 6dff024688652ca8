// Solar access laid over the bare roof, a square at a time.
import { BoxGeometry, Color, InstancedMesh, MeshBasicMaterial } from 'three'
import { planeFrame } from '#server/design/drawing/plane-frame.ts'
import type { SurfaceShade } from '#server/design/shade/shade-of.ts'
import { accessRgb } from '../access-color.ts'
import type { Drawing } from '../drawing-types.ts'
import { lyingAt } from './shapes.ts'

export function accessColour(share: number): Color {
  const [red, green, blue] = accessRgb(share)
  return new Color(`rgb(${red}, ${green}, ${blue})`)
}

export function makeHeat(drawing: Drawing, surface: readonly SurfaceShade[], side_m: number): InstancedMesh {
  const frames = new Map(drawing.planes.map(plane => [plane.id, planeFrame(plane, drawing.north_deg)]))
  // Not lit: a colour of the scale stays that colour at any hour.
  const mesh = new InstancedMesh(new BoxGeometry(1, 1, 1), new MeshBasicMaterial(), surface.length)
  const size = { across: side_m, along: side_m, thick: 0.01, above: 0.02 }
  for (const [index, { plane_id, u_m, v_m, access }] of surface.entries()) {
    const frame = frames.get(plane_id)
    if (frame) mesh.setMatrixAt(index, lyingAt(frame, [u_m, v_m], size))
    mesh.setColorAt(index, accessColour(access))
  }
  return mesh
}
