// Labels on the drawing: each plane's name, slope and modules; kind and length of a selected plane's edges. Next to the
// modules, never over them.
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
import {
  type Box,
  besideEdge,
  boxAround,
  isOver,
  onEdge,
  type Place,
  placeLabels,
  type Wish,
  within,
} from './place-labels.ts'
import { ScreenLabel } from './screen-label.tsx'
import { drawable } from './settling.ts'
import type { Size } from './viewport.ts'
import { words as texts } from './words.ts'

type Pixel = readonly [number, number]
type ToPixel = (point: Point) => Pixel
type Props = { size: Size; place: ToPixel; scale: number; unit: Unit }

/** A narrower plane is named only in the list of parts. */
const LEAST_PLANE_PX = 120
const LEAST_EDGE_PX = 40
const EDGE_HEIGHT = 16
/** Below this width the controls are in one row. */
const PHONE_PX = 640

export function Labels({ size, place, scale, unit }: Props) {
  const { drawing, selected, known } = useEditor()
  const panels = useMemo(() => panelOutlines(drawing, known.panels), [drawing, known.panels])
  const only = selected.length === 1 ? drawing.planes.find(({ id }) => selected.includes(id)) : undefined
  const edges = only ? edgeLabels(only, drawing.north_deg, place, unit) : []
  const outlines = new Map(drawing.planes.map(({ id, points }) => [id, points.map(at).map(place)]))
  const names = drawing.planes
    .filter(plane => planeWidth(plane) * scale >= LEAST_PLANE_PX)
    .map(plane => ({ plane, ...planeLabel(plane, drawing.north_deg, outlines) }))
  const things = drawing.obstructions
    .filter(({ id }) => selected.includes(id))
    .map(({ id, kind, points }) => beside(id, OBSTRUCTION_NAMES[kind], points.map(at).map(place)))
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
    <g pointerEvents="none" className="select-none group-data-shifting/canvas:invisible">
      {names.map(({ plane, wish, line, falls }) => {
        const there = placed.get(wish.key)
        return there && <NameLabel key={wish.key} at={there} name={plane.name} line={line} falls={falls} />
      })}
      {[...things, ...edges].map(({ wish, name }) => {
        const there = placed.get(wish.key)
        return (
          there && (
            <g key={wish.key} data-label="">
              <ScreenLabel x={there.x} y={there.y}>
                {name}
              </ScreenLabel>
            </g>
          )
        )
      })}
    </g>
  )
}

/** Overlays in the canvas corners: compass and zoom, hint and scale. */
const controls = ({ width, height }: Size): Box[] => [
  width < PHONE_PX
    ? { left: width - 226, top: 0, right: width, bottom: 80 }
    : { left: width - 84, top: 0, right: width, bottom: 212 },
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

/** An empty plane has its name in it; one with modules at the eave, at another side, or in free space. */
function planeLabel(plane: Plane, north_deg: number, outlines: ReadonlyMap<string, readonly Pixel[]>) {
  const on = plane.modules.filter(one => one.on).length
  const line = `${number(plane.tilt_deg)}° · ${on} ${texts.panels_after_count({ on })}`
  const [name_px, line_px] = [plane.name.length * 6.8, line.length * 6.3]
  const size = { width: Math.max(name_px, line_px) + 40, height: 38 }
  const along = { width: name_px + line_px + 48, height: 22 }
  const outline = outlines.get(plane.id) ?? []
  const others = [...outlines].filter(([id]) => id !== plane.id).map(([, points]) => points)
  const middle: Pixel = middleOf(outline)
  // From the top of the drawing, clockwise: the way water runs.
  const falls = plane.azimuth_deg - north_deg
  const [down_x, down_y] = [Math.sin((falls * Math.PI) / 180), -Math.cos((falls * Math.PI) / 180)]
  const low = (index: number) => {
    const [edge] = onEdge(outline, index, size)
    return edge ? (edge.x - middle[0]) * down_x + (edge.y - middle[1]) * down_y : 0
  }
  const sides = outline
    .map((_, index) => index)
    .sort((a, b) => low(b) - low(a))
    .flatMap(index => besideEdge(outline, index, size, along))
    .filter(there => !others.some(other => isOver(there, other)))
  const inside = within(outline, middle, size)
  const wish: Wish = { key: plane.id, places: on === 0 ? [...inside, ...sides] : [...sides, ...inside] }
  return { wish, line, falls }
}

/** Lengths along the roof, not as seen from above. */
function edgeLabels(plane: Plane, north_deg: number, place: ToPixel, unit: Unit) {
  const { corners } = planeFrame(plane, north_deg)
  const outline = plane.points.map(at).map(place)
  return plane.edges.flatMap((kind, index) => {
    const [a, b] = [outline[index], outline[(index + 1) % outline.length]]
    const [s, t] = [corners[index], corners[(index + 1) % corners.length]]
    if (!a || !b || !s || !t || Math.hypot(a[0] - b[0], a[1] - b[1]) < LEAST_EDGE_PX) return []
    const name = `${EDGE_NAMES[kind]} ${lengthText(distance(s, t), unit)}`
    const size = sizeOf(name)
    const places = [...besideEdge(outline, index, size), ...onEdge(outline, index, size)]
    return [{ name, wish: { key: `${plane.id} ${index}`, places } }]
  })
}

const sizeOf = (text: string) => ({ width: text.length * 6.6 + 6, height: EDGE_HEIGHT })

function beside(key: string, name: string, outline: readonly Pixel[]): { name: string; wish: Wish } {
  const size = sizeOf(name)
  return { name, wish: { key, places: outline.flatMap((_, index) => besideEdge(outline, index, size)) } }
}

const MIDDLE = { textAnchor: 'middle', dominantBaseline: 'middle', fill: 'var(--ink)' } as const
type NameProps = { at: Place; name: string; line: string; falls: number }

/** In two lines, or turned in one. The arrow is the way water runs. */
function NameLabel({ at: { x, y, width, height, turned }, name, line, falls }: NameProps) {
  const [long, tall] = turned ? [height, width] : [width, height]
  return (
    <g data-label="" transform={`translate(${x} ${y})${turned ? ' rotate(-90)' : ''}`}>
      <rect
        x={-long / 2}
        y={-tall / 2}
        width={long}
        height={tall}
        rx={6}
        fill="var(--surface)"
        fillOpacity={0.92}
        stroke="var(--hairline)"
      />
      {turned ? (
        <text x={-10} className="figures text-xs" {...MIDDLE}>
          <tspan className="font-semibold">{name}</tspan>
          <tspan dx={6}>{line}</tspan>
        </text>
      ) : (
        <>
          <text x={-10} y={-7} className="figures text-xs font-semibold" {...MIDDLE}>
            {name}
          </text>
          <text x={-10} y={9} className="figures text-xs" {...MIDDLE}>
            {line}
          </text>
        </>
      )}
      <path
        transform={`translate(${long / 2 - 13} 0) rotate(${turned ? falls + 90 : falls})`}
        d="M0 7V-7M-4 -2.5L0 -7L4 -2.5"
        fill="none"
        stroke="var(--ink-2)"
        strokeWidth={2}
        strokeLinecap="round"
      />
    </g>
  )
}
