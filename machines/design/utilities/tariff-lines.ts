// Net metering and a rate in one line each, for screens, checks and documents.
import { written } from '#machines/lib/format.ts'
import type { Language } from '#machines/words/language.ts'
import { currentLanguage } from '#machines/words/language.ts'
import type { Schemas } from '#sdk/types.ts'
import { words } from './words.ts'

type NetMetering = Schemas['NetMetering']
type Tariff = Schemas['Tariff']

/** '$0.0686', at least two digits after the point. */
export const usdPerKwh = (usd: number): string =>
  written(usd, { style: 'currency', currency: 'USD', maximumFractionDigits: 5 })

export const kindWords = (kind: NetMetering['kind'], language: Language = currentLanguage()): string =>
  words.in(language).kinds[kind]

/** 'Net billing with carry-over, $0.0686 per kWh exported' */
export function netMeteringLine(settled: NetMetering, language: Language = currentLanguage()): string {
  const { kind: of, export_usd_per_kwh: paid, export_weekday, non_bypassable_usd_per_kwh: charges } = settled
  const say = words.in(language).figure
  const kind = kindWords(of, language)
  if (of === 'full_retail' || of === 'none') return kind
  if (of === 'non_bypassable')
    return charges === undefined ? say.charges_missing({ kind }) : say.charges({ kind, usd: usdPerKwh(charges) })
  if (export_weekday) return say.hourly({ kind })
  if (paid === undefined) return say.export_missing({ kind })
  return (of === 'buy_all_sell_all' ? say.produced : say.exported)({ kind, usd: usdPerKwh(paid) })
}

/** '$0.15/kWh and $13.00 a month', or the name of the rate plan. */
export function rateLine(tariff: Omit<Tariff, 'net_metering'>, language: Language = currentLanguage()): string {
  const say = words.in(language)
  if (tariff.plan) return say.rate_plan({ name: tariff.plan.name })
  const rate = `${usdPerKwh(tariff.rate_usd_per_kwh)}/kWh`
  const fixed = `$${(tariff.fixed_charge_cents_per_month / 100).toFixed(2)}`
  return tariff.fixed_charge_cents_per_month === 0 ? rate : say.rate_and_fixed({ rate, fixed })
}

/** Figures a company must enter before relying on this; null if complete. */
export function lacksOf({ kind, ...figures }: NetMetering): 'charges' | 'export_rate' | null {
  if (kind === 'non_bypassable' && figures.non_bypassable_usd_per_kwh === undefined) return 'charges'
  const paid = kind === 'net_billing' || kind === 'net_billing_carry_over' || kind === 'buy_all_sell_all'
  const rates = figures.export_usd_per_kwh ?? figures.export_weekday
  return paid && rates === undefined ? 'export_rate' : null
}

/** Without default values: a tariff without terms means full retail. */
export function plainNetMetering(settled: NetMetering | undefined): NetMetering | undefined {
  const { kind, true_up_month = 1, leftover_usd_per_kwh = 0, credits_at_true_up } = settled ?? { kind: 'full_retail' }
  const is_plain = true_up_month === 1 && leftover_usd_per_kwh === 0 && credits_at_true_up === undefined
  return kind === 'full_retail' && is_plain ? undefined : settled
}
