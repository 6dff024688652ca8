// A module's 60 cells, in three groups with a bypass diode each that lie along its long side, and points on each cell.
import type { Schemas } from '#sdk/types.ts'
import type { Box } from './shadow.ts'
import { pointOn, type Surface, type Vector } from './surface.ts'

/** Groups of cells that have a bypass diode each. */
export const GROUPS = 3
/** The byte of light for unshaded sun. */
export const FREE = 255
const COLUMNS = 6
const ROWS = 10
const CELLS = (COLUMNS * ROWS) / GROUPS
/** On a cell, from its corner: no two at the same distance from any side, so that an edge parallel to one passes them singly. */
const POINTS = Array.from({ length: 16 }, (_, k) => [(k + 0.5) / 16, (((k * 5) % 16) + 0.5) / 16] as const)
export const CELL_POINTS = POINTS.length
/** Where a module is looked at for what it sees of the sky, from its middle in parts of its sides. */
const LOOKS = [-1 / 3, 0, 1 / 3].flatMap(right => [-1 / 3, 0, 1 / 3].map(up => [right, up] as const))

export type ModuleCells = {
  readonly box: Box
  /** By group, cell and point of the cell: u, v on the surface, and x, y, z in space. */
  readonly flat: Float64Array
  readonly points: Float64Array
  readonly cell_boxes: readonly Box[]
  readonly looks: readonly Vector[]
}
type Laid = Pick<Schemas['DrawnModule'], 'u_m' | 'v_m' | 'orientation'>
type Sides = { readonly module_length_m: number | null; readonly module_width_m: number | null }

/** A module whose sides are not known is looked at in its middle alone. */
export function moduleCells(surface: Surface, { u_m, v_m, orientation }: Laid, sides: Sides): ModuleCells {
  const portrait = orientation === 'portrait'
  const [long, short] = [sides.module_length_m ?? 0, sides.module_width_m ?? 0]
  const [wide, high] = portrait ? [short, long] : [long, short]
  const flat: number[] = []
  const points: number[] = []
  const cell_boxes: Box[] = []
  for (let column = 0; column < COLUMNS; column++)
    for (let row = 0; row < ROWS; row++) {
      const onCell = (right: number, up: number) => {
        const across = (column + right) / COLUMNS - 0.5
        const along = (row + up) / ROWS - 0.5
        return [u_m + (portrait ? across : along) * wide, v_m + (portrait ? along : across) * high] as const
      }
      const [[u_from, v_from], [u_to, v_to]] = [onCell(0, 0), onCell(1, 1)]
      cell_boxes.push([u_from, u_to, v_from, v_to])
      for (const [right, up] of POINTS) {
        const [u, v] = onCell(right, up)
        flat.push(u, v)
        points.push(...pointOn(surface, u, v))
      }
    }
  const at = ([right, up]: readonly [number, number]) => pointOn(surface, u_m + right * wide, v_m + up * high)
  return {
    box: [u_m - wide / 2, u_m + wide / 2, v_m - high / 2, v_m + high / 2],
    flat: Float64Array.from(flat),
    points: Float64Array.from(points),
    cell_boxes,
    looks: LOOKS.map(at),
  }
}

/** Layout of `groupsLight`: per group the darkest cell, share of cells that dark, light of the rest; then the mean. */
export const PER_GROUP = 3
export const MEAN = GROUPS * PER_GROUP
export const PER_MODULE = MEAN + 1

const cells = new Float64Array(CELLS)

/** The darkest cell holds back the current of its group; the rest still make their voltage. Shares of the free sun. */
export function groupsLight(through: Float64Array, into: Float64Array): void {
  let all = 0
  let point = 0
  for (let group = 0; group < GROUPS; group++) {
    let darkest = Number.POSITIVE_INFINITY
    let total = 0
    for (let cell = 0; cell < CELLS; cell++) {
      let sum = 0
      for (let k = 0; k < POINTS.length; k++) sum += through[point++] ?? 0
      const share = sum / POINTS.length
      cells[cell] = share
      total += share
      if (share < darkest) darkest = share
    }
    const between = (darkest + total / CELLS) / 2
    let [dark, rest] = [0, 0]
    for (const share of cells) {
      if (share <= between) dark++
      else rest += share
    }
    into[group * PER_GROUP] = darkest
    into[group * PER_GROUP + 1] = dark / CELLS
    into[group * PER_GROUP + 2] = dark < CELLS ? rest / (CELLS - dark) : darkest
    all += total
  }
  into[MEAN] = all / (CELLS * GROUPS)
}
