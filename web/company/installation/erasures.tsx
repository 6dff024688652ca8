// Companies that wait to be erased, and the proofs of those that were.
import type { ReactNode } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useRead, useWrite } from '#web/data/queries.ts'
import { dateTime, number } from '#web/lib/format.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/page.tsx'
import { ErrorState } from '#web/ui/states.tsx'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

type Erasure = Schemas['CompanyErasure']
const LOOKS = { waiting: 'warning', canceled: 'neutral', done: 'default' } as const

/** Hidden while empty. */
export function Erasures() {
  const { data, error, refetch } = useRead('/v3/installation.ListErasures', {})
  const cancel = useWrite('/v3/installation.CancelErasure', {
    onDone: ({ erasure }) => tellDone(words.erasure_canceled({ company: erasure.name })),
  })
  if (error && !data) return <ErrorState sentence={error.message} onRetry={() => void refetch()} />
  if (!data || data.erasures.length === 0) return null
  return (
    <Card title={words.erasures} flush>
      <DataTable
        label={words.erasures}
        columns={columns(({ id }) => (
          <Button busy={cancel.isPending} onClick={() => cancel.mutate({ erasure_id: id })}>
            {words.cancel_erasure}
          </Button>
        ))}
        rows={data.erasures}
        keyOf={({ id }) => id}
      />
    </Card>
  )
}

const columns = (cancel: (erasure: Erasure) => ReactNode): Column<Erasure>[] => [
  {
    header: common.company,
    cell: ({ name, reason }) => (
      <span className="block py-1.5 whitespace-normal">
        <span className="font-medium">{name}</span>
        <span className="block text-sm text-ink-3">{reason}</span>
      </span>
    ),
  },
  {
    header: words.ordered_by,
    cell: ({ requested_by, requested_at }) => (
      <>
        {requested_by}
        <span className="figures block text-sm text-ink-3">{dateTime(requested_at)}</span>
      </>
    ),
    wide: true,
  },
  {
    header: common.status,
    cell: ({ status, due_at, erased_at, rows, canceled_by }) => (
      <>
        <Badge look={LOOKS[status]} status={status} label={words.erasure_statuses[status]} />
        <span className="figures block text-sm whitespace-normal text-ink-3">
          {status === 'waiting' && words.erased_on({ at: dateTime(due_at) })}
          {status === 'canceled' && canceled_by}
          {status === 'done' && erased_at && words.erased_rows({ at: dateTime(erased_at), rows: number(rows) })}
        </span>
      </>
    ),
  },
  { header: '', cell: erasure => erasure.status === 'waiting' && cancel(erasure), align: 'right' },
]
