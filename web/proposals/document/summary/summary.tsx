// The whole proposal on one sheet of letter paper, and on a phone. What is too long is cut, so that a second sheet never begins.
import { Fragment } from 'react'
import { dayWords } from '#machines/lib/format.ts'
import type { Schemas } from '#sdk/types.ts'
import { cx } from '#web/lib/class-names.ts'
import { fillMessage } from '#web/words/fill-message.tsx'
import { Figure } from '../blocks/figure.tsx'
import { creditsOf, incentivesOf } from '../blocks/incentives-told.ts'
import { DocumentFrame } from '../document-frame.tsx'
import { momentDay } from '../moment-day.ts'
import { type Shown, shownOf } from '../shown.ts'
import { words as catalog } from '../words.ts'
import { SummaryFigures } from './summary-figures.tsx'
import { SummaryWays } from './summary-ways.tsx'

/** The tax credit and incentives, a line each, followed by the disclaimer. */
const MOST = 3

function SummaryIncentives({ shown: { figures, words } }: { shown: Shown }) {
  const says = words.incentives
  return (
    <section className="min-w-0 text-sm print:text-xs">
      <h2 className="text-md">{words.titles.incentives}</h2>
      {creditsOf(figures.offers)
        .slice(0, 2)
        .map(({ sentence }) => (
          <p key={sentence} className="mt-1 line-clamp-2 text-ink-2">
            {sentence}
          </p>
        ))}
      <ul className="mt-1 flex flex-col">
        {incentivesOf(figures.offers)
          .slice(0, MOST)
          .map(({ at, which, one }) => (
            <li key={`${one.incentive_id} ${one.amount_cents}`} className="flex items-baseline justify-between gap-4">
              <span className="line-clamp-1 min-w-0 break-words">
                <bdi>{one.name}</bdi> <span className="text-ink-2">{says.brief({ paid: one.paid })}</span>
              </span>
              <Figure
                at={`figures.offers.${at}.incentives.${which}.amount_cents`}
                value={one.amount_cents}
                as="money"
                className="shrink-0 font-semibold"
              />
            </li>
          ))}
      </ul>
    </section>
  )
}

type Props = {
  proposal: Schemas['ProposalDocument']
  chosen?: string | undefined
  /** Where the full proposal is on the web. */
  link?: string
}

export function ProposalSummary({ proposal, chosen, link }: Props) {
  const shown = shownOf(proposal, catalog.in(proposal.language), chosen, link)
  const { words, figures } = shown
  const { company, rep, theme, homeowner_name, address_line, design_name, valid_until, published_at, timezone } =
    proposal
  return (
    <DocumentFrame proposal={proposal} sheet>
      <div className="mx-auto flex w-full max-w-[816px] flex-col gap-6 px-5 py-6 @2xl:px-12 @2xl:py-10 print:h-[9.75in] print:gap-2.5 print:overflow-hidden print:p-0">
        <header className="flex shrink-0 items-center justify-between gap-6 border-t-8 border-(--main) pt-4 print:pt-2">
          <div className="min-w-0">
            <h1 className="text-xl print:text-lg text-(--accent)">{words.summary.title}</h1>
            <p className="line-clamp-2 text-base break-words text-ink-2">
              {fillMessage(words.prepared_for_at, {
                name: <bdi>{homeowner_name}</bdi>,
                address: <bdi>{address_line}</bdi>,
              })}
              {design_name && <> · {fillMessage(words.design, { name: <bdi>{design_name}</bdi> })}</>}
            </p>
          </div>
          <div className="flex max-w-[45%] min-w-0 items-center gap-3 text-right">
            <p
              // The logo includes the name if there is no room for both.
              className={cx('line-clamp-2 min-w-0 font-semibold break-words', theme.logo_src && '@max-lg:hidden')}
            >
              <bdi>{company.name}</bdi>
            </p>
            {theme.logo_src && (
              <img
                src={theme.logo_src}
                alt={words.logo_of({ name: company.name })}
                className="h-11 max-w-full min-w-0 rounded-control bg-white object-contain @lg:max-w-32"
              />
            )}
          </div>
        </header>
        {/* On paper this gives way when names are long; what closes the sheet never does. */}
        <div className="flex min-h-0 flex-col gap-6 print:shrink print:gap-2 print:overflow-hidden">
          <SummaryFigures shown={shown} />
          <SummaryWays shown={shown} />
          <SummaryIncentives shown={shown} />
        </div>
        <p className="shrink-0 rounded-control bg-sunken px-3 py-2 text-sm print:text-xs">{proposal.disclaimer}</p>
        <footer className="mt-auto flex shrink-0 flex-col gap-2 border-t border-hairline pt-3 text-xs text-ink-2">
          {link && (
            <p className="text-sm break-all text-ink">
              {words.summary.full}{' '}
              <a href={link} className="text-(--accent) underline underline-offset-2">
                {link}
              </a>
            </p>
          )}
          <p className="line-clamp-2 text-sm break-words text-ink">
            <bdi>{rep.name}</bdi>
            {[rep.phone ?? company.phone, rep.email ?? company.email].map(
              reach =>
                reach && (
                  <Fragment key={reach}>
                    {' '}
                    · <bdi>{reach}</bdi>
                  </Fragment>
                ),
            )}
            {company.license_number && (
              <> · {fillMessage(words.license, { number: <bdi>{company.license_number}</bdi> })}</>
            )}
          </p>
          <p>
            {published_at && words.published_on({ date: momentDay(published_at, timezone) })}{' '}
            {valid_until && words.valid_until({ date: dayWords(valid_until) })}{' '}
            {figures.production.p90_kwh !== null &&
              fillMessage(words.production.likely, {
                energy: <Figure at="figures.production.p90_kwh" value={figures.production.p90_kwh} as="kwh" />,
              })}{' '}
            {figures.utility_escalation > 0 &&
              fillMessage(words.summary.escalation, {
                escalation: <Figure at="figures.utility_escalation" value={figures.utility_escalation} as="halves" />,
              })}{' '}
            {figures.tariff?.map(({ part, sentence }) => words.tariff[part]({ sentence })).join(' ')}
          </p>
        </footer>
      </div>
    </DocumentFrame>
  )
}
