// What is written on the drawing: each plane's name, slope and modules; the kind and length of a selected plane's edges.
// Beside the modules, never over them.
import { useMemo } from 'react'
import { sizeOn } from '#machines/design/drawing/fill-plane.ts'
import { middleOf } from '#machines/design/drawing/geometry.ts'
import { planeFrame } from '#machines/design/drawing/plane-frame.ts'
import { number } from '#web/lib/format.ts'
import { distance } from '../drafting.ts'
import { at, type Drawing, type Plane, type Point } from '../drawing-types.ts'
import { useEditor } from '../editor.ts'
import { lengthText, type Unit } from '../lengths.ts'
import { OBSTRUCTION_NAMES } from '../new-parts.ts'
import { EDGE_NAMES } from '../panels/edge-words.ts'
import { type Box, besideEdge, boxAround, onEdge, placeLabels, type Wish, within } from './place-labels.ts'
import { ScreenLabel } from './screen-label.tsx'
import { drawable } from './settling.ts'
import type { Size } from './viewport.ts'
import { words as texts } from './words.ts'

type Pixel = readonly [number, number]
type Place = (point: Point) => Pixel
type Props = { size: Size; place: Place; scale: number; unit: Unit }

/** A plane that is narrower says its name in the list of parts alone. */
const LEAST_PLANE_PX = 120
const LEAST_EDGE_PX = 40
const EDGE_HEIGHT = 16

export function Labels({ size, place, scale, unit }: Props) {
  const { drawing, selected, known } = useEditor()
  const panels = useMemo(() => panelOutlines(drawing, known.panels), [drawing, known.panels])
  const only = selected.length === 1 ? drawing.planes.find(({ id }) => selected.includes(id)) : undefined
  const edges = only ? edgeLabels(only, drawing.north_deg, place, unit) : []
  const names = drawing.planes
    .filter(plane => planeWidth(plane) * scale >= LEAST_PLANE_PX)
    .map(plane => ({ plane, ...planeLabel(plane, drawing.north_deg, place) }))
  const things = drawing.obstructions
    .filter(({ id }) => selected.includes(id))
    .map(one => ({
      name: OBSTRUCTION_NAMES[one.kind],
      wish: beside(one.id, OBSTRUCTION_NAMES[one.kind], one.points.map(at).map(place)),
    }))
  const taken = [
    ...panels.map(points => boxAround(points.map(place))),
    ...drawing.obstructions.filter(({ on_roof }) => on_roof).map(({ points }) => boxAround(points.map(at).map(place))),
    ...controls(size),
  ]
  const placed = placeLabels(
    [...edges, ...things, ...names].map(({ wish }) => wish),
    taken,
    size,
  )
  return (
    <g pointerEvents="none" className="select-none">
      {names.map(({ plane, wish, line, falls }) => {
        const middle = placed.get(wish.key)
        return (
          middle && <NameLabel key={wish.key} at={middle} wish={wish} name={plane.name} line={line} falls={falls} />
        )
      })}
      {[...things, ...edges].map(({ wish, name }) => {
        const middle = placed.get(wish.key)
        return (
          middle && (
            <g key={wish.key} data-label="">
              <ScreenLabel x={middle[0]} y={middle[1]}>
                {name}
              </ScreenLabel>
            </g>
          )
        )
      })}
    </g>
  )
}

/** What lies over the sheet in its corners: compass and zoom, the hint and the scale. */
const controls = ({ width, height }: Size): Box[] => [
  { left: width - 84, top: 0, right: width, bottom: 212 },
  { left: 0, top: height - 72, right: Math.min(width * 0.8, 400), bottom: height },
]

const planeWidth = ({ points }: Plane) => {
  const { left, right } = boxAround(points.map(at))
  return right - left
}

/** Seen from above, in meters. */
const panelOutlines = (drawing: Drawing, panels: Parameters<typeof drawable>[0]): Point[][] =>
  drawing.planes.flatMap(plane => {
    const panel = drawable(panels, plane.panel_id)
    if (!panel) return []
    const frame = planeFrame(plane, drawing.north_deg)
    return plane.modules.map(({ u_m, v_m, orientation }) => {
      const { width_m, height_m } = sizeOn(panel, orientation)
      const [u, v] = [width_m / 2, height_m / 2]
      return (
        [
          [u_m - u, v_m - v],
          [u_m + u, v_m - v],
          [u_m + u, v_m + v],
          [u_m - u, v_m + v],
        ] as const
      ).map(frame.toPlan)
    })
  })

/** An empty plane bears its name; one with modules has it at the eave, or at another of its sides, or where it is free. */
function planeLabel(plane: Plane, north_deg: number, place: Place) {
  const on = plane.modules.filter(one => one.on).length
  const line = `${number(plane.tilt_deg)}° · ${on} ${texts.panels_after_count({ on })}`
  const size = { width: Math.max(plane.name.length * 6.8, line.length * 6.3) + 40, height: 38 }
  const outline = plane.points.map(at).map(place)
  const middle = place(middleOf(plane.points))
  // From the top of the drawing, clockwise: the way water runs.
  const falls = plane.azimuth_deg - north_deg
  const [down_x, down_y] = [Math.sin((falls * Math.PI) / 180), -Math.cos((falls * Math.PI) / 180)]
  const low = (index: number) => {
    const [x, y] = onEdge(outline, index)[0] ?? middle
    return (x - middle[0]) * down_x + (y - middle[1]) * down_y
  }
  const sides = outline
    .map((_, index) => index)
    .sort((a, b) => low(b) - low(a))
    .flatMap(index => besideEdge(outline, index, size))
  const inside = within(outline, middle, size)
  const wish: Wish = { key: plane.id, ...size, places: on === 0 ? [...inside, ...sides] : [...sides, ...inside] }
  return { wish, line, falls }
}

/** Lengths along the roof, not as seen from above. */
function edgeLabels(plane: Plane, north_deg: number, place: Place, unit: Unit) {
  const { corners } = planeFrame(plane, north_deg)
  const outline = plane.points.map(at).map(place)
  return plane.edges.flatMap((kind, index) => {
    const [a, b] = [outline[index], outline[(index + 1) % outline.length]]
    const [s, t] = [corners[index], corners[(index + 1) % corners.length]]
    if (!a || !b || !s || !t || Math.hypot(a[0] - b[0], a[1] - b[1]) < LEAST_EDGE_PX) return []
    const name = `${EDGE_NAMES[kind]} ${lengthText(distance(s, t), unit)}`
    const size = sizeOf(name)
    const places = [...besideEdge(outline, index, size), ...onEdge(outline, index)]
    return [{ name, wish: { key: `${plane.id} ${index}`, ...size, places } }]
  })
}

const sizeOf = (text: string) => ({ width: text.length * 6.6 + 6, height: EDGE_HEIGHT })

function beside(key: string, name: string, outline: readonly Pixel[]): Wish {
  const size = sizeOf(name)
  return { key, ...size, places: outline.flatMap((_, index) => besideEdge(outline, index, size)) }
}

const MIDDLE = { textAnchor: 'middle', dominantBaseline: 'middle', fill: 'var(--ink)' } as const
type NameProps = { at: Pixel; wish: Wish; name: string; line: string; falls: number }

function NameLabel({ at: [x, y], wish: { width, height }, name, line, falls }: NameProps) {
  return (
    <g data-label="">
      <rect
        x={x - width / 2}
        y={y - height / 2}
        width={width}
        height={height}
        rx={6}
        fill="var(--surface)"
        fillOpacity={0.92}
        stroke="var(--hairline)"
      />
      <text x={x - 10} y={y - 7} className="figures text-xs font-semibold" {...MIDDLE}>
        {name}
      </text>
      <text x={x - 10} y={y + 9} className="figures text-xs" {...MIDDLE}>
        {line}
      </text>
      <path
        transform={`translate(${x + width / 2 - 13} ${y}) rotate(${falls})`}
        d="M0 7V-7M-4 -2.5L0 -7L4 -2.5"
        fill="none"
        stroke="var(--ink-2)"
        strokeWidth={2}
        strokeLinecap="round"
      />
    </g>
  )
}
