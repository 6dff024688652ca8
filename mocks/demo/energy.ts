// Rate plans, a meter's file and what a household adds, for the demo. The rates are made up: round figures in the shape of
// what American utilities charge, under no utility's name.
import { HOLIDAY_LISTS } from '#machines/design/energy/billing/known-holidays.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Client } from './sell.ts'

type RatePlan = Schemas['RatePlan']

const SOURCE = 'Made up for the demonstration: no utility charges these rates.'
const open = (rate_usd_per_kwh: number) => [{ up_to_kwh: null, rate_usd_per_kwh }]
const matrix = <T>(of: (month: number, hour: number) => T) =>
  Array.from({ length: 12 }, (_, month) => Array.from({ length: 24 }, (_, hour) => of(month, hour)))
const isSummer = (month: number) => month >= 5 && month <= 8

/** Dear from 16:00 to 21:00 every day, dearest in summer. */
const EVENING_PEAK: RatePlan = {
  name: 'Example: evening peak',
  source: SOURCE,
  tier_basis: 'month',
  periods: [
    { name: 'Winter off-peak', tiers: open(0.31) },
    { name: 'Winter peak', tiers: open(0.36) },
    { name: 'Summer off-peak', tiers: open(0.36) },
    { name: 'Summer peak', tiers: open(0.52) },
  ],
  weekday: matrix((month, hour) => (isSummer(month) ? 2 : 0) + (hour >= 16 && hour < 21 ? 1 : 0)),
  weekend: matrix((month, hour) => (isSummer(month) ? 2 : 0) + (hour >= 16 && hour < 21 ? 1 : 0)),
  demand: [],
  fixed_usd_per_month: 12,
  minimum_usd_per_month: 0,
}

/** Cheap but for late afternoons on weekdays, in which the highest hour of the month costs too. */
const DESERT_DEMAND: RatePlan = {
  name: 'Example: afternoons with demand',
  source: SOURCE,
  tier_basis: 'month',
  periods: [
    { name: 'Off-peak', tiers: open(0.09) },
    { name: 'On-peak', tiers: open(0.17) },
    { name: 'Winter midday', tiers: open(0.05) },
  ],
  weekday: matrix((month, hour) => (hour >= 16 && hour < 19 ? 1 : !isSummer(month) && hour >= 10 && hour < 15 ? 2 : 0)),
  weekend: matrix(() => 0),
  demand: [
    {
      name: 'Summer afternoons',
      months: [6, 7, 8, 9],
      tiers: [{ up_to_kw: null, rate_usd_per_kw: 12 }],
      hours: { weekday: [16, 17, 18], weekend: [] },
    },
    {
      name: 'Winter afternoons',
      months: [1, 2, 3, 4, 5, 10, 11, 12],
      tiers: [{ up_to_kw: null, rate_usd_per_kw: 8 }],
      hours: { weekday: [16, 17, 18], weekend: [] },
    },
  ],
  holidays: [...HOLIDAY_LISTS.nerc],
  fixed_usd_per_month: 15,
  minimum_usd_per_month: 0,
}

const TIERS: RatePlan = {
  ...EVENING_PEAK,
  name: 'Example: three tiers',
  periods: [
    {
      name: 'All hours',
      tiers: [
        { up_to_kwh: 400, rate_usd_per_kwh: 0.12 },
        { up_to_kwh: 900, rate_usd_per_kwh: 0.16 },
        { up_to_kwh: null, rate_usd_per_kwh: 0.21 },
      ],
    },
  ],
  weekday: matrix(() => 0),
  weekend: matrix(() => 0),
  minimum_usd_per_month: 20,
}

/** Little at noon, much on summer evenings, and for two hours of August and September more than a kWh costs. */
const exported = matrix((month, hour) => {
  if ((month === 7 || month === 8) && (hour === 18 || hour === 19)) return 0.95
  if (hour >= 17 && hour < 21) return isSummer(month) ? 0.18 : 0.1
  return hour >= 9 && hour < 15 ? 0.04 : 0.06
})

export const EVENING_TARIFF: Schemas['Tariff'] = {
  rate_usd_per_kwh: 0.36,
  fixed_charge_cents_per_month: 1_200,
  plan: EVENING_PEAK,
  net_metering: {
    kind: 'net_billing_carry_over',
    export_weekday: exported,
    export_weekend: exported,
    true_up_month: 4,
  },
}

export const DESERT_TARIFF: Schemas['Tariff'] = {
  rate_usd_per_kwh: 0.13,
  fixed_charge_cents_per_month: 1_500,
  plan: DESERT_DEMAND,
  net_metering: { kind: 'net_billing', export_usd_per_kwh: 0.07 },
}

export async function demoRatePlans(owner: Client) {
  for (const plan of [EVENING_PEAK, DESERT_DEMAND, TIERS])
    await owner.POST('/v3/energy.SaveRatePlan', { body: { version: 0, plan, utility_id: null, active: true } })
}

/** Confirmations by the demo company. Made up like everything here: no utility is bound by them. */
export async function demoUtilities(owner: Client) {
  const source = 'Made up for the demonstration: check the utility’s own tariff before you sell.'
  const terms = [
    { utility_id: 'AZ-803', net_metering: { kind: 'full_retail' } },
    { utility_id: 'CA-14328', net_metering: EVENING_TARIFF.net_metering ?? null },
  ] as const
  for (const one of terms)
    await owner.POST('/v3/energy.SaveUtilityTerms', { body: { ...one, version: 0, rate: null, source } })
}

/** A year of hours as a portal writes them: a house that is out on weekdays and cools in summer. */
function meterCsv(year: number, annual_kwh: number): string {
  const hours = Array.from({ length: 8760 }, (_, hour) => {
    const at = new Date(Date.UTC(year, 0, 1, hour))
    const of_day = at.getUTCHours()
    const home = at.getUTCDay() % 6 === 0
    const evening = of_day >= 17 && of_day < 22 ? 1.5 : of_day >= 6 && of_day < 9 ? 0.8 : 0
    const summer = Math.max(0, Math.cos(((at.getUTCMonth() - 6.5) / 6) * Math.PI))
    const cooling = of_day >= 13 && of_day < 22 ? summer * (home ? 2.4 : 1.8) : summer * 0.4
    // A kettle here, a dryer there: repeatable, and never the same two hours running.
    const chance = ((hour * 7919) % 97) / 97
    return { at, kwh: 0.35 + evening + cooling + (home && of_day >= 9 && of_day < 17 ? 0.6 : 0) + chance * 0.4 }
  })
  const sum = hours.reduce((total, { kwh }) => total + kwh, 0)
  const rows = hours.map(
    ({ at, kwh }) => `${at.toISOString().slice(0, 16).replace('T', ' ')},${((kwh * annual_kwh) / sum).toFixed(3)}`,
  )
  return ['Start,Usage (kWh)', ...rows].join('\n')
}

/** Of the last whole year that has no February 29. */
export async function demoMeter(rep: Client, project_id: string, installation_on: string, annual_kwh: number) {
  const before = Number(installation_on.slice(0, 4)) - 2
  const year = before % 4 === 0 ? before - 1 : before
  const file_name = `meter-${year}.csv`
  await rep.POST('/v3/energy.UploadUsage', {
    body: { project_id, file: '', file_name },
    bodySerializer: () => {
      const form = new FormData()
      form.append('project_id', project_id)
      form.append('file_name', file_name)
      form.append('file', new Blob([meterCsv(year, annual_kwh)]))
      return form
    },
  })
}
