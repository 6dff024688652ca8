// All modules at once: one shape, drawn as often as there are modules.
import { BoxGeometry, Color, InstancedMesh, type Material, MeshBasicMaterial, MeshPhongMaterial } from 'three'
import { sizeOn } from '#machines/design/drawing/fill-plane.ts'
import { planeFrame } from '#machines/design/drawing/plane-frame.ts'
import type { Panel } from '#machines/design/shade/shade-of.ts'
import type { Drawing } from '../drawing-types.ts'
import { lyingAt } from './shapes.ts'
import { panelTexture } from './textures.ts'

export type ModuleName = { plane_id: string; index: number }
export type Modules = {
  mesh: InstancedMesh | null
  lit: MeshPhongMaterial
  flat: MeshBasicMaterial
  /** Which module each instance is. */
  names: ModuleName[]
}

const OWN_COLOR = new Color(0xffffff)

export function layModules(drawing: Drawing, panels: readonly Panel[]): Modules {
  // Glass: a low sun shines in it.
  const lit = new MeshPhongMaterial({ map: panelTexture(false), specular: 0x5a6a80, shininess: 70 })
  // A colour of the scale stays that colour at any hour: it is not lit.
  const flat = new MeshBasicMaterial({ map: panelTexture(true), toneMapped: false, fog: false })
  const places = drawing.planes.flatMap(plane => {
    const panel = panels.find(({ id }) => id === plane.panel_id)
    if (!panel?.length_m || !panel.width_m) return []
    const sides = { length_m: panel.length_m, width_m: panel.width_m }
    const frame = planeFrame(plane, drawing.north_deg)
    return plane.modules.flatMap(({ u_m, v_m, orientation, on }, index) => {
      if (!on) return []
      const { width_m, height_m } = sizeOn(sides, orientation)
      const matrix = lyingAt(frame, [u_m, v_m], { across: width_m, along: height_m, thick: 0.045, above: 0.09 })
      return [{ name: { plane_id: plane.id, index }, matrix }]
    })
  })
  const names = places.map(({ name }) => name)
  if (places.length === 0) return { mesh: null, names, lit, flat }
  const mesh = new InstancedMesh(framedBox(), lit, places.length)
  for (const [index, { matrix }] of places.entries()) {
    mesh.setMatrixAt(index, matrix)
    mesh.setColorAt(index, OWN_COLOR)
  }
  mesh.castShadow = true
  mesh.receiveShadow = true
  return { mesh, names, lit, flat }
}

/** Cells on top, the frame's colour on the sides. */
function framedBox(): BoxGeometry {
  const box = new BoxGeometry(1, 1, 1)
  const [place, normal] = [box.getAttribute('uv'), box.getAttribute('normal')]
  for (let index = 0; index < place.count; index++) if (normal.getY(index) < 0.5) place.setXY(index, 0.01, 0.01)
  return box
}

export function paintModules(modules: Modules, colorOf: ((name: ModuleName) => Color | null) | null) {
  const { mesh, names, lit, flat } = modules
  if (!mesh) return
  const material: Material = colorOf ? flat : lit
  mesh.material = material
  for (const [index, name] of names.entries()) mesh.setColorAt(index, colorOf?.(name) ?? OWN_COLOR)
  if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true
}
