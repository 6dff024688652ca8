import type { ReactNode } from 'react'

/** Words on the drawing, readable on any picture below. */
export function ScreenLabel({
  x,
  y,
  strong,
  children,
}: {
  x: number
  y: number
  strong?: boolean
  children: ReactNode
}) {
  return (
    <text
      x={x}
      y={y}
      textAnchor="middle"
      dominantBaseline="middle"
      fill="var(--ink)"
      stroke="var(--surface)"
      strokeWidth={4}
      strokeLinejoin="round"
      paintOrder="stroke"
      pointerEvents="none"
      className={`figures select-none ${strong ? 'text-sm font-semibold' : 'text-xs'}`}
    >
      {children}
    </text>
  )
}
