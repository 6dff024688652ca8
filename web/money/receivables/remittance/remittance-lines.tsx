// Lines of a remittance, or of all that wait: what each comes to and why, and what a person can do with it.
import { useState } from 'react'
import type { Input, Schemas } from '#sdk/types.ts'
import { useReadPages, useWhyNot, useWrite } from '#web/data/queries.ts'
import { date, moneyExact } from '#web/lib/format.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/page.tsx'
import { EmptyState } from '#web/ui/states.tsx'
import type { Column } from '#web/ui/table/data-table.tsx'
import { PagedTable } from '#web/ui/table/paged-table.tsx'
import { common } from '#web/words/common.ts'
import { MatchDialog } from './match-dialog.tsx'
import { words } from './words.ts'

type Line = Schemas['RemittanceLine']
export const STANDINGS = [
  { standing: 'matched', label: words.matched_status },
  { standing: 'differs', label: words.different_amount },
  { standing: 'clawback', label: words.clawback },
  { standing: 'unknown', label: words.unmatched },
  { standing: 'known', label: words.already_imported },
  { standing: 'unreadable', label: words.not_readable },
  { standing: 'posted', label: words.posted },
  { standing: 'set_aside', label: words.unapplied_cash },
] as const

const columns = (rest: Column<Line>): Column<Line>[] => [
  {
    header: words.line,
    cell: ({ payee, reference, project_name, line, file_name, lender_name }) => (
      <span className="block py-1.5 whitespace-normal">
        {project_name ?? (payee || reference || words.line_number({ line }))}
        <span className="block text-sm font-normal text-ink-3">
          {[
            reference,
            project_name && payee !== project_name ? payee : '',
            words.lender_file_row({ lender_name, file_name, line }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
    ),
  },
  {
    header: words.match_status,
    cell: ({ standing }) => {
      const { label } = STANDINGS.find(one => one.standing === standing) ?? STANDINGS[3]
      return <Badge status={standing} label={label} />
    },
  },
  { header: words.reason, cell: ({ reason }) => <span className="whitespace-normal">{reason}</span>, wide: true },
  {
    header: words.paid_on,
    cell: ({ paid_on }) => <span className="figures">{paid_on && date(paid_on)}</span>,
    wide: true,
  },
  { header: common.amount, cell: ({ amount_cents }) => moneyExact(amount_cents), align: 'right' },
  rest,
]

type Props = { query: Omit<Input<'/v3/receivables.ListRemittanceLines'>, 'cursor'>; empty: string; preview?: boolean }

export function RemittanceLines({ query, empty, preview = false }: Props) {
  const [matching, setMatching] = useState<Line | null>(null)
  const list = useReadPages('/v3/receivables.ListRemittanceLines', { limit: 100, ...query })
  return (
    <Card flush>
      <PagedTable
        label={words.lines}
        columns={columns({
          header: words.actions,
          cell: line => <LineActions line={line} preview={preview} onMatch={() => setMatching(line)} />,
          align: 'right',
        })}
        list={list}
        rowsOf={page => page.lines}
        keyOf={({ id }) => id}
        empty={<EmptyState title={empty}>{words.payments_belong_nowhere_yet}</EmptyState>}
      />
      {matching && <MatchDialog line={matching} onClose={() => setMatching(null)} />}
    </Card>
  )
}

function LineActions({ line, preview, onMatch }: { line: Line; preview: boolean; onMatch: () => void }) {
  const whyNot = useWhyNot('receivables.edit')
  const aside = useWrite('/v3/receivables.SetAsideRemittanceLine', {
    onDone: () => tellDone(words.kept_as_unapplied_cash),
  })
  const back = useWrite('/v3/receivables.UnmatchRemittanceLine', {
    onDone: () => tellDone(words.posting_reversed),
  })
  const line_id = line.id
  const { standing } = line
  return (
    <span className="flex flex-wrap justify-end gap-1 py-1 sm:flex-nowrap">
      {(standing === 'unknown' || standing === 'set_aside') && (
        <Button disabledReason={whyNot} onClick={onMatch}>
          {words.match}
        </Button>
      )}
      {standing === 'unknown' && !preview && (
        <Button look="ghost" busy={aside.isPending} disabledReason={whyNot} onClick={() => aside.mutate({ line_id })}>
          {words.set_aside}
        </Button>
      )}
      {standing === 'posted' && (
        <Button look="ghost" busy={back.isPending} disabledReason={whyNot} onClick={() => back.mutate({ line_id })}>
          {words.reverse_posting}
        </Button>
      )}
    </span>
  )
}
