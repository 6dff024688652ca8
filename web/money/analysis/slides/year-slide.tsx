import type { Schemas } from '#sdk/types.ts'
import { MonthChart } from '#web/charts/month-chart.tsx'
import { monthName, number, percent } from '#web/lib/format.ts'
import { SlideTitle } from './slide-text.tsx'
import { words } from './words.ts'

type Props = { simulation: Schemas['Simulation']; year: Schemas['EnergyYear'] | null }

export function YearSlide({ simulation, year }: Props) {
  const { monthly_kwh, monthly_consumption_kwh, offset } = simulation
  const best = monthName(monthly_kwh.indexOf(Math.max(...monthly_kwh)))
  const least = monthName(monthly_kwh.indexOf(Math.min(...monthly_kwh)))
  return (
    <>
      <SlideTitle
        note={
          <>
            {words.makes_most_least({ best, least })}{' '}
            {year && words.share_from_roof({ share: percent(year.self_sufficiency) })}{' '}
            {words.p90_sentence({ p90_kwh: number(simulation.p90_kwh) })}
          </>
        }
      >
        {offset === null
          ? words.your_roof_makes_kwh({ annual_kwh: number(simulation.annual_kwh) })
          : words.your_roof_makes_power({ offset: percent(offset) })}
      </SlideTitle>
      <MonthChart title={words.month_by_month} production={monthly_kwh} use={monthly_consumption_kwh} height={360} />
      <p className="text-md text-ink-3">{words.modeled_hour_by_hour({ source: simulation.weather.source })}</p>
    </>
  )
}
