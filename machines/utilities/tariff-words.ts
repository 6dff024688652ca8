// Net metering and a rate in one line each, as screens, checks and documents say them.
import { type Language, saying } from '#machines/lib/language.ts'
import type { Schemas } from '#sdk/types.ts'

type NetMetering = Schemas['NetMetering']
type Tariff = Schemas['Tariff']

/** '$0.0686', at least two digits after the point. */
export const usdPerKwh = (usd: number): string =>
  usd.toLocaleString('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 5 })

export const CONFIDENCE_WORDS: Record<Schemas['ExportTerms']['confidence'], string> = {
  law_text: 'confirmed by the text of the law',
  published_tariff: 'from a published tariff',
  general_knowledge: 'general knowledge, check before use',
}

const KINDS: Record<NetMetering['kind'], [en: string, es: string]> = {
  full_retail: ['Full retail net metering', 'Medición neta a precio completo'],
  non_bypassable: ['Net metering with non-bypassable charges', 'Medición neta con cargos que no se pueden compensar'],
  net_billing: ['Net billing', 'Facturación neta'],
  net_billing_carry_over: ['Net billing with carry-over', 'Facturación neta con créditos que se acumulan'],
  buy_all_sell_all: ['Buy all, sell all', 'Compra y venta total'],
  none: ['No payment for exports', 'Sin pago por la energía enviada a la red'],
}

export function kindWords(kind: NetMetering['kind'], language?: Language): string {
  return saying(language)(...KINDS[kind])
}

/** 'Net billing with carry-over, $0.0686 for each kWh exported' */
export function netMeteringLine(settled: NetMetering, language?: Language): string {
  const say = saying(language)
  const figure = figureWords(settled, say)
  return figure ? `${kindWords(settled.kind, language)}, ${figure}` : kindWords(settled.kind, language)
}

function figureWords(
  { kind, export_usd_per_kwh: paid, export_weekday, non_bypassable_usd_per_kwh: charges }: NetMetering,
  say: ReturnType<typeof saying>,
): string | undefined {
  if (kind === 'full_retail' || kind === 'none') return undefined
  if (kind === 'non_bypassable')
    return charges === undefined
      ? say('charges not entered yet', 'cargos aún sin indicar')
      : say(`${usdPerKwh(charges)} for each kWh from the grid`, `${usdPerKwh(charges)} por cada kWh de la red`)
  if (export_weekday) return say('export rates by the hour', 'tarifas de exportación por hora')
  if (paid === undefined) return say('export rate not entered yet', 'tarifa de exportación aún sin indicar')
  const each = kind === 'buy_all_sell_all'
  return each
    ? say(`${usdPerKwh(paid)} for each kWh produced`, `${usdPerKwh(paid)} por cada kWh producido`)
    : say(`${usdPerKwh(paid)} for each kWh exported`, `${usdPerKwh(paid)} por cada kWh enviado a la red`)
}

/** '$0.15/kWh and $13.00 a month', or the name of the rate plan. */
export function rateLine(tariff: Omit<Tariff, 'net_metering'>, language?: Language): string {
  const say = saying(language)
  if (tariff.plan) return say(`Rate plan “${tariff.plan.name}”`, `Plan de tarifas “${tariff.plan.name}”`)
  const rate = `${usdPerKwh(tariff.rate_usd_per_kwh)}/kWh`
  const fixed = (tariff.fixed_charge_cents_per_month / 100).toFixed(2)
  return tariff.fixed_charge_cents_per_month === 0
    ? rate
    : say(`${rate} and $${fixed} a month`, `${rate} y $${fixed} al mes`)
}

/** What a company has to enter before it can stand behind this; null where nothing is missing. */
export function lacksOf({ kind, ...figures }: NetMetering): string | null {
  if (kind === 'non_bypassable' && figures.non_bypassable_usd_per_kwh === undefined)
    return 'the charges each kWh from the grid pays'
  const paid = kind === 'net_billing' || kind === 'net_billing_carry_over' || kind === 'buy_all_sell_all'
  const rates = figures.export_usd_per_kwh ?? figures.export_weekday
  return paid && rates === undefined ? 'the export rate' : null
}

/** Without what is the same left out: full retail is what a tariff means that says nothing. */
export function plainNetMetering(settled: NetMetering | undefined): NetMetering | undefined {
  const { kind, true_up_month = 1, leftover_usd_per_kwh = 0, credits_at_true_up } = settled ?? { kind: 'full_retail' }
  const is_plain = true_up_month === 1 && leftover_usd_per_kwh === 0 && credits_at_true_up === undefined
  return kind === 'full_retail' && is_plain ? undefined : settled
}
