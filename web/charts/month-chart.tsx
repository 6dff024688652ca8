// Twelve months in bars: what the roof makes, beside what the household uses.
import { scaleBand, scaleLinear } from '@visx/scale'
import { kwh, MONTHS, number } from '#web/lib/format.ts'
import { ChartFrame } from './chart-frame.tsx'

type Props = { title: string; production?: number[]; use?: number[] | null; height?: number }

const MARGIN = { top: 8, right: 0, bottom: 24, left: 44 }

export function MonthChart({ title, production, use, height = 240 }: Props) {
  const series = [
    ...(production ? [{ name: 'Production', color: 'var(--production)', values: production }] : []),
    ...(use ? [{ name: 'Use', color: 'var(--consumption)', values: use }] : []),
  ]
  const rows = MONTHS.map((month, index) => [month, ...series.map(({ values }) => number(values[index] ?? 0))])
  const sums = ['Year', ...series.map(({ values }) => number(values.reduce((sum, value) => sum + value, 0)))]
  return (
    <ChartFrame
      title={title}
      series={series}
      head={['Month', ...series.map(({ name }) => `${name} (kWh)`)]}
      rows={[...rows, sums]}
      height={height}
    >
      {width => {
        const most = Math.max(1, ...series.flatMap(({ values }) => values))
        const y = scaleLinear({ domain: [0, most], range: [height - MARGIN.bottom, MARGIN.top], nice: 4 })
        const x = scaleBand({
          domain: [...MONTHS],
          range: [MARGIN.left, width - MARGIN.right],
          paddingInner: 0.28,
          paddingOuter: 0.14,
        })
        const bar = x.bandwidth() / series.length
        return (
          <svg width={width} height={height} role="img" aria-label={`${title}: ${summary(series)}`}>
            {y.ticks(4).map(tick => (
              <g key={tick}>
                <line x1={MARGIN.left} x2={width} y1={y(tick)} y2={y(tick)} stroke="var(--hairline)" />
                <text
                  x={MARGIN.left - 8}
                  y={y(tick)}
                  dy="0.32em"
                  textAnchor="end"
                  className="fill-ink-3 text-xs figures"
                >
                  {number(tick)}
                </text>
              </g>
            ))}
            {MONTHS.map((month, index) => (
              <g key={month}>
                {series.map(({ name, color, values }, which) => {
                  const top = y(values[index] ?? 0)
                  return (
                    <rect
                      key={name}
                      x={(x(month) ?? 0) + which * bar}
                      y={top}
                      width={Math.max(1, bar - (series.length > 1 ? 1 : 0))}
                      height={Math.max(0, height - MARGIN.bottom - top)}
                      rx={Math.min(2, bar / 4)}
                      fill={color}
                    >
                      <title>{`${month} ${name.toLowerCase()}: ${kwh(values[index] ?? 0)}`}</title>
                    </rect>
                  )
                })}
                <text
                  x={(x(month) ?? 0) + x.bandwidth() / 2}
                  y={height - 8}
                  textAnchor="middle"
                  className="fill-ink-3 text-xs"
                >
                  {width < 420 ? month.charAt(0) : month}
                </text>
              </g>
            ))}
          </svg>
        )
      }}
    </ChartFrame>
  )
}

const summary = (series: { name: string; values: number[] }[]) =>
  series.map(({ name, values }) => `${name} ${kwh(values.reduce((sum, value) => sum + value, 0))} a year`).join(', ')
