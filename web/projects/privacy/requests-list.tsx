// Requests of homeowners about their data, with what can be done next. On the settings page, and on the homeowner's.
import { useState } from 'react'
import { Link } from 'wouter'
import type { Schemas } from '#sdk/types.ts'
import { JobFile, JobProgress } from '#web/company/jobs/job-progress.tsx'
import { hasEnded } from '#web/company/jobs/use-job.ts'
import { useReadPages, useWrite } from '#web/data/queries.ts'
import { href } from '#web/frame/navigation.ts'
import { date } from '#web/lib/format.ts'
import { part } from '#web/lib/part.tsx'
import { tellDone } from '#web/lib/tell.ts'
import { ActionMenu } from '#web/ui/action-menu.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ReasonDialog } from '#web/ui/reason-dialog.tsx'
import { EmptyState, ErrorState } from '#web/ui/states.tsx'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'
import { ShowMore } from '#web/ui/table/show-more.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

type Request = Schemas['PrivacyRequest']
type Asked = { what: 'erase' | 'extend' | 'decline'; request: Request }

const EraseDialog = part(() => import('./erase-dialog.tsx'))

const LOOKS = { open: 'info', running: 'warning', done: 'success', declined: 'neutral' } as const
const isOverdue = ({ status, due_on }: Request) =>
  (status === 'open' || status === 'running') && due_on < new Date().toISOString().slice(0, 10)

export function RequestsList({ homeowner_id }: { homeowner_id?: string }) {
  const list = useReadPages('/v3/privacy.List', homeowner_id ? { homeowner_id, limit: 10 } : { limit: 50 })
  const [asked, setAsked] = useState<Asked | null>(null)
  const rows = list.data?.pages.flatMap(page => page.requests)
  const going = rows?.find(({ job }) => job && !hasEnded(job))?.job
  const done = () => setAsked(null)
  if (list.error && !rows) return <ErrorState sentence={list.error.message} onRetry={list.refetch} />
  return (
    <>
      {going && (
        <div className="p-4">
          <JobProgress key={going.id} job_id={going.id} was_going onEnd={() => void list.refetch()} />
        </div>
      )}
      <DataTable
        label={words.title}
        rows={rows}
        columns={columns(homeowner_id === undefined, setAsked)}
        keyOf={({ id }) => id}
        empty={
          homeowner_id ? (
            <p className="p-4 text-base text-ink-2">{words.none_here}</p>
          ) : (
            <EmptyState title={words.none}>{words.none_hint}</EmptyState>
          )
        }
        more={<ShowMore list={list} />}
      />
      {asked?.what === 'erase' && <EraseDialog request={asked.request} onClose={done} />}
      {asked && asked.what !== 'erase' && <WithReason {...asked} what={asked.what} onClose={done} />}
    </>
  )
}

const columns = (named: boolean, ask: (asked: Asked) => void): Column<Request>[] => [
  ...(named
    ? [
        {
          header: words.homeowner,
          cell: ({ name, homeowner_id }: Request) =>
            name ? (
              <Link href={href('/homeowners/[id]', { id: homeowner_id })} className="font-medium hover:underline">
                {name}
              </Link>
            ) : (
              <span className="text-ink-2">{words.erased_homeowner}</span>
            ),
        },
      ]
    : []),
  {
    header: words.asks_for,
    cell: ({ kind, kept, declined_reason }) => (
      <span className="block py-1.5 whitespace-normal">
        {words.kinds[kind]}
        {(kept.length > 0 || declined_reason) && (
          <span className="block text-sm text-ink-3">
            {declined_reason ?? words.kept_count({ count: kept.length })}
          </span>
        )}
      </span>
    ),
  },
  {
    header: words.received_on,
    cell: ({ received_on, received_by }) => (
      <span className="figures">
        {date(received_on)} <span className="text-ink-3">{words.channels[received_by]}</span>
      </span>
    ),
    wide: true,
  },
  {
    header: words.due,
    cell: request => (
      <>
        <span className={isOverdue(request) ? 'figures text-danger' : 'figures'}>{date(request.due_on)}</span>
        <span className="block md:hidden">
          <Status request={request} />
        </span>
      </>
    ),
  },
  {
    header: common.status,
    cell: request => <Status request={request} />,
    wide: true,
  },
  { header: '', cell: request => <Acts request={request} ask={ask} />, align: 'right' },
]

const Status = ({ request }: { request: Request }) =>
  isOverdue(request) ? (
    <Badge look="danger" status="overdue" label={words.overdue} />
  ) : (
    <Badge look={LOOKS[request.status]} status={request.status} label={words.statuses[request.status]} />
  )

function Acts({ request, ask }: { request: Request; ask: (asked: Asked) => void }) {
  const { id: request_id, version, kind, status, job, name, extended_reason } = request
  const copy = useWrite('/v3/privacy.Export', { onDone: () => tellDone(words.copy_started) })
  if (status === 'done' && job?.file) return <JobFile file={job.file} />
  if (status !== 'open') return null
  const answer =
    kind === 'export'
      ? { label: words.create_copy, onSelect: () => copy.mutate({ request_id, version }) }
      : { label: words.erase, onSelect: () => ask({ what: 'erase', request }), danger: true }
  return (
    <ActionMenu
      label={words.actions_for({ name })}
      actions={[
        answer,
        ...(extended_reason === null
          ? [{ label: words.extend, onSelect: () => ask({ what: 'extend', request }) }]
          : []),
        { label: words.decline, onSelect: () => ask({ what: 'decline', request }) },
      ]}
    />
  )
}

function WithReason({ what, request, onClose }: { what: 'extend' | 'decline'; request: Request; onClose: () => void }) {
  const { id: request_id, version, due_on } = request
  const over = (sentence: string) => () => {
    tellDone(sentence)
    onClose()
  }
  const extend = useWrite('/v3/privacy.Extend', { onDone: over(words.extended) })
  const decline = useWrite('/v3/privacy.Decline', { onDone: over(words.declined) })
  const { mutate, isPending, error } = what === 'extend' ? extend : decline
  return (
    <ReasonDialog
      title={what === 'extend' ? words.extend_title : words.decline_title}
      description={what === 'extend' ? words.extend_note({ due: date(due_on) }) : words.decline_note}
      action={what === 'extend' ? words.extend : words.decline}
      look={what === 'extend' ? 'primary' : 'danger'}
      minimum={5}
      error={error?.fields['reason']}
      busy={isPending}
      onConfirm={reason => mutate({ request_id, version, reason })}
      onClose={onClose}
    />
  )
}
