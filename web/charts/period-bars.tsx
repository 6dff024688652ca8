// Periods as bars, each linking to its details. The last may still be in progress: it is drawn as an outline.
import { scaleBand, scaleLinear } from '@visx/scale'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { ValueAxis } from './axes.tsx'
import { ChartFrame } from './chart-frame.tsx'

type Bar = {
  /** Label below the bar. */
  label: string
  value: number
  /** Accessible text, such as 'November 2026: $73,800'. */
  words: string
  href: string
}
type Props = {
  title: string
  note: string
  bars: Bar[]
  /** Of values on the axis. */
  write: (value: number) => string
  color: string
  head: string[]
  rows: ReactNode[][]
  running: boolean
  height?: number
}

const MARGIN = { top: 8, bottom: 24, left: 48 }

export function PeriodBars({ title, note, bars, write, color, head, rows, running, height = 240 }: Props) {
  return (
    <ChartFrame title={title} note={note} series={[]} head={head} rows={rows} height={height}>
      {width => {
        const y = scaleLinear({
          domain: [0, Math.max(1, ...bars.map(({ value }) => value))],
          range: [height - MARGIN.bottom, MARGIN.top],
          nice: 4,
        })
        const x = scaleBand({
          domain: bars.map(({ label }) => label),
          range: [MARGIN.left, width],
          paddingInner: 0.34,
          paddingOuter: 0.17,
        })
        return (
          // No picture of its own: its bars are links.
          <svg width={width} height={height}>
            <title>{title}</title>
            <ValueAxis y={y} left={MARGIN.left} width={width} write={write} />
            {bars.map(({ label, value, words, href }, index) => {
              const left = x(label) ?? 0
              const open = running && index === bars.length - 1
              return (
                <Link key={label} href={href} aria-label={words} className="group outline-offset-0">
                  <title>{words}</title>
                  <rect
                    x={left - x.step() * 0.17}
                    y={MARGIN.top}
                    width={x.step()}
                    height={height - MARGIN.top}
                    className="fill-transparent group-hover:fill-sunken"
                  />
                  <rect
                    x={left + (open ? 0.75 : 0)}
                    y={y(value)}
                    width={Math.max(1, x.bandwidth() - (open ? 1.5 : 0))}
                    height={Math.max(0, height - MARGIN.bottom - y(value))}
                    rx={2}
                    fill={color}
                    {...(open ? { fillOpacity: 0.3, stroke: color, strokeWidth: 1.5 } : {})}
                  />
                  <text
                    x={left + x.bandwidth() / 2}
                    y={height - 8}
                    textAnchor="middle"
                    className="fill-ink-3 text-xs group-hover:fill-ink"
                  >
                    {width < 420 ? label.charAt(0) : label}
                  </text>
                </Link>
              )
            })}
          </svg>
        )
      }}
    </ChartFrame>
  )
}
