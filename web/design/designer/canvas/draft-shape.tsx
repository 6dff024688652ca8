// The shape being drawn: its corners, the line to the pointer with length and angle, and snap marks.
import { boxOutline, type Draft, distance } from '../drafting.ts'
import type { Point } from '../drawing-types.ts'
import { lengthText, type Unit } from '../lengths.ts'
import type { ToolId } from '../tools.ts'
import { ScreenLabel } from './screen-label.tsx'
import { words } from './words.ts'

type Place = (point: Point) => readonly [number, number]
type Props = { draft: Draft; tool: ToolId; grain: number; place: Place; unit: Unit }

export function DraftShape({ draft, tool, grain, place, unit }: Props) {
  const { points, pointer, guides, box } = draft
  const line = pointer ? [...points, pointer] : points
  const straight = tool === 'measure' || tool === 'scale'
  return (
    <g pointerEvents="none">
      {guides.map(({ kind, from, to }) => {
        const [a, b] = [place(from), place(to)]
        if (kind === 'corner')
          return <circle key="corner" cx={a[0]} cy={a[1]} r={9} fill="none" stroke="var(--marigold)" strokeWidth={2} />
        // A guide continues beyond what it meets, so that it is seen.
        const long = 2000 / Math.max(Math.hypot(b[0] - a[0], b[1] - a[1]), 1)
        return (
          <line
            key={`${kind}${from.join()}`}
            x1={a[0] - (b[0] - a[0]) * long}
            y1={a[1] - (b[1] - a[1]) * long}
            x2={b[0] + (b[0] - a[0]) * long}
            y2={b[1] + (b[1] - a[1]) * long}
            stroke="var(--marigold)"
            strokeWidth={1}
            strokeDasharray="4 4"
          />
        )
      })}
      {line.length > 1 && (
        <polyline
          points={line.map(place).join(' ')}
          fill={line.length > 2 ? 'var(--marigold-soft)' : 'none'}
          fillOpacity={0.5}
          stroke="var(--marigold)"
          strokeWidth={2}
        />
      )}
      {points.map((point, index) => {
        const [x, y] = place(point)
        return (
          <circle
            key={point.join()}
            cx={x}
            cy={y}
            r={index === 0 && points.length > 2 ? 7 : 4}
            fill="var(--raised)"
            stroke="var(--marigold)"
            strokeWidth={2}
          />
        )
      })}
      {points.length > 0 && pointer && (
        <SegmentLabel a={points.at(-1) ?? pointer} b={pointer} place={place} unit={unit} before={points.at(-2)} />
      )}
      {box && tool === 'tree' && <TreeDraft box={box} place={place} unit={unit} />}
      {box && straight && (
        <>
          <Line a={box[0]} b={box[1]} place={place} />
          <SegmentLabel a={box[0]} b={box[1]} place={place} unit={unit} />
        </>
      )}
      {box && !straight && tool !== 'tree' && <BoxDraft outline={boxOutline(box, grain)} place={place} unit={unit} />}
      {pointer && <Cross at={place(pointer)} />}
    </g>
  )
}

function Line({ a, b, place }: { a: Point; b: Point; place: Place }) {
  const [[x1, y1], [x2, y2]] = [place(a), place(b)]
  return <line x1={x1} y1={y1} x2={x2} y2={y2} stroke="var(--marigold)" strokeWidth={2} />
}

function Cross({ at: [x, y] }: { at: readonly [number, number] }) {
  return <path d={`M${x - 8} ${y}h16M${x} ${y - 8}v16`} stroke="var(--ink)" strokeWidth={1} />
}

/** Its length, and how much it turns from the one before, or from the drawing's right. */
function SegmentLabel({
  a,
  b,
  before,
  place,
  unit,
}: {
  a: Point
  b: Point
  before?: Point | undefined
  place: Place
  unit: Unit
}) {
  const length = distance(a, b)
  if (length < 0.01) return null
  const [p, q] = [place(a), place(b)]
  const angle = Math.atan2(b[1] - a[1], b[0] - a[0])
  const inner = before ? Math.atan2(before[1] - a[1], before[0] - a[0]) - angle : -angle
  const degrees = Math.abs((((inner * 180) / Math.PI + 540) % 360) - 180)
  return (
    <ScreenLabel x={(p[0] + q[0]) / 2} y={(p[1] + q[1]) / 2 - 14} strong>
      {lengthText(length, unit)} · {Math.round(degrees)}°
    </ScreenLabel>
  )
}

function BoxDraft({ outline, place, unit }: { outline: Point[]; place: Place; unit: Unit }) {
  const [a, b, c] = outline
  return (
    <>
      <polygon
        points={outline.map(place).join(' ')}
        fill="var(--marigold-soft)"
        fillOpacity={0.5}
        stroke="var(--marigold)"
        strokeWidth={2}
      />
      {a && b && c && (
        <>
          <SideLabel a={a} b={b} place={place} unit={unit} />
          <SideLabel a={b} b={c} place={place} unit={unit} />
        </>
      )}
    </>
  )
}

function SideLabel({ a, b, place, unit }: { a: Point; b: Point; place: Place; unit: Unit }) {
  const [p, q] = [place(a), place(b)]
  return (
    <ScreenLabel x={(p[0] + q[0]) / 2} y={(p[1] + q[1]) / 2} strong>
      {lengthText(distance(a, b), unit)}
    </ScreenLabel>
  )
}

function TreeDraft({ box, place, unit }: { box: readonly [Point, Point]; place: Place; unit: Unit }) {
  const [[x, y], edge] = [place(box[0]), place(box[1])]
  return (
    <>
      <circle
        cx={x}
        cy={y}
        r={Math.hypot(edge[0] - x, edge[1] - y)}
        fill="var(--success)"
        fillOpacity={0.2}
        stroke="var(--marigold)"
        strokeWidth={2}
      />
      <ScreenLabel x={x} y={y} strong>
        {words.crown_width({ lengthtext: lengthText(2 * distance(...box), unit) })}
      </ScreenLabel>
    </>
  )
}
