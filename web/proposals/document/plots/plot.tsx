// Shared by a document's charts: title, values on the left, a full-width drawing, and the same figures as a table that
// opens without a script.
import type { ReactNode } from 'react'
import { cx } from '#web/lib/class-names.ts'
import type { DocumentWords } from '../words.ts'

export type Key = { name: string; color: string }
type Props = {
  title: string
  /** The text alternative. */
  says: string
  words: DocumentWords
  keys?: Key[]
  ticks: readonly number[]
  y: (value: number) => number
  write: (value: number) => string
  height: number
  children: ReactNode
  /** On the right of the drawing, as wide as it wants. */
  right?: ReactNode
  table: ReactNode
}

export const Plot = ({ title, says, words, keys = [], ticks, y, write, height, children, right, table }: Props) => {
  // A digit is about 7 pixels wide; letters are measured nowhere, since the server has no screen.
  const left = 12 + 7.5 * Math.max(...ticks.map(tick => write(tick).length))
  return (
    <figure className="min-w-0 break-inside-avoid">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <span className="text-base font-semibold">{title}</span>
        {keys.length > 0 && (
          <span className="flex flex-wrap gap-x-4 text-sm text-ink-2">
            {keys.map(({ name, color }) => (
              <span key={name} className="inline-flex items-center gap-1.5">
                <svg aria-hidden width="10" height="10" className="shrink-0">
                  <rect x="0.5" y="0.5" width="9" height="9" rx="2" className={color} />
                </svg>
                {name}
              </span>
            ))}
          </span>
        )}
      </figcaption>
      <div role="img" aria-label={says} className="mt-3 flex">
        <svg aria-hidden width={left} height={height} className="shrink-0">
          {ticks.map(tick => (
            <text
              key={tick}
              x={left - 8}
              y={y(tick)}
              dy="0.32em"
              textAnchor="end"
              className="figures fill-ink-3 text-xs"
            >
              {write(tick)}
            </text>
          ))}
        </svg>
        <svg aria-hidden width="100%" height={height} className="min-w-0 flex-1">
          {ticks.map(tick => (
            <line
              key={tick}
              x1="0"
              x2="100%"
              y1={y(tick)}
              y2={y(tick)}
              className={tick === 0 ? 'stroke-ink-3' : 'stroke-hairline'}
            />
          ))}
          {children}
        </svg>
        {right}
      </div>
      <details className="no-print mt-2 text-sm">
        <summary className="inline-flex min-h-11 items-center text-ink-2 underline underline-offset-2">
          {words.as_table}
        </summary>
        <div className="overflow-x-auto">{table}</div>
      </details>
    </figure>
  )
}

type Head = { key: string; shown: ReactNode }
type TableProps = {
  label: string
  head: (string | Head)[]
  rows: { label: string; cells: ReactNode[]; strong?: boolean }[]
}

/** The first column is read, the others are compared. Its head comes again on a new sheet. */
export function FigureTable({ label, head, rows }: TableProps) {
  const heads = head.map(one => (typeof one === 'string' ? { key: one, shown: one } : one))
  return (
    <table aria-label={label} className="w-full border-collapse text-sm print:text-base">
      <thead>
        <tr className="border-b border-hairline-strong text-ink-3">
          {heads.map(({ key, shown }, at) => (
            <th
              key={key}
              scope="col"
              className={cx('py-1.5 align-bottom font-medium', at ? 'pl-2 text-right @lg:pl-4' : 'text-left')}
            >
              {shown}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label: row, cells, strong }) => (
          <tr key={row} className="break-inside-avoid border-b border-hairline last:border-0">
            <th scope="row" className={cx('py-1.5 text-left print:py-0.5', strong ? 'font-semibold' : 'font-normal')}>
              {row}
            </th>
            {cells.map((cell, at) => (
              <td
                key={heads[at + 1]?.key}
                className={cx('py-1.5 pl-2 text-right @lg:pl-4 print:py-0.5', strong && 'font-semibold')}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
