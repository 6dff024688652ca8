import { FOOT_M, useUnit } from '../lengths.ts'
import { gridStep } from './viewport.ts'

/** How long a stretch of the screen is on the ground. */
export function ScaleBar({ scale }: { scale: number }) {
  const unit = useUnit()
  const meters = unit === 'm' ? 1 : FOOT_M
  const step = gridStep(scale * meters, 60)
  return (
    <svg
      width={step * meters * scale + 2}
      height={24}
      role="img"
      aria-label={`${step} ${unit}`}
      className="pointer-events-none"
    >
      <path d={`M1 12V20H${step * meters * scale + 1}V12`} fill="none" stroke="var(--surface)" strokeWidth={4} />
      <path d={`M1 12V20H${step * meters * scale + 1}V12`} fill="none" stroke="var(--ink)" strokeWidth={1.5} />
      <text
        x={(step * meters * scale) / 2}
        y={14}
        textAnchor="middle"
        fill="var(--ink)"
        stroke="var(--surface)"
        strokeWidth={3}
        paintOrder="stroke"
        className="figures text-xs"
      >
        {step} {unit}
      </text>
    </svg>
  )
}
