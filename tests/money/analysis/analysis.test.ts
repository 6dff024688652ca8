// The pure parts of the analysis: parts that add up, hours of an outage, tariffs that are tried, sentences.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Schemas } from '#sdk/types.ts'
import { LONGEST_H, lasting, outage, rideThrough } from '#web/money/analysis/backup.ts'
import { balanceSentence, billSentence, changeSentence, daySentence } from '#web/money/analysis/energy-words.ts'
import { productionParts, useParts } from '#web/money/analysis/flows.ts'
import { meanDays } from '#web/money/analysis/mean-days.ts'
import { FLAT, priceOf, tariffOf } from '#web/money/analysis/tried-tariff.ts'

const battery = { usable_kwh: 13.5, power_kw: 5, round_trip_efficiency: 0.9 }
const kwh = fc.double({ min: 0, max: 8, noNaN: true })
const sum = (parts: { kwh: number }[]) => parts.reduce((total, part) => total + part.kwh, 0)

describe('where it goes and where it comes from', () => {
  const flows = {
    use: 9_000,
    production: 10_000,
    from_sun: 3_000,
    from_battery: 2_500,
    import: 3_900,
    export: 4_300,
    charged: 3_300,
    discharged: 2_900,
  }

  it('adds up to production, the battery’s own export not counted twice', () => {
    // 400 kWh of the export come from the battery, so 3,900 straight from the roof; 400 of the import charge it.
    expect(productionParts(flows).map(part => part.kwh)).toEqual([3_000, 3_100, 3_900])
    expect(sum(productionParts(flows))).toBe(flows.production)
  })

  it('adds up to use, what charges the battery from the grid left out', () => {
    expect(useParts(flows).map(part => part.kwh)).toEqual([3_000, 2_500, 3_500])
    expect(sum(useParts(flows))).toBe(flows.use)
  })
})

describe('an outage', () => {
  it('lasts as long as the battery, where no sun comes', () => {
    const hours = rideThrough(
      Array.from({ length: 48 }, () => 0),
      Array.from({ length: 48 }, () => 13.5),
      1,
      battery,
    )
    expect(hours[0]).toBeCloseTo(13.5 * Math.sqrt(0.9), 9)
    expect(rideThrough([0, 0], [13.5, 13.5], 6, battery)).toEqual([0, 0])
  })

  it('follows the use of each hour, and begins with what the schedule left in the battery', () => {
    const use = [1, 2, 3, 9]
    const hours = rideThrough([0, 0, 0, 0], [6, 6, 6, 6], use, { ...battery, round_trip_efficiency: 1 })
    // From the end of hour 3: 1 and 2 and 3 kWh are carried, and 9 is more than it gives at once.
    expect(hours).toEqual([2, 1, 0, 3])
    const less = rideThrough([0, 0, 0, 0], [6, 6, 6, 1.5], use, { ...battery, round_trip_efficiency: 1 })
    expect(less[3]).toBe(1.25)
  })

  it('never lasts longer with more to carry, nor shorter with more sun', () => {
    const day = fc.array(kwh, { minLength: 24, maxLength: 24 })
    const load = fc.double({ min: 0.1, max: 4, noNaN: true })
    fc.assert(
      fc.property(day, day, load, load, (production, stored, one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)]
        const easy = rideThrough(production, stored, less, battery)
        const hard = rideThrough(production, stored, more, battery)
        const bright = rideThrough(
          production.map(made => made + 1),
          stored,
          more,
          battery,
        )
        return hard.every((lasted, hour) => {
          const [longer = 0, sunny = 0] = [easy[hour], bright[hour]]
          return lasted >= 0 && lasted <= LONGEST_H && longer >= lasted - 1e-9 && sunny >= lasted - 1e-9
        })
      }),
      { numRuns: 60 },
    )
  })

  it('is summed up by its worst, its middle and the share that see the next day', () => {
    expect(outage([30, 2, 10, 40])).toEqual({ worst_h: 2, median_h: 30, day_share: 0.5 })
    expect([lasting(72), lasting(14.9), lasting(0.5)]).toEqual(['over 3 days', '14 hours', '30 minutes'])
  })
})

describe('a tariff that is tried', () => {
  const always = Array.from({ length: 12 }, () => Array.from({ length: 24 }, () => 0))
  const plan: Schemas['RatePlan'] = {
    name: 'Evening peak',
    source: '',
    tier_basis: 'month',
    periods: [{ name: 'All day', tiers: [{ up_to_kwh: null, rate_usd_per_kwh: 0.31 }] }],
    weekday: always,
    weekend: always,
    demand: [],
    fixed_usd_per_month: 12,
    minimum_usd_per_month: 0,
  }
  const plans = [
    { id: 'peak', plan, average_usd_per_kwh: 0.31, version: 1, utility_id: null, utility_name: null, active: true },
  ]
  const hourly = Array.from({ length: 12 }, () => Array.from({ length: 24 }, () => 0.07))
  const own: Schemas['Tariff'] = {
    rate_usd_per_kwh: 0.2,
    fixed_charge_cents_per_month: 1_300,
    plan: { ...plan, name: 'Own' },
    net_metering: { kind: 'net_billing', export_weekday: hourly, export_weekend: hourly },
  }
  const none = { plan: null, rate: null, metering: null, price: null }

  it('is the project’s own, untouched, while nothing is', () => {
    expect(tariffOf(own, plans, none)).toBe(own)
    expect(tariffOf(null, plans, none)).toBeNull()
  })

  it('takes a plan of the library, or a flat rate in place of any plan', () => {
    expect(tariffOf(own, plans, { ...none, plan: 'peak' })).toMatchObject({ plan, net_metering: own.net_metering })
    const flat = tariffOf(own, plans, { ...none, plan: FLAT, rate: 0.3 })
    expect(flat).toMatchObject({ rate_usd_per_kwh: 0.3 })
    expect(flat).not.toHaveProperty('plan')
    expect(tariffOf(null, plans, { ...none, plan: 'peak' })).toMatchObject({
      rate_usd_per_kwh: 0.31,
      fixed_charge_cents_per_month: 1_200,
    })
  })

  it('gives another deal its own price, and takes no hour’s price of the old one along', () => {
    expect(own.net_metering && priceOf(own.net_metering)).toBeCloseTo(0.07, 12)
    const one = tariffOf(own, plans, { ...none, price: 0.1 })?.net_metering
    expect(one).toEqual({ kind: 'net_billing', export_usd_per_kwh: 0.1 })
    const bypassed = tariffOf(own, plans, { ...none, metering: 'non_bypassable' })?.net_metering
    expect(bypassed).toEqual({ kind: 'non_bypassable', non_bypassable_usd_per_kwh: 0.03 })
    expect(bypassed && priceOf(bypassed)).toBe(0.03)
    expect(tariffOf(own, plans, { ...none, metering: 'none', price: 0.1 })?.net_metering).toEqual({ kind: 'none' })
  })
})

describe('the sentence above a chart', () => {
  const flows = {
    use: 10_000,
    production: 9_400,
    from_sun: 5_700,
    from_battery: 0,
    import: 4_300,
    export: 3_700,
    charged: 0,
    discharged: 0,
  }
  const bills = (after_year_cents: number) => ({ before_year_cents: 240_000, after_year_cents })
  const year = { year: flows, self_consumption: 0.61, self_sufficiency: 0.57 }
  const billed = (after_year_cents: number) => ({ year: flows, bills: bills(after_year_cents) })

  it('names shares, hours and sums', () => {
    expect(balanceSentence(year)).toBe(
      'Over a year, the system produces 94% of what the home uses. The home uses 61% of that directly, so 57% of its usage needs no grid power.',
    )
    expect(billSentence(bills(60_000))).toBe('The first-year bill drops from $2,400 to $600: $1,800 less (75%).')
    expect(changeSentence(billed(60_000), billed(48_000))).toBe(
      'The bill drops by $120 a year, to $480; without solar it’s $2,400.',
    )
    const at = (hour: number) => Array.from({ length: 24 }, (_, one) => (one === hour ? 3 : 0.5))
    expect(
      daySentence({ month: 6, date: null }, { use: at(19), production: at(12), bought: at(19), sent: at(12) }),
    ).toBe(
      'On an average day in July, the system produces 15 kWh and the home uses 15 kWh. Imports peak around 7 PM, exports around 12 PM.',
    )
  })

  it('holds for days of a month as a year of hours', () => {
    const days = Array.from({ length: 12 }, (_, month) => Array.from({ length: 24 }, () => month))
    const hours = meanDays(days)
    expect(hours.length).toBe(8_760)
    expect([hours[0], hours[31 * 24 - 1], hours[31 * 24], hours.at(-1)]).toEqual([0, 0, 1, 11])
  })
})
