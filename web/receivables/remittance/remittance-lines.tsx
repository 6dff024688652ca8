// Lines of a remittance, or of all that wait: what each comes to and why, and what a person can do with it.
import { useState } from 'react'
import type { Input, ReadPath, Schemas } from '#sdk/types.ts'
import { useReadPages, useWhyNot, useWrite } from '#web/data/queries.ts'
import { date, moneyExact } from '#web/lib/format.ts'
import { tellDone } from '#web/lib/tell.ts'
import { RECEIVABLE_READS } from '#web/sale/invoices/receivable-reads.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/page.tsx'
import { EmptyState, ErrorState } from '#web/ui/states.tsx'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'
import { ShowMore } from '#web/ui/table/show-more.tsx'
import { MatchDialog } from './match-dialog.tsx'

type Line = Schemas['RemittanceLine']
export const REMITTANCE_READS: readonly ReadPath[] = [
  ...RECEIVABLE_READS,
  '/v3/receivables.GetRemittance',
  '/v3/receivables.ListRemittances',
  '/v3/receivables.ListRemittanceLines',
]
export const STANDINGS = [
  { standing: 'matched', label: 'Matched', look: 'success' },
  { standing: 'differs', label: 'Another amount', look: 'warning' },
  { standing: 'clawback', label: 'Taken back', look: 'warning' },
  { standing: 'unknown', label: 'To be matched', look: 'danger' },
  { standing: 'known', label: 'Imported before', look: 'neutral' },
  { standing: 'unreadable', label: 'Not readable', look: 'danger' },
  { standing: 'posted', label: 'Posted', look: 'success' },
  { standing: 'set_aside', label: 'Unapplied cash', look: 'neutral' },
] as const

const columns = (rest: Column<Line>): Column<Line>[] => [
  {
    header: 'Line',
    cell: ({ payee, reference, project_name, line, file_name, lender_name }) => (
      <span className="block py-1.5 whitespace-normal">
        {project_name ?? (payee || reference || `Line ${line}`)}
        <span className="block text-sm font-normal text-ink-3">
          {[reference, project_name && payee !== project_name ? payee : '', `${lender_name}, ${file_name}, row ${line}`]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
    ),
  },
  {
    header: 'Comes to',
    cell: ({ standing }) => {
      const { label, look } = STANDINGS.find(one => one.standing === standing) ?? STANDINGS[3]
      return <Badge status={standing} look={look} label={label} />
    },
  },
  { header: 'Why', cell: ({ reason }) => <span className="whitespace-normal">{reason}</span>, wide: true },
  { header: 'Paid', cell: ({ paid_on }) => <span className="figures">{paid_on && date(paid_on)}</span>, wide: true },
  { header: 'Amount', cell: ({ amount_cents }) => moneyExact(amount_cents), align: 'right' },
  rest,
]

type Props = { query: Omit<Input<'/v3/receivables.ListRemittanceLines'>, 'cursor'>; empty: string; preview?: boolean }

export function RemittanceLines({ query, empty, preview = false }: Props) {
  const [matching, setMatching] = useState<Line | null>(null)
  const list = useReadPages('/v3/receivables.ListRemittanceLines', { limit: 100, ...query })
  return (
    <Card flush>
      {list.error && !list.data ? (
        <ErrorState sentence={list.error.message} onRetry={list.refetch} />
      ) : (
        <DataTable
          label="Lines"
          columns={columns({
            header: 'What to do',
            cell: line => <LineActions line={line} preview={preview} onMatch={() => setMatching(line)} />,
            align: 'right',
          })}
          rows={list.data?.pages.flatMap(page => page.lines)}
          keyOf={({ id }) => id}
          empty={<EmptyState title={empty}>Payments that belong nowhere yet would stand here.</EmptyState>}
          more={<ShowMore list={list} />}
        />
      )}
      {matching && <MatchDialog line={matching} onClose={() => setMatching(null)} />}
    </Card>
  )
}

function LineActions({ line, preview, onMatch }: { line: Line; preview: boolean; onMatch: () => void }) {
  const whyNot = useWhyNot('receivables.edit')
  const done = { refreshes: REMITTANCE_READS }
  const aside = useWrite('/v3/receivables.SetAsideRemittanceLine', {
    ...done,
    onDone: () => tellDone('It is kept as unapplied cash.'),
  })
  const back = useWrite('/v3/receivables.UnmatchRemittanceLine', {
    ...done,
    onDone: () => tellDone('The posting is taken back; the payment waits to be matched.'),
  })
  const line_id = line.id
  const { standing } = line
  return (
    <span className="flex flex-wrap justify-end gap-1 py-1 sm:flex-nowrap">
      {(standing === 'unknown' || standing === 'set_aside') && (
        <Button disabledReason={whyNot} onClick={onMatch}>
          Match
        </Button>
      )}
      {standing === 'unknown' && !preview && (
        <Button look="ghost" busy={aside.isPending} disabledReason={whyNot} onClick={() => aside.mutate({ line_id })}>
          Set aside
        </Button>
      )}
      {standing === 'posted' && (
        <Button look="ghost" busy={back.isPending} disabledReason={whyNot} onClick={() => back.mutate({ line_id })}>
          Take back
        </Button>
      )}
    </span>
  )
}
