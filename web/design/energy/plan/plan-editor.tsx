// A rate plan as on a utility's rate sheet: header, periods and tiers, hours, demand. Errors are shown at their field.
import type { ReactNode } from 'react'
import { planFaults } from '#machines/design/energy/plan-faults.ts'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { common } from '#web/words/common.ts'
import { HoursField } from '../hours-field.tsx'
import { CalendarFields } from './calendar-fields.tsx'
import { DemandFields } from './demand-fields.tsx'
import type { RatePlan } from './new-plan.ts'
import { PeriodFields } from './period-fields.tsx'
import { exampleWords } from './plan-words.ts'
import { words } from './words.ts'

type Props = {
  plan: RatePlan
  onChange: (plan: RatePlan) => void
  /** The server's error, by the path within the plan. */
  refused?: (field: string) => string | undefined
  /** True after an attempt to save: before it, a missing name isn't an error. */
  tried: boolean
}

const BASES = [
  { value: 'month', label: words.kwh_month },
  { value: 'day', label: words.kwh_each_day },
]

const SCOPES = [
  { value: 'all_periods', label: words.all_periods_month },
  { value: 'each_period', label: words.each_period_separately },
]

export function PlanEditor({ plan, onChange, refused = () => undefined, tried }: Props) {
  const faults = new Map(planFaults(plan).map(({ field, sentence }) => [field, sentence]))
  const faultOf = (field: string) => {
    const nameless = !tried && (field === 'name' || field.endsWith('.name'))
    return (nameless ? undefined : firstFault(faults, field)) ?? refused(field)
  }
  const change = (part: Partial<RatePlan>) => onChange({ ...plan, ...part })
  const tiered = plan.periods.some(({ tiers }) => tiers.length > 1)
  return (
    <div className="flex flex-col gap-6">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={words.name_plan}
          maxLength={120}
          value={plan.name}
          onChange={event => change({ name: event.target.value })}
          error={faultOf('name')}
        />
        <TextField
          label={words.where_figures_come}
          optional
          maxLength={300}
          placeholder={words.source_placeholder}
          value={plan.source}
          onChange={event => change({ source: event.target.value })}
        />
        <NumberField
          label={words.fixed_charge}
          prefix="$"
          unit={common.per_month}
          value={plan.fixed_usd_per_month}
          onChange={usd => change({ fixed_usd_per_month: usd ?? 0 })}
          error={outside(plan.fixed_usd_per_month)}
        />
        <NumberField
          label={words.minimum_bill}
          prefix="$"
          unit={common.per_month}
          value={plan.minimum_usd_per_month}
          onChange={usd => change({ minimum_usd_per_month: usd ?? 0 })}
          help={words.minimum_bill_hint}
          error={outside(plan.minimum_usd_per_month) ?? faultOf('minimum_usd_per_month')}
        />
        <NumberField
          label={words.annual_minimum}
          prefix="$"
          unit={common.per_year}
          value={plan.annual_minimum_usd ?? 0}
          onChange={usd => change({ annual_minimum_usd: usd ?? 0 })}
          help={words.least_year_bills_come}
          error={(plan.annual_minimum_usd ?? 0) > 12_000 ? words.enter_0_12_000 : undefined}
        />
      </div>
      <Section title={words.periods_what_kwh_costs}>
        {tiered && (
          <div className="grid gap-4 sm:grid-cols-2">
            <SelectField
              label={words.tiers_based_on}
              options={BASES}
              value={plan.tier_basis}
              onChange={value => change({ tier_basis: value === 'day' ? 'day' : 'month' })}
            />
            {plan.periods.length > 1 && (
              <SelectField
                label={words.tiers_add_up}
                options={SCOPES}
                value={plan.tier_scope ?? 'all_periods'}
                onChange={value => change({ tier_scope: value === 'each_period' ? 'each_period' : 'all_periods' })}
                help={words.most_utilities_add_up}
              />
            )}
          </div>
        )}
        <PeriodFields plan={plan} onChange={onChange} faultOf={faultOf} />
        <p aria-live="polite" className="figures rounded-card bg-sunken px-3.5 py-3 text-base">
          {[...faults.keys()].some(field => field !== 'name') ? (
            <span className="text-ink-2">{words.example_needs_fixes}</span>
          ) : (
            exampleWords(plan)
          )}
        </p>
      </Section>
      <Section title={words.when_each_charged}>
        <HoursField plan={plan} onChange={change} faultOf={faultOf} />
      </Section>
      <Section title={words.clock_holidays}>
        <CalendarFields plan={plan} onChange={change} faultOf={faultOf} />
      </Section>
      <Section title={words.demand_charges} note={words.month_highest_demand_leave}>
        <DemandFields plan={plan} onChange={onChange} faultOf={faultOf} />
      </Section>
    </div>
  )
}

/** A matrix has its fault at the hour, a list at its entry; their field is the whole. */
function firstFault(faults: ReadonlyMap<string, string>, field: string): string | undefined {
  if (field !== 'weekday' && field !== 'weekend' && field !== 'holidays') return faults.get(field)
  return [...faults].find(([at]) => at.startsWith(`${field}.`))?.[1]
}

const outside = (usd: number) => (usd < 0 || usd > 1000 ? words.enter_0_1_000 : undefined)

const Section = ({ title, note, children }: { title: string; note?: string; children: ReactNode }) => (
  <section className="flex min-w-0 flex-col gap-3 border-t border-hairline pt-4">
    <div>
      <h3 className="text-base">{title}</h3>
      {note && <p className="text-sm text-ink-3">{note}</p>}
    </div>
    {children}
  </section>
)
