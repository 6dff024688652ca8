import { Plus } from 'lucide-react'
import type { Schemas } from '#sdk/types.ts'
import { usePermissions } from '#web/app/queries.ts'
import { moneyExact, percent } from '#web/lib/format.ts'
import { LenderLogo } from '#web/sale/lender-logo.tsx'
import { TYPE_NAMES } from '#web/sale/offer-words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { Card } from '#web/ui/page.tsx'
import { EmptyState } from '#web/ui/states.tsx'
import { columnsOf } from './option-form.ts'
import { exampleSentence, figuresOf, limitSentences, promoSentence, termsSentence } from './option-words.ts'

type Option = Schemas['FinancingOption']
type Props = {
  provider: Schemas['FinancingProvider']
  addressOf: (name: 'option' | 'provider', id: string) => string
  whyNot: string | undefined
  onEdit: () => void
  onAdd: () => void
}

export function ProviderCard({ provider, addressOf, whyNot, onEdit, onAdd }: Props) {
  const seesCost = usePermissions().has('pricing.view_cost')
  const { code, name, enabled, states, options } = provider
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
        columns={seesCost ? [...COLUMNS.slice(0, 3), EXAMPLE, FEE, USE] : [...COLUMNS.slice(0, 3), USE]}
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

const COLUMNS: Column<Option>[] = [
  { header: 'Option', cell: ({ name }) => name },
  { header: 'Kind', cell: ({ type }) => TYPE_NAMES[type], wide: true },
  { header: 'Terms', cell: termsSentence },
]
const EXAMPLE: Column<Option> = {
  header: 'A month on $30,000',
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
    <Badge status={active ? 'on' : 'off'} look={active ? 'success' : 'neutral'} label={active ? 'On offer' : 'Off'} />
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
      {promo && <p>{promo}</p>}
      {option.paydown_share !== null && (
        <p>{percent(option.paydown_share)} of the loan is expected by month 18; the payment then falls.</p>
      )}
      <p>{limits.length === 0 ? 'No limits: offered for every project.' : limits.join(' ')}</p>
      {example && <p className="figures text-ink">{example}</p>}
    </div>
  )
}
