// A year at a glance: 365 days across, 24 hours down, the more in an hour the stronger its colour.
import { scaleLinear } from '@visx/scale'
import { type PointerEvent, useId, useMemo, useState } from 'react'
import { MONTHS, number } from '#web/lib/format.ts'
import { ChartFrame } from './chart-frame.tsx'
import { LEVELS, layersOf, peakWords } from './heat-layers.ts'
import { choiceOfDay, DAYS_IN_MONTH, dayOfYear, dayWords, type Hours, hoursOf, hourWords } from './hours.ts'
import { words } from './words.ts'

type Props = {
  title: string
  hours: Hours
  /** The hourly figure's name, such as 'Production'. */
  name: string
  unit?: string
  color?: string
  /** Hours below zero have a colour and a name of their own. */
  below?: { name: string; color: string }
  /** One sentence above the chart: what it shows. */
  note?: string
  height?: number
}

const MARGIN = { top: 4, right: 0, bottom: 22, left: 44 }
const DAYS = 365

export function YearHeatMap({
  title,
  hours,
  name,
  unit = 'kWh',
  color = 'var(--production)',
  below,
  note,
  height = 220,
}: Props) {
  const [at, setAt] = useState<{ day: number; hour: number } | null>(null)
  const id = useId()
  const { most, layers } = useMemo(() => layersOf(hours), [hours])
  const digits = most < 10 ? 2 : most < 100 ? 1 : 0
  const means = MONTHS.map((_, month) => hoursOf(hours, { month, date: null }))
  const rows = Array.from({ length: 24 }, (_, hour) => [
    hourWords(hour),
    ...means.map(mean => number(mean[hour] ?? 0, digits)),
  ])
  const value = at ? (hours[at.day * 24 + at.hour] ?? 0) : 0
  const says = at
    ? words.daywords_hour_hourwords_value({
        daywords: dayWords(choiceOfDay(at.day)),
        hour: hourWords(at.hour),
        hourwords: hourWords(at.hour + 1),
        value: value < 0 && below ? `${below.name} ${number(-value, digits)}` : number(value, digits),
        unit,
      })
    : (note ?? peakWords(hours, unit, digits))
  return (
    <ChartFrame
      title={title}
      note={says}
      series={[{ name, color }, ...(below ? [below] : [])]}
      head={[words.hourly_average, ...MONTHS.map(month => `${month} (${unit})`)]}
      rows={rows}
      height={height}
    >
      {width => {
        const x = scaleLinear({ domain: [0, DAYS], range: [MARGIN.left, width - MARGIN.right] })
        const y = scaleLinear({ domain: [0, 24], range: [MARGIN.top, height - MARGIN.bottom] })
        const point = (event: PointerEvent<SVGSVGElement>) => {
          const box = event.currentTarget.getBoundingClientRect()
          const day = Math.floor(x.invert(event.clientX - box.left))
          const hour = Math.floor(y.invert(event.clientY - box.top))
          setAt(day >= 0 && day < DAYS && hour >= 0 && hour < 24 ? { day, hour } : null)
        }
        return (
          <svg
            width={width}
            height={height}
            role="img"
            aria-labelledby={id}
            onPointerMove={point}
            onPointerLeave={() => setAt(null)}
          >
            <title id={id}>{`${title}. ${peakWords(hours, unit, digits)}`}</title>
            <svg
              x={x(0)}
              y={y(0)}
              width={x(DAYS) - x(0)}
              height={y(24) - y(0)}
              viewBox={`0 0 ${DAYS} 24`}
              preserveAspectRatio="none"
              shapeRendering="crispEdges"
              aria-hidden
            >
              <rect width={DAYS} height={24} fill="var(--sunken)" />
              {layers.map(({ level, path }) => (
                <path
                  key={level}
                  d={path}
                  fill={level < 0 ? (below?.color ?? color) : color}
                  fillOpacity={Math.abs(level) / LEVELS}
                />
              ))}
            </svg>
            {[0, 6, 12, 18, 24].map(hour => (
              <text
                key={hour}
                x={MARGIN.left - 6}
                y={y(hour)}
                dy={hour === 0 ? '0.8em' : hour === 24 ? '0em' : '0.35em'}
                textAnchor="end"
                className="fill-ink-3 text-xs figures"
              >
                {hourWords(hour)}
              </text>
            ))}
            {MONTHS.map((month, index) => (
              <text
                key={month}
                x={x(dayOfYear(index, 1) + (DAYS_IN_MONTH[index] ?? 30) / 2)}
                y={height - 6}
                textAnchor="middle"
                className="fill-ink-3 text-xs"
              >
                {width < 460 ? month.charAt(0) : month}
              </text>
            ))}
          </svg>
        )
      }}
    </ChartFrame>
  )
}
