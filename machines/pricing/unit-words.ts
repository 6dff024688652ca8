// A price as a company sets it, in words: what a project keeps beside what is newer.
import type { Schemas } from '#sdk/types.ts'
import { SHARE_WORDS } from './percentages.ts'

export type UnitPrice = {
  pricing_method: Schemas['PricingMethod']
  amount_usd: number
  unit?: string
  share?: number | null
  share_of?: Schemas['ShareOf'] | null
  bands?: readonly Schemas['SizeBand'][] | null
  effect?: 'charge' | 'discount'
}

const PER: { [M in Schemas['PricingMethod']]?: string } = {
  'System Size': ' per kW',
  'Per Watt': ' per watt',
  'Per Panel': ' per panel',
  'Per Area': ' per sq ft of panels',
}

/** '$2.50'; more digits only where it has them. */
export const usd = (amount_usd: number) =>
  `$${amount_usd.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 4 })}`

/** '$12,400.00 each', '5% of the base price'. */
export function unitWords({ effect, ...price }: UnitPrice): string {
  return effect === 'discount' ? `${amountOf(price)} off` : amountOf(price)
}

function amountOf({ pricing_method, amount_usd, unit, share, share_of, bands }: Omit<UnitPrice, 'effect'>): string {
  if (pricing_method === 'Percentage')
    return `${Number(((share ?? 0) * 100).toFixed(4))}% of ${SHARE_WORDS[share_of ?? 'base']}`
  if (pricing_method === 'Size Bands')
    return (bands ?? [])
      .map(band => `${band.from_kw}${band.to_kw === null ? '+' : `–${band.to_kw}`} kW ${usd(band.amount_usd)}`)
      .join('; ')
  if (pricing_method === 'Flat Price') return 'set in the project'
  if (pricing_method === 'Quantity') return unit ? `${usd(amount_usd)} per ${unit}` : `${usd(amount_usd)} each`
  return `${usd(amount_usd)}${PER[pricing_method] ?? ''}`
}
