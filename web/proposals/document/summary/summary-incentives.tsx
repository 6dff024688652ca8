// What is said of the tax credit, and incentives in a line each; the disclaimer follows at once.
import { Figure } from '../blocks/figure.tsx'
import { creditsOf, incentivesOf } from '../blocks/incentives-told.ts'
import type { Shown } from '../shown.ts'

const MOST = 3

export function SummaryIncentives({ shown: { figures, words } }: { shown: Shown }) {
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
