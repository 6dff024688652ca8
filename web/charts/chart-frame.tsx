// Shared by all charts: title, legend, own width, and the same figures as a table.
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { words } from './words.ts'

type Series = { name: string; color: string }
type Props = {
  title: string
  /** Of the values on the axis, where they are written without it. */
  unit?: string | undefined
  /** The chart's message in one sentence. */
  note?: string
  /** Controls above the chart. */
  controls?: ReactNode
  series: Series[]
  head: string[]
  /** The first of each names it. */
  rows: ReactNode[][]
  /** The link to a row's details. */
  hrefOf?: (row: number) => string | undefined
  height: number
  children: (width: number) => ReactNode
}

export function ChartFrame({ title, unit, note, controls, series, head, rows, hrefOf, height, children }: Props) {
  const [asTable, setAsTable] = useState(false)
  const [frame, width] = useWidth()
  return (
    <figure className="min-w-0">
      <figcaption className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <span className="text-base">
          <span className="font-semibold">{title}</span>
          {unit && <span className="text-sm text-ink-3"> {unit}</span>}
        </span>
        <span className="flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-ink-2">
          {series.map(({ name, color }) => (
            <span key={name} className="inline-flex items-center gap-1.5">
              <span aria-hidden className="size-2.5 rounded-[2px]" style={{ background: color }} />
              {name}
            </span>
          ))}
          <button
            type="button"
            aria-pressed={asTable}
            onClick={() => setAsTable(!asTable)}
            className="no-print tap rounded-control text-ink-3 underline-offset-2 hover:text-ink hover:underline"
          >
            {asTable ? words.show_chart : words.show_table}
          </button>
        </span>
        {note && <span className="w-full text-sm text-ink-2 figures">{note}</span>}
      </figcaption>
      {controls && <div className="mb-3">{controls}</div>}
      {asTable ? (
        <div className="max-h-96 overflow-auto print:max-h-none">
          <table className="w-full text-sm">
            <thead>
              <tr className="border-b border-hairline text-ink-3">
                {head.map((name, index) => (
                  <th key={name} scope="col" className={index === 0 ? 'py-1.5 text-left' : 'py-1.5 text-right'}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="figures">
              {rows.map(([label, ...values], row) => (
                <tr key={String(label)} className="border-b border-hairline last:border-0">
                  <th scope="row" className="py-1.5 text-left font-normal">
                    {hrefOf?.(row) ? (
                      <Link href={hrefOf(row) ?? ''} className="underline underline-offset-2">
                        {label}
                      </Link>
                    ) : (
                      label
                    )}
                  </th>
                  {values.map((value, index) => (
                    <td key={head[index + 1]} className="py-1.5 text-right">
                      {value}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <div ref={frame} style={{ height }} className="min-w-0">
          {width > 0 && children(width)}
        </div>
      )}
    </figure>
  )
}

/** Text in a chart keeps its size, so the drawing follows the width rather than being scaled to it. */
function useWidth() {
  const frame = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    // An element's size is the browser's.
    const element = frame.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)))
    observer.observe(element)
    return () => observer.disconnect()
  })
  return [frame, width] as const
}
