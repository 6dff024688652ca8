// Filters of a list of projects in a URL: every count of projects links to its list.

import { isUuid } from '#machines/lib/uuid.ts'
import { PROJECT_STATUSES } from '#machines/projects/project-status.machine.ts'
import type { Schemas } from '#sdk/types.ts'
import type { RoutePath } from '#web/frame/routes.ts'
import { sizePriceOf } from './size-price.ts'
import { words } from './words.ts'

export type ProjectFilters = Schemas['ProjectFilters']

export const STAGES = ['New Project', 'In Progress', 'Sold', 'Rejected'] as const
/** Stage names for the reader. */
export const STAGE_NAMES: Record<(typeof STAGES)[number], string> = {
  'New Project': words.stage.new_project,
  'In Progress': words.stage.in_progress,
  Sold: words.stage.sold,
  Rejected: words.stage.rejected,
}
const REACHES = ['sent', 'viewed', 'signed'] as const
const LIST: RoutePath = '/projects'
const DAY = /^\d{4}-\d\d-\d\d$/

/** Unknown values are ignored: a URL may have been typed. */
export function filtersOf(params: URLSearchParams): ProjectFilters {
  const text = (name: string, fits: (value: string) => boolean) => {
    const value = params.get(name)
    return value !== null && value !== '' && fits(value) ? { [name]: value } : {}
  }
  const list = <T extends string>(name: string, all: readonly T[]) => {
    const values = all.filter(one => params.getAll(name).includes(one))
    return values.length > 0 ? { [name]: values } : {}
  }
  const owners = params.getAll('owner_id').filter(isUuid)
  const idle_days = Number(params.get('idle_days'))
  return {
    ...text('search', value => value.length <= 100),
    ...list('status', PROJECT_STATUSES),
    ...list('stage', STAGES),
    ...(owners.length > 0 ? { owner_id: owners } : {}),
    ...text('state', value => /^[A-Z]{2}$/.test(value)),
    ...text('lead_source', value => value.length <= 80),
    ...text('tag', value => value.length <= 30),
    ...text('created_from', value => DAY.test(value)),
    ...text('created_to', value => DAY.test(value)),
    ...text('sold_from', value => DAY.test(value)),
    ...text('sold_to', value => DAY.test(value)),
    ...text('proposal', value => REACHES.some(one => one === value)),
    ...text('sent_from', value => DAY.test(value)),
    ...text('sent_to', value => DAY.test(value)),
    ...sizePriceOf(params),
    ...(Number.isInteger(idle_days) && idle_days >= 1 && idle_days <= 3_650 ? { idle_days } : {}),
  }
}

/** A filter of several values comes several times. */
export const filterParams = (filters: ProjectFilters): [string, string][] =>
  Object.entries(filters).flatMap(([name, value]) =>
    [value].flat().flatMap((one): [string, string][] => (one === '' ? [] : [[name, String(one)]])),
  )

export function projectsHref(filters: ProjectFilters): string {
  const query = new URLSearchParams(filterParams(filters)).toString()
  return query === '' ? LIST : `${LIST}?${query}`
}
