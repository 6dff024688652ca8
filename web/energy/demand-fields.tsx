// Charges on the highest hour of a month, which few homes have and some cannot escape.
import { Plus, X } from 'lucide-react'
import type { Schemas } from '#sdk/types.ts'
import { cx } from '#web/lib/class-names.ts'
import { MONTHS } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldNote } from '#web/ui/field.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { addDemand, changeDemand, type RatePlan, removeDemand } from './new-plan.ts'
import { clock } from './paint.ts'

type Charge = Schemas['DemandCharge']
type FaultOf = (field: string) => string | undefined
type Props = { plan: RatePlan; onChange: (plan: RatePlan) => void; faultOf: FaultOf }

const WHEN = [
  { value: 'all', label: 'Every hour' },
  { value: 'some', label: 'Some hours' },
] as const
const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
/** The contract's limits on lists. */
const MOST = 36
const MOST_TIERS = 12

export function DemandFields({ plan, onChange, faultOf }: Props) {
  return (
    <div className="flex flex-col gap-4">
      {plan.demand.map((charge, at) => (
        <One
          // biome-ignore lint/suspicious/noArrayIndexKey: a charge is its place in the list
          key={at}
          charge={charge}
          number={at + 1}
          faultOf={field => faultOf(`demand.${at}.${field}`)}
          onChange={part => onChange(changeDemand(plan, at, part))}
          onRemove={() => onChange(removeDemand(plan, at))}
        />
      ))}
      {plan.demand.length < MOST && (
        <div>
          <Button icon={<Plus size={14} aria-hidden />} onClick={() => onChange(addDemand(plan))}>
            Add demand charge
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
  onRemove: () => void
}

function One({ charge, number, faultOf, onChange, onRemove }: OneProps) {
  const { name, months, tiers, hours } = charge
  const flip = (list: readonly number[], value: number) =>
    list.includes(value) ? list.filter(one => one !== value) : [...list, value].sort((a, b) => a - b)
  const changeTier = (at: number, part: Partial<Charge['tiers'][number]>) =>
    onChange({ tiers: tiers.map((tier, index) => (index === at ? { ...tier, ...part } : tier)) })
  const addTier = () => {
    const from = tiers.at(-2)?.up_to_kw ?? 0
    const closed = tiers.map((tier, at) => (at === tiers.length - 1 ? { ...tier, up_to_kw: from + 5 } : tier))
    onChange({ tiers: [...closed, { up_to_kw: null, rate_usd_per_kw: tiers.at(-1)?.rate_usd_per_kw ?? 0 }] })
  }
  const removeTier = (removed: number) => {
    const left = tiers.filter((_, at) => at !== removed)
    onChange({ tiers: left.map((tier, at) => (at === left.length - 1 ? { ...tier, up_to_kw: null } : tier)) })
  }
  return (
    <fieldset className="flex flex-col gap-3 border-b border-hairline pb-4">
      <legend className="sr-only">Demand charge {number}</legend>
      <div className="flex items-start gap-2">
        <TextField
          label={`Name of demand charge ${number}`}
          hideLabel
          className="flex-1"
          maxLength={40}
          value={name}
          onChange={event => onChange({ name: event.target.value })}
          error={faultOf('name')}
        />
        <button
          type="button"
          aria-label={`Remove ${name || `demand charge ${number}`}`}
          onClick={onRemove}
          className="rounded-control p-2.5 text-ink-3 hover:bg-sunken hover:text-ink max-sm:p-3.5"
        >
          <X size={14} aria-hidden />
        </button>
      </div>
      {tiers.map((tier, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tier is its place in the list
        <div key={at} className="flex items-start gap-2">
          {tiers.length > 1 && (
            <NumberField
              label={`Up to kW, tier ${at + 1} of demand charge ${number}`}
              hideLabel
              className="flex-1"
              prefix="to"
              unit="kW"
              value={tier.up_to_kw}
              disabled={at === tiers.length - 1}
              onChange={up_to_kw => changeTier(at, { up_to_kw })}
              error={faultOf(`tiers.${at}.up_to_kw`)}
            />
          )}
          <NumberField
            label={`Rate, tier ${at + 1} of demand charge ${number}`}
            hideLabel
            className="flex-1"
            prefix="$"
            unit="/kW"
            value={tier.rate_usd_per_kw}
            onChange={rate => changeTier(at, { rate_usd_per_kw: rate ?? 0 })}
            error={tier.rate_usd_per_kw < 0 || tier.rate_usd_per_kw > 500 ? 'Enter $0 to $500 a kW.' : undefined}
          />
          {tiers.length > 1 && (
            <Button look="ghost" onClick={() => removeTier(at)}>
              Remove tier
            </Button>
          )}
          {at === tiers.length - 1 && tiers.length < MOST_TIERS && (
            <Button look="ghost" onClick={addTier}>
              Add tier
            </Button>
          )}
        </div>
      ))}
      <Strip
        label="Months"
        all={MONTHS.map((month, at) => ({ value: at + 1, text: month.charAt(0), name: month }))}
        chosen={months}
        onFlip={month => onChange({ months: flip(months, month) })}
        error={months.length === 0 ? 'Choose one month at least.' : faultOf('months')}
      />
      <RadioGroup
        label="Looks at"
        options={WHEN}
        value={hours ? 'some' : 'all'}
        onChange={value => onChange({ hours: value === 'all' ? null : { weekday: HOURS.slice(16, 21), weekend: [] } })}
      />
      {hours &&
        (['weekday', 'weekend'] as const).map(day => (
          <Strip
            key={day}
            label={`${day === 'weekday' ? 'Weekdays' : 'Weekends'}, from`}
            all={HOURS.map(hour => ({
              value: hour,
              text: `${hour % 12 || 12}${hour < 12 ? 'a' : 'p'}`,
              name: clock(hour),
            }))}
            chosen={hours[day]}
            onFlip={hour => onChange({ hours: { ...hours, [day]: flip(hours[day], hour) } })}
            error={faultOf(`hours.${day}`) ?? (day === 'weekday' ? faultOf('hours') : undefined)}
          />
        ))}
    </fieldset>
  )
}

type StripProps = {
  label: string
  all: { value: number; text: string; name: string }[]
  chosen: readonly number[]
  onFlip: (value: number) => void
  error: string | undefined
}

/** Small switches side by side, as months or hours. */
function Strip({ label, all, chosen, onFlip, error }: StripProps) {
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1 text-sm font-medium">{label}</legend>
      <div className="grid grid-cols-[repeat(12,minmax(0,1fr))] gap-0.5 sm:max-w-96">
        {all.map(({ value, text, name }) => (
          <button
            key={value}
            type="button"
            aria-pressed={chosen.includes(value)}
            aria-label={name}
            title={name}
            onClick={() => onFlip(value)}
            className={cx(
              'figures h-7 rounded text-xs max-sm:h-11',
              chosen.includes(value) ? 'bg-primary text-on-primary' : 'bg-sunken text-ink-2 hover:text-ink',
            )}
          >
            {text}
          </button>
        ))}
      </div>
      <FieldNote id={`${label}-note`} error={error} />
    </fieldset>
  )
}
