// The company's incentives: federal law as it came, and the state, utility and local rules its people keep.
import { ExternalLink, Plus } from 'lucide-react'
import { useDeferredValue } from 'react'
import { STATES } from '#machines/lib/states.ts'
import { incentiveSentence } from '#machines/money/incentives/incentive-sentence.ts'
import { taxCreditDisclaimer } from '#machines/money/incentives/rules.ts'
import type { Schemas } from '#sdk/types.ts'
import { useReadPages, useWhyNot } from '#web/data/queries.ts'
import { ANY, useFilters } from '#web/frame/filters.ts'
import { href } from '#web/frame/navigation.ts'
import { date } from '#web/lib/format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { SearchField } from '#web/ui/fields/search-field.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { Card, Page, PageHeader } from '#web/ui/page.tsx'
import { EmptyState, ErrorState } from '#web/ui/states.tsx'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'
import { ShowMore } from '#web/ui/table/show-more.tsx'
import { common } from '#web/words/common.ts'
import { FederalDrawer } from './federal-drawer.tsx'
import { IncentiveDrawer } from './incentive-drawer.tsx'
import { hostOf, LEVELS, shortAmount } from './incentive-words.ts'
import { words } from './words.ts'

type Rule = Schemas['Incentive']

const USE = [
  { value: ANY, label: words.active_label },
  { value: 'all', label: words.active_and_inactive },
]

const none = <span className="text-ink-3">–</span>
const COLUMNS: Column<Rule>[] = [
  { header: words.incentive, cell: ({ name }) => name },
  { header: words.level, cell: ({ level }) => LEVELS.find(({ value }) => value === level)?.label, wide: true },
  { header: common.amount, cell: shortAmount, align: 'right' },
  {
    header: words.where,
    cell: ({ states }) => (states.length === 0 ? words.everywhere : states.join(', ')),
    wide: true,
  },
  { header: words.installed_by, cell: ({ ends_on }) => (ends_on ? date(ends_on) : none), align: 'right', wide: true },
  {
    header: words.status_header,
    cell: ({ active, automatic, ended, ends_on }) =>
      !active ? (
        <Badge status="off" label={words.off} />
      ) : ended && ends_on ? (
        <Badge status="ended" label={words.ended_on({ day: date(ends_on) })} />
      ) : (
        automatic && <Badge status="automatic" label={words.automatic} />
      ),
    wide: true,
  },
]

export default function IncentivesScreen() {
  const { params, change, clear } = useFilters()
  const whyNot = useWhyNot('incentives.edit')
  const search = useDeferredValue(params.get('search') ?? '')
  const level = LEVELS.find(({ value }) => value === params.get('level'))?.value
  const state = STATES.find(({ alphacode }) => alphacode === params.get('state'))?.alphacode
  const include_inactive = params.get('use') === 'all'
  const set = (name: string, value: string) => change({ [name]: value })
  const list = useReadPages('/v3/collections.ListIncentives', {
    include_inactive,
    ...(search ? { search } : {}),
    ...(level ? { level } : {}),
    ...(state ? { state } : {}),
  })
  const rows = list.data?.pages.flatMap(page => page.incentives)
  const edited = params.get('edit')
  const rule = rows?.find(({ id }) => id === edited)
  const close = () => set('edit', '')
  const addressOf = (id: string) => {
    const next = new URLSearchParams(params)
    next.set('edit', id)
    return `${href('/light-hub/incentives')}?${next}`
  }
  return (
    <Page>
      <PageHeader
        title={words.incentives}
        note={words.incentives_note}
        actions={
          <Button
            look="primary"
            icon={<Plus size={16} aria-hidden />}
            disabledReason={whyNot}
            onClick={() => set('edit', 'new')}
          >
            {words.add_incentive}
          </Button>
        }
      />
      <div className="flex flex-wrap gap-3">
        <SearchField
          label={words.search_incentives}
          placeholder={common.name}
          className="w-full min-w-0 sm:w-72"
          value={params.get('search') ?? ''}
          onChange={text => set('search', text)}
        />
        <SelectField
          label={words.level}
          hideLabel
          className="w-44 max-sm:min-w-36 max-sm:flex-1"
          value={level ?? ANY}
          onChange={value => set('level', value)}
          options={[{ value: ANY, label: words.every_level }, ...LEVELS]}
        />
        <SelectField
          label={common.state}
          hideLabel
          className="w-48 max-sm:min-w-36 max-sm:flex-1"
          value={state ?? ANY}
          onChange={value => set('state', value)}
          options={[
            { value: ANY, label: words.all_states_filter },
            ...STATES.map(({ name, alphacode }) => ({ value: alphacode, label: name })),
          ]}
        />
        <SelectField
          label={words.status_header}
          hideLabel
          className="w-44 max-sm:min-w-36 max-sm:flex-1"
          value={include_inactive ? 'all' : ANY}
          onChange={value => set('use', value)}
          options={USE}
        />
      </div>
      <Card flush>
        {list.error && !rows ? (
          <ErrorState sentence={list.error.message} onRetry={list.refetch} />
        ) : (
          <DataTable
            label={words.incentives}
            columns={COLUMNS}
            rows={rows}
            keyOf={({ id }) => id}
            hrefOf={({ id }) => addressOf(id)}
            details={row => <Details rule={row} />}
            empty={
              <EmptyState
                title={words.no_incentive_matches}
                action={<Button onClick={clear}>{common.show_all}</Button>}
              >
                {words.no_matches_hint}
              </EmptyState>
            }
            more={<ShowMore list={list} />}
          />
        )}
      </Card>
      <p className="max-w-[68ch] text-sm text-ink-3">{taxCreditDisclaimer()}</p>
      {edited === 'new' && whyNot === undefined && <IncentiveDrawer rule={undefined} onClose={close} />}
      {rule &&
        (rule.code === null ? (
          <IncentiveDrawer key={rule.id} rule={rule} onClose={close} />
        ) : (
          <FederalDrawer rule={rule} onClose={close} />
        ))}
    </Page>
  )
}

function Details({ rule }: { rule: Rule }) {
  return (
    <div className="flex max-w-[68ch] flex-col gap-1.5 text-sm whitespace-normal">
      <p>{incentiveSentence(rule)}</p>
      {rule.law && <p className="text-ink-2">{rule.law}</p>}
      <a
        href={rule.source_url}
        target="_blank"
        rel="noreferrer"
        className="inline-flex items-center gap-1 self-start break-all underline underline-offset-2 max-sm:py-2"
      >
        {hostOf(rule.source_url)}
        <ExternalLink size={14} aria-hidden />
      </a>
    </div>
  )
}
