// The company's rate plans: found, read, added, imported, changed and taken into the project at hand.
import { Plus, Upload } from 'lucide-react'
import { useDeferredValue } from 'react'
import { useReadPages, useWhyNot } from '#web/data/queries.ts'
import { useFilters } from '#web/frame/filters.ts'
import { type TabProps, tabHref } from '#web/projects/sale/project/project-tabs.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { SearchField } from '#web/ui/fields/search-field.tsx'
import { Card } from '#web/ui/page.tsx'
import { EmptyState, ErrorState } from '#web/ui/states.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { ShowMore } from '#web/ui/table/show-more.tsx'
import { common } from '#web/words/common.ts'
import { PlanForm } from './plan-form.tsx'
import { PlanSummary } from './plan-summary.tsx'
import { centsPerKwh } from './plan-words.ts'
import { RateFile } from './rate-file.tsx'
import { useTakePlan } from './take-plan.ts'
import { words } from './words.ts'

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
      {words.make_plan}
    </Button>
  )
  return (
    <Card
      title={words.your_company_rate_plans}
      note={words.what_changed_here_changes}
      actions={
        <>
          <Button
            icon={<Upload size={16} aria-hidden />}
            disabledReason={whyNot}
            onClick={() => change({ import: 'yes' }, { push: true })}
          >
            {words.import_openei}
          </Button>
          {add}
        </>
      }
      flush
    >
      <div className="border-b border-hairline p-3">
        <SearchField
          label={words.search_rate_plans}
          placeholder={words.search_plan_name}
          className="sm:max-w-80"
          value={params.get('search') ?? ''}
          onChange={text => change({ search: text })}
        />
      </div>
      {list.error && !rows ? (
        <ErrorState sentence={list.error.message} onRetry={list.refetch} />
      ) : (
        <DataTable
          label={words.rate_plans}
          rows={rows}
          keyOf={({ id }) => id}
          hrefOf={({ id }) => `${tabHref(project.id, 'energy')}&part=plans&plan=${id}`}
          columns={[
            { header: words.plan, cell: ({ plan }) => plan.name },
            { header: common.utility, cell: ({ utility_name }) => utility_name ?? words.any, wide: true },
            { header: words.periods, cell: ({ plan }) => plan.periods.length, align: 'right', wide: true },
            {
              header: words.average_kwh,
              cell: ({ average_usd_per_kwh }) => centsPerKwh(average_usd_per_kwh).replace(' ¢', ''),
              align: 'right',
            },
            {
              header: common.status,
              cell: ({ active }) => !active && <Badge status="closed" label={words.status_discontinued} />,
              wide: true,
            },
          ]}
          details={({ plan }) => (
            <div className="flex flex-col items-start gap-3 py-1">
              <PlanSummary plan={plan} />
              <Button disabledReason={whyNot} onClick={() => take(plan)}>
                {words.use_project}
              </Button>
            </div>
          )}
          empty={
            search ? (
              <EmptyState
                title={words.no_rate_plan_matches}
                action={<Button onClick={() => change({ search: null })}>{common.show_all}</Button>}
              />
            ) : (
              <EmptyState title={words.no_rate_plans_yet} action={add}>
                {words.make_one_utility_sheet}
              </EmptyState>
            )
          }
          more={<ShowMore list={list} />}
        />
      )}
    </Card>
  )
}
