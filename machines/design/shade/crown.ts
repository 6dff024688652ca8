// Trees as shade and 3D view both see them: an egg of leaves on a trunk. The trunk itself is too thin to count.
import type { Schemas } from '#sdk/types.ts'

export type Crown = {
  readonly x: number
  readonly y: number
  /** Middle of the crown above the ground. */
  readonly z: number
  /** Half its width and half its height. */
  readonly across: number
  readonly upright: number
  readonly loses_leaves: boolean
}

/** The part of the height that is bare trunk. */
const TRUNK = { deciduous: 0.25, evergreen: 0.1 } as const

export type Tree = Pick<Schemas['DrawnTree'], 'kind' | 'x_m' | 'y_m' | 'height_m' | 'crown_m'>

export function crownOf(tree: Tree): Crown {
  const from = tree.height_m * TRUNK[tree.kind]
  const upright = (tree.height_m - from) / 2
  const loses_leaves = tree.kind === 'deciduous'
  return { x: tree.x_m, y: tree.y_m, z: from + upright, across: tree.crown_m / 2, upright, loses_leaves }
}

/**
 * Share of light that comes through one crown. Measured on single street trees: 0.01 to 0.05 (Konarska et al. 2014,
 * Theoretical and Applied Climatology 117:363) and 0.2 (Heisler 1986, Urban Ecology 9:337) in leaf, 0.40 to 0.52 and 0.6
 * bare. A tenth and a half lie between.
 */
export const IN_LEAF = 0.1
const BARE = 0.5
const BUDDING = (IN_LEAF + BARE) / 2

/** Of a tree that loses its leaves, January to December: in leaf from May to October. */
export const THROUGH_DECIDUOUS: readonly number[] = [
  BARE,
  BARE,
  BARE,
  BUDDING,
  IN_LEAF,
  IN_LEAF,
  IN_LEAF,
  IN_LEAF,
  IN_LEAF,
  IN_LEAF,
  BUDDING,
  BARE,
]

/** True if a ray from a point hits the crown, also from inside. */
export function meetsCrown(crown: Crown, x: number, y: number, z: number, dx: number, dy: number, dz: number): boolean {
  // Squeezed until the crown is a ball of radius one.
  const ax = (x - crown.x) / crown.across
  const ay = (y - crown.y) / crown.across
  const az = (z - crown.z) / crown.upright
  const bx = dx / crown.across
  const by = dy / crown.across
  const bz = dz / crown.upright
  const outside = ax * ax + ay * ay + az * az - 1
  if (outside <= 0) return true
  const towards = ax * bx + ay * by + az * bz
  if (towards >= 0) return false
  return towards * towards >= outside * (bx * bx + by * by + bz * bz)
}
