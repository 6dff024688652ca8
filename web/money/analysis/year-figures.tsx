import { billDerivation, flowDerivation } from '#machines/money/derivations/energy.ts'
import { capacityDerivation } from '#machines/money/derivations/household.ts'
import type { Schemas } from '#sdk/types.ts'
import { kwh, money, number, percent } from '#web/lib/format.ts'
import { Derived } from '#web/money/derivations/derived.tsx'
import { type Fact, Figures } from '#web/ui/page.tsx'
import { common } from '#web/words/common.ts'
import { METERING_WORDS, STRATEGY_NAMES } from './energy-words.ts'
import { words } from './words.ts'

/** The year at a glance; each figure opens how it is calculated. `at` is when that was. */
export function YearFigures({ year, at }: { year: Schemas['EnergyYear']; at: number }) {
  const { year: flows, battery, bills } = year
  const flow = (name: 'production' | 'use' | 'import' | 'export') => (
    <Derived derivation={flowDerivation(year, name)} at={at}>
      {kwh(flows[name])}
    </Derived>
  )
  const facts: Fact[] = [
    {
      label: words.roof_makes,
      value: flow('production'),
      note: words.used_house({ self_consumption: percent(year.self_consumption) }),
    },
    {
      label: words.house_uses,
      value: flow('use'),
      note: words.share_without_grid({ share: percent(year.self_sufficiency) }),
    },
    {
      label: words.grid,
      value: flow('import'),
      note: (
        <>
          {flow('export')} {words.exported}
        </>
      ),
    },
  ]
  if (bills)
    facts.push({
      label: words.bill_year,
      value: (
        <Derived derivation={billDerivation(year, bills, 'after')} at={at}>
          {money(bills.after_year_cents)}
        </Derived>
      ),
      note: (
        <>
          <Derived derivation={billDerivation(year, bills, 'before')} at={at}>
            {money(bills.before_year_cents)}
          </Derived>{' '}
          {words.without_solar_note}
        </>
      ),
    })
  if (battery)
    facts.push({
      label: common.battery,
      value: (
        <Derived derivation={capacityDerivation(battery)} at={at}>
          {words.usable_kwh_kwh({ usable_kwh: number(battery.usable_kwh, 1) })}
        </Derived>
      ),
      note: STRATEGY_NAMES[battery.strategy],
    })
  return (
    <>
      <Figures facts={facts} />
      {bills && (
        <p className="mt-4 text-sm text-ink-3">
          {[
            year.plan_name && `${words.rate_plan}: ${year.plan_name}`,
            `${words.export_credit_label}: ${METERING_WORDS[year.net_metering]}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
    </>
  )
}
