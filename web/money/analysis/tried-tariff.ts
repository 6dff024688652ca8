// A trial tariff: another plan, a flat rate, another export rule.
import { sum } from '#machines/lib/numbers.ts'
import type { Schemas } from '#sdk/types.ts'
import { words } from './words.ts'

export type MeteringKind = Schemas['NetMetering']['kind']
type Kind = MeteringKind

export const METERING_KINDS: readonly Kind[] = [
  'full_retail',
  'non_bypassable',
  'net_billing',
  'net_billing_carry_over',
  'buy_all_sell_all',
  'none',
]

/** Initial values, in $/kWh; each is shown on its slider. */
const USUAL = { rate: 0.15, export: 0.05, non_bypassable: 0.03 }

/** The label of a kind's price per kWh; undefined if it has none. */
export function priceLabel(kind: Kind): string | undefined {
  if (kind === 'non_bypassable') return words.charged_each_kwh_taken
  return paysForExport(kind) ? words.paid_each_kwh_sent : undefined
}

/** $/kWh; where every hour has its own, what they are on average on a weekday. */
export function priceOf(metering: Schemas['NetMetering']): number {
  if (metering.kind === 'non_bypassable') return metering.non_bypassable_usd_per_kwh ?? 0
  const hours = metering.export_weekday?.flat() ?? []
  if (hours.length > 0) return sum(hours) / hours.length
  return metering.export_usd_per_kwh ?? 0
}

const paysForExport = (kind: Kind) =>
  kind === 'net_billing' || kind === 'net_billing_carry_over' || kind === 'buy_all_sell_all'

/** Takes the place of any rate plan. */
export const FLAT = 'flat'
type Tried = { plan: string | null; rate: number | null; metering: Kind | null; price: number | null }

/** The trial tariff; the project's own, unchanged, without a trial. Null if neither exists. */
export function tariffOf(
  own: Schemas['Tariff'] | null,
  plans: readonly Schemas['SavedRatePlan'][],
  { plan, rate, metering, price }: Tried,
): Schemas['Tariff'] | null {
  const taken = plans.find(({ id }) => id === plan)
  if (!taken && plan !== FLAT && metering === null && price === null) return own
  const {
    plan: own_plan,
    net_metering,
    ...flat
  } = own ?? {
    rate_usd_per_kwh: taken ? Math.min(2, Math.max(0.01, taken.average_usd_per_kwh)) : USUAL.rate,
    fixed_charge_cents_per_month: Math.round((taken?.plan.fixed_usd_per_month ?? 0) * 100),
  }
  const after = meteringOf(net_metering, metering, price)
  const kept = plan === FLAT ? undefined : (taken?.plan ?? own_plan)
  return {
    ...flat,
    ...(plan === FLAT && rate !== null ? { rate_usd_per_kwh: rate } : {}),
    ...(kept ? { plan: kept } : {}),
    ...(after ? { net_metering: after } : {}),
  }
}

function meteringOf(
  own: Schemas['NetMetering'] | undefined,
  kind: Kind | null,
  price: number | null,
): Schemas['NetMetering'] | undefined {
  if (kind === null || kind === own?.kind) return own && price !== null ? priced(own, price) : own
  // Another kind has other figures: none is carried over.
  return priced({ kind }, price ?? (kind === 'non_bypassable' ? USUAL.non_bypassable : USUAL.export))
}

/** One price for every hour, in place of any that change by the hour. */
function priced(metering: Schemas['NetMetering'], price: number): Schemas['NetMetering'] {
  const { kind, export_weekday: _, export_weekend: __, ...rest } = metering
  if (kind === 'non_bypassable') return { ...metering, non_bypassable_usd_per_kwh: price }
  return paysForExport(kind) ? { ...rest, kind, export_usd_per_kwh: price } : metering
}
