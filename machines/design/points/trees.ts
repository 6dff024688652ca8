// Trees as tops of the canopy: the highest of their surroundings, wider for higher ones, outside of roofs.
import { contains } from '../drawing/geometry.ts'
import type { Point } from '../drawing/plane-frame.ts'
import { type Cloud, rangeOf, sizeOf } from './cloud.ts'
import type { Ground } from './ground.ts'
import { MOST_OBSTRUCTION_M } from './obstructions.ts'
import type { MeasuredPlane } from './propose-roof.ts'

export type MeasuredTree = { x_m: number; y_m: number; height_m: number; crown_m: number }

const CELL_M = 0.5
const LEAST_M = 2.5
const MOST_M = 60
const LEAST_CROWN_M = 1.2

export function findTrees(cloud: Cloud, ground: Ground, planes: readonly MeasuredPlane[]): MeasuredTree[] {
  const [left, right] = rangeOf(cloud.x)
  const [low, high] = rangeOf(cloud.y)
  const columns = Math.floor((right - left) / CELL_M) + 1
  const rows = Math.floor((high - low) / CELL_M) + 1
  const canopy = new Float64Array(columns * rows)
  const top = new Int32Array(columns * rows).fill(-1)
  const roofs = planes.map(boxed)
  for (let i = 0; i < sizeOf(cloud); i++) {
    const spot: Point = [cloud.x[i] ?? 0, cloud.y[i] ?? 0]
    const height = (cloud.z[i] ?? 0) - ground.heightAt(...spot)
    if (height < LEAST_M || height > MOST_M) continue
    const at = Math.floor((spot[1] - low) / CELL_M) * columns + Math.floor((spot[0] - left) / CELL_M)
    if (height <= (canopy[at] ?? 0) || roofs.some(roof => roof.covers(spot, height))) continue
    canopy[at] = height
    top[at] = i
  }
  const tops = [...canopy.keys()]
    .filter(at => (canopy[at] ?? 0) >= LEAST_M)
    .sort((a, b) => (canopy[b] ?? 0) - (canopy[a] ?? 0) || a - b)
  const trees: (MeasuredTree & { cells: number })[] = []
  for (const at of tops) {
    const height = canopy[at] ?? 0
    const i = top[at] ?? 0
    const [x, y] = [cloud.x[i] ?? 0, cloud.y[i] ?? 0]
    const owner = trees.find(tree => Math.hypot(tree.x_m - x, tree.y_m - y) < reachOf(tree.height_m))
    if (owner) {
      owner.cells++
      continue
    }
    if (isPeak(at, height)) trees.push({ ...middleOfTop(at, height), height_m: height, crown_m: 0, cells: 1 })
    else {
      const nearest = trees
        .map(tree => ({ tree, far: Math.hypot(tree.x_m - x, tree.y_m - y) }))
        .sort((a, b) => a.far - b.far)[0]
      if (nearest && nearest.far < 0.6 * nearest.tree.height_m) nearest.tree.cells++
    }
  }
  return trees
    .map(({ cells, ...tree }) => ({ ...tree, crown_m: 2 * Math.sqrt((cells * CELL_M ** 2) / Math.PI) }))
    .filter(({ crown_m }) => crown_m >= LEAST_CROWN_M)

  /** One twig is higher than the rest by chance. */
  function middleOfTop(at: number, height: number) {
    const [column, row] = [at % columns, Math.floor(at / columns)]
    let [sum, x, y] = [0, 0, 0]
    for (let r = Math.max(0, row - 3); r <= Math.min(rows - 1, row + 3); r++)
      for (let c = Math.max(0, column - 3); c <= Math.min(columns - 1, column + 3); c++) {
        const weight = Math.max(0, (canopy[r * columns + c] ?? 0) - height + 0.8)
        sum += weight
        x += weight * (left + (c + 0.5) * CELL_M)
        y += weight * (low + (r + 0.5) * CELL_M)
      }
    return { x_m: x / sum, y_m: y / sum }
  }

  function isPeak(at: number, height: number): boolean {
    const [column, row] = [at % columns, Math.floor(at / columns)]
    let around = 0
    for (let dy = -2; dy <= 2; dy++)
      for (let dx = -2; dx <= 2; dx++) {
        const [c, r] = [column + dx, row + dy]
        if (c < 0 || r < 0 || c >= columns || r >= rows || (dx === 0 && dy === 0)) continue
        const other = canopy[r * columns + c] ?? 0
        if (other > height) return false
        if (other > height - 3 && other > LEAST_M) around++
      }
    // A pole has nothing around it.
    return around >= 5
  }
}

const reachOf = (height_m: number) => Math.min(1.4 + 0.07 * height_m, 3)

/** Branches over a roof belong to their tree; chimneys and aerials don't. */
function boxed(plane: MeasuredPlane) {
  const { points, top_height_m } = plane
  const [left, right] = rangeOf(points.map(([x]) => x))
  const [low, high] = rangeOf(points.map(([, y]) => y))
  const margin = 0.4
  return {
    covers: ([x, y]: Point, height: number) =>
      height < top_height_m + MOST_OBSTRUCTION_M &&
      x > left - margin &&
      x < right + margin &&
      y > low - margin &&
      y < high + margin &&
      [
        [0, 0],
        [margin, 0],
        [-margin, 0],
        [0, margin],
        [0, -margin],
      ].some(([dx = 0, dy = 0]) => contains(points, [x + dx, y + dy])),
  }
}
