// The household's use, its utility's rates, and the company's rate plans to choose from.
import type { ComponentType } from 'react'
import { Link } from 'wouter'
import { useFilters } from '#web/frame/filters.ts'
import { cx } from '#web/lib/class-names.ts'
import { type TabProps, tabHref } from '#web/projects/sale/project/project-tabs.ts'
import { PlansPart } from './plan/plans-part.tsx'
import { TariffPart } from './tariff-part.tsx'
import { UsePart } from './use-part.tsx'
import { words } from './words.ts'

const PARTS = [
  { id: 'use', label: words.use, screen: UsePart },
  { id: 'tariff', label: words.utility_rate, screen: TariffPart },
  { id: 'plans', label: words.rate_plans, screen: PlansPart },
] as const satisfies readonly { id: string; label: string; screen: ComponentType<TabProps> }[]

export default function EnergyTab({ project }: TabProps) {
  const { params } = useFilters()
  const part = PARTS.find(({ id }) => id === params.get('part')) ?? PARTS[0]
  return (
    <>
      <nav aria-label={words.energy} className="-mb-1 flex">
        <ul className="flex gap-1 rounded-card bg-sunken p-1">
          {PARTS.map(({ id, label }) => (
            <li key={id}>
              <Link
                href={`${tabHref(project.id, 'energy')}&part=${id}`}
                aria-current={id === part.id ? 'page' : undefined}
                className={cx(
                  'block rounded-control px-3 py-1 text-sm max-sm:py-3',
                  id === part.id ? 'bg-raised font-medium text-ink shadow-sm' : 'text-ink-2 hover:text-ink',
                )}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <part.screen project={project} />
    </>
  )
}
