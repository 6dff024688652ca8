// House, ground, trees and modules of a drawing, as the renderer takes them.
import {
  BoxGeometry,
  type BufferGeometry,
  CanvasTexture,
  CircleGeometry,
  Color,
  CylinderGeometry,
  DoubleSide,
  EdgesGeometry,
  GridHelper,
  Group,
  InstancedMesh,
  LineBasicMaterial,
  LineSegments,
  type Material,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  type Object3D,
  PlaneGeometry,
  SphereGeometry,
  SRGBColorSpace,
  TextureLoader,
} from 'three'
import { sizeOn } from '#machines/design/drawing/fill-plane.ts'
import { planeFrame } from '#machines/design/drawing/plane-frame.ts'
import { sceneOf } from '#machines/design/shade/scene.ts'
import type { Panel } from '#machines/design/shade/shade-of.ts'
import type { Drawing } from '../drawing-types.ts'
import type { Palette } from './palette.ts'
import { lyingAt, solidGeometry } from './shapes.ts'

export type ModuleName = { plane_id: string; index: number }
export type Site = {
  group: Group
  modules: InstancedMesh | null
  lit: MeshLambertMaterial
  flat: MeshBasicMaterial
  /** Which module each instance is. */
  names: ModuleName[]
  /** Crowns that lose their leaves. */
  leaves: MeshLambertMaterial
  /** From the drawing's middle to the furthest thing that stands. */
  radius_m: number
}
type Source = { drawing: Drawing; panels: readonly Panel[]; image_src: string | null; palette: Palette }

const MODULE = new Color(0x8fa3c4)
/** How dark a cell is against its frame: deep under the sun, hardly at all where it wears a colour of the scale. */
const CELL = { lit: 52, flat: 238 } as const

export function makeSite({ drawing, panels, image_src, palette }: Source, changed: () => void): Site {
  const group = new Group()
  const scene = sceneOf(drawing)
  const leaves = new MeshLambertMaterial({ color: palette.leaves, transparent: true })
  const evergreen = new MeshLambertMaterial({ color: palette.leaves.clone().multiplyScalar(0.7) })
  const trunk = new MeshLambertMaterial({ color: palette.object })
  const roof = new MeshLambertMaterial({ color: palette.roof, side: DoubleSide })
  const wall = new MeshLambertMaterial({ color: palette.wall, side: DoubleSide })
  const object = new MeshLambertMaterial({ color: palette.object, side: DoubleSide })
  const edge = new LineBasicMaterial({ color: palette.line })
  for (const solid of scene.solids) {
    const { top, walls } = solidGeometry(solid)
    const standing = solid.plane_id !== null ? wall : object
    group.add(casting(top, solid.plane_id !== null ? roof : object), casting(walls, standing))
    group.add(new LineSegments(new EdgesGeometry(top), edge))
  }
  for (const crown of scene.crowns) {
    const ball = casting(new SphereGeometry(1, 20, 14), crown.loses_leaves ? leaves : evergreen)
    ball.scale.set(crown.across, crown.upright, crown.across)
    ball.position.set(crown.x, crown.z, -crown.y)
    const stem = casting(new CylinderGeometry(0.12, 0.18, crown.z, 8), trunk)
    stem.position.set(crown.x, crown.z / 2, -crown.y)
    group.add(ball, stem)
  }
  const points = [...scene.solids.flatMap(one => one.points), ...scene.crowns.map(({ x, y }) => [x, y] as const)]
  const radius_m = Math.max(8, ...points.map(([x, y]) => Math.hypot(x, y)))
  group.add(ground(drawing, image_src, palette, radius_m, changed))
  const lit = new MeshLambertMaterial({ map: cellPattern(CELL.lit) })
  const flat = new MeshBasicMaterial({ map: cellPattern(CELL.flat) })
  const { modules, names } = layModules(drawing, panels, lit)
  if (modules) group.add(modules)
  return { group, modules, names, lit, flat, leaves, radius_m }
}

function casting(geometry: BufferGeometry, material: Material): Mesh {
  const mesh = new Mesh(geometry, material)
  mesh.castShadow = true
  mesh.receiveShadow = true
  return mesh
}

function ground(drawing: Drawing, src: string | null, palette: Palette, radius_m: number, changed: () => void) {
  const group = new Group()
  const soil = new Mesh(new CircleGeometry(radius_m * 4, 96), new MeshLambertMaterial({ color: palette.ground }))
  soil.rotation.x = -Math.PI / 2
  soil.position.y = -0.02
  soil.receiveShadow = true
  group.add(soil)
  // Squares of five metres say how large things are.
  const span = Math.ceil((radius_m * 2.4) / 10) * 10
  const grid = new GridHelper(span, span / 5, palette.line, palette.line)
  grid.material.transparent = true
  grid.material.opacity = palette.dark ? 0.5 : 0.6
  grid.position.y = -0.01
  group.add(grid)
  const { image } = drawing
  if (drawing.backdrop === 'image' && image && src) {
    const size = image.meters_per_pixel
    const picture = new MeshLambertMaterial({ transparent: true, opacity: 0 })
    const sheet = new Mesh(new PlaneGeometry(image.width_px * size, image.height_px * size), picture)
    sheet.rotation.x = -Math.PI / 2
    sheet.position.set(image.x_m, 0, -image.y_m)
    sheet.receiveShadow = true
    group.add(sheet)
    new TextureLoader().load(src, texture => {
      texture.colorSpace = SRGBColorSpace
      texture.anisotropy = 4
      picture.map = texture
      picture.opacity = 1
      picture.needsUpdate = true
      changed()
    })
  }
  return group
}

/** All modules at once: one shape, drawn as often as there are modules. */
function layModules(drawing: Drawing, panels: readonly Panel[], material: Material) {
  const places = drawing.planes.flatMap(plane => {
    const panel = panels.find(({ id }) => id === plane.panel_id)
    if (!panel?.length_m || !panel.width_m) return []
    const sides = { length_m: panel.length_m, width_m: panel.width_m }
    const frame = planeFrame(plane, drawing.north_deg)
    return plane.modules.flatMap(({ u_m, v_m, orientation, on }, index) => {
      if (!on) return []
      const { width_m, height_m } = sizeOn(sides, orientation)
      const matrix = lyingAt(frame, [u_m, v_m], { across: width_m, along: height_m, thick: 0.04, above: 0.06 })
      return [{ name: { plane_id: plane.id, index }, matrix }]
    })
  })
  if (places.length === 0) return { modules: null, names: [] }
  const modules = new InstancedMesh(new BoxGeometry(1, 1, 1), material, places.length)
  for (const [index, { matrix }] of places.entries()) {
    modules.setMatrixAt(index, matrix)
    modules.setColorAt(index, MODULE)
  }
  modules.castShadow = true
  modules.receiveShadow = true
  return { modules, names: places.map(({ name }) => name) }
}

export function paintModules(
  { modules, names, lit, flat }: Site,
  colorOf: ((name: ModuleName) => Color | null) | null,
) {
  if (!modules) return
  // A colour of the scale stays that colour at any hour: it is not lit.
  modules.material = colorOf ? flat : lit
  for (const [index, name] of names.entries()) modules.setColorAt(index, colorOf?.(name) ?? MODULE)
  if (modules.instanceColor) modules.instanceColor.needsUpdate = true
}

/** Cells and frame of a module: darker and lighter than its own colour. */
function cellPattern(grey: number): CanvasTexture {
  const canvas = document.createElement('canvas')
  canvas.width = 96
  canvas.height = 160
  const pen = canvas.getContext('2d')
  if (pen) {
    pen.fillStyle = 'rgb(255 255 255)'
    pen.fillRect(0, 0, 96, 160)
    pen.fillStyle = `rgb(${grey} ${grey} ${grey})`
    for (let column = 0; column < 6; column++)
      for (let row = 0; row < 10; row++) pen.fillRect(4 + column * 14.8, 4 + row * 15.3, 13.6, 14.1)
  }
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  texture.anisotropy = 4
  return texture
}

/** Gives back what the graphics card keeps of it. */
export function drop(object: Object3D) {
  object.traverse(one => {
    if (!(one instanceof Mesh || one instanceof LineSegments)) return
    one.geometry.dispose()
    const materials: Material[] = Array.isArray(one.material) ? one.material : [one.material]
    for (const material of materials) {
      if (material instanceof MeshLambertMaterial || material instanceof MeshBasicMaterial) material.map?.dispose()
      material.dispose()
    }
    if (one instanceof InstancedMesh) one.dispose()
  })
}
