// What a table shows whatever its rows: the header, and grey lines while they come.
import { cx } from '#web/lib/class-names.ts'
import { Skeleton } from './states.tsx'
import { type Column, cellLook } from './table-line.tsx'

type Props<Row> = { columns: Column<Row>[]; opens: boolean }

// A shadow for its line: a border does not travel with what sticks in a table.
const HEAD = 'sticky top-0 z-10 h-9 bg-surface shadow-[inset_0_-1px_0_var(--hairline)]'

export function TableHead<Row>({ columns, opens, long }: Props<Row> & { long: boolean }) {
  const widthOf = (column: Column<Row>) => column.width ?? (column.align === 'right' ? 'w-32' : '')
  return (
    <thead>
      <tr aria-rowindex={long ? 1 : undefined}>
        {opens && (
          <th scope="col" className={cx(HEAD, 'w-8 max-sm:w-11')}>
            <span className="sr-only">Details</span>
          </th>
        )}
        {columns.map((column, nth) => (
          <th
            key={column.header}
            scope="col"
            className={cx(
              HEAD,
              cellLook(column),
              'text-xs font-medium whitespace-nowrap text-ink-3',
              column.align !== 'right' && 'text-left',
              long && cx('truncate', widthOf(column)),
              opens && nth === 0 && 'max-sm:pl-1',
            )}
          >
            {column.header}
          </th>
        ))}
      </tr>
    </thead>
  )
}

export const SkeletonLines = <Row,>({ columns, opens }: Props<Row>) =>
  Array.from({ length: 6 }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: grey lines have no identity
    <tr key={index} className="border-b border-hairline last:border-0">
      {opens && <td />}
      {columns.map(column => (
        <td key={column.header} className={cx(cellLook(column), 'h-10 max-sm:h-11')}>
          <Skeleton className={cx('w-3/4', column.align === 'right' && 'ml-auto')} />
        </td>
      ))}
    </tr>
  ))
