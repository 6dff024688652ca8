// The ways to pay side by side. Choosing one is possible where the page is alive; read alone, they are all told in full.
import type { ReactNode } from 'react'
import { cx } from '#web/lib/class-names.ts'
import { Figure } from './figure.tsx'
import { offerRows } from './offer-rows.tsx'
import { said, saidText } from './said.tsx'
import { Missing, Says, Section } from './section.tsx'
import type { FigureBlockProps, Offer, Shown } from './shown.ts'

type Props = FigureBlockProps & { onChoose?: (option_id: string) => void; controls?: ReactNode }

export function FinancingBlock({ block, title, shown, onChoose, controls }: Props) {
  const { figures, words, draft } = shown
  const { offers } = figures
  if (offers.length === 0) return draft ? <Missing title={title} sentence={words.missing.financing} /> : null
  return (
    <Section title={title} lead={block.lead}>
      <Says>
        {offers.length === 1 ? words.financing.says_one : said(words.financing.says, { count: offers.length })}
      </Says>
      {controls && <div className="no-print mt-6">{controls}</div>}
      <div
        {...(onChoose ? { role: 'radiogroup', 'aria-label': title } : {})}
        className={cx(
          'mt-6 grid items-start gap-4',
          offers.length > 1 && '@2xl:grid-cols-2 print:grid-cols-2',
          offers.length === 3 && '@5xl:grid-cols-3',
          offers.length === 4 && '@7xl:grid-cols-4',
        )}
      >
        {offers.map((offer, at) => (
          <OfferCard
            key={offer.option_id}
            offer={offer}
            at={at}
            shown={shown}
            onChoose={onChoose}
            name={`way-${block.id}`}
          />
        ))}
      </div>
    </Section>
  )
}

type CardProps = { offer: Offer; at: number; shown: Shown; onChoose?: (option_id: string) => void; name: string }

function OfferCard({ offer, at, shown: { words, chosen }, onChoose, name }: CardProps) {
  const says = words.financing
  const isChosen = onChoose !== undefined && offer === chosen
  const provider =
    offer.type !== 'cash' && offer.provider_name && saidText(says.provider, { name: offer.provider_name })
  return (
    <article
      className={cx(
        'min-w-0 break-inside-avoid rounded-card border p-5 print:p-4',
        isChosen
          ? 'border-(--accent) outline outline-(--accent) print:border-hairline print:outline-none'
          : 'border-hairline',
      )}
    >
      <Head onChoose={onChoose} isChosen={isChosen} option_id={offer.option_id} name={name}>
        <span className="block text-sm text-ink-2">
          {[says.types[offer.type], provider].filter(Boolean).join(', ')}
        </span>
        <span className="block text-md font-semibold break-words">{offer.name}</span>
      </Head>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-2">
        <FirstPayment offer={offer} at={at} className="text-2xl font-semibold tracking-tight" />
        <span className="text-base text-ink-2">
          {offer.monthly_payment_cents === null
            ? says.at_once
            : offer.escalator
              ? says.a_month_first_year
              : says.a_month}
        </span>
      </p>
      <dl className="mt-4 text-sm">
        {offerRows(offer, at, words).map(({ key, label, value, strong }) => (
          <div
            key={key}
            className={cx(
              'flex items-baseline justify-between gap-4 border-t border-hairline py-1.5',
              strong && 'text-base font-semibold',
            )}
          >
            <dt className={strong ? undefined : 'text-ink-2'}>{label}</dt>
            <dd className="shrink-0 text-right">{value}</dd>
          </div>
        ))}
      </dl>
      {(offer.type === 'lease' || offer.type === 'ppa') && <p className="mt-2 text-sm text-ink-2">{says.owned}</p>}
    </article>
  )
}

/** What is due first: a month's payment, or all of it at once. */
export const FirstPayment = ({ offer, at, className }: { offer: Offer; at: number; className?: string }) =>
  offer.monthly_payment_cents === null ? (
    <Figure
      at={`figures.offers.${at}.upfront_cents`}
      value={offer.upfront_cents}
      as="moneyExact"
      className={className}
    />
  ) : (
    <Figure
      at={`figures.offers.${at}.monthly_payment_cents`}
      value={offer.monthly_payment_cents}
      as="moneyExact"
      className={className}
    />
  )

type HeadProps = {
  onChoose?: (option_id: string) => void
  isChosen: boolean
  option_id: string
  name: string
  children: ReactNode
}

/** The whole head of a card chooses it. */
const Head = ({ onChoose, isChosen, option_id, name, children }: HeadProps) =>
  onChoose ? (
    <label className="flex min-h-11 cursor-pointer items-start gap-3">
      <input
        type="radio"
        name={name}
        checked={isChosen}
        onChange={() => onChoose(option_id)}
        className="needs-script no-print mt-1 size-5 shrink-0 accent-(--accent)"
      />
      <span className="min-w-0">{children}</span>
    </label>
  ) : (
    <h3 className="text-base font-normal tracking-normal">{children}</h3>
  )
