// The panels of a design, each in the color of its string: where the roof is drawn, in their places; otherwise plane by plane in rows.
import { arraysOf } from '#machines/design/drawing/arrays-of.ts'
import { planeFrame } from '#machines/design/drawing/plane-frame.ts'
import type { Schemas } from '#sdk/types.ts'
import { useRead } from '#web/data/queries.ts'
import type { Plan } from './electrical-part.tsx'
import { stringColor } from './string-colors.ts'

type Props = { plan: Plan; label: string }
type Spot = { plane: number; corners: readonly (readonly [number, number])[] }
type Outline = readonly (readonly [number, number])[]
/** Of a typical panel, where the catalog has no sides. */
const USUAL = { length_m: 1.72, width_m: 1.13 }
const COLUMNS = 12

export function RoofStrings({ plan, label }: Props) {
  const { data } = useRead('/v3/design.GetDrawing', { project_id: plan.project_id })
  const drawing = data?.drawing ?? null
  const ids = [...new Set((drawing?.planes ?? []).map(({ panel_id }) => panel_id))]
  const panels = useRead('/v3/collections.ListPanels', { ids: ids.join(','), limit: 50 }, { enabled: ids.length > 0 })
  const counts = countsOf(plan)
  const drawn = drawing && fits(drawing, counts) ? drawing : null
  const { spots, outlines } = drawn
    ? onRoof(drawn, new Map((panels.data?.panels ?? []).map(panel => [panel.id, panel])))
    : inRows(counts)
  const owners = ownersOf(plan, counts)
  const points = [...spots.flatMap(({ corners }) => corners), ...outlines.flat()]
  const [left, right] = [Math.min(...points.map(([x]) => x)), Math.max(...points.map(([x]) => x))]
  const [top, bottom] = [Math.min(...points.map(([, y]) => y)), Math.max(...points.map(([, y]) => y))]
  const next = counts.map(() => 0)
  return (
    <svg
      viewBox={`${left - 0.5} ${top - 0.5} ${right - left + 1} ${bottom - top + 1}`}
      role="img"
      aria-label={label}
      className="max-h-96 w-full rounded-control bg-sunken"
    >
      {outlines.map(outline => (
        <polygon
          key={outline.join(' ')}
          points={outline.join(' ')}
          fill="var(--raised)"
          stroke="var(--hairline-strong)"
          strokeWidth={0.06}
        />
      ))}
      {spots.map(({ plane, corners }) => {
        const nth = next[plane] ?? 0
        next[plane] = nth + 1
        const owner = owners[plane]?.[nth] ?? -1
        const [x, y] = [mean(corners.map(([at]) => at)), mean(corners.map(([, at]) => at))]
        return (
          <g key={corners.join(' ')}>
            <polygon
              points={corners.join(' ')}
              fill={owner < 0 ? 'var(--sunken)' : stringColor(owner).fill}
              stroke="var(--surface)"
              strokeWidth={0.06}
            />
            <text
              x={x}
              y={y}
              fontSize={0.5}
              fill={stringColor(Math.max(0, owner)).text}
              textAnchor="middle"
              dominantBaseline="central"
            >
              {plan.strings[owner]?.tag ?? '–'}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** Panels of each plane, by the strings; a branch may have inputs left over. */
function countsOf({ strings, planes }: Plan): number[] {
  return planes.map((_, plane) =>
    strings.flatMap(({ runs }) => runs).reduce((sum, run) => sum + (run.plane === plane ? run.module_count : 0), 0),
  )
}

/** For each plane, the string of each of its panels in order. */
function ownersOf({ strings }: Plan, counts: readonly number[]): number[][] {
  return counts.map((_, plane) =>
    strings.flatMap(({ runs }, index) =>
      runs.flatMap(run => (run.plane === plane ? new Array<number>(run.module_count).fill(index) : [])),
    ),
  )
}

const fits = (drawing: Schemas['Drawing'], counts: readonly number[]) => {
  const arrays = arraysOf(drawing)
  return arrays.length === counts.length && arrays.every(({ module_count }, plane) => module_count === counts[plane])
}

function onRoof(
  drawing: Schemas['Drawing'],
  sides: ReadonlyMap<string, { length_m: number | null; width_m: number | null }>,
): { spots: Spot[]; outlines: Outline[] } {
  const planes = drawing.planes.filter(({ modules }) => modules.some(({ on }) => on))
  // A drawing's y grows upwards.
  const flip = ([x, y]: readonly [number, number]) => [Number(x.toFixed(3)), Number((-y).toFixed(3))] as const
  return {
    outlines: drawing.planes.map(({ points }) => points.map(([x = 0, y = 0]) => flip([x, y]))),
    spots: planes.flatMap((plane, index) => {
      const frame = planeFrame(plane, drawing.north_deg)
      const panel = sides.get(plane.panel_id)
      const [long, short] = [panel?.length_m ?? USUAL.length_m, panel?.width_m ?? USUAL.width_m]
      return plane.modules
        .filter(({ on }) => on)
        .map(({ u_m, v_m, orientation }) => {
          const [width, height] = orientation === 'portrait' ? [short, long] : [long, short]
          const corner = (right: number, up: number) =>
            flip(frame.toPlan([u_m + (right * width) / 2, v_m + (up * height) / 2]))
          return { plane: index, corners: [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)] }
        })
    }),
  }
}

function inRows(counts: readonly number[]): { spots: Spot[]; outlines: Outline[] } {
  const { width_m: width, length_m: height } = USUAL
  let top = 0
  const spots = counts.flatMap((count, plane) => {
    const from = top
    top += Math.ceil(count / COLUMNS) * height + 0.8
    return Array.from({ length: count }, (_, nth): Spot => {
      const x = (nth % COLUMNS) * width
      const y = from + Math.floor(nth / COLUMNS) * height
      return {
        plane,
        corners: [
          [x, y],
          [x + width, y],
          [x + width, y + height],
          [x, y + height],
        ],
      }
    })
  })
  return { spots, outlines: [] }
}
