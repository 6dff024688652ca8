// A household's energy use in lead files: one figure, in dollars a month or in kWh. Pure.
import type { Schemas } from '#sdk/types.ts'

type UseField = 'monthly_bill' | 'monthly_usage' | 'annual_usage'

/** The most informative figure first. */
export const USE_FIELDS: readonly UseField[] = ['annual_usage', 'monthly_usage', 'monthly_bill']

/** Homes use 500 to 150,000 kWh a year; a bill follows, at 4 to 80 cents each. */
const USUAL: Record<UseField, readonly [least: number, most: number]> = {
  annual_usage: [500, 150_000],
  monthly_usage: [40, 12_500],
  monthly_bill: [5, 5_000],
}
const AMOUNT =
  /^(\$|US\$|USD)?(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)(kwh|USD)?(?:\/|per|a)?(?:mo|month|yr|year|monthly)?\.?$/i

type Use = { consumption: Schemas['Consumption'] } | { fault: 'amount' | 'unusual'; least: number; most: number }

/** A range, another unit or an unusual figure is no use anybody may be promised savings on. */
export function readUse(field: UseField, cell: string): Use {
  const [least, most] = USUAL[field]
  const [, before, digits = '', after] = AMOUNT.exec(cell.replaceAll(/\s|~/g, '')) ?? []
  const is_money = before !== undefined || after?.toLowerCase() === 'usd'
  const is_energy = after?.toLowerCase() === 'kwh'
  if (digits === '' || (field === 'monthly_bill' ? is_energy : is_money)) return { fault: 'amount', least, most }
  const value = Number(digits.replaceAll(',', ''))
  if (value < least || value > most) return { fault: 'unusual', least, most }
  if (field === 'monthly_bill')
    return { consumption: { mode: 'average_bill_cents', values: [Math.round(Number((value * 100).toFixed(4)))] } }
  return { consumption: { mode: field === 'annual_usage' ? 'annual_kwh' : 'average_kwh', values: [value] } }
}
