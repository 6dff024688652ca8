// What an hourly year still needs, each with the place where it is entered.
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { Schemas } from '#sdk/types.ts'
import { href } from '#web/frame/navigation.ts'
import { tabHref } from '#web/sale/project/project-tabs.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { Card } from '#web/ui/page.tsx'
import { EmptyState } from '#web/ui/states.tsx'

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
      'Where is the house?',
      'Sun and weather come with the address.',
      'Enter the address',
      tabHref(project.id, 'overview'),
    ]
  if (!designed)
    return [
      'Nothing designed yet',
      'The hours of a year are reckoned from the panels on the roof.',
      'Design the system',
      href('/projects/[id]/manual', { id: project.id }),
    ]
  if (!project.consumption)
    return [
      'How much does the house use?',
      'A year’s total is enough; a file of the meter makes it exact.',
      'Enter the use',
      tabHref(project.id, 'energy'),
    ]
  return [
    'The year cannot be reckoned',
    'No weather station is near the address, or its ZIP code is not known.',
    'Open the design',
    tabHref(project.id, 'design'),
  ]
}
