// The price per kWh in each period, in tiers if it depends on the amount.
import { Plus, X } from 'lucide-react'
import type { Schemas } from '#sdk/types.ts'
import { Button } from '#web/ui/button.tsx'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { addPeriod, addTier, changePeriod, type RatePlan, removePeriod, removeTier } from './new-plan.ts'
import { shadesOf } from './shades.ts'
import { words } from './words.ts'

type Props = { plan: RatePlan; onChange: (plan: RatePlan) => void; faultOf: (field: string) => string | undefined }

/** The contract's limits on lists. */
const MOST_PERIODS = 36
const MOST_TIERS = 12
const REMOVE = 'rounded-control p-2.5 text-ink-3 hover:bg-sunken hover:text-ink max-sm:p-3.5'

export function PeriodFields({ plan, onChange, faultOf }: Props) {
  const shades = shadesOf(plan.periods)
  return (
    <div className="flex flex-col gap-3">
      <ul className="flex flex-col divide-y divide-hairline">
        {plan.periods.map((period, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a period is its place in the list
          <li key={at} className="grid gap-x-3 gap-y-2 py-3 first:pt-0 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)]">
            <div className="flex items-start gap-2">
              <span
                aria-hidden
                className="figures mt-1.5 inline-flex size-6 shrink-0 items-center justify-center rounded text-xs text-ink max-sm:mt-2.5"
                style={{ background: shades[at] }}
              >
                {at + 1}
              </span>
              <TextField
                label={words.name_period({ at: at + 1 })}
                hideLabel
                className="flex-1"
                maxLength={40}
                value={period.name}
                onChange={event => onChange(changePeriod(plan, at, { name: event.target.value }))}
                error={faultOf(`periods.${at}.name`)}
              />
              {plan.periods.length > 1 && (
                <button
                  type="button"
                  aria-label={words.remove_name({ name: period.name || words.period({ at: at + 1 }) })}
                  onClick={() => onChange(removePeriod(plan, at))}
                  className={REMOVE}
                >
                  <X size={14} aria-hidden />
                </button>
              )}
            </div>
            <Tiers
              period={period}
              number={at + 1}
              faultOf={field => faultOf(`periods.${at}.${field}`)}
              onChange={tiers => onChange(changePeriod(plan, at, { tiers }))}
            />
          </li>
        ))}
      </ul>
      {plan.periods.length < MOST_PERIODS && (
        <div>
          <Button icon={<Plus size={14} aria-hidden />} onClick={() => onChange(addPeriod(plan))}>
            {words.add_period}
          </Button>
        </div>
      )}
    </div>
  )
}

type TiersProps = {
  period: Schemas['EnergyPeriod']
  number: number
  onChange: (tiers: Schemas['EnergyPeriod']['tiers']) => void
  faultOf: (field: string) => string | undefined
}

function Tiers({ period, number, onChange, faultOf }: TiersProps) {
  const { tiers } = period
  const change = (at: number, part: Partial<(typeof tiers)[number]>) =>
    onChange(tiers.map((tier, index) => (index === at ? { ...tier, ...part } : tier)))
  const several = tiers.length > 1
  return (
    <div className="flex flex-col gap-2">
      {tiers.map((tier, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tier is its place in the list
        <div key={at} className="flex items-start gap-2 max-sm:flex-wrap">
          {several && (
            <NumberField
              label={words.up_tier_period({ at: at + 1, number })}
              hideLabel
              className="flex-1 max-sm:basis-full"
              prefix="to"
              unit="kWh"
              digits={0}
              value={tier.up_to_kwh}
              onChange={up_to_kwh => change(at, { up_to_kwh })}
              disabled={at === tiers.length - 1}
              help={at === tiers.length - 1 ? words.no_limit : undefined}
              error={faultOf(`tiers.${at}.up_to_kwh`)}
            />
          )}
          <NumberField
            label={several ? words.rate_tier_period({ at: at + 1, number }) : words.rate_period({ number })}
            hideLabel
            className="flex-1"
            prefix="$"
            unit="/kWh"
            digits={5}
            value={tier.rate_usd_per_kwh}
            onChange={rate => change(at, { rate_usd_per_kwh: rate ?? 0 })}
            error={rateFault(tier.rate_usd_per_kwh) ?? faultOf(`tiers.${at}.rate_usd_per_kwh`)}
          />
          {several ? (
            <button
              type="button"
              aria-label={words.remove_tier_period({ at: at + 1, number })}
              onClick={() => onChange(removeTier(period, at))}
              className={REMOVE}
            >
              <X size={14} aria-hidden />
            </button>
          ) : (
            <Button look="ghost" onClick={() => onChange(addTier(period))}>
              {words.add_tier}
            </Button>
          )}
        </div>
      ))}
      {several && tiers.length < MOST_TIERS && (
        <div>
          <Button look="ghost" icon={<Plus size={14} aria-hidden />} onClick={() => onChange(addTier(period))}>
            {words.add_tier}
          </Button>
        </div>
      )}
    </div>
  )
}

/** The contract's limits; the type of the plan knows only that it is a number. */
const rateFault = (rate: number) => (rate < -1 || rate > 5 ? words.enter_1_5_kwh : undefined)
