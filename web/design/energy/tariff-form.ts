// The tariff as it is typed: what each choice needs stays while another is looked at. Pure.

import { averageRate } from '#machines/design/energy/billing/usual-month.ts'
import { netMeteringFaults, planFaults } from '#machines/design/energy/plan-faults.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Rates } from './plan/rate-matrix.ts'
import { words } from './words.ts'

export type NetKind = Schemas['NetMetering']['kind']
export type AtTrueUp = NonNullable<Schemas['NetMetering']['credits_at_true_up']>
export type TariffForm = {
  version: number
  utility_id: string | null
  utility_name: string | null
  way: 'flat' | 'plan'
  rate_usd_per_kwh: number | null
  /** True if the rate was typed or the plan chosen for this household: it is then confirmed as well. */
  is_own_rate: boolean
  fixed_usd: number | null
  plan: Schemas['RatePlan'] | null
  kind: NetKind
  non_bypassable: number | null
  export_flat: number | null
  /** True if exports are paid by the hour. */
  hourly: boolean
  rates: Rates | null
  export_source: string
  export_holidays: Schemas['Holiday'][]
  true_up_month: number
  at_true_up: AtTrueUp
  leftover: number | null
}

type Saved = Pick<Schemas['Project'], 'utility_id' | 'utility_name' | 'tariff'>

export function formOfTariff({ utility_id, utility_name, tariff }: Saved, version: number): TariffForm {
  const net: Partial<Schemas['NetMetering']> = tariff?.net_metering ?? {}
  const { export_weekday: weekday, export_weekend: weekend } = net
  return {
    version,
    utility_id,
    // A listed utility's id is enough.
    utility_name: utility_id ? null : utility_name,
    way: tariff?.plan ? 'plan' : 'flat',
    rate_usd_per_kwh: tariff?.rate_usd_per_kwh ?? null,
    is_own_rate: false,
    fixed_usd: tariff ? tariff.fixed_charge_cents_per_month / 100 : null,
    plan: tariff?.plan ?? null,
    kind: net.kind ?? 'full_retail',
    non_bypassable: net.non_bypassable_usd_per_kwh ?? null,
    export_flat: net.export_usd_per_kwh ?? null,
    hourly: weekday !== undefined,
    rates: weekday && weekend ? { weekday, weekend } : null,
    export_source: net.export_source ?? '',
    export_holidays: net.export_holidays ?? [],
    true_up_month: net.true_up_month ?? 1,
    at_true_up: net.credits_at_true_up ?? 'expire',
    leftover: net.leftover_usd_per_kwh ?? null,
  }
}

/** Which figures a kind asks for. */
export const paysExports = (kind: NetKind) =>
  kind === 'net_billing' || kind === 'net_billing_carry_over' || kind === 'buy_all_sell_all'
export const banksCredits = (kind: NetKind) =>
  kind === 'full_retail' || kind === 'non_bypassable' || kind === 'net_billing_carry_over'

export const hasFloor = (kind: NetKind) =>
  kind === 'non_bypassable' || kind === 'net_billing' || kind === 'net_billing_carry_over'

export function netMeteringOf(form: TariffForm): Schemas['NetMetering'] {
  const { kind, rates } = form
  return {
    kind,
    ...(hasFloor(kind) && form.non_bypassable !== null ? { non_bypassable_usd_per_kwh: form.non_bypassable } : {}),
    ...(paysExports(kind) && !form.hourly && form.export_flat !== null ? { export_usd_per_kwh: form.export_flat } : {}),
    ...(paysExports(kind) && form.hourly && rates
      ? {
          export_weekday: rates.weekday,
          export_weekend: rates.weekend,
          ...(form.export_holidays.length > 0 ? { export_holidays: form.export_holidays } : {}),
          ...(form.export_source === '' ? {} : { export_source: form.export_source }),
        }
      : {}),
    ...(banksCredits(kind) ? { true_up_month: form.true_up_month } : {}),
    ...(banksCredits(kind) && form.at_true_up !== 'expire' ? { credits_at_true_up: form.at_true_up } : {}),
    ...(banksCredits(kind) && form.at_true_up !== 'carry' && form.leftover !== null
      ? { leftover_usd_per_kwh: form.leftover }
      : {}),
  }
}

const outside = (value: number | null, least: number, most: number) => value !== null && (value < least || value > most)

/** A sentence for each field that keeps the tariff from being saved; those of the plan as `plan.periods.0.name`. */
export function faultsOfTariff(form: TariffForm): Record<string, string> {
  const faults: Record<string, string> = {}
  if (form.way === 'flat' || form.rate_usd_per_kwh !== null) {
    const rate = form.rate_usd_per_kwh
    if (rate === null || rate <= 0 || rate > 2) faults['rate_usd_per_kwh'] = words.enter_rate_above_0
  }
  if (outside(form.fixed_usd, 0, 1000)) faults['fixed_usd'] = words.enter_charge_0_1
  if (form.way === 'plan') {
    if (!form.plan) faults['plan'] = words.choose_rate_plan_make
    for (const { field, sentence } of form.plan ? planFaults(form.plan) : []) faults[`plan.${field}`] ??= sentence
  }
  if (outside(form.non_bypassable, 0, 1)) faults['non_bypassable'] = words.enter_0_1_kwh
  if (outside(form.export_flat, 0, 2)) faults['export_flat'] = words.enter_0_2_kwh
  if (outside(form.leftover, 0, 1)) faults['leftover'] = words.enter_0_1_kwh
  for (const { field, sentence } of netMeteringFaults(netMeteringOf(form))) {
    if (field.startsWith('export_holidays')) faults['export_holidays'] ??= sentence
    const at = field === 'non_bypassable_usd_per_kwh' ? 'non_bypassable' : form.hourly ? 'rates' : 'export_flat'
    if (!field.startsWith('export_holidays')) faults[at] ??= at === 'rates' ? words.paste_choose_what_utility : sentence
  }
  return faults
}

/** Within what the contract takes as a flat rate. */
const flatRateOf = (plan: Schemas['RatePlan'] | null) =>
  Math.min(2, Math.max(0.0001, plan ? Number(averageRate(plan).toFixed(4)) : 0))

/** As it is saved; null while something keeps it from that. */
export function tariffOf(form: TariffForm): Schemas['Tariff'] | null {
  if (Object.keys(faultsOfTariff(form)).length > 0) return null
  return {
    // With a plan the flat figures don't apply; they are kept for switching back to "one rate".
    rate_usd_per_kwh: form.rate_usd_per_kwh ?? flatRateOf(form.plan),
    fixed_charge_cents_per_month: Math.round((form.fixed_usd ?? 0) * 100),
    ...(form.way === 'plan' && form.plan ? { plan: form.plan } : {}),
    // Left out it would be what the company confirmed, or the published rule.
    net_metering: netMeteringOf(form),
  }
}
