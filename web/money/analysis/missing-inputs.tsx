// Inputs missing for an hourly year, each linking to its field.
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { Schemas } from '#sdk/types.ts'
import { href } from '#web/frame/navigation.ts'
import { tabHref } from '#web/projects/sale/project/project-tabs.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { Card } from '#web/ui/page.tsx'
import { EmptyState } from '#web/ui/states.tsx'
import { words } from './words.ts'

type Props = { project: Schemas['Project']; designed: boolean }

/** The first thing missing of address, design and use. */
export function MissingInputs({ project, designed }: Props) {
  const [title, sentence, label, to] = firstMissing({ project, designed })
  return (
    <Card>
      <EmptyState
        title={title}
        action={
          <Link href={to} className={buttonLook('primary')}>
            {label}
          </Link>
        }
      >
        {sentence}
      </EmptyState>
    </Card>
  )
}

function firstMissing({ project, designed }: Props): readonly [string, ReactNode, string, string] {
  if (!project.address)
    return [
      words.no_address_title,
      words.sun_weather_come_address,
      words.enter_address,
      tabHref(project.id, 'overview'),
    ]
  if (!designed)
    return [
      words.nothing_designed_yet,
      words.hours_year_reckoned_panels,
      words.design_system,
      href('/projects/[id]/manual', { id: project.id }),
    ]
  if (!project.consumption)
    return [words.no_usage_title, words.year_total_enough_file, words.enter_use, tabHref(project.id, 'energy')]
  return [words.year_cannot_reckoned, words.no_weather_station_near, words.open_design, tabHref(project.id, 'design')]
}
