// The way to pay that is looked at, and what the sliders did to it.
import type { ReactNode } from 'react'
import type { Derivation } from '#machines/money/derivations/derivation.ts'
import { type OfferFigure, offerDerivation } from '#machines/money/derivations/offer.ts'
import type { Schemas } from '#sdk/types.ts'
import { money, moneyExact } from '#web/lib/format.ts'
import { Derived } from '#web/money/derivations/derived.tsx'
import { NotCounted } from '#web/projects/sale/not-counted.tsx'
import { payback, paymentNote } from '#web/projects/sale/offer-words.ts'
import { Card } from '#web/ui/page.tsx'
import { words } from './words.ts'

type Offer = Schemas['Offer']

type Props = { offer: Offer; before: Offer | undefined; at: number }

export function WhatIfFigures({ offer, before, at }: Props) {
  const from = (figure: OfferFigure) => ({ derivation: offerDerivation(offer, figure), at })
  return (
    <Card title={offer.name} note={offer.provider_name === offer.name ? undefined : offer.provider_name}>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 md:grid-cols-4">
        <Figure
          label={words.contract_price}
          now={offer.price_cents}
          was={before?.price_cents}
          write={money}
          {...from('price_cents')}
        />
        {offer.monthly_payment_cents === null ? (
          <Figure
            label={words.upfront}
            now={offer.upfront_cents}
            was={before?.upfront_cents}
            write={money}
            {...from('upfront_cents')}
          />
        ) : (
          <Figure
            label={words.per_month}
            now={offer.monthly_payment_cents}
            was={before?.monthly_payment_cents}
            write={moneyExact}
            {...from('monthly_payment_cents')}
          />
        )}
        <Figure
          label={words.n_25_year_net}
          now={offer.savings_25y_cents}
          was={before?.savings_25y_cents}
          write={money}
          {...from('savings_25y_cents')}
        />
        <div className="flex min-w-0 flex-col gap-1">
          <dt className="text-sm text-ink-3">{words.payback}</dt>
          <dd className="figures text-lg font-semibold">
            <Derived derivation={offerDerivation(offer, 'payback_years')} at={at}>
              {offer.payback_years ? words.payback_in_years({ years: payback(offer) }) : payback(offer)}
            </Derived>
          </dd>
        </div>
      </dl>
      {paymentNote(offer) && <p className="mt-3 text-sm text-ink-2">{paymentNote(offer)}</p>}
      <NotCounted offers={[offer]} />
    </Card>
  )
}

type FigureProps = {
  label: string
  now: number | null
  was: number | null | undefined
  write: (cents: number) => string
  derivation: Derivation | null
  at: number
}

function Figure({ label, now, was, write, derivation, at }: FigureProps): ReactNode {
  const difference = now === null || was === null || was === undefined ? 0 : now - was
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <dt className="text-sm text-ink-3">{label}</dt>
      <dd className="figures text-lg font-semibold">
        {now === null ? (
          '–'
        ) : (
          <Derived derivation={derivation} at={at}>
            {write(now)}
          </Derived>
        )}
        <span className="block min-h-5 text-sm font-normal text-ink-3">
          {difference !== 0 && `${difference > 0 ? '+' : '−'}${write(Math.abs(difference))}`}
        </span>
      </dd>
    </div>
  )
}

/** Under its name in the comparison: the one looked at, or the button to look at it. */
export function OfferHead({
  offer,
  looked,
  onLook,
}: {
  offer: Offer
  looked: boolean
  onLook: (option_id: string) => void
}) {
  if (looked) return <span className="block text-xs font-normal text-ink-2">{words.shown_above}</span>
  return (
    <button
      type="button"
      aria-label={words.view_name({ name: offer.name })}
      onClick={() => onLook(offer.option_id)}
      className="ml-auto block rounded-control text-xs font-normal text-ink-3 underline underline-offset-2 hover:text-ink max-sm:min-h-10"
    >
      {words.view}
    </button>
  )
}
