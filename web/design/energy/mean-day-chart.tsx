// The mean day of a household: of the whole year, and of the months in which it uses most and least.

import { scaleLinear } from '@visx/scale'
import { LinePath } from '@visx/shape'
import { sum } from '#machines/lib/numbers.ts'
import { ValueAxis } from '#web/charts/axes.tsx'
import { ChartFrame } from '#web/charts/chart-frame.tsx'
import { DAYS_IN_MONTH } from '#web/charts/hours.ts'
import { MONTHS, number } from '#web/lib/format.ts'
import { clock } from './plan/paint.ts'
import { words } from './words.ts'

const MARGIN = { top: 10, right: 8, bottom: 24, left: 44 }

export function MeanDayChart({ days, height = 220 }: { days: number[][]; height?: number }) {
  const sums = days.map(day => sum(day))
  const most = sums.indexOf(Math.max(...sums))
  const least = sums.indexOf(Math.min(...sums))
  const mean = Array.from(
    { length: 24 },
    (_, hour) => days.reduce((sum, day, month) => sum + (day[hour] ?? 0) * (DAYS_IN_MONTH[month] ?? 0), 0) / 365,
  )
  const series = [
    { name: words.year, color: 'var(--consumption)', dash: undefined, width: 2.5, values: mean },
    ...(most === least
      ? []
      : [
          {
            name: words.highest({ months: String(MONTHS[most]) }),
            color: 'var(--import)',
            dash: '6 4',
            width: 1.75,
            values: days[most] ?? [],
          },
          {
            name: words.lowest({ months: String(MONTHS[least]) }),
            color: 'var(--export)',
            dash: '2 4',
            width: 1.75,
            values: days[least] ?? [],
          },
        ]),
  ]
  const peak = mean.indexOf(Math.max(...mean))
  const rows = mean.map((_, hour) => [clock(hour), ...series.map(({ values }) => number(values[hour] ?? 0, 2))])
  return (
    <ChartFrame
      title={words.mean_day_title({ from: clock(peak), to: clock(peak + 1) })}
      unit="kWh"
      series={series}
      head={[words.hour_from, ...series.map(({ name }) => `${name} (kWh)`)]}
      rows={rows}
      height={height}
    >
      {width => {
        const x = scaleLinear({ domain: [0, 23], range: [MARGIN.left, width - MARGIN.right] })
        const y = scaleLinear({
          domain: [0, Math.max(0.1, ...series.flatMap(({ values }) => values))],
          range: [height - MARGIN.bottom, MARGIN.top],
          nice: 4,
        })
        return (
          <svg width={width} height={height} role="img" aria-label={words.kwh_each_hour_mean}>
            <ValueAxis y={y} left={MARGIN.left} width={width} write={tick => number(tick, 1)} />
            {[0, 6, 12, 18, 23].map(hour => (
              <text
                key={hour}
                x={x(hour)}
                y={height - 6}
                textAnchor={hour === 23 ? 'end' : 'middle'}
                className="fill-ink-3 text-xs"
              >
                {clock(hour)}
              </text>
            ))}
            {series.toReversed().map(({ name, color, dash, width: stroke, values }) => (
              <LinePath
                key={name}
                data={values.map((value, hour) => ({ hour, value }))}
                x={point => x(point.hour)}
                y={point => y(point.value)}
                stroke={color}
                strokeWidth={stroke}
                strokeDasharray={dash}
                strokeLinecap="round"
              />
            ))}
          </svg>
        )
      }}
    </ChartFrame>
  )
}
