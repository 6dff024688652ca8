// A rate plan to be read: what each period costs and when, what comes on top, what a month would be.
import { planFaults } from '#machines/design/energy/plan-faults.ts'
import type { RatePlan } from './new-plan.ts'
import { demandWords, dollars, exampleWords, hoursWords, otherwise, ruleWords, tiersWords } from './plan-words.ts'
import { shadesOf } from './shades.ts'
import { words as texts } from './words.ts'

export function PlanSummary({ plan }: { plan: RatePlan }) {
  const shades = shadesOf(plan.periods)
  const rest = otherwise(plan)
  const charges = [
    plan.fixed_usd_per_month > 0 && texts.fixed_month({ fixed_usd_per_month: dollars(plan.fixed_usd_per_month) }),
    plan.minimum_usd_per_month > 0 &&
      texts.monthly_minimum({ minimum_usd_per_month: dollars(plan.minimum_usd_per_month) }),
    (plan.annual_minimum_usd ?? 0) > 0 && texts.yearly_minimum({ dollars: dollars(plan.annual_minimum_usd ?? 0) }),
    ...plan.demand.map(charge => demandWords(charge, plan)),
  ].filter(Boolean)
  const rules = ruleWords(plan)
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <ul className="flex flex-col gap-1.5">
        {plan.periods.map((period, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a period is its place in the list
          <li key={at} className="flex items-start gap-2.5 text-base">
            <span aria-hidden className="mt-1 size-3.5 shrink-0 rounded" style={{ background: shades[at] }} />
            <span className="min-w-0">
              <strong className="font-medium">{period.name}</strong>{' '}
              <span className="figures">
                {plan.periods.length === 1 && period.tiers.length === 1
                  ? texts.a_kwh({ rate: tiersWords(period) })
                  : tiersWords(period)}
              </span>{' '}
              <span className="text-ink-2">{at === rest ? texts.all_other_hours : hoursWords(plan, at)}</span>
            </span>
          </li>
        ))}
      </ul>
      {charges.length > 0 && <p className="figures text-sm text-ink-2">{charges.join(', ')}</p>}
      {rules.length > 0 && <p className="text-sm text-ink-2">{rules.join('. ')}.</p>}
      {planFaults(plan).length === 0 && <p className="figures text-sm text-ink-2">{exampleWords(plan)}</p>}
      {plan.source && <p className="text-sm break-words text-ink-3">{plan.source}</p>}
    </div>
  )
}
