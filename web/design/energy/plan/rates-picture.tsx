// Rates of 576 hours as shades, with their figures in a table.

import { ChartFrame } from '#web/charts/chart-frame.tsx'
import { DAY_HOURS } from '#web/charts/hours.ts'
import { MONTHS, number } from '#web/lib/format.ts'
import { clock } from './paint.ts'
import { centsPerKwh } from './plan-words.ts'
import { type Rates, spanOf } from './rate-matrix.ts'
import { words } from './words.ts'

const ROW = 11

export function RatesPicture({ rates }: { rates: Rates }) {
  const { least, most } = spanOf(rates)
  const shade = (rate: number) => {
    const share = most > least ? (rate - least) / (most - least) : 0
    return `color-mix(in oklch, var(--export) ${Math.round(8 + 92 * share)}%, var(--surface))`
  }
  const days = [
    { name: words.weekdays, matrix: rates.weekday },
    { name: words.weekends, matrix: rates.weekend },
  ]
  return (
    <ChartFrame
      title={words.paid_hour_darker_more}
      series={[]}
      head={[words.day, ...DAY_HOURS.map(hour => `${clock(hour)} (¢)`)]}
      rows={days.flatMap(({ name, matrix }) =>
        matrix.map((row, month) => [`${MONTHS[month]}, ${name}`, ...row.map(rate => number(rate * 100, 1))]),
      )}
      height={ROW * 12 + 34}
    >
      {width => {
        const left = 30
        const half = (width - left - 12) / 2
        return (
          <svg width={width} height={ROW * 12 + 34} role="img" aria-label={words.export_rates_month_hour}>
            {MONTHS.map((month, at) => (
              <text key={month} x={0} y={18 + at * ROW + 9} className="fill-ink-3 text-[9px]">
                {month}
              </text>
            ))}
            {days.map(({ name, matrix }, which) => (
              <g key={name} transform={`translate(${left + which * (half + 12)} 0)`}>
                <text y={11} className="fill-ink-2 text-xs">
                  {name}
                </text>
                {matrix.map((row, month) =>
                  row.map((rate, hour) => (
                    <rect
                      key={clock(hour)}
                      x={(hour * half) / 24}
                      y={18 + month * ROW}
                      width={half / 24 + 0.3}
                      height={ROW - 1}
                      fill={shade(rate)}
                    >
                      <title>{`${MONTHS[month]} ${clock(hour)}: ${centsPerKwh(rate)}`}</title>
                    </rect>
                  )),
                )}
                {[0, 6, 12, 18].map(hour => (
                  <text key={hour} x={(hour * half) / 24} y={ROW * 12 + 30} className="fill-ink-3 text-[9px]">
                    {clock(hour)}
                  </text>
                ))}
              </g>
            ))}
          </svg>
        )
      }}
    </ChartFrame>
  )
}
