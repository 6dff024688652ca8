// A tab's parts, one at a time, by `part` in the address. The first is the tab itself.
import type { ComponentType } from 'react'
import { Link } from 'wouter'
import { useFilters } from '#web/frame/filters.ts'
import { cx } from '#web/lib/class-names.ts'
import { type TabId, tabHref } from './project-tabs.ts'

type Part<Props> = { id: string; label: string; screen: ComponentType<Props> }
export type TabPartList<Props> = readonly [Part<Props>, ...Part<Props>[]]

export function useTabPart<Props>(parts: TabPartList<Props>): Part<Props> {
  const { params } = useFilters()
  return parts.find(({ id }) => id === params.get('part')) ?? parts[0]
}

type Props = {
  label: string
  project_id: string
  tab: TabId
  parts: readonly { id: string; label: string }[]
  current: string
}

export const TabParts = ({ label, project_id, tab, parts, current }: Props) => (
  <nav aria-label={label} className="-mb-1 flex">
    <ul className="flex min-w-0 flex-wrap gap-1 rounded-card bg-sunken p-1">
      {parts.map(({ id, label }) => (
        <li key={id}>
          <Link
            href={`${tabHref(project_id, tab)}&part=${id}`}
            aria-current={id === current ? 'page' : undefined}
            className={cx(
              'block rounded-control px-3 py-1 text-sm max-sm:py-3',
              id === current ? 'bg-raised font-medium text-ink shadow-sm' : 'text-ink-2 hover:text-ink',
            )}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
