import type { Schemas } from '#sdk/types.ts'
import { DayChart } from '#web/charts/day-chart.tsx'
import { kw, number, percent } from '#web/lib/format.ts'
import { common } from '#web/words/common.ts'
import { keptShare, outage, rideThrough } from '../backup.ts'
import { outageWords } from '../energy-words.ts'
import { Big, SlideTitle } from './slide-text.tsx'
import { words } from './words.ts'

type Year = Schemas['EnergyYear']
type Props = { year: Year; battery: NonNullable<Year['battery']>; hours: Schemas['EnergyHours'] }

const ESSENTIALS_KW = 0.5
const JULY = { month: 6, date: null }

export function BatterySlide({ year, battery, hours }: Props) {
  const load_kw = Math.min(ESSENTIALS_KW, battery.power_kw)
  const carried = outage(rideThrough(hours.production, hours.stored, load_kw, battery))
  return (
    <>
      <SlideTitle note={words.when_grid_fails_fridge({ load_kw: kw(load_kw), carried: outageWords(carried) })}>
        {battery.strategy === 'backup'
          ? words.kwh_for_outages({ usable_kwh: number(battery.usable_kwh, 1) })
          : words.kwh_your_own_day({ usable_kwh: number(battery.usable_kwh, 1) })}
      </SlideTitle>
      <dl className="grid grid-cols-2 gap-x-8 gap-y-6 sm:grid-cols-3">
        <Big label={words.your_own_roof} value={percent(year.self_sufficiency)} note={words.what_you_use} />
        <Big label={words.outage_reserve} value={percent(keptShare(battery))} note={words.never_used_usual_day} />
        <Big label={words.day_long_outage} value={percent(carried.day_share)} note={words.of_possible_start_hours} />
      </dl>
      <DayChart
        title={words.day_july}
        choice={JULY}
        height={280}
        series={[
          { name: common.production, color: 'var(--production)', hours: hours.production, shape: 'area' },
          { name: words.use, color: 'var(--consumption)', hours: hours.use },
          { name: words.grid, color: 'var(--import)', hours: hours.import },
          { name: words.battery, color: 'var(--battery)', hours: hours.stored, shape: 'dashed', level: true },
        ]}
      />
    </>
  )
}
