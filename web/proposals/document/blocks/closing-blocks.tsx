// The end of a document: environmental impact, assumptions, contacts, how to accept.
import type { ReactNode } from 'react'
import { dayWords } from '#machines/lib/format.ts'
import { phoneHref } from '#web/lib/figures.ts'
import { fillMessage } from '#web/words/fill-message.tsx'
import { Fold } from '../fold.tsx'
import { momentDay } from '../moment-day.ts'
import type { FigureBlockProps, Shown } from '../shown.ts'
import { Strong } from './energy-blocks.tsx'
import { Figure } from './figure.tsx'
import { Missing, Says, Section } from './section.tsx'
import { Big } from './system-blocks.tsx'

export function EnvironmentBlock({ block, title, shown: { figures, words, draft } }: FigureBlockProps) {
  const { environment } = figures
  const says = words.environment
  if (!environment) return draft ? <Missing title={title} sentence={words.missing.environment} /> : null
  const at = 'figures.environment'
  return (
    <Section title={title} lead={block.lead}>
      <Says>
        {fillMessage(says.says, {
          mass: <Strong at={`${at}.co2_kg_year`} value={environment.co2_kg_year} as="tons" />,
        })}
      </Says>
      <Fold phone label={words.more.environment}>
        <dl className="mt-3 grid gap-x-8 gap-y-3 @2xl:mt-6 @lg:grid-cols-3 @lg:gap-y-7">
          <Big
            label={says.co2}
            value={<Figure at={`${at}.co2_kg_25y`} value={environment.co2_kg_25y} as="tons" />}
            note={says.tons}
          />
          <Big
            label={says.miles}
            value={<Figure at={`${at}.miles_year`} value={environment.miles_year} as="number" />}
            note={says.miles_note}
          />
          <Big
            label={says.trees}
            value={<Figure at={`${at}.trees`} value={environment.trees} as="number" />}
            note={says.trees_note}
          />
        </dl>
        <p className="mt-3 text-sm text-ink-3 print:mt-2">{fillMessage(says.source, { source: environment.source })}</p>
      </Fold>
    </Section>
  )
}

export function AssumptionsBlock({ block, title, shown: { figures, words, proposal } }: FigureBlockProps) {
  const { production, offers, tariff = [] } = figures
  const sentences = [
    ...new Set([...offers.flatMap(offer => offer.assumptions), ...(proposal.pictures?.roof_from ?? [])]),
  ]
  return (
    <Section title={title} lead={block.lead}>
      <Fold phone label={words.assumptions_all}>
        <ul className="flex max-w-[80ch] list-disc flex-col gap-1.5 pl-5 text-base text-ink-2 print:block print:max-w-none print:columns-2 print:gap-8 print:[&_li]:break-inside-avoid">
          {production.p90_kwh !== null && (
            <li>
              {fillMessage(words.production.likely, {
                energy: <Figure at="figures.production.p90_kwh" value={production.p90_kwh} as="kwh" />,
              })}
            </li>
          )}
          <li>{fillMessage(words.production.weather, { source: production.weather_source })}</li>
          {tariff.map(({ part, sentence }) => (
            <li key={part}>{words.tariff[part]({ sentence })}</li>
          ))}
          {sentences.map(sentence => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Fold>
    </Section>
  )
}

const LINK = 'inline-flex min-h-11 items-center break-all underline underline-offset-2 print:min-h-0'

export function TeamBlock({ block, title, shown: { proposal, words } }: FigureBlockProps) {
  const { rep, company, contacts } = proposal
  const others = contacts.map(({ purpose, name, phone, email }) => (
    <Person key={purpose} role={words.purposes[purpose]} name={name} phone={phone ?? null} email={email ?? null} />
  ))
  return (
    <Section title={title} lead={block.lead}>
      <div className="print:grid print:grid-cols-[1fr_2fr] print:gap-x-6">
        <ul className={`${PEOPLE} print:grid-cols-1`}>
          <Person
            role={words.rep}
            name={rep.name}
            phone={rep.phone ?? company.phone}
            email={rep.email ?? company.email}
          />
        </ul>
        {others.length > 0 && (
          <Fold phone label={words.more.contacts}>
            <ul className={`${PEOPLE} mt-2 print:mt-0`}>{others}</ul>
          </Fold>
        )}
      </div>
    </Section>
  )
}

const PEOPLE = 'grid gap-x-8 gap-y-2 @lg:grid-cols-2'
type PersonProps = { role: string; name: string; phone: string | null; email: string | null }
const Person = ({ role, name, phone, email }: PersonProps) => (
  <li className="min-w-0 break-inside-avoid border-t border-hairline pt-3">
    <p className="text-sm text-ink-2">{role}</p>
    <p className="text-md font-semibold break-words">
      <bdi>{name}</bdi>
    </p>
    <Reach phone={phone} email={email} />
  </li>
)

export const Reach = ({ phone, email }: { phone: string | null; email: string | null }) => (
  <p className="flex flex-wrap gap-x-4 text-base">
    {phone && (
      <a href={phoneHref(phone)} className={LINK}>
        {phone}
      </a>
    )}
    {email && (
      <a href={`mailto:${email}`} className={LINK}>
        {email}
      </a>
    )}
  </p>
)

/** How to accept, in print and without scripts; a hydrated page replaces it. */
export function AcceptBlock({ block, title, shown, accept }: FigureBlockProps & { accept?: ReactNode }) {
  const { proposal, words, link } = shown
  // A hydrated page's text for an accepted proposal has its own heading.
  const done = accept !== undefined && proposal.state === 'accepted'
  return (
    <Section title={done ? '' : title} lead={done ? '' : block.lead}>
      {accept ? (
        <>
          <div className="no-print">{accept}</div>
          <div className="hidden print:block">
            <HowToAccept shown={shown} />
          </div>
        </>
      ) : (
        <HowToAccept shown={shown} />
      )}
      {link && proposal.state === 'open' && (
        <p className="mt-1 hidden text-base break-all print:block">{fillMessage(words.accept.at, { address: link })}</p>
      )}
    </Section>
  )
}

function HowToAccept({ shown: { proposal, words } }: { shown: Shown }) {
  const { state, accepted, valid_until, rep } = proposal
  const says = words.accept
  const sentence =
    state === 'accepted' && accepted
      ? says.done({
          name: accepted.name,
          date: momentDay(accepted.at, proposal.timezone),
          way: accepted.option_name,
          has_battery: accepted.with_battery || !proposal.figures.can_leave_battery ? 'yes' : 'no',
        })
      : state === 'expired' && valid_until
        ? says.expired({ date: dayWords(valid_until) })
        : state === 'out_of_date' || state === 'under_way'
          ? says[state]
          : says.how
  return (
    <div className="max-w-[62ch] text-reading print:max-w-none print:text-base">
      <p className="break-words">{sentence}</p>
      {(state === 'open' || state === 'draft') && valid_until && (
        <p className="mt-2 print:mt-1">{words.valid_until({ date: dayWords(valid_until) })}</p>
      )}
      <div className="mt-2 print:mt-1 print:flex print:gap-4">
        <p>{says.ask({ name: rep.name })}</p>
        <Reach phone={rep.phone ?? proposal.company.phone} email={rep.email ?? proposal.company.email} />
      </div>
    </div>
  )
}
