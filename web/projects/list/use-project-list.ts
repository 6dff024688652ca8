// The list of projects as specified by the URL: filters, order, table or board.
import { useSearchParams } from 'wouter'
import type { Schemas } from '#sdk/types.ts'
import { filterParams, filtersOf, type ProjectFilters } from '#web/projects/sale/project/project-filters.ts'

export type Sort = Schemas['ProjectSort']
export type Direction = Schemas['SortDirection']
export type Shown = { filters: ProjectFilters; sort: Sort; direction: Direction; view: Schemas['ListView'] }

const SORTS: readonly Sort[] = ['number', 'name', 'updated_at', 'active_at', 'price_cents', 'size_kw', 'status_since']
export const NEWEST: Shown = { filters: {}, sort: 'number', direction: 'desc', view: 'table' }

/** By default names ascend and everything else descends. */
const usual = (sort: Sort): Direction => (sort === 'name' ? 'asc' : 'desc')

export function shownOf(params: URLSearchParams): Shown {
  const sort = SORTS.find(one => one === params.get('sort')) ?? NEWEST.sort
  const direction = params.get('direction')
  return {
    filters: filtersOf(params),
    sort,
    direction: direction === 'asc' || direction === 'desc' ? direction : usual(sort),
    view: params.get('view') === 'board' ? 'board' : 'table',
  }
}

export function paramsOf({ filters, sort, direction, view }: Shown): URLSearchParams {
  const params = new URLSearchParams(filterParams(filters))
  if (sort !== NEWEST.sort) params.set('sort', sort)
  if (direction !== usual(sort)) params.set('direction', direction)
  if (view !== NEWEST.view) params.set('view', view)
  return params
}

export function useProjectList() {
  const [params, setParams] = useSearchParams()
  const shown = shownOf(params)
  const show = (next: Partial<Shown>) => setParams(paramsOf({ ...shown, ...next }), { replace: true })
  return {
    shown,
    isBare: params.size === 0,
    show,
    narrow: (filters: ProjectFilters) => show({ filters }),
    /** The same column again turns the order round. */
    sortBy: (sort: Sort) =>
      show({ sort, direction: sort !== shown.sort ? usual(sort) : shown.direction === 'asc' ? 'desc' : 'asc' }),
  }
}
