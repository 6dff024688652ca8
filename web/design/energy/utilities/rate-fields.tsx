// The rate most households of a utility pay: one price, or one of the company's rate plans.
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { common } from '#web/words/common.ts'
import { PlanChoice } from '../plan/plan-choice.tsx'
import type { TariffForm } from '../tariff-form.ts'
import { words } from './words.ts'

const WAYS = [
  { value: 'flat', label: words.one_rate },
  { value: 'plan', label: words.rate_plan },
] as const

type Props = { form: TariffForm; set: (part: Partial<TariffForm>) => void; faults: Record<string, string> }

export function RateFields({ form, set, faults }: Props) {
  return (
    <div className="flex flex-col gap-4">
      <RadioGroup label={words.rate_type} options={WAYS} value={form.way} onChange={way => set({ way })} />
      {form.way === 'plan' ? (
        <PlanChoice
          utility_id={form.utility_id}
          plan={form.plan}
          onChange={plan => set({ plan })}
          tried={Boolean(faults['plan'])}
          error={faults['plan']}
          more={null}
        />
      ) : (
        <div className="grid gap-4 sm:grid-cols-2">
          <NumberField
            label={words.rate}
            prefix="$"
            unit="/kWh"
            digits={4}
            value={form.rate_usd_per_kwh}
            onChange={rate_usd_per_kwh => set({ rate_usd_per_kwh })}
            error={faults['rate_usd_per_kwh']}
          />
          <NumberField
            label={words.fixed_charge}
            prefix="$"
            unit={common.per_month}
            value={form.fixed_usd}
            onChange={fixed_usd => set({ fixed_usd })}
            error={faults['fixed_usd']}
          />
        </div>
      )}
    </div>
  )
}
