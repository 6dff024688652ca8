import type { Schemas } from '#sdk/types.ts'
import { DayChart } from '#web/charts/day-chart.tsx'
import { kw, number, percent } from '#web/lib/format.ts'
import { keptShare, outage, rideThrough } from '../backup.ts'
import { outageWords } from '../energy-words.ts'
import { Big, SlideTitle } from './slide-text.tsx'

type Year = Schemas['EnergyYear']
type Props = { year: Year; battery: NonNullable<Year['battery']>; hours: Schemas['EnergyHours'] }

const ESSENTIALS_KW = 0.5
const JULY = { month: 6, date: null }

export function BatterySlide({ year, battery, hours }: Props) {
  const load_kw = Math.min(ESSENTIALS_KW, battery.power_kw)
  const carried = outage(rideThrough(hours.production, hours.stored, load_kw, battery))
  return (
    <>
      <SlideTitle
        note={`When the grid fails, a fridge, light and a router need about ${kw(load_kw)}. They stay on ${outageWords(carried)}.`}
      >
        {battery.strategy === 'backup'
          ? `${number(battery.usable_kwh, 1)} kWh wait for the day the grid fails`
          : `${number(battery.usable_kwh, 1)} kWh of your own, day and night`}
      </SlideTitle>
      <dl className="grid grid-cols-2 gap-x-8 gap-y-6 sm:grid-cols-3">
        <Big label="From your own roof" value={percent(year.self_sufficiency)} note="of what you use" />
        <Big label="Kept for an outage" value={percent(keptShare(battery))} note="never used on a usual day" />
        <Big label="Through a day and a night" value={percent(carried.day_share)} note="of all hours it may begin in" />
      </dl>
      <DayChart
        title="A day in July"
        choice={JULY}
        height={280}
        series={[
          { name: 'Production', color: 'var(--production)', hours: hours.production, shape: 'area' },
          { name: 'Use', color: 'var(--consumption)', hours: hours.use },
          { name: 'From the grid', color: 'var(--import)', hours: hours.import },
          { name: 'In the battery', color: 'var(--battery)', hours: hours.stored, shape: 'dashed', level: true },
        ]}
      />
    </>
  )
}
