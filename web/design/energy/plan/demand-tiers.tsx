// The price per kW of the peak hour, in tiers if it depends on the amount.
import type { Schemas } from '#sdk/types.ts'
import { Button } from '#web/ui/button.tsx'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { words } from './words.ts'

type Charge = Schemas['DemandCharge']
type Props = {
  number: number
  tiers: Charge['tiers']
  onChange: (tiers: Charge['tiers']) => void
  faultOf: (field: string) => string | undefined
}

/** The contract's limit on a list. */
const MOST_TIERS = 12

export function DemandTiers({ number, tiers, onChange, faultOf }: Props) {
  const changeTier = (at: number, part: Partial<Charge['tiers'][number]>) =>
    onChange(tiers.map((tier, index) => (index === at ? { ...tier, ...part } : tier)))
  const addTier = () => {
    const from = tiers.at(-2)?.up_to_kw ?? 0
    const closed = tiers.map((tier, at) => (at === tiers.length - 1 ? { ...tier, up_to_kw: from + 5 } : tier))
    onChange([...closed, { up_to_kw: null, rate_usd_per_kw: tiers.at(-1)?.rate_usd_per_kw ?? 0 }])
  }
  const removeTier = (removed: number) => {
    const left = tiers.filter((_, at) => at !== removed)
    onChange(left.map((tier, at) => (at === left.length - 1 ? { ...tier, up_to_kw: null } : tier)))
  }
  return (
    <>
      {tiers.map((tier, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tier is its place in the list
        <div key={at} className="flex items-start gap-2 max-sm:flex-wrap">
          {tiers.length > 1 && (
            <NumberField
              label={words.up_kw_tier_demand({ at: at + 1, number })}
              hideLabel
              className="flex-1 max-sm:basis-full"
              prefix="to"
              unit="kW"
              value={tier.up_to_kw}
              disabled={at === tiers.length - 1}
              onChange={up_to_kw => changeTier(at, { up_to_kw })}
              error={faultOf(`tiers.${at}.up_to_kw`)}
            />
          )}
          <NumberField
            label={words.rate_tier_demand_charge({ at: at + 1, number })}
            hideLabel
            className="flex-1"
            prefix="$"
            unit="/kW"
            value={tier.rate_usd_per_kw}
            onChange={rate => changeTier(at, { rate_usd_per_kw: rate ?? 0 })}
            error={tier.rate_usd_per_kw < 0 || tier.rate_usd_per_kw > 500 ? words.enter_0_500_kw : undefined}
          />
          {tiers.length > 1 && (
            <Button look="ghost" onClick={() => removeTier(at)}>
              {words.remove_tier}
            </Button>
          )}
          {at === tiers.length - 1 && tiers.length < MOST_TIERS && (
            <Button look="ghost" onClick={addTier}>
              {words.add_tier}
            </Button>
          )}
        </div>
      ))}
    </>
  )
}
