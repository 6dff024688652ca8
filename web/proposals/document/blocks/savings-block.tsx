// 25 years of each way to pay against the utility alone.

import { fillMessage } from '#web/words/fill-message.tsx'
import { FigureTable } from '../plots/plot.tsx'
import { LETTERS, SavingsPlot, STROKES } from '../plots/savings-plot.tsx'
import type { FigureBlockProps } from '../shown.ts'
import { Strong } from './energy-blocks.tsx'
import { Figure } from './figure.tsx'
import { NotCountedNote } from './not-counted-note.tsx'
import { Missing, Says, Section } from './section.tsx'
import { TariffNote } from './tariff-note.tsx'

const SHOWN_YEARS = [1, 5, 10, 15, 20, 25]

export function SavingsBlock({ block, title, shown }: FigureBlockProps) {
  const { figures, words, draft } = shown
  const says = words.savings
  const offers = figures.offers.map((offer, at) => ({ offer, at })).filter(({ offer }) => offer.years.length > 0)
  if (offers.length === 0) return draft ? <Missing title={title} sentence={words.missing.savings} /> : null
  const first = offers[0]
  return (
    <Section title={title} lead={block.lead}>
      <Says>
        {figures.utility_escalation > 0
          ? fillMessage(says.says, {
              escalation: <Strong at="figures.utility_escalation" value={figures.utility_escalation} as="halves" />,
            })
          : says.says_flat}{' '}
        {first?.offer.bill_without_cents != null &&
          fillMessage(says.without, {
            sum: (
              <Strong
                at={`figures.offers.${first.at}.bill_without_cents`}
                value={first.offer.bill_without_cents}
                as="money"
              />
            ),
          })}
      </Says>
      <div className="mt-4 @2xl:mt-6 print:mt-3">
        <SavingsPlot shown={shown} />
      </div>
      <p className="mt-2 text-sm text-ink-3">{says.more}</p>
      <NotCountedNote shown={shown} />
      <TariffNote shown={shown} only="assumed" />
      {/* On screen the chart's own table has every year. */}
      <div className="hidden break-inside-avoid print:mt-3 print:block">
        <FigureTable
          label={title}
          head={[
            { key: 'year', shown: words.year },
            ...offers.map(({ offer, at }) => ({ key: offer.option_id, shown: <LineHead at={at} name={offer.name} /> })),
          ]}
          rows={SHOWN_YEARS.filter(year => year <= (first?.offer.years.length ?? 0)).map(year => ({
            label: String(year),
            strong: year === 25,
            cells: offers.map(({ offer, at }) => (
              <Figure
                key={offer.option_id}
                at={`figures.offers.${at}.years.${year - 1}.cumulative_cents`}
                value={offer.years[year - 1]?.cumulative_cents ?? 0}
                as="money"
              />
            )),
          }))}
        />
      </div>
    </Section>
  )
}

/** Letter and stroke of its line in the drawing above. */
const LineHead = ({ at, name }: { at: number; name: string }) => (
  <span className="flex flex-col items-end gap-x-2 gap-y-1 print:flex-row print:items-center print:justify-end">
    <svg aria-hidden width="52" height="20" className="shrink-0">
      <line
        x1="0"
        x2="28"
        y1="10"
        y2="10"
        strokeWidth="3"
        strokeDasharray={STROKES[at]?.dashes}
        className={STROKES[at]?.color}
      />
      <circle cx="42" cy="10" r="9" strokeWidth="2" className={`fill-(--surface) ${STROKES[at]?.color}`} />
      <text x="42" y="10" dy="0.35em" textAnchor="middle" className="fill-ink text-xs font-semibold">
        {LETTERS[at]}
      </text>
    </svg>
    <span className="wrap-anywhere hyphens-auto">{name}</span>
  </span>
)
