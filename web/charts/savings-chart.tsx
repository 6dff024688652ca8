// Cumulative savings of each payment option against staying with the utility, year by year.
import { scaleLinear } from '@visx/scale'
import { LinePath } from '@visx/shape'
import type { Schemas } from '#sdk/types.ts'
import { money } from '#web/lib/format.ts'
import { ValueAxis } from './axes.tsx'
import { ChartFrame } from './chart-frame.tsx'
import { words } from './words.ts'

const COLORS = [
  'var(--production)',
  'var(--import)',
  'var(--export)',
  'var(--battery)',
  'var(--consumption)',
  'var(--loss)',
] as const
const MARGIN = { top: 10, right: 8, bottom: 24, left: 72 }

/** At most six offers: more colors can't be distinguished. */
export function SavingsChart({ offers, height = 260 }: { offers: Schemas['Offer'][]; height?: number }) {
  const drawn = offers.slice(0, COLORS.length).map((offer, index) => ({
    name: offer.name,
    color: COLORS[index] ?? 'var(--loss)',
    points: offer.years.map(({ year, cumulative_cents }) => ({ year, cents: cumulative_cents })),
  }))
  const years = drawn[0]?.points.map(point => point.year) ?? []
  const all = drawn.flatMap(({ points }) => points.map(point => point.cents))
  return (
    <ChartFrame
      title={words.cumulative_savings_25_years}
      series={drawn}
      head={[words.year, ...drawn.map(({ name }) => name)]}
      rows={years.map((year, index) => [year, ...drawn.map(({ points }) => money(points[index]?.cents ?? 0))])}
      height={height}
    >
      {width => {
        const y = scaleLinear({
          domain: [Math.min(0, ...all), Math.max(1, ...all)],
          range: [height - MARGIN.bottom, MARGIN.top],
          nice: 5,
        })
        const x = scaleLinear({ domain: [1, Math.max(2, ...years)], range: [MARGIN.left, width - MARGIN.right] })
        return (
          <svg
            width={width}
            height={height}
            role="img"
            aria-label={words.cumulative_savings({
              join: drawn.map(({ name, points }) => `${name} ${money(points.at(-1)?.cents ?? 0)}`).join(', '),
            })}
          >
            <ValueAxis y={y} left={MARGIN.left} width={width} write={money} ticks={5} zero />
            {[1, 5, 10, 15, 20, 25].map(year => (
              <text key={year} x={x(year)} y={height - 6} textAnchor="middle" className="fill-ink-3 text-xs figures">
                {year}
              </text>
            ))}
            {drawn.map(({ name, color, points }) => (
              <LinePath
                key={name}
                data={points}
                x={point => x(point.year)}
                y={point => y(point.cents)}
                stroke={color}
                strokeWidth={2.5}
                strokeLinecap="round"
              />
            ))}
          </svg>
        )
      }}
    </ChartFrame>
  )
}
