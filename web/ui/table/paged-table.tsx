import type { ComponentProps } from 'react'
import { ErrorState } from '../states.tsx'
import { DataTable } from './data-table.tsx'
import { ShowMore } from './show-more.tsx'

type Pages<Page> = ComponentProps<typeof ShowMore>['list'] & {
  data: { pages: Page[] } | undefined
  error: { message: string } | null
  refetch: () => unknown
}
type Table<Row> = Omit<ComponentProps<typeof DataTable<Row>>, 'rows' | 'more'>

/** A table of a list that is read page by page, or why it could not be read. */
export function PagedTable<Page, Row>({
  list,
  rowsOf,
  ...table
}: Table<Row> & { list: Pages<Page>; rowsOf: (page: Page) => Row[] }) {
  if (list.error && !list.data) return <ErrorState sentence={list.error.message} onRetry={() => void list.refetch()} />
  return <DataTable {...table} rows={list.data?.pages.flatMap(rowsOf)} more={<ShowMore list={list} />} />
}
