// A day hour by hour: any day of the year, or the mean day of a month.

import { scaleLinear } from '@visx/scale'
import { sum } from '#machines/lib/numbers.ts'
import { number } from '#web/lib/format.ts'
import { ValueAxis } from './axes.tsx'
import { ChartFrame } from './chart-frame.tsx'
import { DayPicker } from './day-picker.tsx'
import { DAY_HOURS, type DayChoice, dayWords, type Hours, hoursOf, hourWords } from './hours.ts'
import { words as texts } from './words.ts'

export type DaySeries = {
  name: string
  color: string
  /** 8,760 values. */
  hours: Hours
  /** An area for production or use, a line for comparison; dashed if there are many colors. */
  shape?: 'area' | 'line' | 'dashed'
  /** A battery's state is a level: hours aren't summed. */
  level?: boolean
}
type Props = {
  title: string
  series: DaySeries[]
  choice: DayChoice
  /** Without it the day is fixed, as on paper. */
  onChoose?: (choice: DayChoice) => void
  unit?: string
  height?: number
  /** The top of the scale, where two charts are compared; the highest hour without it. */
  top?: number
}

const MARGIN = { top: 8, right: 8, bottom: 24, left: 44 }

export function DayChart({ title, series, choice, onChoose, unit = 'kWh', height = 240, top = 0 }: Props) {
  const lines = series.map(one => ({ ...one, values: hoursOf(one.hours, choice) }))
  const all = lines.flatMap(({ values }) => values)
  const most = Math.max(top, ...all)
  const least = Math.min(0, ...all)
  const digits = most - least < 10 ? 2 : 1
  const sums = lines
    .filter(({ level }) => !level)
    .map(({ name, values }) => `${name} ${number(sum(values), digits)} ${unit}`)
  const words = `${dayWords(choice)}: ${sums.join(', ')}.`
  return (
    <ChartFrame
      title={title}
      unit={unit}
      note={words}
      controls={onChoose && <DayPicker choice={choice} onChoose={onChoose} />}
      series={lines}
      head={[texts.hour_starting, ...lines.map(({ name }) => `${name} (${unit})`)]}
      rows={[
        ...DAY_HOURS.map(hour => [hourWords(hour), ...lines.map(({ values }) => number(values[hour] ?? 0, digits))]),
        [texts.day, ...lines.map(({ values, level }) => (level ? '–' : number(sum(values), digits)))],
      ]}
      height={height}
    >
      {width => {
        const y = scaleLinear({
          domain: [least, Math.max(most, least + 0.1)],
          range: [height - MARGIN.bottom, MARGIN.top],
          nice: 4,
        })
        const x = scaleLinear({ domain: [0, 24], range: [MARGIN.left, width - MARGIN.right] })
        // An hour's energy is spread over the hour: draw steps, not a curve through unmeasured points.
        const steps = (values: number[]) =>
          values.map((value, hour) => `${x(hour)},${y(value)}H${x(hour + 1)}`).join('L')
        return (
          <svg width={width} height={height} role="img" aria-label={`${title}. ${words}`}>
            <ValueAxis
              y={y}
              left={MARGIN.left}
              width={width - MARGIN.right}
              write={tick => number(tick, most - least < 2 ? 1 : 0)}
            />
            {lines.map(({ name, color, values, shape = 'line' }) => (
              <g key={name}>
                {shape === 'area' && (
                  <path d={`M${x(0)},${y(0)}L${steps(values)}L${x(24)},${y(0)}Z`} fill={color} fillOpacity={0.28} />
                )}
                <path
                  d={`M${steps(values)}`}
                  fill="none"
                  stroke={color}
                  strokeWidth={2}
                  strokeLinejoin="round"
                  strokeDasharray={shape === 'dashed' ? '5 4' : undefined}
                />
              </g>
            ))}
            {DAY_HOURS.map(hour => (
              <rect
                key={hour}
                x={x(hour)}
                width={x(1) - x(0)}
                y={MARGIN.top}
                height={height - MARGIN.bottom - MARGIN.top}
                fill="transparent"
              >
                <title>
                  {[
                    texts.hour_hourwords({ hour: hourWords(hour), hourwords: hourWords(hour + 1) }),
                    ...lines.map(line => `${line.name}: ${number(line.values[hour] ?? 0, digits)} ${unit}`),
                  ].join('\n')}
                </title>
              </rect>
            ))}
            {[0, 6, 12, 18, 24].map(hour => (
              <text
                key={hour}
                x={x(hour)}
                y={height - 6}
                textAnchor={hour === 0 ? 'start' : hour === 24 ? 'end' : 'middle'}
                className="fill-ink-3 text-xs figures"
              >
                {hourWords(hour)}
              </text>
            ))}
          </svg>
        )
      }}
    </ChartFrame>
  )
}
