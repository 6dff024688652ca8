// The form of an adder: what it starts with, what it is sent as.
import type { Schemas } from '#sdk/types.ts'
import { words as texts } from './words.ts'

/** A new adder has no amount until one is entered, so it isn't sold for free by mistake. */
export type AdderForm = Omit<Schemas['AdderFields'], 'amount_usd'> & { amount_usd: number | null; version: number }
type Method = Schemas['PricingMethod']

export const METHODS: { value: Method; label: string; note: string }[] = [
  { value: 'Quantity', label: texts.quantity, note: texts.each },
  { value: 'Fixed', label: texts.fixed, note: texts.once_set_here },
  { value: 'System Size', label: texts.system_size, note: texts.each_kw },
  { value: 'Flat Price', label: texts.flat_price, note: texts.once_set_project },
  { value: 'Per Watt', label: texts.per_watt, note: texts.each_watt },
  { value: 'Percentage', label: texts.percentage, note: texts.of_base_amount },
  { value: 'Per Panel', label: texts.per_panel, note: texts.each_panel },
  { value: 'Per Area', label: texts.per_area, note: texts.square_foot_panels },
  { value: 'Size Bands', label: texts.size_bands, note: texts.by_system_size },
]

export const NEW_ADDER: AdderForm = {
  name: '',
  description: '',
  pricing_method: 'Fixed',
  amount_usd: null,
  unit: '',
  share: null,
  share_of: null,
  bands: null,
  effect: 'charge',
  min_cents: null,
  max_cents: null,
  shown_in_proposal: true,
  counts_for_incentives: true,
  automatic: false,
  conditions: null,
  position: 0,
  version: 0,
}

export function formOf(adder: Schemas['Adder']): AdderForm {
  const { id, active, words, problems, ...fields } = adder
  return fields
}
