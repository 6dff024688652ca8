// Obstructions on and around the roof, from above.
import { memo } from 'react'
import { at, type Obstruction, type Tree } from '../drawing-types.ts'

export const ObstructionShape = memo(function ObstructionShape({
  one,
  selected,
}: {
  one: Obstruction
  selected: boolean
}) {
  return (
    <polygon
      data-part={one.id}
      points={one.points.map(at).join(' ')}
      className="fill-loss/80"
      stroke={selected ? 'var(--marigold)' : 'var(--ink-2)'}
      strokeWidth={selected ? 3 : 1.5}
      vectorEffect="non-scaling-stroke"
    />
  )
})

export const TreeShape = memo(function TreeShape({ one, selected }: { one: Tree; selected: boolean }) {
  const stroke = selected ? 'var(--marigold)' : 'var(--success)'
  return (
    <g data-part={one.id}>
      <circle
        cx={one.x_m}
        cy={one.y_m}
        r={one.crown_m / 2}
        fill="var(--success)"
        fillOpacity={one.kind === 'evergreen' ? 0.45 : 0.25}
        stroke={stroke}
        strokeWidth={selected ? 3 : 1.5}
        vectorEffect="non-scaling-stroke"
      />
      <circle cx={one.x_m} cy={one.y_m} r={0.2} fill={stroke} />
    </g>
  )
})
