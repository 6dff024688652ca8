import { ChevronRight } from 'lucide-react'
import { Fragment, type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { cx } from '#web/lib/class-names.ts'
import { Skeleton } from './states.tsx'

export type Column<Row> = {
  /** Numbers are right-aligned and carry their unit here. */
  header: string
  cell: (row: Row) => ReactNode
  align?: 'right'
  /** Left out on a phone. */
  wide?: boolean
}
type Props<Row> = {
  label: string
  columns: Column<Row>[]
  rows: Row[] | undefined
  keyOf: (row: Row) => string
  hrefOf?: (row: Row) => string
  details?: (row: Row) => ReactNode
  empty?: ReactNode
  more?: ReactNode
}

/** A table with a sticky header; the first cell is the row's link, and rows may open to show more. */
export function DataTable<Row>({ label, columns, rows, keyOf, hrefOf, details, empty, more }: Props<Row>) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const toggle = (key: string) =>
    setOpen(keys => (keys.has(key) ? new Set([...keys].filter(one => one !== key)) : new Set([...keys, key])))
  if (rows?.length === 0) return <>{empty}</>
  const cellLook = (column: Column<Row>) =>
    cx(
      'px-3 first:pl-4 last:pr-4',
      column.align === 'right' && 'figures text-right',
      column.wide && 'hidden md:table-cell',
    )
  return (
    <div className="min-w-0 overflow-x-auto">
      <table className="w-full border-collapse text-base" aria-label={label} aria-busy={rows === undefined}>
        <thead>
          <tr className="border-b border-hairline">
            {details && <th className="w-8 pl-2" aria-label="Details" />}
            {columns.map(column => (
              <th
                key={column.header}
                scope="col"
                className={cx(cellLook(column), 'h-9 text-left text-xs font-medium whitespace-nowrap text-ink-3')}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows === undefined
            ? Array.from({ length: 6 }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: grey lines have no identity
                <tr key={index} className="border-b border-hairline last:border-0">
                  {details && <td />}
                  {columns.map(column => (
                    <td key={column.header} className={cx(cellLook(column), 'h-10')}>
                      <Skeleton className="w-3/4" />
                    </td>
                  ))}
                </tr>
              ))
            : rows.map(row => {
                const key = keyOf(row)
                return (
                  <Fragment key={key}>
                    <tr className="border-b border-hairline last:border-0 hover:bg-sunken/60">
                      {details && (
                        <td className="pl-2">
                          <button
                            type="button"
                            aria-expanded={open.has(key)}
                            aria-label="Show details"
                            onClick={() => toggle(key)}
                            className="rounded-control p-1 text-ink-3 hover:text-ink"
                          >
                            <ChevronRight
                              size={16}
                              className={cx('transition-transform', open.has(key) && 'rotate-90')}
                            />
                          </button>
                        </td>
                      )}
                      {columns.map((column, index) => (
                        <td key={column.header} className={cx(cellLook(column), 'h-10 max-w-72 truncate')}>
                          {index === 0 && hrefOf ? (
                            <Link href={hrefOf(row)} className="font-medium hover:underline">
                              {column.cell(row)}
                            </Link>
                          ) : (
                            column.cell(row)
                          )}
                        </td>
                      ))}
                    </tr>
                    {details && open.has(key) && (
                      <tr className="border-b border-hairline bg-sunken/50 last:border-0">
                        <td />
                        <td colSpan={columns.length} className="px-3 py-3">
                          {details(row)}
                        </td>
                      </tr>
                    )}
                  </Fragment>
                )
              })}
        </tbody>
      </table>
      {more}
    </div>
  )
}
