import type { Schemas } from '#sdk/types.ts'
import { monthName } from '#web/charts/hours.ts'
import { MonthChart } from '#web/charts/month-chart.tsx'
import { number, percent } from '#web/lib/format.ts'
import { SlideTitle } from './slide-text.tsx'

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
            {best} makes most, {least} least.{' '}
            {year &&
              `${percent(year.self_sufficiency)} of what you use comes from your own roof, the rest from the grid. `}
            In nine years of ten the roof makes at least {number(simulation.p90_kwh)} kWh.
          </>
        }
      >
        {offset === null
          ? `Your roof makes ${number(simulation.annual_kwh)} kWh a year`
          : `Your roof makes ${percent(offset)} of the power you use in a year`}
      </SlideTitle>
      <MonthChart title="Month by month" production={monthly_kwh} use={monthly_consumption_kwh} height={360} />
      <p className="text-md text-ink-3">Reckoned for your roof, hour by hour. Weather: {simulation.weather.source}.</p>
    </>
  )
}
