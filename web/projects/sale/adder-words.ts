// Adders in words, where they are sold and where they are kept.
import { shareBase } from '#machines/money/pricing/percentages.ts'
import type { Schemas } from '#sdk/types.ts'
import { percent } from '#web/lib/format.ts'
import { words } from './words.ts'

const usd = (value: number) =>
  `$${value.toLocaleString('en-US', { minimumFractionDigits: value % 1 === 0 ? 0 : 2, maximumFractionDigits: 4 })}`

type Amount = Pick<
  Schemas['Adder'],
  'pricing_method' | 'amount_usd' | 'unit' | 'share' | 'share_of' | 'bands' | 'effect'
>

/** '$28 a panel'; a discount has its sign. */
export function amountOf(adder: Amount): string {
  const sign = adder.effect === 'discount' ? '−' : ''
  return `${sign}${plainAmount(adder)}`
}

/** For a column of a table: of a percentage the share alone. */
export const shortAmount = (adder: Amount): string =>
  adder.pricing_method === 'Percentage'
    ? `${adder.effect === 'discount' ? '−' : ''}${shareWords(adder.share)}`
    : amountOf(adder)

const shareWords = (share: number | null) =>
  percent(share ?? 0, Number.isInteger(Number(((share ?? 0) * 100).toFixed(6))) ? 0 : 2)

function plainAmount({ pricing_method, amount_usd, unit, share, share_of, bands }: Amount): string {
  switch (pricing_method) {
    case 'Quantity':
      return unit ? `${usd(amount_usd)}/${unit}` : words.amount_usd_each({ amount_usd: usd(amount_usd) })
    case 'System Size':
      return `${usd(amount_usd)}/kW`
    case 'Per Watt':
      return `${usd(amount_usd)}/W`
    case 'Per Panel':
      return words.amount_usd_panel({ amount_usd: usd(amount_usd) })
    case 'Per Area':
      return words.amount_usd_sq_ft({ amount_usd: usd(amount_usd) })
    case 'Flat Price':
      return words.per_project
    case 'Percentage':
      return words.share_of({ share: shareWords(share), share_words: shareBase(share_of ?? 'base') })
    case 'Size Bands': {
      const amounts = (bands ?? []).map(band => band.amount_usd)
      const [least, most] = [Math.min(...amounts), Math.max(...amounts)]
      return least === most ? usd(least) : words.least_to_most({ least: usd(least), most: usd(most) })
    }
    case 'Fixed':
      return usd(amount_usd)
  }
}

export const ROOF_WORDS: Record<Schemas['RoofType'], string> = {
  composition_shingle: words.composition_shingle,
  concrete_tile: words.concrete_tile,
  clay_tile: words.clay_tile,
  metal_standing_seam: words.metal_standing_seam,
  metal_corrugated: words.metal_corrugated,
  flat: words.flat,
  wood_shake: words.wood_shake,
  slate: words.slate,
  other: words.other,
}
export const roofTypes = Object.entries(ROOF_WORDS).map(([value, label]) => ({ value, label }))
export const isRoofType = (text: string): text is Schemas['RoofType'] => text in ROOF_WORDS
