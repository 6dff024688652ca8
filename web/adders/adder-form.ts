// The form of an adder: what it starts with, what it is sent as.
import type { Schemas } from '#sdk/types.ts'

/** A new adder has no amount until somebody enters one, so that none is sold for nothing by oversight. */
export type AdderForm = Omit<Schemas['AdderFields'], 'amount_usd'> & { amount_usd: number | null; version: number }
export type Method = Schemas['PricingMethod']

export const METHODS: { value: Method; label: string; note: string }[] = [
  { value: 'Quantity', label: 'Quantity', note: 'a piece' },
  { value: 'Fixed', label: 'Fixed', note: 'once, set here' },
  { value: 'System Size', label: 'System Size', note: 'a kW' },
  { value: 'Flat Price', label: 'Flat Price', note: 'once, set in the project' },
  { value: 'Per Watt', label: 'Per Watt', note: 'a watt' },
  { value: 'Percentage', label: 'Percentage', note: 'of something' },
  { value: 'Per Panel', label: 'Per Panel', note: 'a panel' },
  { value: 'Per Area', label: 'Per Area', note: 'a square foot of panels' },
  { value: 'Size Bands', label: 'Size Bands', note: 'by system size' },
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
