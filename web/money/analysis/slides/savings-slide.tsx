import type { Schemas } from '#sdk/types.ts'
import { SavingsChart } from '#web/charts/savings-chart.tsx'
import { money } from '#web/lib/format.ts'
import { NotCounted } from '#web/projects/sale/not-counted.tsx'
import { AssumedNote } from '#web/projects/sale/project/assumed-note.tsx'
import { SlideTitle } from './slide-text.tsx'
import { words } from './words.ts'

type Offer = Schemas['Offer']

type Props = { project_id: string; offers: Offer[]; disclaimer: string }

export function SavingsSlide({ project_id, offers, disclaimer }: Props) {
  const complete = offers.filter(({ years }) => years.length > 0)
  const without = complete[0]?.bill_without_cents
  return (
    <>
      <SlideTitle note={words.counted_what_you_pay}>
        {without ? words.without_solar_utility_25({ without: money(without) }) : words.over_25_years}
      </SlideTitle>
      <AssumedNote project_id={project_id} />
      <SavingsChart offers={complete} height={340} />
      <table className="figures w-full text-md">
        <thead>
          <tr className="border-b border-hairline text-left align-bottom text-ink-2">
            <th scope="col" className="py-2 pr-3 font-medium">
              {words.after_25_years}
            </th>
            <th scope="col" className="px-3 py-2 text-right font-medium">
              {words.if_prices_rise_as}
            </th>
            <th scope="col" className="py-2 pl-3 text-right font-medium">
              {words.if_prices_never_rise}
            </th>
          </tr>
        </thead>
        <tbody>
          {complete.map(offer => (
            <tr key={offer.option_id} className="border-b border-hairline last:border-0">
              <th scope="row" className="py-2.5 pr-3 text-left font-medium">
                {offer.name}
              </th>
              <td className="px-3 py-2.5 text-right">{kept(offer.savings_25y_cents)}</td>
              <td className="py-2.5 pl-3 text-right">{kept(offer.flat_utility?.savings_25y_cents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <NotCounted offers={complete} />
      <p className="max-w-[80ch] text-md text-ink-3">{disclaimer}</p>
    </>
  )
}

function kept(cents: number | null | undefined): string {
  if (cents === null || cents === undefined) return '–'
  return cents >= 0 ? words.amount_saved({ cents: money(cents) }) : words.more_paid({ money: money(-cents) })
}
