// The bill engine against monthly bills of NREL's ssc (utilityrate5) for one house: 7 plans, 8 settlements, two sizes
// of solar. The reference is outside the project; without it this is skipped.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { withoutCycling } from '#machines/design/energy/battery.ts'
import { monthsOf } from '#machines/design/energy/calendar.ts'
import { settleYear } from '#machines/design/energy/net-metering.ts'
import type { Schemas } from '#sdk/types.ts'
import { root } from '#tests/support/files.ts'

/** A work tree is one folder deeper than the repository. */
const shared = ['../shared', '../../shared'].map(place => join(root, place)).find(existsSync) ?? ''
const folder = join(shared, 'solar/reference/bills')
const file = join(folder, 'bills.json')

type Reference = {
  plans: Record<string, Schemas['RatePlan']>
  settlements: Record<string, Schemas['NetMetering']>
  bills_usd: Record<string, Record<string, number[]>>
}

describe.skipIf(!existsSync(file))('bills of reference', () => {
  const { plans, settlements, bills_usd }: Reference = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { plans: {}, settlements: {}, bills_usd: {} }
  const hours = existsSync(file) ? readHours() : {}
  const cases = Object.entries(bills_usd).flatMap(([kw, bills]) =>
    Object.entries(bills).map(([name, months]) => ({ kw, name, months })),
  )

  it('are 112', () => expect(cases).toHaveLength(112))

  it.each(cases)('$kw kW, $name: every month within a cent', ({ kw, name, months }) => {
    const [plan_name = '', settlement = ''] = name.split('/')
    const plan = plans[plan_name]
    const settled = settlements[settlement]
    const [use, production] = [hours['load_kwh'], hours[`generation_${kw}kw_kwh`]]
    if (!plan || !settled || !use || !production) throw new Error(`${name} has no inputs`)
    const metered = { use, production, ...withoutCycling(use, production) }
    const ours = settleYear({ ...plan, clock: 'standard' }, asComputed(plan, settled), metered)
    const off = ours.months.map(({ total_cents }, month) => {
      const ssc_cents = (months[month] ?? 0) * 100
      return total_cents - ssc_cents + (month === MARCH ? januaryLost(plan, settled, metered) : 0)
    })
    expect(off.filter(cents => Math.abs(cents) > 1)).toEqual([])
  })

  it('tiers that count each period alone are other bills', () => {
    const plan = plans['toutier']
    const use = hours['load_kwh']
    if (!plan || !use) throw new Error('No plan with tiers and time of use')
    const nothing = new Float64Array(use.length)
    const bill = (tier_scope: 'all_periods' | 'each_period') =>
      settleYear({ ...plan, tier_scope }, { kind: 'none' }, { use, production: nothing, import: use, export: nothing })
    expect(bill('each_period').year_cents).toBeLessThan(bill('all_periods').year_cents - 1000)
  })
})

const MARCH = 2
const severalPeriods = ({ periods }: Schemas['RatePlan']) => periods.length > 1

/**
 * The reference's words for a settlement, and what ssc did where they say less:
 * dollar credits left at the true-up (option 1) are paid out there, so the settlement says so here;
 * its year-end rate for leftover kWh belongs to net metering and is not paid under net billing (option 3).
 */
function asComputed(plan: Schemas['RatePlan'], settled: Schemas['NetMetering']): Schemas['NetMetering'] {
  if (settled.kind === 'full_retail' && severalPeriods(plan)) return { ...settled, credits_at_true_up: 'pay' }
  return settled.kind === 'net_billing_carry_over' ? { ...settled, leftover_usd_per_kwh: 0 } : settled
}

/**
 * Cents that ssc does not pay for kWh left in March: its bank of kWh drops what January sends out beyond its use where a year
 * of credits spans New Year. A true-up counts all twelve months, and so do we.
 */
function januaryLost(
  plan: Schemas['RatePlan'],
  { kind, true_up_month, leftover_usd_per_kwh = 0 }: Schemas['NetMetering'],
  metered: { use: Float64Array; production: Float64Array },
): number {
  if (kind !== 'full_retail' || severalPeriods(plan) || true_up_month === undefined) return 0
  const [sent = 0] = monthsOf(metered.production)
  const [used = 0] = monthsOf(metered.use)
  return Math.max(0, sent - used) * leftover_usd_per_kwh * 100
}

function readHours(): Record<string, Float64Array> {
  const [head = '', ...rows] = gunzipSync(readFileSync(join(folder, 'hours.csv.gz')))
    .toString()
    .trim()
    .split(/\r?\n/)
  return Object.fromEntries(
    head.split(',').map((name, column) => [name, Float64Array.from(rows, row => Number(row.split(',')[column]))]),
  )
}
