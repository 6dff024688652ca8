// Providers and options between the wire and their rows.

import { FINANCING_TYPE_CODES } from '#machines/money/financing/rules.ts'
import type { Schemas } from '#sdk/types.ts'
import type { financing_options, financing_providers } from '#server/db/schema/financing.ts'
import type { UserCaller } from '../caller.ts'

export type OptionRow = typeof financing_options.$inferSelect
export type ProviderRow = typeof financing_providers.$inferSelect
export type OptionColumns = Omit<OptionRow, 'company_id' | 'id' | 'provider_id' | 'type' | 'name' | 'version'>

/** A promo is one thing on the wire and three columns in the row. */
export function optionColumns<T extends { promo?: Schemas['Promo'] | null }>({ promo, ...fields }: T) {
  if (promo === undefined) return fields
  return {
    ...fields,
    promo_kind: promo?.kind ?? null,
    promo_months: promo?.months ?? null,
    promo_apr: promo?.apr ?? null,
  }
}

/** `today` is the company's. */
export function optionView(caller: UserCaller, row: OptionRow, today: string): Schemas['FinancingOption'] {
  const { company_id, dealer_fee, promo_kind, promo_months, promo_apr, ...option } = row
  return {
    ...option,
    ended: option.ends_on !== null && option.ends_on < today,
    type_code: FINANCING_TYPE_CODES[option.type],
    promo: promo_kind && promo_months ? { kind: promo_kind, months: promo_months, apr: promo_apr } : null,
    ...(caller.permissions.has('pricing.view_cost') ? { dealer_fee } : {}),
  }
}

export const providerView = (
  caller: UserCaller,
  { company_id, ...provider }: ProviderRow,
  options: OptionRow[],
  today: string,
): Schemas['FinancingProvider'] => ({
  ...provider,
  options: options
    .filter(({ provider_id }) => provider_id === provider.id)
    .map(option => optionView(caller, option, today))
    .toSorted((a, b) => Number(a.ended) - Number(b.ended)),
})
