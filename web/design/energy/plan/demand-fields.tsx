// Charges on the highest hour of a month, which few homes have and some cannot escape.

import { Plus, X } from 'lucide-react'
import type { Schemas } from '#sdk/types.ts'
import { DAY_HOURS } from '#web/charts/hours.ts'
import { MONTHS } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { SwitchStrip } from '../switch-strip.tsx'
import { DemandTiers } from './demand-tiers.tsx'
import { addDemand, changeDemand, type RatePlan, removeDemand, replaceDemand } from './new-plan.ts'
import { clock } from './paint.ts'
import { RatchetFields } from './ratchet-fields.tsx'
import { words } from './words.ts'

type Charge = Schemas['DemandCharge']
type FaultOf = (field: string) => string | undefined
type Props = { plan: RatePlan; onChange: (plan: RatePlan) => void; faultOf: FaultOf }

const WHEN = [
  { value: 'all', label: words.every_hour },
  { value: 'some', label: words.some_hours },
] as const
const MEASURED = [
  { value: '15', label: words.fifteen_minutes, help: words.uses_meter_file_15 },
  { value: '60', label: words.one_hour },
] as const
/** The contract's limit on a list. */
const MOST = 36

export function DemandFields({ plan, onChange, faultOf }: Props) {
  return (
    <div className="flex flex-col gap-4">
      {plan.demand.length > 0 && (
        <RadioGroup
          label={words.demand_measured_over}
          options={MEASURED}
          value={plan.demand_minutes === 15 ? '15' : '60'}
          onChange={value => onChange({ ...plan, demand_minutes: value === '15' ? 15 : 60 })}
        />
      )}
      {plan.demand.map((charge, at) => (
        <One
          // biome-ignore lint/suspicious/noArrayIndexKey: a charge is its place in the list
          key={at}
          charge={charge}
          number={at + 1}
          faultOf={field => faultOf(`demand.${at}.${field}`)}
          onChange={part => onChange(changeDemand(plan, at, part))}
          onReplace={next => onChange(replaceDemand(plan, at, next))}
          onRemove={() => onChange(removeDemand(plan, at))}
        />
      ))}
      {plan.demand.length < MOST && (
        <div>
          <Button icon={<Plus size={14} aria-hidden />} onClick={() => onChange(addDemand(plan))}>
            {words.add_demand_charge}
          </Button>
        </div>
      )}
    </div>
  )
}

type OneProps = {
  charge: Charge
  number: number
  faultOf: FaultOf
  onChange: (part: Partial<Charge>) => void
  onReplace: (charge: Charge) => void
  onRemove: () => void
}

function One({ charge, number, faultOf, onChange, onReplace, onRemove }: OneProps) {
  const { name, months, tiers, hours } = charge
  const flip = (list: readonly number[], value: number) =>
    list.includes(value) ? list.filter(one => one !== value) : [...list, value].sort((a, b) => a - b)
  return (
    <fieldset className="flex flex-col gap-3 border-b border-hairline pb-4">
      <legend className="sr-only">{words.demand_charge({ number })}</legend>
      <div className="flex items-start gap-2">
        <TextField
          label={words.name_demand_charge({ number })}
          hideLabel
          className="flex-1"
          maxLength={40}
          value={name}
          onChange={event => onChange({ name: event.target.value })}
          error={faultOf('name')}
        />
        <button
          type="button"
          aria-label={words.remove_name({ name: name || words.unnamed_demand_charge({ number }) })}
          onClick={onRemove}
          className="rounded-control p-2.5 text-ink-3 hover:bg-sunken hover:text-ink max-sm:p-3.5"
        >
          <X size={14} aria-hidden />
        </button>
      </div>
      <DemandTiers number={number} tiers={tiers} onChange={next => onChange({ tiers: next })} faultOf={faultOf} />
      <SwitchStrip
        label={words.months}
        all={MONTHS.map((month, at) => ({ value: at + 1, text: month.charAt(0), name: month }))}
        chosen={months}
        onFlip={month => onChange({ months: flip(months, month) })}
        error={months.length === 0 ? words.choose_one_month_least : faultOf('months')}
      />
      <RadioGroup
        label={words.demand_hours}
        options={WHEN}
        value={hours ? 'some' : 'all'}
        onChange={value =>
          onChange({ hours: value === 'all' ? null : { weekday: DAY_HOURS.slice(16, 21), weekend: [] } })
        }
      />
      {hours &&
        (['weekday', 'weekend'] as const).map(day => (
          <SwitchStrip
            key={day}
            label={words.demand_day_hours({ has_day: day === 'weekday' ? 'yes' : 'no' })}
            all={DAY_HOURS.map(hour => ({
              value: hour,
              text: `${hour % 12 || 12}${hour < 12 ? 'a' : 'p'}`,
              name: clock(hour),
            }))}
            chosen={hours[day]}
            onFlip={hour => onChange({ hours: { ...hours, [day]: flip(hours[day], hour) } })}
            error={faultOf(`hours.${day}`) ?? (day === 'weekday' ? faultOf('hours') : undefined)}
          />
        ))}
      <RatchetFields charge={charge} onChange={onReplace} error={faultOf('ratchet.of_months')} />
    </fieldset>
  )
}
