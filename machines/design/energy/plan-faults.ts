// Faults in a rate plan or net metering terms beyond the contract's types, one message per field. The editor shows them
// while typing; the server rejects by them.
import type { Schemas } from '#sdk/types.ts'
import { monthName } from './calendar.ts'
import type { RatePlan } from './rate-plan.ts'
import { words } from './words.ts'

type Fault = { field: string; sentence: string }

/** Fields are paths within the plan, as `periods.0.tiers.1.up_to_kwh`. Empty where the plan can be used. */
export function planFaults(plan: RatePlan): Fault[] {
  return [
    ...(plan.name.trim() === '' ? [{ field: 'name', sentence: words.faults.plan_name_required }] : []),
    ...plan.periods.flatMap((period, index) => [
      ...(period.name.trim() === ''
        ? [{ field: `periods.${index}.name`, sentence: words.faults.period_name_required }]
        : []),
      ...twice(plan.periods, index, `periods.${index}.name`),
      ...tierFaults(
        period.tiers.map(tier => tier.up_to_kwh),
        `periods.${index}.tiers`,
        'up_to_kwh',
        'kWh',
      ),
    ]),
    ...matrixFaults(plan, 'weekday'),
    ...matrixFaults(plan, 'weekend'),
    ...plan.demand.flatMap((charge, index) => demandFaults(plan, charge, index)),
    ...holidayFaults(plan.holidays ?? [], 'holidays'),
    ...(plan.minimum_usd_per_month > 0 && plan.minimum_usd_per_month < plan.fixed_usd_per_month
      ? [
          {
            field: 'minimum_usd_per_month',
            sentence: words.faults.minimum_below_fixed,
          },
        ]
      : []),
  ]
}

const DAYS_OF = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

function holidayFaults(holidays: readonly Schemas['Holiday'][], at: string): Fault[] {
  return holidays.flatMap((holiday, index) => [
    ...(holiday.rule === 'date' && holiday.day > (DAYS_OF[holiday.month - 1] ?? 31)
      ? [
          {
            field: `${at}.${index}.day`,
            sentence: words.faults.day_not_in_month({ month: monthName(holiday.month - 1), day: holiday.day }),
          },
        ]
      : []),
    ...twice(holidays, index, `${at}.${index}.name`),
  ])
}

function twice(list: readonly { name: string }[], index: number, field: string): Fault[] {
  const name = list[index]?.name.trim().toLowerCase() ?? ''
  const first = list.findIndex(other => other.name.trim().toLowerCase() === name)
  return name !== '' && first < index ? [{ field, sentence: words.faults.name_taken }] : []
}

function tierFaults(limits: readonly (number | null)[], at: string, field: string, unit: string): Fault[] {
  const last = limits.length - 1
  return limits.flatMap((limit, index): Fault[] => {
    const where = `${at}.${index}.${field}`
    if (index === last) return limit === null ? [] : [{ field: where, sentence: words.faults.last_tier_open({ unit }) }]
    if (limit === null) return [{ field: where, sentence: words.faults.tier_limit_required({ unit }) }]
    const before = index > 0 ? (limits[index - 1] ?? 0) : 0
    return limit > before
      ? []
      : [
          {
            field: where,
            sentence: words.faults.tier_limit_too_low({ before, unit }),
          },
        ]
  })
}

/** '4:00 PM' */
const clock = (hour: number) => `${hour % 12 || 12}:00 ${hour < 12 ? 'AM' : 'PM'}`

/** One fault per matrix: its first invalid hour is enough. */
function matrixFaults({ periods, ...plan }: RatePlan, field: 'weekday' | 'weekend'): Fault[] {
  for (const [month, row] of plan[field].entries()) {
    for (const [hour, period] of row.entries()) {
      if (period < periods.length) continue
      return [
        {
          field: `${field}.${month}.${hour}`,
          sentence: words.faults.period_not_found({
            day: field,
            month: monthName(month),
            time: clock(hour),
            period: period + 1,
            count: periods.length,
          }),
        },
      ]
    }
  }
  return []
}

type Charge = RatePlan['demand'][number]

function demandFaults({ demand }: RatePlan, charge: Charge, index: number): Fault[] {
  const at = `demand.${index}`
  const faults = [
    ...(charge.name.trim() === '' ? [{ field: `${at}.name`, sentence: words.faults.demand_name_required }] : []),
    ...twice(demand, index, `${at}.name`),
    ...tierFaults(
      charge.tiers.map(tier => tier.up_to_kw),
      `${at}.tiers`,
      'up_to_kw',
      'kW',
    ),
  ]
  if (new Set(charge.months).size < charge.months.length)
    faults.push({ field: `${at}.months`, sentence: words.faults.month_repeated })
  const { of_months = [] } = charge.ratchet ?? {}
  if (new Set(of_months).size < of_months.length)
    faults.push({ field: `${at}.ratchet.of_months`, sentence: words.faults.month_repeated })
  if (!charge.hours) return faults
  for (const day of ['weekday', 'weekend'] as const) {
    const hours = charge.hours[day]
    if (new Set(hours).size < hours.length)
      faults.push({ field: `${at}.hours.${day}`, sentence: words.faults.hour_repeated })
  }
  if (charge.hours.weekday.length + charge.hours.weekend.length === 0)
    faults.push({ field: `${at}.hours`, sentence: words.faults.demand_hours_required })
  const other = demand.findIndex((one, before) => before < index && one.hours !== null && overlap(one, charge))
  const name = demand[other]?.name
  if (other >= 0)
    faults.push({
      field: `${at}.hours`,
      sentence: name ? words.faults.demand_hours_overlap({ name }) : words.faults.demand_hours_overlap_unnamed,
    })
  return faults
}

function overlap(a: Charge, b: Charge): boolean {
  const share = (one: readonly number[] = [], two: readonly number[] = []) => one.some(value => two.includes(value))
  return (
    share(a.months, b.months) &&
    (share(a.hours?.weekday, b.hours?.weekday) || share(a.hours?.weekend, b.hours?.weekend))
  )
}

type NetMetering = Schemas['NetMetering']

/** Fields are those of the net metering. */
export function netMeteringFaults(settled: NetMetering): Fault[] {
  const { kind, export_usd_per_kwh, export_weekday, export_weekend } = settled
  const faults = holidayFaults(settled.export_holidays ?? [], 'export_holidays')
  if (kind === 'non_bypassable' && settled.non_bypassable_usd_per_kwh === undefined)
    faults.push({
      field: 'non_bypassable_usd_per_kwh',
      sentence: words.faults.non_bypassable_required,
    })
  if (kind !== 'net_billing' && kind !== 'net_billing_carry_over' && kind !== 'buy_all_sell_all') return faults
  if ((export_weekday === undefined) !== (export_weekend === undefined))
    faults.push({
      field: export_weekday ? 'export_weekend' : 'export_weekday',
      sentence: words.faults.export_hours_incomplete,
    })
  if (export_usd_per_kwh === undefined && export_weekday === undefined && export_weekend === undefined)
    faults.push({ field: 'export_usd_per_kwh', sentence: words.faults.export_rate_required })
  return faults
}

/** Both, with field paths of a tariff. */
export const tariffFaults = ({ plan, net_metering }: Schemas['Tariff']): Fault[] => [
  ...(plan ? planFaults(plan).map(fault => ({ ...fault, field: `plan.${fault.field}` })) : []),
  ...(net_metering
    ? netMeteringFaults(net_metering).map(fault => ({ ...fault, field: `net_metering.${fault.field}` }))
    : []),
]
