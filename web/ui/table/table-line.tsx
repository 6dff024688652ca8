import { ChevronRight } from 'lucide-react'
import type { PointerEvent, ReactNode, Ref } from 'react'
import { Link } from 'wouter'
import { cx } from '#web/lib/class-names.ts'
import { words as texts } from './words.ts'

export type Column<Row> = {
  /** Numbers are right-aligned and carry their unit here. */
  header: string
  cell: (row: Row) => ReactNode
  align?: 'right'
  /** Left out on a phone. */
  wide?: boolean
  /** Stays at the right edge while the table scrolls sideways: the row's action. */
  pinned?: boolean
  /** A class such as 'w-40', for tables of more than 100 rows. */
  width?: string
  /** For sortable columns: the current direction, if any, and how to change it. */
  sort?: { direction: 'asc' | 'desc' | null; onSort: () => void }
}

/** Rows that are ticked, for something done with all of them. */
export type Selection = {
  has: (key: string) => boolean
  /** `through` also takes the rows between this one and the last that was ticked. */
  toggle: (key: string, through: boolean) => void
  all: 'none' | 'some' | 'all'
  toggleAll: () => void
}

/** One line of the table: a row, or what a row opens to show. */
export type Line<Row> = { row: Row; key: string; part: 'row' | 'details' }

export const cellLook = <Row,>(column: Column<Row>) =>
  cx(
    'px-3 first:pl-4 last:pr-4 max-sm:px-2 max-sm:first:pl-4 max-sm:last:pr-4',
    column.align === 'right' && 'figures text-right',
    column.pinned && 'sticky right-0',
  )

type Props<Row> = {
  line: Line<Row>
  index: number
  columns: Column<Row>[]
  hrefOf?: ((row: Row) => string) | undefined
  details?: ((row: Row) => ReactNode) | undefined
  open: boolean
  onToggle: () => void
  /** Unique among tables; names the expander after its row. */
  id: string
  /** Its position among all rows, announced if only some are rendered. */
  position?: number | undefined
  ref?: Ref<HTMLTableRowElement> | undefined
  selection?: Selection | undefined
}

export function TableLine<Row>({
  line,
  index,
  columns,
  hrefOf,
  details,
  open,
  onToggle,
  id,
  position,
  ref,
  selection,
}: Props<Row>) {
  const { row, part } = line
  const place = { ref, 'data-index': index, 'aria-rowindex': position }
  if (part === 'details')
    return (
      <tr {...place} className="border-b border-hairline bg-sunken/50 last:border-0">
        <td
          colSpan={columns.length + (selection ? 2 : 1)}
          className={cx('px-3 py-3 max-sm:px-4', selection ? 'sm:pl-19' : 'sm:pl-11')}
        >
          {details?.(row)}
        </td>
      </tr>
    )
  return (
    <tr
      {...place}
      aria-selected={selection?.has(line.key)}
      className={cx(
        'border-b border-hairline bg-surface last:border-0',
        // Only a row that opens lights up.
        (hrefOf || details || selection) && 'hover:bg-sunken',
        // A row that holds what was chosen.
        'has-data-chosen:bg-marigold-soft',
        selection?.has(line.key) && 'bg-sunken',
      )}
    >
      {details && (
        <td className="pl-2 max-sm:pl-0">
          <button
            type="button"
            id={`${id}-${index}`}
            aria-expanded={open}
            aria-label={texts.show_details}
            aria-labelledby={`${id}-${index} ${id}-${index}-name`}
            onClick={onToggle}
            className="flex size-6 items-center justify-center rounded-control text-ink-3 hover:text-ink focus-visible:-outline-offset-2 max-sm:size-11"
          >
            <ChevronRight size={16} className={cx('transition-transform duration-150', open && 'rotate-90')} />
          </button>
        </td>
      )}
      {selection && (
        <td className="pl-1 max-sm:pl-0">
          {/* The browser's own: with thousands of rows each is redrawn during scrolling. */}
          <input
            type="checkbox"
            aria-labelledby={`${id}-${index}-name`}
            checked={selection.has(line.key)}
            onChange={event =>
              selection.toggle(line.key, event.nativeEvent instanceof PointerEvent && event.nativeEvent.shiftKey)
            }
            className="tick"
          />
        </td>
      )}
      {columns.map((column, nth) => (
        <td
          key={column.header}
          id={(details || selection) && nth === 0 ? `${id}-${index}-name` : undefined}
          onPointerEnter={tellWhole}
          className={cx(
            cellLook(column),
            'h-10 truncate max-sm:h-11 max-sm:py-1.5',
            // A name is what a row is looked for by.
            nth === 0 ? 'max-w-96' : 'max-w-72',
            column.pinned && 'bg-inherit',
            // Phones have no hover to show the rest.
            column.align !== 'right' && 'max-sm:break-words max-sm:whitespace-normal',
            nth === 0 && details && 'max-sm:pl-1',
          )}
        >
          {nth === 0 && hrefOf ? (
            <Link
              href={hrefOf(row)}
              className="font-medium hover:underline focus-visible:-outline-offset-1 max-sm:inline-block max-sm:min-w-11 max-sm:py-[11px] max-sm:align-middle"
            >
              {column.cell(row)}
            </Link>
          ) : (
            column.cell(row)
          )}
        </td>
      ))}
    </tr>
  )
}

/** Truncated text is shown in a tooltip; only the browser knows at this point if it is. */
const tellWhole = ({ currentTarget: cell }: PointerEvent<HTMLTableCellElement>) => {
  cell.title = cell.scrollWidth > cell.clientWidth ? cell.innerText : ''
}
