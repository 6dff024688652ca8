// What is written on the drawing: each plane's name, slope and modules; the kind and length of a selected plane's edges.
import { middleOf } from '#machines/design/drawing/geometry.ts'
import { planeFrame } from '#machines/design/drawing/plane-frame.ts'
import { number } from '#web/lib/format.ts'
import { distance } from '../drafting.ts'
import { at, type Drawing, type Plane, type Point } from '../drawing-types.ts'
import { lengthText, type Unit } from '../lengths.ts'
import { OBSTRUCTION_NAMES } from '../new-parts.ts'
import { EDGE_NAMES } from '../panels/edge-words.ts'
import { ScreenLabel } from './screen-label.tsx'
import { words as texts } from './words.ts'

type Place = (point: Point) => readonly [number, number]
type Props = { drawing: Drawing; selected: readonly string[]; place: Place; scale: number; unit: Unit }

export function Labels({ drawing, selected, place, scale, unit }: Props) {
  return (
    <g pointerEvents="none">
      {drawing.planes.map(plane => (
        <PlaneLabel key={plane.id} plane={plane} north_deg={drawing.north_deg} place={place} scale={scale} />
      ))}
      {drawing.obstructions.map(({ id, kind, points }) => {
        const [x, y] = place(middleOf(points))
        return selected.includes(id) ? (
          <ScreenLabel key={id} x={x} y={y}>
            {OBSTRUCTION_NAMES[kind]}
          </ScreenLabel>
        ) : null
      })}
      {drawing.planes
        .filter(({ id }) => selected.length === 1 && selected.includes(id))
        .map(plane => (
          <EdgeLabels key={plane.id} plane={plane} north_deg={drawing.north_deg} place={place} unit={unit} />
        ))}
    </g>
  )
}

const ROOM_PX = 70
const MIDDLE = { textAnchor: 'middle', dominantBaseline: 'middle', fill: 'var(--ink)' } as const

function PlaneLabel({
  plane,
  north_deg,
  place,
  scale,
}: {
  plane: Plane
  north_deg: number
  place: Place
  scale: number
}) {
  const corners = plane.points.map(at)
  const wide = Math.max(...corners.map(([x]) => x)) - Math.min(...corners.map(([x]) => x))
  if (wide * scale < ROOM_PX) return null
  const [x, y] = place(middleOf(plane.points))
  // From the top of the drawing, clockwise: the way water runs.
  const falls = plane.azimuth_deg - north_deg
  const on = plane.modules.filter(one => one.on).length
  const line = `${number(plane.tilt_deg)}° · ${on} ${texts.panels_after_count({ on })}`
  const width = Math.max(plane.name.length * 6.6, line.length * 6.2) + 40
  return (
    <>
      <rect
        x={x - width / 2}
        y={y - 19}
        width={width}
        height={38}
        rx={6}
        fill="var(--surface)"
        fillOpacity={0.88}
        stroke="var(--hairline)"
      />
      <text x={x - 10} y={y - 5} className="figures text-xs font-semibold" {...MIDDLE}>
        {plane.name}
      </text>
      <text x={x - 10} y={y + 10} className="figures text-xs" {...MIDDLE}>
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
    </>
  )
}

/** Lengths along the roof, not as seen from above. */
function EdgeLabels({ plane, north_deg, place, unit }: { plane: Plane; north_deg: number; place: Place; unit: Unit }) {
  const { corners } = planeFrame(plane, north_deg)
  const pixels = plane.points.map(at).map(place)
  const middle = place(middleOf(plane.points))
  return plane.edges.map((kind, index) => {
    const [a, b] = [pixels[index], pixels[(index + 1) % pixels.length]]
    const [s, t] = [corners[index], corners[(index + 1) % corners.length]]
    if (!a || !b || !s || !t || Math.hypot(a[0] - b[0], a[1] - b[1]) < ROOM_PX) return null
    const [x, y] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
    const words = `${EDGE_NAMES[kind]} ${lengthText(distance(s, t), unit)}`
    const out = Math.hypot(x - middle[0], y - middle[1]) || 1
    return (
      <ScreenLabel
        key={`${a.join()} ${b.join()}`}
        x={x + ((x - middle[0]) / out) * (14 + words.length * 3.2)}
        y={y + ((y - middle[1]) / out) * 18}
      >
        {words}
      </ScreenLabel>
    )
  })
}
