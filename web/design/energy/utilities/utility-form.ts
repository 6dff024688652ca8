// A company's confirmed terms of a utility, as typed: the tariff form, each half of which may be left to the projects.
import type { Schemas } from '#sdk/types.ts'
import { faultsOfTariff, formOfTariff, netMeteringOf, type TariffForm, tariffOf } from '../tariff-form.ts'

export type UtilityForm = TariffForm & { confirms_net: boolean; confirms_rate: boolean; source: string }

/** Before a confirmation: the published rule and the average, to be checked. */
export function formOfUtility({
  terms,
  published,
  average,
  utility_id,
  utility_name,
}: Schemas['UtilityFacts']): UtilityForm {
  const net_metering = terms?.net_metering ?? published?.net_metering
  const rate =
    terms?.rate ?? (average && { rate_usd_per_kwh: average.rate_usd_per_kwh, fixed_charge_cents_per_month: 0 })
  return {
    ...formOfTariff({ utility_id, utility_name, tariff: tariffFor(rate, net_metering) }, terms?.version ?? 0),
    ...(rate ? {} : { rate_usd_per_kwh: null }),
    confirms_net: terms ? terms.net_metering !== null : true,
    confirms_rate: terms ? terms.rate !== null : false,
    source: terms?.source ?? '',
  }
}

/** An unknown rate is a placeholder: the form leaves its field empty. */
const tariffFor = (
  rate: Schemas['UtilityRate'] | null,
  net_metering: Schemas['NetMetering'] | undefined,
): Schemas['Tariff'] => ({
  ...(rate ?? { rate_usd_per_kwh: 1, fixed_charge_cents_per_month: 0 }),
  ...(net_metering ? { net_metering } : {}),
})

const NET_FIELDS = ['non_bypassable', 'export_flat', 'rates', 'export_holidays', 'leftover']

/** Of the halves that are confirmed. */
export function faultsOfUtility(form: UtilityForm): Record<string, string> {
  const all = Object.entries(faultsOfTariff(form))
  return Object.fromEntries(
    all.filter(([field]) => (NET_FIELDS.includes(field) ? form.confirms_net : form.confirms_rate)),
  )
}

export function inputOf(form: UtilityForm, utility_id: string): Schemas['UtilityTermsInput'] {
  const tariff = tariffOf({ ...form, kind: 'none' })
  return {
    utility_id,
    version: form.version,
    net_metering: form.confirms_net ? netMeteringOf(form) : null,
    rate: form.confirms_rate && tariff ? rateOf(tariff) : null,
    source: form.source.trim(),
  }
}

const rateOf = ({ net_metering: _, ...rate }: Schemas['Tariff']): Schemas['UtilityRate'] => rate
