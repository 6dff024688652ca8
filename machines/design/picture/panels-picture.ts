// The picture of a design entered by figures, without a drawn roof: each plane is shown flat, with its panels in rows.
import type { Schemas } from '#sdk/types.ts'
import { COLORS, GROUND_AT_NIGHT, hex } from './palette.ts'
import { HEIGHT_PX, WIDTH_PX } from './roof-picture.ts'

type Block = { columns: number; rows: number; count: number; width: number; height: number }

/** Sides of a typical panel; the picture has no scale, since the panels have no positions. */
const PANEL = { width: 1.13, height: 1.72 }
const GAP = 0.08
/** Roof around the panels, and lawn between planes. */
const EDGE = 0.9
const BETWEEN = 1.4
/** As wide as a roof plane usually is for its height. */
const SHAPE = 2.4

export function panelsPicture(arrays: readonly Pick<Schemas['RoofArray'], 'module_count'>[]): string {
  const blocks = arrays.map(({ module_count }) => blockOf(module_count))
  const lines = linesOf(blocks)
  const width = Math.max(...lines.map(line => widthOf(line)))
  const height = lines.reduce((sum, line) => sum + heightOf(line), 0) + BETWEEN * (lines.length - 1)
  const scale = Math.min((WIDTH_PX * 0.86) / width, (HEIGHT_PX * 0.8) / height)
  let y = (HEIGHT_PX / scale - height) / 2
  const shapes = lines.map(line => {
    let x = (WIDTH_PX / scale - widthOf(line)) / 2
    const drawn = line.map(block => {
      const shape = blockAt(block, x, y)
      x += block.width + BETWEEN
      return shape
    })
    y += heightOf(line) + BETWEEN
    return drawn.join('')
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH_PX} ${HEIGHT_PX}" width="${WIDTH_PX}" height="${HEIGHT_PX}">${GROUND_AT_NIGHT}<path class="lawn" d="M0 0H${WIDTH_PX}V${HEIGHT_PX}H0Z" fill="${hex(COLORS.lawn)}"/><g transform="scale(${scale.toFixed(2)})">${shapes.join('')}</g></svg>`
}

function blockOf(count: number): Block {
  const columns = Math.max(1, Math.ceil(Math.sqrt((count * SHAPE * PANEL.height) / PANEL.width)))
  const rows = Math.ceil(count / columns)
  const even = Math.ceil(count / rows)
  return {
    columns: even,
    rows,
    count,
    width: even * (PANEL.width + GAP) - GAP + 2 * EDGE,
    height: rows * (PANEL.height + GAP) - GAP + 2 * EDGE,
  }
}

/** Planes in a row while it fits the picture's shape, then a new row. */
function linesOf(blocks: readonly Block[]): Block[][] {
  const area = blocks.reduce((sum, { width, height }) => sum + (width + BETWEEN) * (height + BETWEEN), 0)
  const most = Math.max(Math.sqrt((area * WIDTH_PX) / HEIGHT_PX), ...blocks.map(({ width }) => width))
  return blocks.reduce<Block[][]>((lines, block) => {
    const last = lines.at(-1)
    if (last && widthOf([...last, block]) <= most) last.push(block)
    else lines.push([block])
    return lines
  }, [])
}

const widthOf = (line: readonly Block[]) => line.reduce((sum, { width }) => sum + width + BETWEEN, -BETWEEN)
const heightOf = (line: readonly Block[]) => Math.max(...line.map(({ height }) => height))

function blockAt({ columns, count, width, height }: Block, x: number, y: number): string {
  const panels = Array.from({ length: count }, (_, index) => {
    const left = x + EDGE + (index % columns) * (PANEL.width + GAP)
    const top = y + EDGE + Math.floor(index / columns) * (PANEL.height + GAP)
    return `M${left.toFixed(2)} ${top.toFixed(2)}h${PANEL.width}v${PANEL.height}h-${PANEL.width}Z`
  })
  return `<path d="M${x.toFixed(2)} ${y.toFixed(2)}h${width.toFixed(2)}v${height.toFixed(2)}h-${width.toFixed(2)}Z" fill="${hex(COLORS.roof)}" stroke="${hex(COLORS.ridge)}" stroke-width=".06"/><path d="${panels.join('')}" fill="${hex(COLORS.panel)}" stroke="${hex(COLORS.frame)}" stroke-width=".05"/>`
}
