import { type ReactNode, type Ref, useEffect, useId, useState } from 'react'
import { cx } from '#web/lib/class-names.ts'
import { part } from '#web/lib/part.tsx'
import { ScrollBox } from '../scroll-box.tsx'
import { useWideScreen } from '../use-wide-screen.ts'
import { SkeletonLines, TableHead } from './table-frame.tsx'
import { useTableKeys } from './table-keys.ts'
import { type Column, type Line, type Selection, TableLine } from './table-line.tsx'

export type { Column, Selection } from './table-line.tsx'

const VirtualLines = part(() => import('./virtual-lines.tsx'))

/** Up to here every row is drawn: printing and the browser's own search find them all. */
const DRAWN_ROWS = 100
/** That many the page itself scrolls past: a box within it catches thumbs and hides that there is more. */
const SHORT_ROWS = 15

type Props<Row> = {
  label: string
  columns: Column<Row>[]
  rows: Row[] | undefined
  keyOf: (row: Row) => string
  hrefOf?: (row: Row) => string
  details?: (row: Row) => ReactNode
  empty?: ReactNode
  more?: ReactNode
  selection?: Selection | undefined
  /** Identifies the list: another one starts at its top. */
  scope?: string | undefined
}

/**
 * A table with a sticky header; the first cell is the row's link, and rows may open to show more. Beyond a few rows it
 * scrolls in a box of its own: a sticky header requires the horizontal scroller, content below 5,000 rows stays
 * reachable, and nothing jumps when "Show more" adds the hundred-and-first.
 */
export function DataTable<Row>({
  label,
  columns: all,
  rows,
  keyOf,
  hrefOf,
  details,
  empty,
  more,
  selection,
  scope,
}: Props<Row>) {
  const id = useId()
  const wide = useWideScreen()
  const columns = wide ? all : all.filter(column => !column.wide)
  const [box, setBox] = useState<HTMLDivElement | null>(null)
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    // How far it was scrolled the browser keeps.
    if (scope !== undefined) box?.scrollTo({ top: 0 })
  }, [box, scope])
  const lines = linesOf(rows ?? [], keyOf, open)
  const { held, body } = useTableKeys(lines, 1 + (details ? 1 : 0) + (selection ? 1 : 0))
  const toggle = (key: string) =>
    setOpen(keys => (keys.has(key) ? new Set([...keys].filter(one => one !== key)) : new Set([...keys, key])))
  if (rows?.length === 0) return <>{empty}</>
  const long = (rows?.length ?? 0) > DRAWN_ROWS
  const draw = (index: number, ref?: Ref<HTMLTableRowElement>) => {
    const line = lines[index]
    if (!line) return null
    const position = long ? index + 2 : undefined
    const isOpen = open.has(line.key)
    return (
      <TableLine
        key={line.key}
        line={line}
        index={index}
        columns={columns}
        hrefOf={hrefOf}
        details={details}
        id={id}
        position={position}
        ref={ref}
        selection={selection}
        open={isOpen}
        onToggle={() => toggle(line.key)}
      />
    )
  }
  const firstLines = lines.slice(0, long ? DRAWN_ROWS : undefined).map((_, index) => draw(index))
  return (
    <ScrollBox
      ref={setBox}
      className={cx(
        'min-w-0 scroll-pt-12 scroll-pb-3 rounded-card print:max-h-none',
        (more !== undefined || (rows?.length ?? 0) > SHORT_ROWS) && 'max-h-[max(20rem,calc(100dvh-12rem))]',
      )}
    >
      <table
        // Column widths based on visible rows would jump while scrolling.
        className={cx('w-full border-collapse text-base', long && 'table-fixed')}
        aria-label={label}
        aria-busy={rows === undefined}
        aria-rowcount={long ? lines.length + 1 : undefined}
      >
        <TableHead columns={columns} opens={details !== undefined} selection={selection} long={long} />
        <tbody {...body}>
          {rows === undefined ? (
            <SkeletonLines columns={columns} opens={details !== undefined} selection={selection} />
          ) : long && box ? (
            <VirtualLines
              box={box}
              count={lines.length}
              keyAt={index => lines[index]?.key ?? ''}
              held={held}
              draw={draw}
              meanwhile={firstLines}
            />
          ) : (
            firstLines
          )}
        </tbody>
      </table>
      {more}
    </ScrollBox>
  )
}

/** A row that is open is followed by its details. */
const linesOf = <Row,>(rows: Row[], keyOf: (row: Row) => string, open: ReadonlySet<string>): Line<Row>[] =>
  rows.flatMap(row => {
    const key = keyOf(row)
    const line: Line<Row> = { row, key, part: 'row' }
    return open.has(key) ? [line, { row, key: `${key} details`, part: 'details' }] : [line]
  })
