// The payment options. A hydrated page allows choosing one; otherwise all are described in full.
import type { ReactNode } from 'react'
import { cx } from '#web/lib/class-names.ts'
import { Fold } from '../fold.tsx'
import type { FigureBlockProps, Shown } from '../shown.ts'
import { ChooseHead, FirstPayment, payWords, wayWords } from '../summary/way-parts.tsx'
import { figureOf, wayRows } from '../summary/ways-rows.tsx'
import { WaysTable } from '../summary/ways-table.tsx'
import { NotCountedNote } from './not-counted-note.tsx'
import { PriceLines } from './price-lines.tsx'
import { Missing, Says, Section } from './section.tsx'

type Props = FigureBlockProps & { onChoose?: (option_id: string) => void; controls?: ReactNode }

export function FinancingBlock({ block, title, shown, onChoose, controls }: Props) {
  const { words, draft } = shown
  const { offers } = shown.figures
  if (offers.length === 0) return draft ? <Missing title={title} sentence={words.missing.financing} /> : null
  const group = onChoose ? { role: 'radiogroup', 'aria-label': title } : {}
  return (
    <Section title={title} lead={block.lead} id="ways">
      <Says>{words.financing.says({ number: offers.length, count: offers.length })}</Says>
      {controls && (
        <Fold phone label={words.page.try_it} className="needs-script no-print mt-3 @2xl:mt-6">
          {controls}
        </Fold>
      )}
      <div {...group} className="mt-3 flex flex-col gap-4 @2xl:hidden print:hidden">
        {offers.map((_, at) => (
          <WayCard key={offers[at]?.option_id} at={at} shown={shown} onChoose={onChoose} name={`way-${block.id}`} />
        ))}
      </div>
      <div {...group} className="mt-4 hidden @2xl:block print:block">
        <WaysTable shown={shown} onChoose={onChoose} name={`ways-${block.id}`} />
      </div>
      <NotCountedNote shown={shown} />
      {offers.some(({ type }) => type !== 'cash') && (
        <p className="mt-3 text-sm text-ink-2">{words.financing.approval}</p>
      )}
      {offers.some(({ reg_z }) => reg_z) && <p className="mt-3 text-sm text-ink-2">{words.financing.reg_z}</p>}
      {offers.some(({ type }) => type === 'lease' || type === 'ppa') && (
        <p className="mt-3 text-sm text-ink-2">{words.financing.owned}</p>
      )}
    </Section>
  )
}

type CardProps = { at: number; shown: Shown; onChoose?: (option_id: string) => void; name: string }

function WayCard({ at, shown: { figures, words, chosen }, onChoose, name }: CardProps) {
  const offer = figures.offers[at]
  if (!offer) return null
  const isChosen = onChoose !== undefined && offer === chosen
  const rows = wayRows(words, figures.offers)
    .map(({ of, ...row }) => ({ ...row, value: of(offer, figureOf(at)) }))
    // A cash payment is already the last line of its price.
    .filter(({ key, value }) => value && !(key === 'total' && offer.type === 'cash'))
  return (
    <article
      className={cx(
        'min-w-0 rounded-card border p-4',
        isChosen ? 'border-(--accent) bg-raised outline outline-(--accent)' : 'border-hairline',
      )}
    >
      <ChooseHead onChoose={onChoose} isChosen={offer === chosen} option_id={offer.option_id} name={name}>
        <span className="block text-sm text-ink-2">{wayWords(offer, words)}</span>
        <bdi className="block text-md font-semibold break-words">{offer.name}</bdi>
      </ChooseHead>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-2">
        <FirstPayment offer={offer} at={at} className="text-2xl font-semibold tracking-tight" />
        <span className="text-base text-ink-2">{payWords(offer, words)}</span>
      </p>
      <PriceLines offer={offer} at={at} words={words.page} className="mt-3 text-sm text-ink-2" />
      <Rows rows={rows.filter(({ first }) => first)} />
      <Fold label={words.financing.all_terms} className="border-t border-hairline">
        <Rows rows={rows.filter(({ first }) => !first)} />
      </Fold>
    </article>
  )
}

type Row = { key: string; label: ReactNode; strong?: boolean; value: ReactNode }
const Rows = ({ rows }: { rows: Row[] }) => (
  <dl className="mt-3 text-sm">
    {rows.map(({ key, label, strong, value }) => (
      <div
        key={key}
        className={cx(
          'flex items-baseline justify-between gap-4 border-t border-hairline py-1.5',
          strong && 'text-base font-semibold',
        )}
      >
        <dt className={cx('min-w-0', !strong && 'text-ink-2')}>{label}</dt>
        <dd className="max-w-[55%] shrink-0 text-right">{value}</dd>
      </div>
    ))}
  </dl>
)
