import type { Schemas } from '#sdk/types.ts'
import { kwh, money, number, percent } from '#web/lib/format.ts'
import { type Fact, Figures } from '#web/ui/page.tsx'
import { METERING_WORDS, STRATEGY_NAMES } from './energy-words.ts'

/** The year at a glance. */
export function YearFigures({ year }: { year: Schemas['EnergyYear'] }) {
  const { year: flows, battery, bills } = year
  const facts: Fact[] = [
    { label: 'Roof makes', value: kwh(flows.production), note: `${percent(year.self_consumption)} used in the house` },
    { label: 'House uses', value: kwh(flows.use), note: `${percent(year.self_sufficiency)} without the grid` },
    { label: 'From the grid', value: kwh(flows.import), note: `${kwh(flows.export)} sent out` },
  ]
  if (bills)
    facts.push({
      label: 'Bill a year',
      value: money(bills.after_year_cents),
      note: `${money(bills.before_year_cents)} without solar`,
    })
  if (battery)
    facts.push({
      label: 'Battery',
      value: `${number(battery.usable_kwh, 1)} kWh`,
      note: STRATEGY_NAMES[battery.strategy],
    })
  return (
    <>
      <Figures facts={facts} />
      {bills && (
        <p className="mt-4 text-sm text-ink-3">
          {[year.plan_name, METERING_WORDS[year.net_metering]].filter(Boolean).join(' · ')}
        </p>
      )}
    </>
  )
}
