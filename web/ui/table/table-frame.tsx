// Common parts of tables: the header, and gray lines while loading.
import { ArrowDown, ArrowUp } from 'lucide-react'
import { cx } from '#web/lib/class-names.ts'
import { Skeleton } from '../states.tsx'
import { type Column, cellLook, type Selection } from './table-line.tsx'
import { words } from './words.ts'

type Props<Row> = { columns: Column<Row>[]; opens: boolean; selection?: Selection | undefined }

// A shadow for its line: a border does not travel with what sticks in a table.
const HEAD = 'sticky top-0 z-10 h-9 bg-surface shadow-[inset_0_-1px_0_var(--hairline)]'

export function TableHead<Row>({ columns, opens, selection, long }: Props<Row> & { long: boolean }) {
  const widthOf = (column: Column<Row>) => column.width ?? (column.align === 'right' ? 'w-32' : '')
  return (
    <thead>
      <tr aria-rowindex={long ? 1 : undefined}>
        {opens && (
          <th scope="col" className={cx(HEAD, 'w-8 max-sm:w-11')}>
            <span className="sr-only">{words.details}</span>
          </th>
        )}
        {selection && (
          <th scope="col" className={cx(HEAD, 'w-8 pl-1 text-left max-sm:w-9 max-sm:pl-0')}>
            <input
              type="checkbox"
              aria-label={words.select_all_rows}
              checked={selection.all === 'all'}
              ref={box => {
                if (box) box.indeterminate = selection.all === 'some'
              }}
              onChange={selection.toggleAll}
              className="tick"
            />
          </th>
        )}
        {columns.map((column, nth) => (
          <th
            key={column.header}
            scope="col"
            aria-sort={column.sort?.direction ? SORTED[column.sort.direction] : undefined}
            className={cx(
              HEAD,
              cellLook(column),
              'text-xs font-medium whitespace-nowrap text-ink-3',
              column.align !== 'right' && 'text-left',
              long && cx('truncate', widthOf(column)),
              opens && nth === 0 && 'max-sm:pl-1',
            )}
          >
            {column.sort ? (
              <SortButton {...column} sort={column.sort} />
            ) : (
              column.header || <span className="sr-only">{words.actions}</span>
            )}
          </th>
        ))}
      </tr>
    </thead>
  )
}

const SORTED = { asc: 'ascending', desc: 'descending' } as const

function SortButton<Row>({ header, align, sort }: Column<Row> & { sort: NonNullable<Column<Row>['sort']> }) {
  const Arrow = sort.direction === 'asc' ? ArrowUp : ArrowDown
  return (
    <button
      type="button"
      onClick={sort.onSort}
      className={cx(
        'group inline-flex max-w-full items-center gap-1 rounded-control py-1 hover:text-ink max-sm:py-3.5',
        align === 'right' && 'flex-row-reverse',
        sort.direction && 'text-ink',
      )}
    >
      <span className="truncate">{header}</span>
      <Arrow
        size={12}
        aria-hidden
        className={cx('shrink-0', !sort.direction && 'opacity-0 group-hover:opacity-60 group-focus-visible:opacity-60')}
      />
    </button>
  )
}

export const SkeletonLines = <Row,>({ columns, opens, selection, count = 6 }: Props<Row> & { count?: number }) =>
  Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: grey lines have no identity
    <tr key={index} className="border-b border-hairline last:border-0">
      {opens && <td />}
      {selection && <td />}
      {columns.map(column => (
        <td key={column.header} className={cx(cellLook(column), 'h-10 max-sm:h-11')}>
          <Skeleton className={cx('w-3/4', column.align === 'right' && 'ml-auto')} />
        </td>
      ))}
    </tr>
  ))
