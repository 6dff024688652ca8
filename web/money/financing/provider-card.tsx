import { Plus } from 'lucide-react'
import type { Schemas } from '#sdk/types.ts'
import { usePermissions } from '#web/data/queries.ts'
import { date, moneyExact, number, percent } from '#web/lib/format.ts'
import { LenderLogo } from '#web/projects/sale/lender-logo.tsx'
import { OptionStanding, type useStandings } from '#web/projects/sale/standing/option-standing.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/page.tsx'
import { EmptyState } from '#web/ui/states.tsx'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'
import { common } from '#web/words/common.ts'
import { columnsOf } from './option-form.ts'
import { exampleSentence, figuresOf, limitSentences, promoSentence, rateOf, termsSentence } from './option-words.ts'
import { words } from './words.ts'

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
    header: words.option,
    cell: option => (
      <span className="block py-1 lg:w-90">
        <span className="lg:block lg:truncate">
          {option.name} <Ended {...option} />
        </span>
        <OptionStanding standing={standingOf(option.id)} />
      </span>
    ),
  }
  return (
    <Card
      title={
        <span className="flex flex-wrap items-center gap-3">
          <LenderLogo code={code} name={name} />
          {!enabled && <Badge status="inactive" label={words.inactive} />}
        </span>
      }
      note={states.length === 0 ? words.all_states : words.only_in_states({ join: states.join(', ') })}
      actions={
        <>
          <Button aria-label={words.edit_name({ name })} disabledReason={whyNot} onClick={onEdit}>
            {words.edit}
          </Button>
          <Button
            aria-label={words.add_option_for({ name })}
            icon={<Plus size={14} aria-hidden />}
            disabledReason={whyNot ?? (code === 'mosaic' ? words.mosaic_kept_old_records : undefined)}
            onClick={onAdd}
          >
            {words.add_option}
          </Button>
        </>
      }
      flush
    >
      <DataTable
        label={words.options_name({ name })}
        columns={seesCost ? [NAME, ...COLUMNS, TERM, EXAMPLE, FEE] : [NAME, ...COLUMNS, TERM]}
        rows={options}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => addressOf('option', id)}
        details={option => <Details option={option} seesCost={seesCost} />}
        empty={<EmptyState title={words.no_option_yet}>{words.add_terms_provider_offers}</EmptyState>}
      />
    </Card>
  )
}

const none = <span className="text-ink-3">–</span>

// Fixed widths, so the columns of all providers align.
const COLUMNS: Column<Option>[] = [
  { header: words.kind, cell: ({ type }) => <span className="inline-block min-w-12">{KINDS[type]}</span>, wide: true },
  {
    header: words.rate,
    cell: option => <span className="sm:inline-block sm:min-w-28">{rateOf(option) ?? none}</span>,
    align: 'right',
  },
]
const TERM: Column<Option> = {
  header: words.years,
  cell: ({ term_months }) => (term_months === null ? none : number(term_months / 12, term_months % 12 === 0 ? 0 : 1)),
  align: 'right',
  wide: true,
}
const KINDS = { cash: common.cash, loan: common.loan, lease: common.lease, ppa: common.ppa } as const
const EXAMPLE: Column<Option> = {
  header: words.month_30_000,
  cell: option => {
    const figures = option.type === 'cash' ? null : figuresOf(columnsOf(option))
    return figures ? moneyExact(figures.monthly_payment_cents) : none
  },
  align: 'right',
  wide: true,
}
const FEE: Column<Option> = {
  header: words.dealer_fee_percent,
  cell: ({ dealer_fee }) => (dealer_fee ? percent(dealer_fee, 1).replace('%', '') : none),
  align: 'right',
  wide: true,
}

/** Without available options. */
function Ended({ active, ended, ends_on }: Option) {
  if (!active) return <Badge status="inactive" label={words.inactive} />
  return ended && ends_on ? <Badge status="ended" label={words.ended_on({ day: date(ends_on) })} /> : null
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
        <p>{words.loan_expected_month_18({ paydown_share: percent(option.paydown_share) })}</p>
      )}
      <p>{limits.length === 0 ? words.no_limits_offered_every : limits.join(' ')}</p>
      {example && <p className="figures text-ink">{example}</p>}
    </div>
  )
}
