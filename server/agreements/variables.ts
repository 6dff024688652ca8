// What the variable fields of an agreement say. Taken once, when it is sent, from the snapshot the financing stored.
import type { Schemas } from '#sdk/types.ts'
import type { FinancingSnapshot } from '../db/schema.ts'
import { dollars, number } from '../lib/words.ts'
import { addressLine } from '../projects/rules.ts'

type Facts = {
  homeowner_name: string
  address: Schemas['Address'] | null
  company_name: string
  snapshot: FinancingSnapshot
  annual_kwh: number
  today: Date
  timezone: string
}

export function variablesOf({
  homeowner_name,
  address,
  company_name,
  snapshot,
  annual_kwh,
  today,
  timezone,
}: Facts): Record<Schemas['Variable'], string> {
  const { price, offer } = snapshot
  return {
    homeowner_name,
    project_address: address ? addressLine(address) : '',
    company_name,
    contract_price: dollars(price.price_cents),
    system_size: `${(price.size_w / 1000).toFixed(2)} kW`,
    annual_production: `${number(annual_kwh)} kWh`,
    financing_name: offer.name,
    monthly_payment: offer.monthly_payment_cents === null ? 'none' : dollars(offer.monthly_payment_cents),
    today: today.toLocaleDateString('en-US', { timeZone: timezone, month: '2-digit', day: '2-digit', year: 'numeric' }),
  }
}
