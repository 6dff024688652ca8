// Which of the company's rate plans the household is on. The project keeps a copy: changing it changes no other project.
import { type ReactNode, useState } from 'react'
import { useRead } from '#web/data/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { ComboboxField } from '#web/ui/fields/combobox-field.tsx'
import { FieldNote } from '#web/ui/fields/field.tsx'
import { ageOf } from '../save-part.ts'
import type { RatePlan } from './new-plan.ts'
import { PlanEditor } from './plan-editor.tsx'
import { PlanSummary } from './plan-summary.tsx'
import { centsPerKwh } from './plan-words.ts'
import { words as texts } from './words.ts'

/** The contract's longest page; a utility has a few dozen plans. */
const MOST = 200

type Props = {
  utility_id: string | null
  plan: RatePlan | null
  onChange: (plan: RatePlan) => void
  tried: boolean
  error: string | undefined
  more: ReactNode
}

export function PlanChoice({ utility_id, plan, onChange, tried, error, more }: Props) {
  const [changing, setChanging] = useState(false)
  const { data } = useRead('/v3/energy.ListRatePlans', { ...(utility_id ? { utility_id } : {}), limit: MOST })
  const known = data?.rate_plans.filter(({ active }) => active) ?? []
  const taken = known.find(one => ageOf(one.plan) === ageOf(plan))
  return (
    <div className="flex flex-col gap-4">
      {data && known.length === 0 ? (
        <p className="text-base text-ink-2">{texts.your_company_has_no}</p>
      ) : (
        <ComboboxField
          label={texts.your_rate_plans}
          options={known.map(one => ({
            value: one.id,
            label: one.plan.name,
            note: texts.average_usd_per_kwh({ average_usd_per_kwh: centsPerKwh(one.average_usd_per_kwh) }),
          }))}
          value={taken?.id ?? null}
          onChange={id => {
            const found = known.find(one => one.id === id)
            if (found) onChange(found.plan)
          }}
          placeholder={data ? texts.search_rate_plans : texts.loading}
          empty={texts.no_rate_plan_name}
          error={plan ? undefined : error}
        />
      )}
      {known.length === 0 && <FieldNote id="plan-note" error={plan ? undefined : error} />}
      <div className="flex flex-wrap gap-2">{more}</div>
      {plan && (
        <section className="flex flex-col gap-4 rounded-card border border-hairline p-3.5">
          <div className="flex flex-wrap items-start justify-between gap-2">
            <h3 className="text-base break-words">{plan.name || texts.plan_without_name}</h3>
            <Button look="ghost" aria-expanded={changing} onClick={() => setChanging(!changing)}>
              {changing ? texts.close_editor : texts.change_project}
            </Button>
          </div>
          {changing ? <PlanEditor plan={plan} onChange={onChange} tried={tried} /> : <PlanSummary plan={plan} />}
          {!changing && error && <FieldNote id="plan-error" error={texts.something_plan_wrong_change} />}
        </section>
      )}
    </div>
  )
}
