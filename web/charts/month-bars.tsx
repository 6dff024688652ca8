// Twelve months in bars of any unit: side by side, or stacked if they add up.

import { scaleBand, scaleLinear } from '@visx/scale'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { sum } from '#machines/lib/numbers.ts'
import { MONTHS } from '#web/lib/format.ts'
import { common } from '#web/words/common.ts'
import { MonthAxis, ValueAxis } from './axes.tsx'
import { ChartFrame } from './chart-frame.tsx'
import { words } from './words.ts'

type Series = { name: string; color: string; values: readonly number[] }
type Props = {
  title: string
  series: Series[]
  /** As in a table heading, 'kWh' or '$'. */
  unit: string
  write: (value: number) => string
  /** For the axis and the table, which have the unit separately. */
  writeTick?: (value: number) => string
  stacked?: boolean
  /** Names a single series too. */
  legend?: boolean
  height?: number
  note?: string
  /** The first value's month, from 0; January by default. */
  first?: number
  /** The link to a month's details. */
  hrefOf?: (at: number) => string
}

const MARGIN = { top: 8, right: 0, bottom: 24, left: 48 }

export function MonthBars({
  title,
  series,
  unit,
  write,
  writeTick = write,
  stacked = false,
  legend = false,
  height = 220,
  note,
  first = 0,
  hrefOf,
}: Props) {
  const months = [...MONTHS.slice(first), ...MONTHS.slice(0, first)]
  const heads = series.map(({ name }) => `${name} (${unit})`)
  const rows = months.map((month, at) => [month, ...series.map(({ values }) => writeTick(values[at] ?? 0))])
  return (
    <ChartFrame
      title={title}
      unit={unit === '$' ? undefined : unit}
      {...(note === undefined ? {} : { note })}
      {...(hrefOf ? { hrefOf: (at: number) => (at < months.length ? hrefOf(at) : undefined) } : {})}
      series={legend || series.length > 1 ? series : []}
      head={[common.month, ...heads]}
      rows={[...rows, [words.year, ...series.map(({ values }) => writeTick(sum(values)))]]}
      height={height}
    >
      {width => {
        const highest = months.map((_, at) => {
          const values = series.map(one => one.values[at] ?? 0)
          return stacked ? sum(values) : Math.max(0, ...values)
        })
        const lowest = stacked ? 0 : Math.min(0, ...series.flatMap(({ values }) => values))
        const y = scaleLinear({
          domain: [lowest, Math.max(1, ...highest)],
          range: [height - MARGIN.bottom, MARGIN.top],
          nice: 4,
        })
        // Dollars of a company are longer than those of a household.
        const longest = Math.max(...y.ticks(4).map(tick => writeTick(tick).length))
        const left = Math.max(MARGIN.left, 10 + 7 * longest)
        const x = scaleBand({
          domain: months,
          range: [left, width - MARGIN.right],
          paddingInner: 0.28,
          paddingOuter: 0.14,
        })
        const bar = stacked ? x.bandwidth() : x.bandwidth() / Math.max(1, series.length)
        return (
          <svg
            width={width}
            height={height}
            role={hrefOf ? 'group' : 'img'}
            aria-label={`${title}: ${series.map(({ name, values }) => words.name_write_year({ name, write: write(sum(values)) })).join(', ')}`}
          >
            <ValueAxis y={y} left={left} width={width} write={writeTick} zero={lowest < 0} />
            {months.map((month, at) => (
              <Month key={month} href={hrefOf?.(at)} label={month}>
                {series.map(({ name, color, values }, which) => {
                  const value = values[at] ?? 0
                  const below = stacked ? sum(series.slice(0, which).map(one => one.values[at] ?? 0)) : 0
                  const top = y(Math.max(below, below + value))
                  return (
                    <rect
                      key={name}
                      x={(x(month) ?? 0) + (stacked ? 0 : which * bar)}
                      y={top}
                      width={Math.max(1, bar - (stacked || series.length === 1 ? 0 : 1))}
                      height={Math.max(0, y(Math.min(below, below + value)) - top)}
                      rx={Math.min(2, bar / 4)}
                      fill={color}
                    >
                      <title>{`${month}, ${name}: ${write(value)}`}</title>
                    </rect>
                  )
                })}
              </Month>
            ))}
            <MonthAxis middle={month => (x(month) ?? 0) + x.bandwidth() / 2} width={width} height={height} />
          </svg>
        )
      }}
    </ChartFrame>
  )
}

const Month = ({ href, label, children }: { href: string | undefined; label: string; children: ReactNode }) =>
  href === undefined ? (
    <g>{children}</g>
  ) : (
    <Link href={href} aria-label={label} className="hover:opacity-80">
      {children}
    </Link>
  )
