// The company's rate plans: found, read, added, imported, changed and taken into the project at hand.
import { Plus, Upload } from 'lucide-react'
import { useDeferredValue } from 'react'
import { useReadPages, useWhyNot } from '#web/data/queries.ts'
import { useFilters } from '#web/frame/filters.ts'
import { type TabProps, tabHref } from '#web/sale/project/project-tabs.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { SearchField } from '#web/ui/fields/search-field.tsx'
import { Card } from '#web/ui/page.tsx'
import { EmptyState, ErrorState } from '#web/ui/states.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { ShowMore } from '#web/ui/table/show-more.tsx'
import { PlanForm } from './plan-form.tsx'
import { PlanSummary } from './plan-summary.tsx'
import { centsPerKwh } from './plan-words.ts'
import { RateFile } from './rate-file.tsx'
import { useTakePlan } from './take-plan.ts'

export function PlansPart({ project }: TabProps) {
  const { params, change } = useFilters()
  const whyNot = useWhyNot('projects.edit')
  const take = useTakePlan(project)
  const search = useDeferredValue(params.get('search') ?? '')
  const list = useReadPages('/v3/energy.ListRatePlans', search ? { search } : {})
  const rows = list.data?.pages.flatMap(page => page.rate_plans)
  const open = params.get('plan')
  const chosen = rows?.find(({ id }) => id === open)
  const close = () => change({ plan: null, import: null })
  if (params.get('import') === 'yes') return <RateFile project={project} onClose={close} />
  if (open === 'new' && whyNot === undefined)
    return <PlanForm key="new" project={project} saved={undefined} onClose={close} />
  if (chosen) return <PlanForm key={chosen.id} project={project} saved={chosen} onClose={close} />
  const add = (
    <Button
      look="primary"
      icon={<Plus size={16} aria-hidden />}
      disabledReason={whyNot}
      onClick={() => change({ plan: 'new' }, { push: true })}
    >
      Make a plan
    </Button>
  )
  return (
    <Card
      title="Your company’s rate plans"
      note="What is changed here changes no project that has taken a plan before."
      actions={
        <>
          <Button
            icon={<Upload size={16} aria-hidden />}
            disabledReason={whyNot}
            onClick={() => change({ import: 'yes' }, { push: true })}
          >
            Import from OpenEI
          </Button>
          {add}
        </>
      }
      flush
    >
      <div className="border-b border-hairline p-3">
        <SearchField
          label="Search rate plans"
          placeholder="Name of a plan"
          className="sm:max-w-80"
          value={params.get('search') ?? ''}
          onChange={text => change({ search: text })}
        />
      </div>
      {list.error && !rows ? (
        <ErrorState sentence={list.error.message} onRetry={list.refetch} />
      ) : (
        <DataTable
          label="Rate plans"
          rows={rows}
          keyOf={({ id }) => id}
          hrefOf={({ id }) => `${tabHref(project.id, 'energy')}&part=plans&plan=${id}`}
          columns={[
            { header: 'Plan', cell: ({ plan }) => plan.name },
            { header: 'Utility', cell: ({ utility_name }) => utility_name ?? 'Any', wide: true },
            { header: 'Periods', cell: ({ plan }) => plan.periods.length, align: 'right', wide: true },
            {
              header: 'Average (¢/kWh)',
              cell: ({ average_usd_per_kwh }) => centsPerKwh(average_usd_per_kwh).replace(' ¢', ''),
              align: 'right',
            },
            {
              header: 'Status',
              cell: ({ active }) => (
                <Badge
                  status={active ? 'active' : 'off'}
                  look={active ? 'success' : 'neutral'}
                  label={active ? 'On offer' : 'Off offer'}
                />
              ),
              wide: true,
            },
          ]}
          details={({ plan }) => (
            <div className="flex flex-col items-start gap-3 py-1">
              <PlanSummary plan={plan} />
              <Button disabledReason={whyNot} onClick={() => take(plan)}>
                Use for this project
              </Button>
            </div>
          )}
          empty={
            search ? (
              <EmptyState
                title="No rate plan matches"
                action={<Button onClick={() => change({ search: null })}>Show all</Button>}
              />
            ) : (
              <EmptyState title="No rate plans yet" action={add}>
                Make one from the utility’s sheet, or import it from OpenEI’s Utility Rate Database.
              </EmptyState>
            )
          }
          more={<ShowMore list={list} />}
        />
      )}
    </Card>
  )
}
