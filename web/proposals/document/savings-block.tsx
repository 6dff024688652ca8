// 25 years of each way to pay against the utility alone.

import { Strong } from './energy-blocks.tsx'
import { Figure } from './figure.tsx'
import { FigureTable } from './plot.tsx'
import { said } from './said.tsx'
import { LETTERS, SavingsPlot, STROKES } from './savings-plot.tsx'
import { Missing, Says, Section } from './section.tsx'
import type { FigureBlockProps } from './shown.ts'

const SHOWN_YEARS = [1, 5, 10, 15, 20, 25]

export function SavingsBlock({ block, title, shown }: FigureBlockProps) {
  const { figures, words, draft, chosen } = shown
  const says = words.savings
  const offers = figures.offers.map((offer, at) => ({ offer, at })).filter(({ offer }) => offer.years.length > 0)
  if (offers.length === 0) return draft ? <Missing title={title} sentence={words.missing.savings} /> : null
  const first = offers[0]
  return (
    <Section title={title} lead={block.lead}>
      <Says>
        {figures.utility_escalation > 0
          ? said(says.says, {
              escalation: <Strong at="figures.utility_escalation" value={figures.utility_escalation} as="halves" />,
            })
          : says.says_flat}{' '}
        {first?.offer.bill_without_cents != null &&
          said(says.without, {
            sum: (
              <Strong
                at={`figures.offers.${first.at}.bill_without_cents`}
                value={first.offer.bill_without_cents}
                as="money"
              />
            ),
          })}
      </Says>
      <ul className="mt-6 mb-6 grid gap-x-8 @lg:grid-cols-2">
        {offers.map(({ offer, at }) => (
          <li key={offer.option_id} className="flex items-center gap-3 border-b border-hairline py-2.5 text-base">
            <svg aria-hidden width="30" height="18" className="shrink-0">
              <line
                x1="0"
                x2="30"
                y1="9"
                y2="9"
                strokeWidth="3"
                strokeDasharray={STROKES[at]?.dashes}
                className={STROKES[at]?.color}
              />
              <circle cx="15" cy="9" r="8.5" strokeWidth="1" className={`fill-(--surface) ${STROKES[at]?.color}`} />
              <text x="15" y="9" dy="0.35em" textAnchor="middle" className="fill-ink text-xs font-semibold">
                {LETTERS[at]}
              </text>
            </svg>
            <span className={`min-w-0 flex-1 break-words ${offer === chosen ? 'font-semibold' : ''}`}>
              {offer.name}
            </span>
            {offer.savings_25y_cents !== null && (
              <Strong at={`figures.offers.${at}.savings_25y_cents`} value={offer.savings_25y_cents} as="money" />
            )}
          </li>
        ))}
      </ul>
      <SavingsPlot shown={shown} />
      <p className="mt-2 text-sm text-ink-3">{says.more}</p>
      <div className="mt-6 break-inside-avoid overflow-x-auto">
        <FigureTable
          label={title}
          head={[words.year, ...offers.map(({ offer }) => offer.name)]}
          rows={SHOWN_YEARS.filter(year => year <= (first?.offer.years.length ?? 0)).map(year => ({
            label: String(year),
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
