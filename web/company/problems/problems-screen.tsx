// Homeowner pages that failed, the latest first, by filters that live in the address.

import { browserWords, pageWords } from '#machines/company/problems/describe-problem.ts'
import type { Schemas } from '#sdk/types.ts'
import { useReadPages } from '#web/data/queries.ts'
import { ANY, useFilters } from '#web/frame/filters.ts'
import { SettingsFrame } from '#web/frame/settings-frame.tsx'
import { date, number } from '#web/lib/format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { Card } from '#web/ui/page.tsx'
import { EmptyState, ErrorState } from '#web/ui/states.tsx'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'
import { ShowMore } from '#web/ui/table/show-more.tsx'
import { common } from '#web/words/common.ts'
import { ProblemDetails } from './problem-details.tsx'
import { words } from './words.ts'

type Problem = Schemas['PageProblem']

const STATUSES: readonly Schemas['ProblemStatus'][] = ['open', 'resolved', 'dismissed']
const PAGES: readonly Schemas['ProblemPage'][] = [
  'proposal',
  'summary',
  'signing',
  'signed',
  'sign_report',
  'application',
  'simulation_report',
]
const DEVICES = ['iPhone', 'iPad', 'Android phone', 'Android tablet', 'Windows', 'Mac', 'Chromebook', 'Linux'] as const
const deviceWords = (device: Problem['device']) =>
  device === 'Android phone'
    ? words.android_phone
    : device === 'Android tablet'
      ? words.android_tablet
      : device === 'Other'
        ? words.another_device
        : device

const COLUMNS: Column<Problem>[] = [
  {
    header: words.page,
    cell: ({ page, page_number, status }) => (
      <span className="inline-flex flex-wrap items-center gap-x-2">
        {pageWords(page)}
        {page_number !== null && words.page_number({ page_number })}
        {status !== 'open' && <Badge status={status} />}
      </span>
    ),
  },
  {
    header: words.browser,
    cell: problem => (
      <span className="block max-w-36 whitespace-normal">
        {words.browser_on_device({ problem: browserWords(problem) })} {deviceWords(problem.device)}
      </span>
    ),
  },
  { header: common.project, cell: ({ project }) => project.name, wide: true, width: 'w-48' },
  { header: words.reports, cell: ({ count }) => number(count), align: 'right', wide: true, width: 'w-20' },
  {
    header: words.last_reported,
    cell: ({ last_seen_at }) => <span className="figures">{date(last_seen_at)}</span>,
    wide: true,
    width: 'w-32',
  },
]

export default function ProblemsScreen() {
  const { params, change, clear } = useFilters()
  const chosen = params.get('status') ?? ''
  // Open problems by default.
  const status = chosen === 'all' ? undefined : (STATUSES.find(one => one === chosen) ?? 'open')
  const page = PAGES.find(one => one === params.get('page'))
  const device = DEVICES.find(one => one === params.get('device'))
  const list = useReadPages('/v3/page_problems.List', {
    ...(status ? { status } : {}),
    ...(page ? { page } : {}),
    ...(device ? { device } : {}),
  })
  const rows = list.data?.pages.flatMap(({ problems }) => problems)
  const isNarrowed = chosen !== '' || page !== undefined || device !== undefined
  return (
    <SettingsFrame title={words.page_problems} note={words.homeowner_pages_failed_reported}>
      <div className="grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap">
        <SelectField
          label={common.status}
          className="sm:w-36"
          value={status === 'open' ? ANY : (status ?? 'all')}
          onChange={value => change({ status: value })}
          options={[
            { value: ANY, label: words.open },
            { value: 'resolved', label: words.resolved },
            { value: 'dismissed', label: words.dismissed },
            { value: 'all', label: words.all },
          ]}
        />
        <SelectField
          label={words.page}
          className="sm:w-48"
          value={page ?? ANY}
          onChange={value => change({ page: value })}
          options={[{ value: ANY, label: words.any_page }, ...PAGES.map(value => ({ value, label: pageWords(value) }))]}
        />
        <SelectField
          label={words.device}
          className="max-sm:col-span-2 sm:w-40"
          value={device ?? ANY}
          onChange={value => change({ device: value })}
          options={[
            { value: ANY, label: words.any_device },
            ...DEVICES.map(value => ({ value, label: deviceWords(value) })),
          ]}
        />
      </div>
      <Card flush>
        {list.error && !rows ? (
          <ErrorState sentence={list.error.message} onRetry={list.refetch} />
        ) : (
          <DataTable
            label={words.page_problems}
            columns={COLUMNS}
            rows={rows}
            keyOf={({ id }) => id}
            details={problem => <ProblemDetails problem={problem} />}
            empty={
              isNarrowed ? (
                <EmptyState
                  title={words.no_problems_match_these}
                  action={<Button onClick={clear}>{words.clear_filters}</Button>}
                />
              ) : (
                <EmptyState title={words.no_open_problems}>{words.when_homeowner_page_fails}</EmptyState>
              )
            }
            more={<ShowMore list={list} />}
          />
        )}
      </Card>
    </SettingsFrame>
  )
}
