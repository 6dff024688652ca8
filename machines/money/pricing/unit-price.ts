// A unit price in words, for showing a project's own price next to a newer one.
import { inFigures } from '#machines/lib/format.ts'
import type { Schemas } from '#sdk/types.ts'
import { words } from './words.ts'

type UnitPrice = {
  pricing_method: Schemas['PricingMethod']
  amount_usd: number
  unit?: string
  share?: number | null
  share_of?: Schemas['ShareOf'] | null
  bands?: readonly Schemas['SizeBand'][] | null
  effect?: 'charge' | 'discount'
}

/** '$2.50'; more digits only where it has them. */
export const usd = (amount_usd: number) =>
  `$${inFigures(amount_usd, { minimumFractionDigits: 2, maximumFractionDigits: 4 })}`

/** '$12,400.00 each', '5% of the base price'. */
export function unitWords({ effect, ...price }: UnitPrice): string {
  return effect === 'discount' ? words.discount({ price: amountOf(price) }) : amountOf(price)
}

function amountOf({ pricing_method, amount_usd, unit, share, share_of, bands }: Omit<UnitPrice, 'effect'>): string {
  const price = usd(amount_usd)
  switch (pricing_method) {
    case 'Percentage':
      return words.percentage_unit({ share: Number(((share ?? 0) * 100).toFixed(4)), base: share_of ?? 'base' })
    case 'Size Bands':
      return (bands ?? [])
        .map(band => `${band.from_kw}${band.to_kw === null ? '+' : `–${band.to_kw}`} kW ${usd(band.amount_usd)}`)
        .join('; ')
    case 'Flat Price':
      return words.set_in_project
    case 'Quantity':
      return unit ? words.per_unit({ price, unit }) : words.each({ price })
    case 'System Size':
      return words.per_kw({ price })
    case 'Per Watt':
      return words.per_watt({ price })
    case 'Per Panel':
      return words.per_panel({ price })
    case 'Per Area':
      return words.per_area({ price })
    case 'Fixed':
      return price
  }
}
