// The proposal as the homeowner reads it, mostly on a phone: no session, no shell, printable.
import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useParam } from '#web/app/app.tsx'
import { BRAND } from '#web/app/navigation.ts'
import { useRead } from '#web/app/queries.ts'
import { MonthChart } from '#web/charts/month-chart.tsx'
import { SavingsChart } from '#web/charts/savings-chart.tsx'
import { cx } from '#web/lib/class-names.ts'
import { date, kw, money, moneyExact, number, percent } from '#web/lib/format.ts'
import { monthly, terms } from '#web/sale/offer-words.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { Facts } from '#web/ui/page.tsx'
import { ErrorState, Notice, SkeletonPage } from '#web/ui/states.tsx'

export default function PublicProposalScreen() {
  const public_id = useParam('id')
  const { data, error, refetch } = useRead('/v3/proposal.View', { public_id }, { quiet: true })
  if (error && !data) return <ErrorState sentence={error.message} onRetry={refetch} />
  if (!data) return <SkeletonPage />
  return <Proposal proposal={data.proposal} />
}

function Proposal({ proposal }: { proposal: Schemas['PublicProposal'] }) {
  const { company, rep, system, production, price, offers } = proposal
  const [shown, show] = useState(offers[0]?.option_id)
  const offer = offers.find(({ option_id }) => option_id === shown) ?? offers[0]
  return (
    <div className="min-h-dvh bg-surface">
      <div aria-hidden className="h-1.5" style={{ background: company.brand_color }} />
      <main className="mx-auto flex max-w-[760px] flex-col gap-14 px-5 py-10 sm:gap-20 sm:px-8 sm:py-16">
        <header>
          <p className="text-md font-semibold">{company.name}</p>
          <h1 className="mt-8 text-2xl tracking-tight sm:text-3xl">{proposal.headline}</h1>
          <p className="mt-3 text-md text-ink-2">
            Prepared for {proposal.homeowner_name}, {proposal.address_line}
          </p>
          {proposal.message && <p className="mt-6 max-w-[60ch] text-reading whitespace-pre-wrap">{proposal.message}</p>}
          {!proposal.is_current && (
            <div className="mt-6">
              <Notice>
                The design or the price was changed after this proposal. Ask {rep.name} for a new one before you decide.
              </Notice>
            </div>
          )}
        </header>

        <Section title="Your system">
          <dl className="grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-3">
            <Big label="Size" value={kw(system.size_kw)} note={`${number(system.module_count)} panels`} />
            <Big label="Makes in a year" value={number(production.annual_kwh)} note="kWh in the first year" />
            {production.offset !== null && (
              <Big label="Covers" value={percent(production.offset)} note="of what you use in a year" />
            )}
          </dl>
          <div className="mt-8">
            <Facts
              facts={[
                ...system.panels.map(panel => ({
                  label: `${panel.count} × panel`,
                  value: panel.name,
                  note: `${panel.warranty_years} years of warranty`,
                })),
                ...system.inverters.map(inverter => ({ label: `${inverter.count} × inverter`, value: inverter.name })),
              ]}
            />
          </div>
        </Section>

        <Section title="Month by month">
          <MonthChart
            title="What the roof makes and what you use"
            production={production.monthly_kwh}
            use={production.monthly_consumption_kwh}
          />
          <p className="mt-3 text-sm text-ink-3">
            Simulated hour by hour for your roof. Weather: {production.weather_source}.
          </p>
        </Section>

        <Section title="Ways to pay">
          <p className="text-reading text-ink-2">
            The system costs <strong className="figures text-ink">{moneyExact(price.price_cents)}</strong>.
          </p>
          <div role="radiogroup" aria-label="Ways to pay" className="mt-6 flex flex-col gap-3">
            {offers.map(one => (
              // biome-ignore lint/a11y/useSemanticElements: a card to choose, holding more than an input can
              <button
                key={one.option_id}
                type="button"
                role="radio"
                aria-checked={one === offer}
                onClick={() => show(one.option_id)}
                className={cx(
                  'flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 rounded-card border px-5 py-4 text-left',
                  one === offer ? 'border-ink bg-raised' : 'border-hairline hover:border-hairline-strong',
                )}
              >
                <span className="min-w-0">
                  <span className="block text-md font-semibold">{one.name}</span>
                  <span className="figures block text-sm text-ink-2">{terms(one) || 'Paid at once'}</span>
                </span>
                <span className="figures text-lg font-semibold">
                  {monthly(one) ?? money(one.price_cents)}
                  {monthly(one) && <span className="text-sm font-normal text-ink-3"> a month</span>}
                </span>
              </button>
            ))}
          </div>
          {offer && <OfferStory offer={offer} />}
        </Section>

        <Section title="Over 25 years">
          <SavingsChart offers={offers} />
        </Section>

        {offer && (
          <details className="text-base">
            <summary className="text-md font-semibold">What these figures rest on</summary>
            <ul className="mt-4 flex list-disc flex-col gap-2 pl-5 text-ink-2">
              {[...new Set(offers.flatMap(one => one.assumptions))].map(sentence => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </details>
        )}

        <footer className="flex flex-col gap-6 border-t border-hairline pt-8 text-base">
          <div className="flex flex-wrap items-center justify-between gap-4">
            <div>
              <p className="text-md font-semibold">{rep.name}</p>
              <p className="text-ink-2">
                {company.name}
                {company.license_number && `, license ${company.license_number}`}
              </p>
            </div>
            <div className="no-print flex flex-wrap gap-2">
              {(rep.phone ?? company.phone) && (
                <a href={`tel:${rep.phone ?? company.phone}`} className={buttonLook('primary', 'touch')}>
                  Call {rep.phone ?? company.phone}
                </a>
              )}
              {(rep.email ?? company.email) && (
                <a href={`mailto:${rep.email ?? company.email}`} className={buttonLook('secondary', 'touch')}>
                  Write
                </a>
              )}
            </div>
          </div>
          <p className="text-sm text-ink-3">
            {proposal.disclaimer} Published {date(proposal.published_at)} with {BRAND}.
          </p>
        </footer>
      </main>
    </div>
  )
}

function Section({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section>
      <h2 className="mb-6 text-lg sm:text-xl">{title}</h2>
      {children}
    </section>
  )
}

function Big({ label, value, note }: { label: string; value: string; note: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-3">{label}</dt>
      <dd className="figures text-2xl font-semibold tracking-tight">{value}</dd>
      <dd className="text-sm text-ink-2">{note}</dd>
    </div>
  )
}

/** What choosing it means, in sentences. */
function OfferStory({ offer }: { offer: Schemas['Offer'] }) {
  const { tax_credit, bill_without_cents, savings_25y_cents, payback_years } = offer
  return (
    <div aria-live="polite" className="mt-6 flex flex-col gap-3 text-reading text-ink-2">
      {bill_without_cents !== null && (
        <p>
          Without solar, your utility bills would come to about <Sum cents={bill_without_cents} /> over 25 years.
        </p>
      )}
      {savings_25y_cents !== null && (
        <p>
          {savings_25y_cents >= 0 ? 'This way you keep about ' : 'This way you pay about '}
          <Sum cents={Math.abs(savings_25y_cents)} />
          {savings_25y_cents >= 0 ? '.' : ' more than with the utility alone.'}
          {payback_years !== null &&
            payback_years > 0 &&
            ` It has paid for itself after ${number(payback_years, 1)} years.`}
        </p>
      )}
      <p>{tax_credit.sentence}</p>
    </div>
  )
}

const Sum = ({ cents }: { cents: number }) => <strong className="figures text-ink">{money(cents)}</strong>
