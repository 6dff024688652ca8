// Corners and edges of the one selected part, to take hold of. They keep their size on the screen.
import type { Point } from '../drawing-types.ts'
import type { Spot } from '../editor.ts'

type Props = { points: readonly Point[]; place: (point: Point) => readonly [number, number]; spot: Spot | null }

export function Handles({ points, place, spot }: Props) {
  const pixels = points.map(place)
  return (
    <g className="group-data-shifting/canvas:invisible">
      {pixels.map((a, index) => {
        const b = pixels[(index + 1) % pixels.length] ?? a
        const chosen = spot?.kind === 'edge' && spot.index === index
        return (
          <line
            // An edge has no name but its number.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={index}
            data-edge={index}
            x1={a[0]}
            y1={a[1]}
            x2={b[0]}
            y2={b[1]}
            stroke={chosen ? 'var(--marigold)' : 'transparent'}
            strokeOpacity={0.55}
            strokeWidth={chosen ? 9 : 14}
            strokeLinecap="round"
            className="cursor-pointer"
          />
        )
      })}
      {pixels.map((a, index) => {
        const b = pixels[(index + 1) % pixels.length] ?? a
        if (Math.hypot(a[0] - b[0], a[1] - b[1]) < 48) return null
        return (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            key={index}
            data-middle={index}
            cx={(a[0] + b[0]) / 2}
            cy={(a[1] + b[1]) / 2}
            r={4}
            fill="var(--raised)"
            stroke="var(--ink-3)"
            strokeWidth={1.5}
            className="cursor-copy"
          />
        )
      })}
      {pixels.map(([x, y], index) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          key={index}
          data-vertex={index}
          className="cursor-move"
        >
          <circle cx={x} cy={y} r={14} fill="transparent" />
          <rect
            x={x - 5}
            y={y - 5}
            width={10}
            height={10}
            rx={2}
            fill={spot?.kind === 'vertex' && spot.index === index ? 'var(--marigold)' : 'var(--raised)'}
            stroke="var(--ink)"
            strokeWidth={1.5}
          />
        </g>
      ))}
    </g>
  )
}
