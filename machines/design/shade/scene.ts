// Obstructions around the modules, from a drawing. The 3D view builds the same shapes, so both agree.
import type { Schemas } from '#sdk/types.ts'
import { middleOf } from '../drawing/geometry.ts'
import { type Point, planeFrame } from '../drawing/plane-frame.ts'
import { type Horizon, horizonElevation } from '../horizon.ts'
import { type Crown, crownOf, type Tree } from './crown.ts'
import { isInside, makeSolid, type Solid } from './solid.ts'

export type Scene = {
  readonly solids: readonly Solid[]
  readonly crowns: readonly Crown[]
  /** Elevation of the far horizon at a true azimuth; null where it is free. */
  readonly horizon: ((azimuth_deg: number) => number) | null
}
type Roof = Pick<Schemas['DrawnPlane'], 'id' | 'points' | 'tilt_deg' | 'azimuth_deg' | 'eave_height_m'>
type Obstruction = Pick<Schemas['DrawnObstruction'], 'kind' | 'points' | 'height_m' | 'on_roof'>
type Drawing = Pick<Schemas['Drawing'], 'horizon' | 'north_deg'> & {
  readonly planes: readonly Roof[]
  readonly obstructions: readonly Obstruction[]
  readonly trees: readonly Tree[]
}

export function sceneOf(drawing: Drawing): Scene {
  const roofs = drawing.planes.map(plane => roofSolid(plane, drawing.north_deg))
  const points: Horizon = drawing.horizon.map(({ azimuth_deg, elevation_deg }) => [azimuth_deg, elevation_deg])
  return {
    solids: [...roofs, ...drawing.obstructions.map(one => obstructionSolid(one, roofs))],
    crowns: drawing.trees.map(crownOf),
    horizon: points.length > 0 ? horizonElevation(points) : null,
  }
}

/** A plane with the house under it down to the ground. */
function roofSolid(plane: Roof, north_deg: number): Solid {
  const frame = planeFrame(plane, north_deg)
  const heightAt = (point: Point) => frame.heightAt(frame.toSurface(point))
  const at_middle = heightAt([0, 0])
  const top = { at_middle, per_x: heightAt([1, 0]) - at_middle, per_y: heightAt([0, 1]) - at_middle }
  return makeSolid(plane.points.map(asPoint), top, plane.id)
}

/**
 * On the ground its top is level. On a roof it is level too, at its height above the roof under its middle; a skylight
 * follows the slope. One marked as on the roof but outside every plane is placed on the ground.
 */
function obstructionSolid(obstruction: Obstruction, roofs: readonly Solid[]): Solid {
  const points = obstruction.points.map(asPoint)
  const [x, y] = middleOf(points)
  const height = (roof: Solid) => roof.top.at_middle + roof.top.per_x * x + roof.top.per_y * y
  const under = obstruction.on_roof
    ? roofs.filter(roof => isInside(roof, x, y, -1)).sort((one, other) => height(other) - height(one))[0]
    : undefined
  if (!under) return makeSolid(points, { at_middle: obstruction.height_m, per_x: 0, per_y: 0 })
  if (obstruction.kind === 'skylight')
    return makeSolid(points, { ...under.top, at_middle: under.top.at_middle + obstruction.height_m })
  return makeSolid(points, { at_middle: height(under) + obstruction.height_m, per_x: 0, per_y: 0 })
}

const asPoint = ([x = 0, y = 0]: readonly number[]): Point => [x, y]
