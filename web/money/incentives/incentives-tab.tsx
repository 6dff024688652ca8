// Every incentive judged for one project, by way to pay and as of its planned installation date.
import { BadgePercent } from 'lucide-react'
import { useState } from 'react'
import { incentivesDerivation } from '#machines/money/derivations/incentive.ts'
import type { Schemas } from '#sdk/types.ts'
import { useRead, useWhyNot } from '#web/data/queries.ts'
import { date, money } from '#web/lib/format.ts'
import { Derived } from '#web/money/derivations/derived.tsx'
import type { TabProps } from '#web/projects/sale/project/project-tabs.ts'
import { TabLink } from '#web/projects/sale/project/tab-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { Card, Figures } from '#web/ui/page.tsx'
import { EmptyState, Notice, Skeleton } from '#web/ui/states.tsx'
import { DatesDialog } from './dates-dialog.tsx'
import { typeWord } from './incentive-words.ts'
import { JudgedHeads, JudgedRow } from './judged-row.tsx'
import { LeaveOutDialog } from './leave-out-dialog.tsx'
import { words } from './words.ts'

export default function IncentivesTab({ project }: TabProps) {
  const { data, error, refetch, dataUpdatedAt } = useRead('/v3/projects.ListIncentives', { project_id: project.id })
  const whyNot = useWhyNot('projects.edit')
  const [dating, setDating] = useState(false)
  const [leaving, leave] = useState<Schemas['Incentive'] | null>(null)
  if (error && !data) return <ErrorCard sentence={error.message} onRetry={refetch} />
  if (!data) return <Skeleton className="h-64" />
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <Card
        title={words.homeowner_incentives_title}
        actions={
          <Button disabledReason={whyNot} onClick={() => setDating(true)}>
            {words.change_dates}
          </Button>
        }
      >
        <div className="flex flex-col gap-4">
          <Figures
            facts={data.totals.map(({ type, upfront_cents, homeowner_total_cents }) => ({
              label: typeWord(type),
              value: (
                <Derived
                  derivation={data.price_cents === null ? null : incentivesDerivation(data.incentives, type)}
                  at={dataUpdatedAt}
                >
                  {data.price_cents === null ? '–' : money(homeowner_total_cents)}
                </Derived>
              ),
              note: upfront_cents > 0 && (
                <Derived derivation={incentivesDerivation(data.incentives, type)} at={dataUpdatedAt} sentence>
                  {words.upfront_once({ upfront: money(upfront_cents) })}
                </Derived>
              ),
            }))}
          />
          <p className="text-sm text-ink-2">
            {project.installation_on
              ? words.based_on_installation_date({ installation_on: date(project.installation_on) })
              : words.no_installation_date}
            {project.construction_begins_on &&
              words.construction_begun_on({ construction_begins_on: date(project.construction_begins_on) })}
            .
          </p>
          {data.price_cents === null && (
            <Notice
              action={
                <TabLink project_id={project.id} tab="design">
                  {words.design_system}
                </TabLink>
              }
            >
              {words.no_price_notice}
            </Notice>
          )}
        </div>
      </Card>
      <Card flush>
        {data.incentives.length === 0 ? (
          <EmptyState icon={BadgePercent} title={words.no_active_incentives}>
            {words.no_active_incentives_hint}
          </EmptyState>
        ) : (
          <ul aria-label={words.incentives} className="divide-y divide-hairline">
            <JudgedHeads />
            {data.incentives.map(one => (
              <JudgedRow
                at={dataUpdatedAt}
                key={one.incentive.id}
                judged={one}
                project_id={project.id}
                whyNot={whyNot}
                onLeaveOut={() => leave(one.incentive)}
              />
            ))}
          </ul>
        )}
      </Card>
      <p className="max-w-[68ch] text-sm text-ink-3">{data.disclaimer}</p>
      {dating && <DatesDialog project={project} onClose={() => setDating(false)} />}
      {leaving && <LeaveOutDialog project_id={project.id} rule={leaving} onClose={() => leave(null)} />}
    </div>
  )
}
