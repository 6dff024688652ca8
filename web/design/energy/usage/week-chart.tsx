// Seven days of a usage file, hour by hour; filled gaps are highlighted.
import { scaleLinear } from '@visx/scale'
import { sum } from '#machines/lib/numbers.ts'
import { DAY_MS } from '#machines/lib/time.ts'
import type { Schemas } from '#sdk/types.ts'
import { ValueAxis } from '#web/charts/axes.tsx'
import { ChartFrame } from '#web/charts/chart-frame.tsx'
import { hourWords } from '#web/charts/hours.ts'
import { number } from '#web/lib/format.ts'
import { weekday } from './dates.ts'
import { words } from './words.ts'

const MARGIN = { top: 8, right: 8, bottom: 24, left: 44 }
const HEIGHT = 200

export function WeekChart({ week }: { week: Schemas['UsageReading']['week'] }) {
  const { hours, filled, first_on } = week
  const holes = new Set(filled)
  const start = Date.parse(first_on)
  const title = words.week_title({ date: weekday(start, 'date') })
  const days = Array.from({ length: 7 }, (_, day) => weekday(start + day * DAY_MS, 'name'))
  const rows = hours.map((kwh, hour) => [
    `${days[Math.floor(hour / 24)]} ${hourWords(hour % 24)}`,
    `${number(kwh, 2)}${holes.has(hour) ? ` (${words.filled.toLowerCase()})` : ''}`,
  ])
  return (
    <ChartFrame
      title={title}
      unit="kWh"
      {...(filled.length > 0 ? { note: words.week_filled({ count: filled.length }) } : {})}
      series={
        filled.length > 0
          ? [
              { name: words.usage, color: 'var(--consumption)' },
              { name: words.filled, color: 'var(--warning)' },
            ]
          : []
      }
      head={[words.hour, `${words.usage} (kWh)`]}
      rows={rows}
      height={HEIGHT}
    >
      {width => {
        const x = scaleLinear({ domain: [0, hours.length], range: [MARGIN.left, width - MARGIN.right] })
        const y = scaleLinear({
          domain: [0, Math.max(0.1, ...hours)],
          range: [HEIGHT - MARGIN.bottom, MARGIN.top],
          nice: 4,
        })
        return (
          <svg
            width={width}
            height={HEIGHT}
            role="img"
            aria-label={`${title}: ${number(sum(hours), 1)} kWh. ${filled.length > 0 ? words.week_filled({ count: filled.length }) : ''}`}
          >
            <ValueAxis y={y} left={MARGIN.left} width={width - MARGIN.right} write={tick => number(tick, 1)} />
            {hours.map((kwh, hour) => (
              <rect
                key={rows[hour]?.[0]}
                x={x(hour)}
                width={Math.max(1, x(1) - x(0) - 0.5)}
                y={y(kwh)}
                height={Math.max(0, y(0) - y(kwh))}
                fill={holes.has(hour) ? 'var(--warning)' : 'var(--consumption)'}
              >
                <title>{rows[hour]?.join(': ')}</title>
              </rect>
            ))}
            {days.map((day, at) => (
              <text
                key={day}
                x={x(at * 24 + 12)}
                y={HEIGHT - 6}
                textAnchor="middle"
                className="fill-ink-3 text-xs figures"
              >
                {day}
              </text>
            ))}
          </svg>
        )
      }}
    </ChartFrame>
  )
}
