// Twelve months as bars, one or two of them a month.
import { Figure, figureMark, WRITE, type Written } from '../blocks/figure.tsx'
import type { DocumentWords } from '../words.ts'
import { FigureTable, type Key, Plot } from './plot.tsx'
import { heightScale, share, ticksOf } from './plot-scale.ts'

type MonthSeries = Key & {
  values: readonly number[]
  /** Where the twelve lie in the document, and what they come to. */
  at: string
  year: { at: string; value: number }
}
type Props = {
  title: string
  words: DocumentWords
  series: readonly MonthSeries[]
  as: Written
  axis: (value: number) => string
  height?: number
  /** Writes its figure over each bar, where there is room. */
  labels?: boolean
}

/** Space for labels above single bars. */
const TOP = { labels: 22, none: 10 }
const BELOW = 24

export function MonthPlot({ title, words, series, as, axis, height = 160, labels = false }: Props) {
  const ticks = ticksOf(
    Math.min(0, ...series.flatMap(one => one.values)),
    Math.max(1, ...series.flatMap(one => one.values)),
  )
  const y = heightScale(ticks, labels ? TOP.labels : TOP.none, height - BELOW)
  const month = 100 / 12
  const bar = (month * 0.72) / series.length
  return (
    <Plot
      title={title}
      says={words.plot.all({
        title,
        series: series.map(({ name, year }) => words.plot.series({ name, value: WRITE[as](year.value) })).join('; '),
      })}
      words={words}
      keys={series.length > 1 ? [...series] : []}
      ticks={ticks}
      y={y}
      write={axis}
      height={height}
      table={
        <FigureTable
          label={title}
          head={[words.month, ...series.map(({ name }) => name)]}
          rows={[
            ...Object.values(words.month_names).map((name, at) => ({
              label: name,
              cells: series.map(one => (
                <Figure key={one.name} at={`${one.at}.${at}`} value={one.values[at] ?? 0} as={as} />
              )),
            })),
            {
              label: words.all_year,
              strong: true,
              cells: series.map(({ name, year }) => <Figure key={name} at={year.at} value={year.value} as={as} />),
            },
          ]}
        />
      }
    >
      {Object.values(words.months).map((name, at) => {
        const middle = month * (at + 0.5)
        return (
          <g key={name}>
            {series.map((one, which) => {
              const value = one.values[at] ?? 0
              return (
                <rect
                  key={one.name}
                  x={share(middle + bar * (which - series.length / 2))}
                  y={Math.min(y(value), y(0))}
                  width={share(bar * 0.94)}
                  height={Math.round(Math.abs(y(value) - y(0)) * 10) / 10}
                  rx="1.5"
                  className={one.color}
                />
              )
            })}
            {labels && series[0] && (
              <text
                x={share(middle)}
                y={y(series[0].values[at] ?? 0) - 6}
                textAnchor="middle"
                className="figures hidden fill-ink-2 text-xs @2xl:block"
                {...figureMark(`${series[0].at}.${at}`, 'number')}
              >
                {WRITE.number(series[0].values[at] ?? 0)}
              </text>
            )}
            <text x={share(middle)} y={height - 6} textAnchor="middle" className="fill-ink-3 text-xs">
              <tspan className="@lg:hidden">{name.charAt(0).toUpperCase()}</tspan>
              <tspan className="hidden @lg:inline">{name}</tspan>
            </text>
          </g>
        )
      })}
    </Plot>
  )
}
