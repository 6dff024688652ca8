// Ways to pay, side by side, from one price and one simulated year.
import { Check, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { type OfferFigure, offerDerivation } from '#machines/money/derivations/offer.ts'
import type { Schemas } from '#sdk/types.ts'
import { SavingsChart } from '#web/charts/savings-chart.tsx'
import { useRead, useWhyNot, useWrite } from '#web/data/queries.ts'
import { href } from '#web/frame/navigation.ts'
import { dateTime, money, moneyExact, percent } from '#web/lib/format.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Derived } from '#web/money/derivations/derived.tsx'
import { NotCounted } from '#web/projects/sale/not-counted.tsx'
import { monthly, payback, paymentNote, TYPE_NAMES, terms } from '#web/projects/sale/offer-words.ts'
import { OutOfDate } from '#web/projects/sale/out-of-date.tsx'
import { AgreementOut } from '#web/projects/sale/papers/agreement-out.tsx'
import { PricingChecks } from '#web/projects/sale/pricing-checks.tsx'
import { type TabProps, tabHref } from '#web/projects/sale/project/project-tabs.ts'
import { OptionStanding, useStandings } from '#web/projects/sale/standing/option-standing.tsx'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { Card, Facts } from '#web/ui/page.tsx'
import { EmptyState, Skeleton } from '#web/ui/states.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { common } from '#web/words/common.ts'
import { Comparison, MOST_COMPARED } from './comparison.tsx'
import { words } from './words.ts'

export default function FinancingTab({ project }: TabProps) {
  const input = { project_id: project.id }
  const compare = useRead('/v3/financing.Compare', input)
  const current = useRead('/v3/projects.GetFinancing', input)
  const standingOf = useStandings(project.id)
  const [marked, setMarked] = useState<string[] | null>(null)
  const whyNot = useWhyNot('financing.select')
  const choose = useWrite('/v3/projects.SetFinancing', {
    onDone: ({ financing }) => financing && tellDone(words.name_chosen({ name: financing.offer.name })),
  })
  if (compare.error && !compare.data) return <ErrorCard sentence={compare.error.message} onRetry={compare.refetch} />
  if (!compare.data || !current.data) return <Skeleton className="h-64" />
  const { offers, disclaimer } = compare.data
  const chosen = current.data.financing
  if (offers.length === 0)
    return (
      <Card>
        <EmptyState
          title={words.nothing_compare_yet}
          action={
            <Link href={tabHref(project.id, 'design')} className={buttonLook('primary')}>
              {words.design_system}
            </Link>
          }
        >
          {words.offers_need_price_simulated}
        </EmptyState>
      </Card>
    )
  const drawn = marked ?? defaultMarks(offers, chosen?.option_id)
  const toggle = (id: string) =>
    setMarked(drawn.includes(id) ? drawn.filter(one => one !== id) : [...drawn, id].slice(-MOST_COMPARED))
  const compared = offers.filter(({ option_id }) => drawn.includes(option_id))
  const figure = (offer: Schemas['Offer'], name: OfferFigure, value: string | null) =>
    value && (
      <Derived derivation={offerDerivation(offer, name)} at={compare.dataUpdatedAt}>
        {value}
      </Derived>
    )
  const chooseButton = (offer: Schemas['Offer']) => {
    const isChosen = chosen?.option_id === offer.option_id && chosen.is_current
    if (isChosen)
      return (
        <span data-chosen className="inline-flex h-8 items-center gap-1.5 px-3 text-sm font-medium whitespace-nowrap">
          <Check size={14} aria-hidden className="text-success" />
          {words.chosen}
        </span>
      )
    return (
      <Button
        aria-label={words.choose_name({ name: offer.name })}
        disabledReason={whyNot ?? offer.unavailable ?? undefined}
        busy={choose.isPending && choose.variables?.option_id === offer.option_id}
        onClick={() => choose.mutate({ project_id: project.id, option_id: offer.option_id })}
      >
        {words.choose}
      </Button>
    )
  }
  const compareBox = (offer: Schemas['Offer']) => (
    <Checkbox
      label={words.compare_name({ name: offer.name })}
      hideLabel
      checked={drawn.includes(offer.option_id)}
      onChange={() => toggle(offer.option_id)}
    />
  )
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <PricingChecks project_id={project.id} tab="financing" />
      <AgreementOut project_id={project.id} />
      {chosen && !chosen.is_current && (
        <OutOfDate changes={chosen.changes}>{words.design_price_use_changed({ name: chosen.offer.name })}</OutOfDate>
      )}
      <Card
        title={words.ways_pay}
        note={
          offers[0] && (
            <>
              {words.for} {figure(offers[0], 'cash_price_cents', money(offers[0].cash_price_cents))}
            </>
          )
        }
        actions={
          <Link href={href('/projects/[id]/playground', { id: project.id })} className={buttonLook()}>
            <SlidersHorizontal size={14} aria-hidden />
            {words.playground}
          </Link>
        }
        flush
      >
        <DataTable
          label={words.ways_pay}
          rows={inOrder(offers, chosen?.option_id)}
          keyOf={offer => offer.option_id}
          details={offer => (
            <div className="flex flex-col gap-4">
              <OfferDetails offer={offer} at={compare.dataUpdatedAt} />
              {/* On a phone the row has no room for it. */}
              <div className="flex items-center gap-4 md:hidden">
                {compareBox(offer)} {words.compare}
              </div>
            </div>
          )}
          columns={[
            {
              header: words.offer,
              cell: offer => (
                <span className="block py-1 font-medium">
                  {offer.name}
                  <OptionStanding standing={standingOf(offer.option_id)} />
                  {offer.unavailable && (
                    <span className="block text-sm font-normal whitespace-normal text-ink-3">{offer.unavailable}</span>
                  )}
                  {paymentNote(offer) && (
                    <span className="block text-sm font-normal whitespace-normal text-ink-2">{paymentNote(offer)}</span>
                  )}
                </span>
              ),
            },
            {
              header: words.monthly_usd,
              cell: offer => (
                <>
                  {figure(offer, 'monthly_payment_cents', monthly(offer)) ?? <span className="text-ink-3">–</span>}
                  <span className="mt-1.5 mb-1 block md:hidden">{chooseButton(offer)}</span>
                </>
              ),
              align: 'right',
            },
            {
              header: words.upfront_usd,
              cell: offer => figure(offer, 'upfront_cents', money(offer.upfront_cents)),
              align: 'right',
              wide: true,
            },
            {
              header: words.n_25_year_savings,
              cell: offer =>
                offer.savings_25y_cents === null
                  ? '–'
                  : figure(offer, 'savings_25y_cents', money(offer.savings_25y_cents)),
              align: 'right',
              wide: true,
            },
            {
              header: words.payback_years,
              cell: offer => (offer.payback_years === null ? '–' : figure(offer, 'payback_years', payback(offer))),
              align: 'right',
              wide: true,
            },
            {
              header: words.compare,
              wide: true,
              cell: compareBox,
            },
            {
              header: words.choose,
              pinned: true,
              align: 'right',
              wide: true,
              cell: chooseButton,
            },
          ]}
        />
      </Card>
      {compared.length > 0 && (
        <Card title={words.side_side} note={words.up_chosen_under_compare({ most_compared: MOST_COMPARED })} flush>
          <Comparison offers={compared} at={compare.dataUpdatedAt} />
        </Card>
      )}
      <Card>
        <SavingsChart offers={compared} />
        <NotCounted offers={compared} />
      </Card>
      <p className="text-sm text-ink-3">
        {disclaimer} {chosen && words.selected_at({ chosen_at: dateTime(chosen.chosen_at) })}
      </p>
    </div>
  )
}

/** The chosen one first, then by savings; unavailable ones last. */
const inOrder = (offers: Schemas['Offer'][], chosen: string | undefined) =>
  offers.toSorted(
    (a, b) =>
      Number(b.option_id === chosen) - Number(a.option_id === chosen) ||
      Number(a.unavailable !== null) - Number(b.unavailable !== null) ||
      (b.savings_25y_cents ?? Number.NEGATIVE_INFINITY) - (a.savings_25y_cents ?? Number.NEGATIVE_INFINITY),
  )

/** Cash, the chosen one, and the first loan and lease or PPA: what a household compares first. */
function defaultMarks(offers: Schemas['Offer'][], chosen: string | undefined): string[] {
  const marks = [
    offers.find(({ type }) => type === 'cash'),
    offers.find(({ option_id }) => option_id === chosen),
    offers.find(({ type }) => type === 'loan'),
    offers.find(({ type }) => type === 'lease' || type === 'ppa'),
  ].flatMap(offer => (offer ? [offer.option_id] : []))
  return [...new Set(marks)]
}

function OfferDetails({ offer, at }: { offer: Schemas['Offer']; at: number }) {
  const { tax_credit } = offer
  const figure = (name: OfferFigure, value: string) => (
    <Derived derivation={offerDerivation(offer, name)} at={at}>
      {value}
    </Derived>
  )
  return (
    <div className="grid gap-x-10 gap-y-5 whitespace-normal lg:grid-cols-2">
      <Facts
        facts={[
          { label: words.kind, value: TYPE_NAMES[offer.type] },
          { label: words.terms, value: terms(offer) || words.paid_once },
          { label: common.price, value: figure('price_cents', moneyExact(offer.price_cents)) },
          { label: words.paid_upfront, value: figure('upfront_cents', moneyExact(offer.upfront_cents)) },
          ...(offer.amount_financed_cents > 0
            ? [
                {
                  label: words.loan_amount,
                  value: figure('amount_financed_cents', moneyExact(offer.amount_financed_cents)),
                },
              ]
            : []),
          ...(offer.reg_z
            ? [
                { label: words.apr, value: figure('reg_z.apr', percent(offer.reg_z.apr, 2)) },
                {
                  label: words.finance_charge,
                  value: figure('reg_z.finance_charge_cents', moneyExact(offer.reg_z.finance_charge_cents)),
                },
                {
                  label: words.amount_financed,
                  value: figure('reg_z.amount_financed_cents', moneyExact(offer.reg_z.amount_financed_cents)),
                },
              ]
            : []),
          ...(offer.final_payment_cents !== null
            ? [
                {
                  label: words.last_payment,
                  value: figure('final_payment_cents', moneyExact(offer.final_payment_cents)),
                },
              ]
            : []),
          { label: words.paid_all, value: figure('total_paid_cents', moneyExact(offer.total_paid_cents)) },
          ...(offer.dealer_fee_cents === undefined
            ? []
            : [{ label: words.dealer_fee, value: figure('dealer_fee_cents', moneyExact(offer.dealer_fee_cents)) }]),
          ...(offer.bill_without_cents === null
            ? []
            : [
                {
                  label: words.utility_bills_without_solar,
                  value: figure('bill_without_cents', moneyExact(offer.bill_without_cents)),
                },
              ]),
        ]}
      />
      <div className="flex flex-col gap-2 text-sm text-ink-2">
        {offer.incentives.map(({ incentive_id, name, amount_cents, reason }) => (
          <p key={incentive_id}>
            <span className="text-ink">
              {name}: {figure('incentives', moneyExact(amount_cents))}.
            </span>{' '}
            {reason}
          </p>
        ))}
        <p>
          {tax_credit.sentence} <span className="text-ink-3">{tax_credit.source}</span>
        </p>
        {offer.assumptions.map(sentence => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </div>
  )
}
