// House, ground, trees and modules of a drawing, as the renderer takes them.
import {
  Group,
  InstancedMesh,
  LineSegments,
  type Material,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshPhongMaterial,
  type Object3D,
} from 'three'
import { sceneOf } from '#machines/design/shade/scene.ts'
import type { Panel } from '#machines/design/shade/shade-of.ts'
import type { Drawing } from '../drawing-types.ts'
import { type MapSource, makeGround } from './ground-group.ts'
import { cast, makeHouse } from './house-group.ts'
import { layModules, type Modules } from './module-group.ts'
import type { Palette } from './palette.ts'
import type { RoofType } from './textures.ts'
import { addTrunks, makeCrowns } from './tree-group.ts'

export type SiteSource = {
  drawing: Drawing
  panels: readonly Panel[]
  image_src: string | null
  map: MapSource | null
  roof_type: RoofType
}
export type Site = {
  group: Group
  modules: Modules
  /** Crowns that lose their leaves. */
  leaves: MeshLambertMaterial
  /** From the drawing's middle to the farthest object. */
  radius_m: number
  /** The subject of the view: the house without its surroundings. */
  house: { x: number; y: number; radius_m: number; height_m: number }
}

export function makeSite(source: SiteSource & { palette: Palette }, changed: () => void): Site {
  const { drawing, panels, image_src, map, roof_type, palette } = source
  const group = new Group()
  const scene = sceneOf(drawing)
  const { meshes, solids } = makeHouse(drawing, scene.solids, roof_type, palette.ofRoof(roof_type))
  addTrunks(scene.crowns, solids, palette)
  group.add(...meshes, cast(solids, new MeshLambertMaterial({ vertexColors: true })))
  const leaves = new MeshLambertMaterial({ color: palette.leaves, vertexColors: true, transparent: true })
  const needles = new MeshLambertMaterial({ color: palette.needles, vertexColors: true })
  for (const crowns of makeCrowns(scene.crowns, leaves, needles)) group.add(crowns)
  const points = [...scene.solids.flatMap(one => one.points), ...scene.crowns.map(({ x, y }) => [x, y] as const)]
  const radius_m = Math.max(8, ...points.map(([x, y]) => Math.hypot(x, y)))
  group.add(makeGround({ drawing, image_src, map, palette, radius_m }, changed))
  const modules = layModules(drawing, panels)
  if (modules.mesh) group.add(modules.mesh)
  return { group, modules, leaves, radius_m, house: houseOf(scene.solids.filter(one => one.plane_id !== null)) }
}

function houseOf(roofs: ReturnType<typeof sceneOf>['solids']): Site['house'] {
  const points = roofs.flatMap(one => one.points)
  if (points.length === 0) return { x: 0, y: 0, radius_m: 10, height_m: 4 }
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const x = (Math.min(...xs) + Math.max(...xs)) / 2
  const y = (Math.min(...ys) + Math.max(...ys)) / 2
  const radius_m = Math.max(6, ...points.map(([px, py]) => Math.hypot(px - x, py - y)))
  return { x, y, radius_m, height_m: Math.max(...roofs.map(one => one.peak_m)) }
}

/** Gives back what the graphics card keeps of it. */
export function drop(object: Object3D) {
  object.traverse(one => {
    if (!(one instanceof Mesh || one instanceof LineSegments)) return
    one.geometry.dispose()
    const materials: Material[] = Array.isArray(one.material) ? one.material : [one.material]
    for (const material of materials) {
      if (
        material instanceof MeshLambertMaterial ||
        material instanceof MeshBasicMaterial ||
        material instanceof MeshPhongMaterial
      )
        material.map?.dispose()
      material.dispose()
    }
    if (one instanceof InstancedMesh) one.dispose()
  })
}
