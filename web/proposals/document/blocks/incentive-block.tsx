// Payments to the homeowner by others: amount, time and reason. The disclaimer accompanies any tax credit.

import type { FigureBlockProps } from '../shown.ts'
import { Figure } from './figure.tsx'
import { creditsOf, incentivesOf } from './incentives-told.ts'
import { Section } from './section.tsx'

export function IncentiveBlock({ block, title, shown: { figures, proposal, words } }: FigureBlockProps) {
  const { offers } = figures
  const says = words.incentives
  const incentives = incentivesOf(offers)
  const credits = creditsOf(offers)
  const ways = (names: string[]) =>
    names.length < offers.length && (
      <p className="mt-1 text-sm break-words text-ink-3">{says.ways({ names: names.join(', ') })}</p>
    )
  return (
    <Section title={title} lead={block.lead}>
      {incentives.length === 0 ? (
        <p className="text-reading">{says.none}</p>
      ) : (
        <ul className="flex flex-col">
          {incentives.map(({ at, which, one, names }) => (
            <li
              key={`${one.incentive_id} ${one.amount_cents}`}
              className="flex break-inside-avoid justify-between gap-6 border-t border-hairline py-2.5 @2xl:py-4 print:py-1.5"
            >
              <div className="min-w-0">
                <h3 className="text-md break-words">{one.name}</h3>
                <p className="mt-1 max-w-[58ch] text-base break-words text-ink-2 print:max-w-none">{one.reason}</p>
                {ways(names)}
              </div>
              <p className="shrink-0 text-right">
                <Figure
                  at={`figures.offers.${at}.incentives.${which}.amount_cents`}
                  value={one.amount_cents}
                  as="money"
                  className="text-xl font-semibold"
                />
                <span className="block text-sm text-ink-2">{says[one.paid]}</span>
              </p>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-2 break-inside-avoid border-t border-hairline pt-3 @2xl:mt-4 @2xl:pt-4 print:mt-0 print:pt-2">
        <h3 className="text-md">{says.credit}</h3>
        {credits.map(({ sentence, names }) => (
          <div key={sentence} className="mt-1">
            <p className="max-w-[62ch] text-base text-ink-2 print:max-w-none">{sentence}</p>
            {ways(names)}
          </div>
        ))}
        <p className="mt-3 max-w-[68ch] @2xl:mt-4 rounded-card bg-sunken px-4 py-3 text-base print:mt-2 print:max-w-none print:py-2">
          {proposal.disclaimer}
        </p>
      </div>
    </Section>
  )
}
