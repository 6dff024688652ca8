// Axes that every chart has alike: values on the left with their lines, months below.
import { MONTHS } from '#web/lib/format.ts'

type ValuesProps = {
  y: { (value: number): number; ticks(count: number): number[] }
  /** Where the lines begin, and how far they go. */
  left: number
  width: number
  write: (value: number) => string
  ticks?: number
  /** Emphasizes the zero line if values are on both sides of it. */
  zero?: boolean
}

export const ValueAxis = ({ y, left, width, write, ticks = 4, zero = false }: ValuesProps) =>
  y.ticks(ticks).map(tick => (
    <g key={tick}>
      <line
        x1={left}
        x2={width}
        y1={y(tick)}
        y2={y(tick)}
        stroke={tick === 0 && zero ? 'var(--ink-3)' : 'var(--hairline)'}
      />
      <text x={left - 8} y={y(tick)} dy="0.32em" textAnchor="end" className="fill-ink-3 text-xs figures">
        {write(tick)}
      </text>
    </g>
  ))

/** Below the bars; one letter each where there is no room. */
export const MonthAxis = ({
  middle,
  width,
  height,
}: {
  middle: (month: string) => number
  width: number
  height: number
}) =>
  MONTHS.map(month => (
    <text key={month} x={middle(month)} y={height - 8} textAnchor="middle" className="fill-ink-3 text-xs">
      {width < 420 ? month.charAt(0) : month}
    </text>
  ))
