import { Plus } from 'lucide-react'
import type { Schemas } from '#sdk/types.ts'
import { usePermissions } from '#web/data/queries.ts'
import { moneyExact, number, percent } from '#web/lib/format.ts'
import { LenderLogo } from '#web/sale/lender-logo.tsx'
import { OptionStanding, type useStandings } from '#web/sale/standing/option-standing.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/page.tsx'
import { EmptyState } from '#web/ui/states.tsx'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'
import { columnsOf } from './option-form.ts'
import { exampleSentence, figuresOf, limitSentences, promoSentence, rateOf, termsSentence } from './option-words.ts'

type Option = Schemas['FinancingOption']
type Props = {
  provider: Schemas['FinancingProvider']
  standingOf: ReturnType<typeof useStandings>
  addressOf: (name: 'option' | 'provider', id: string) => string
  whyNot: string | undefined
  onEdit: () => void
  onAdd: () => void
}

export function ProviderCard({ provider, standingOf, addressOf, whyNot, onEdit, onAdd }: Props) {
  const seesCost = usePermissions().has('pricing.view_cost')
  const { code, name, enabled, states, options } = provider
  const NAME: Column<Option> = {
    header: 'Option',
    cell: option => (
      <span className="block py-1 lg:w-72">
        <span className="lg:block lg:truncate">{option.name}</span>
        <OptionStanding standing={standingOf(option.id)} />
      </span>
    ),
  }
  return (
    <Card
      title={
        <span className="flex flex-wrap items-center gap-3">
          <LenderLogo code={code} name={name} />
          {!enabled && <Badge status="off" look="neutral" label="Off" />}
        </span>
      }
      note={states.length === 0 ? 'All states' : `Only in ${states.join(', ')}`}
      actions={
        <>
          <Button aria-label={`Edit ${name}`} disabledReason={whyNot} onClick={onEdit}>
            Edit
          </Button>
          <Button
            aria-label={`Add option of ${name}`}
            icon={<Plus size={14} aria-hidden />}
            disabledReason={
              whyNot ?? (code === 'mosaic' ? 'Mosaic is kept for old records and cannot be chosen.' : undefined)
            }
            onClick={onAdd}
          >
            Add option
          </Button>
        </>
      }
      flush
    >
      <DataTable
        label={`Options of ${name}`}
        columns={seesCost ? [NAME, ...COLUMNS, TERM, EXAMPLE, FEE, USE] : [NAME, ...COLUMNS, TERM, USE]}
        rows={options}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => addressOf('option', id)}
        details={option => <Details option={option} seesCost={seesCost} />}
        empty={
          <EmptyState title="No option yet">
            Add the terms this provider offers, and proposals can show them.
          </EmptyState>
        }
      />
    </Card>
  )
}

const none = <span className="text-ink-3">–</span>

// Widths of their own, so that the columns of all providers stand under each other.
const COLUMNS: Column<Option>[] = [
  { header: 'Kind', cell: ({ type }) => <span className="inline-block w-12">{KINDS[type]}</span>, wide: true },
  {
    header: 'Rate',
    cell: option => <span className="sm:inline-block sm:w-28">{rateOf(option) ?? none}</span>,
    align: 'right',
  },
]
const TERM: Column<Option> = {
  header: 'Years',
  cell: ({ term_months }) => (term_months === null ? none : number(term_months / 12, term_months % 12 === 0 ? 0 : 1)),
  align: 'right',
  wide: true,
}
const KINDS = { cash: 'Cash', loan: 'Loan', lease: 'Lease', ppa: 'PPA' } as const
const EXAMPLE: Column<Option> = {
  header: 'Month on $30,000',
  cell: option => {
    const figures = option.type === 'cash' ? null : figuresOf(columnsOf(option))
    return figures ? moneyExact(figures.monthly_payment_cents) : none
  },
  align: 'right',
  wide: true,
}
const FEE: Column<Option> = {
  header: 'Dealer fee (%)',
  cell: ({ dealer_fee }) => (dealer_fee ? percent(dealer_fee, 1).replace(' %', '') : none),
  align: 'right',
  wide: true,
}
const USE: Column<Option> = {
  header: 'Use',
  cell: ({ active }) => (
    <span className="inline-block w-18">
      <Badge status={active ? 'on' : 'off'} look={active ? 'success' : 'neutral'} label={active ? 'On offer' : 'Off'} />
    </span>
  ),
  wide: true,
}

function Details({ option, seesCost }: { option: Option; seesCost: boolean }) {
  const promo = promoSentence(option)
  const limits = limitSentences(option)
  // Without the dealer fee a loan's figures would be too low.
  const example = seesCost || option.type !== 'loan' ? exampleSentence(columnsOf(option)) : null
  return (
    <div className="flex max-w-[68ch] flex-col gap-1.5 text-sm whitespace-normal text-ink-2">
      <p>{termsSentence(option)}.</p>
      {promo && <p>{promo}</p>}
      {option.paydown_share !== null && (
        <p>{percent(option.paydown_share)} of the loan is expected by month 18; the payment then falls.</p>
      )}
      <p>{limits.length === 0 ? 'No limits: offered for every project.' : limits.join(' ')}</p>
      {example && <p className="figures text-ink">{example}</p>}
    </div>
  )
}
