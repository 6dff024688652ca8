// A roof plane from above: its outline, what must stay free of modules, and the modules in their true places.
import { memo } from 'react'
import { sizeOn } from '#machines/design/drawing/fill-plane.ts'
import { edgeBarriers } from '#machines/design/drawing/free-spans.ts'
import { outlinesMeet } from '#machines/design/drawing/geometry.ts'
import { planeFrame } from '#machines/design/drawing/plane-frame.ts'
import { at, type Obstruction, type Plane } from '../drawing-types.ts'
import { EDGE_COLORS } from '../panels/edge-words.ts'
import { PANEL_EDGE_COLOR } from './access-color.ts'

type Props = {
  plane: Plane
  north_deg: number
  setbacks: Parameters<typeof edgeBarriers>[2]
  obstructions: readonly Obstruction[]
  panel: { length_m: number; width_m: number } | undefined
  selected: boolean
  /** Over a photo or a map the plane is translucent. */
  onPicture: boolean
  /** The color of a year's light on each module, by `${plane.id}:${index}`. */
  access?: ReadonlyMap<string, string> | undefined
}

const path = (points: readonly (readonly [number, number])[]) => points.map(([x, y]) => `${x},${y}`).join(' ')

export const PlaneShape = memo(function PlaneShape(props: Props) {
  const { plane, north_deg, setbacks, obstructions, panel, selected, onPicture, access } = props
  const frame = planeFrame(plane, north_deg)
  const corners = plane.points.map(at)
  const holes = (plane.holes ?? []).map(hole => hole.map(at))
  const clip = `plane-${plane.id}`
  const onIt = obstructions.filter(one => one.on_roof && outlinesMeet(one.points, plane.points))
  return (
    <g data-part={plane.id} data-selected={selected}>
      <path
        data-outline=""
        d={[corners, ...holes].map(ring => `M${path(ring)}Z`).join('')}
        fillRule="evenodd"
        className={onPicture ? 'fill-white/25' : 'fill-raised'}
        stroke="var(--hairline-strong)"
        strokeWidth={1}
        vectorEffect="non-scaling-stroke"
      />
      <KeepFree id={`free-${plane.id}`} matrix={frame.matrix} />
      <clipPath id={clip}>
        <polygon points={path(frame.corners)} />
      </clipPath>
      <g transform={`matrix(${frame.matrix.join(' ')})`}>
        <g
          clipPath={`url(#${clip})`}
          stroke={`url(#free-${plane.id})`}
          strokeLinecap="round"
          fill="none"
          pointerEvents="none"
        >
          {edgeBarriers(plane, frame, setbacks).map(({ a, b, distance_m }) =>
            distance_m > 0 ? (
              <line
                key={`${a.join()}-${b.join()}`}
                x1={a[0]}
                y1={a[1]}
                x2={b[0]}
                y2={b[1]}
                strokeWidth={distance_m * 2}
              />
            ) : null,
          )}
          {holes.map(hole => (
            <polygon
              key={path(hole)}
              points={path(hole.map(frame.toSurface))}
              strokeWidth={setbacks.obstruction_m * 2}
              strokeLinejoin="round"
            />
          ))}
          {onIt.map(({ id, points }) => (
            <polygon
              key={id}
              points={path(points.map(at).map(frame.toSurface))}
              strokeWidth={setbacks.obstruction_m * 2}
              strokeLinejoin="round"
            />
          ))}
        </g>
        {panel &&
          plane.modules.map(({ u_m, v_m, orientation, on }, index) => {
            const { width_m, height_m } = sizeOn(panel, orientation)
            const color = access?.get(`${plane.id}:${index}`)
            return (
              <rect
                // Modules have no name but their place.
                key={`${u_m},${v_m}`}
                data-plane={plane.id}
                data-module={index}
                data-on={on}
                x={u_m - width_m / 2}
                y={v_m - height_m / 2}
                width={width_m}
                height={height_m}
                rx={0.03}
                fill={on ? (color ?? 'var(--module)') : 'transparent'}
                stroke={on ? (color ? PANEL_EDGE_COLOR : 'var(--module-line)') : 'var(--ink-3)'}
                strokeWidth={1}
                strokeDasharray={on ? undefined : '3 3'}
                vectorEffect="non-scaling-stroke"
              />
            )
          })}
      </g>
      {corners.map((a, index) => {
        const b = corners[(index + 1) % corners.length] ?? a
        return (
          <line
            key={`${a.join()}-${b.join()}`}
            data-edge={selected ? index : undefined}
            x1={a[0]}
            y1={a[1]}
            x2={b[0]}
            y2={b[1]}
            stroke={EDGE_COLORS[plane.edges[index] ?? 'rake']}
            strokeWidth={selected ? 3 : 2}
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
            pointerEvents="none"
          />
        )
      })}
    </g>
  )
})

/** Hatching that runs the same way on every plane: the plane's own slant is taken out of it. */
function KeepFree({ id, matrix: [a, b, c, d] }: { id: string; matrix: readonly number[] }) {
  const [p = 1, q = 0, r = 0, s = 1] = inverse(a, b, c, d)
  return (
    <pattern
      id={id}
      width="0.24"
      height="0.24"
      patternUnits="userSpaceOnUse"
      patternTransform={`matrix(${p} ${q} ${r} ${s} 0 0) rotate(22)`}
    >
      <rect width="0.24" height="0.24" fill="var(--warning)" fillOpacity="0.1" />
      <line x1="0" y1="0" x2="0" y2="0.24" stroke="var(--warning)" strokeOpacity="0.5" strokeWidth="0.06" />
    </pattern>
  )
}

function inverse(a = 1, b = 0, c = 0, d = 1) {
  const det = a * d - b * c
  return [d / det, -b / det, -c / det, a / det]
}
