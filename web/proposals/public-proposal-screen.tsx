// The proposal as the homeowner reads it, mostly on a phone: no session, no shell, printable.
import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useParam } from '#web/app/app.tsx'
import { BRAND } from '#web/app/navigation.ts'
import { useRead } from '#web/app/queries.ts'
import { MonthChart } from '#web/charts/month-chart.tsx'
import { SavingsChart } from '#web/charts/savings-chart.tsx'
import { date, kw, kwh, number, percent, phoneHref } from '#web/lib/format.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { Facts } from '#web/ui/page.tsx'
import { ErrorState, Notice, SkeletonPage } from '#web/ui/states.tsx'
import { ContactList } from './contact-list.tsx'
import { ProposalHeader } from './proposal-header.tsx'
import { Big, Section } from './proposal-section.tsx'
import { ThemeFrame } from './theme-frame.tsx'
import { WaysToPay } from './ways-to-pay.tsx'

/** As the product's primary button, in the company's colour. */
const CALL =
  'inline-flex h-11 shrink-0 items-center justify-center rounded-control border border-transparent bg-(--main) px-5 text-md font-medium whitespace-nowrap text-white hover:brightness-110 dark:border-hairline-strong'

export default function PublicProposalScreen() {
  const public_id = useParam('id')
  const { data, error, refetch } = useRead('/v3/proposal.View', { public_id }, { quiet: true })
  if (error && !data) return <ErrorState sentence={error.message} onRetry={refetch} />
  if (!data) return <SkeletonPage />
  return <Proposal proposal={data.proposal} />
}

function Proposal({ proposal }: { proposal: Schemas['PublicProposal'] }) {
  const { company, rep, system, production, price, offers, theme } = proposal
  const [shown, show] = useState(offers[0]?.option_id)
  const offer = offers.find(({ option_id }) => option_id === shown) ?? offers[0]
  const shows = (section: (typeof theme.sections)[number]) => theme.sections.includes(section)
  return (
    <ThemeFrame look={theme} className="min-h-dvh bg-surface">
      <ProposalHeader
        look={theme}
        company={company.name}
        headline={proposal.headline}
        prepared_for={`Prepared for ${proposal.homeowner_name}, ${proposal.address_line}`}
      />
      <main className="mx-auto flex max-w-[760px] flex-col gap-14 px-5 py-10 sm:gap-20 sm:px-8 sm:py-16 print:gap-8 print:py-8">
        {(proposal.message || !proposal.is_current) && (
          <div className="flex flex-col gap-6">
            {proposal.message && <p className="max-w-[60ch] text-reading whitespace-pre-wrap">{proposal.message}</p>}
            {!proposal.is_current && (
              <Notice>
                The design or the price was changed after this proposal. Ask {rep.name} for a new one before you decide.
              </Notice>
            )}
          </div>
        )}

        {shows('system') && (
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
                    note: panel.warranty_years === null ? undefined : `${panel.warranty_years} years of warranty`,
                  })),
                  ...system.inverters.map(inverter => ({
                    label: `${inverter.count} × inverter`,
                    value: inverter.name,
                  })),
                  ...system.storage.map(battery => ({
                    label: `${battery.count} × battery`,
                    value: battery.name,
                    note: [
                      `${number(battery.usable_kwh * battery.count, 1)} kWh to use`,
                      battery.warranty_years && `${battery.warranty_years} years of warranty`,
                    ]
                      .filter(Boolean)
                      .join(', '),
                  })),
                ]}
              />
            </div>
          </Section>
        )}

        {shows('production') && (
          <Section title="Month by month">
            <MonthChart
              title="What the roof makes and what you use"
              production={production.monthly_kwh}
              use={production.monthly_consumption_kwh}
            />
            <p className="mt-3 text-sm text-ink-3">
              Simulated hour by hour for your roof. Weather: {production.weather_source}.
              {production.p90_kwh !== undefined &&
                ` With nine chances of ten the first year makes ${kwh(production.p90_kwh)} or more.`}
            </p>
          </Section>
        )}

        <Section title="Ways to pay">
          <WaysToPay price_cents={price.price_cents} offers={offers} chosen={offer} onChoose={show} />
        </Section>

        {shows('savings') && (
          <Section title="Over 25 years">
            <SavingsChart offers={offers} />
          </Section>
        )}

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

        {shows('contacts') && proposal.contacts.length > 0 && (
          <Section title="Whom to ask">
            <ContactList contacts={proposal.contacts} />
          </Section>
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
                <a href={phoneHref(rep.phone ?? company.phone ?? '')} className={CALL}>
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
          {theme.footer_text && <p className="max-w-[68ch] whitespace-pre-wrap">{theme.footer_text}</p>}
          <p className="text-sm text-ink-3">
            {proposal.disclaimer} Published {date(proposal.published_at)} with {BRAND}.
          </p>
        </footer>
      </main>
    </ThemeFrame>
  )
}
