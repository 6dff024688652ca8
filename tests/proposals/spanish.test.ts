// Every sentence the server writes for a homeowner, in both languages: the same facts give as many sentences with the same figures.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DEFAULTS } from '#machines/company/settings-areas.ts'
import { assumptionsOf } from '#machines/design/energy/describe-energy.ts'
import { savingsTable } from '#machines/money/financing/cash-flow.ts'
import { type Incentive, incentivesFor, type ProjectFacts } from '#machines/money/incentives/company.ts'
import {
  FEDERAL_RULES,
  incentiveLaw,
  incentiveName,
  judgeFederal,
  taxCreditDisclaimer,
} from '#machines/money/incentives/rules.ts'
import { whyUnavailable } from '#machines/money/quote/availability.ts'
import { siteSentences } from '#machines/money/sale/describe/describe-site.ts'
import { consumptionWords } from '#machines/money/sale/describe/energy-facts.ts'
import { lossesOf, shadeSentences } from '#machines/money/sale/shade-losses.ts'
import { sourceWords, yearWords } from '#machines/money/sale/simulation-result.ts'
import type { Schemas } from '#sdk/types.ts'
import { TIME_OF_USE } from '#tests/design/energy/plans.ts'
import { expectTranslated } from '#tests/support/spanish.ts'
import { words as sample } from '#web/proposals/document/sample/words.ts'

const both = <T>(of: (language: 'en' | 'es') => T) => [of('en'), of('es')] as const
const pairs = (of: (language: 'en' | 'es') => readonly string[]) => expectTranslated(...both(of))
const day = fc.constantFrom(null, '2020-05-01', '2025-12-31', '2026-03-01', '2026-07-04', '2027-12-31', '2029-01-01')
const share = fc.integer({ min: 0, max: 60 }).map(hundredth => hundredth / 100)

it('of a year of savings', () => {
  const money = fc.integer({ min: 0, max: 900_000 })
  const input = fc.record({
    years: fc.constant(25),
    annual_kwh: fc.integer({ min: 0, max: 20_000 }),
    degradation: share,
    utility_escalation: share,
    bills: fc.constantFrom(
      { kind: 'yearly' as const, before_year1_cents: 100_000, after_year1_cents: 20_000 },
      {
        kind: 'metered' as const,
        home: {
          consumption_kwh: Array.from({ length: 12 }, () => 800),
          production_kwh: Array.from({ length: 12 }, () => 600),
          rate_usd_per_kwh: 0.2,
          fixed_charge_cents: 900,
        },
      },
    ),
    upfront_cents: money,
    financing_cents: fc.array(money, { maxLength: 30 }),
    o_and_m_year1_cents: fc.constantFrom(null, 0, 12_050),
    inflation: share,
    battery_replacements: fc.constantFrom([], [{ year: 12, cost_cents: 500_000 }]),
    warranties: fc.constantFrom({}, { battery: 10, inverter: 12 }, { battery: null, inverter: null }),
    benefit_years: fc.constantFrom(20, 25),
  })
  fc.assert(
    fc.property(input, facts => pairs(language => savingsTable({ ...facts, language }).assumptions)),
    { numRuns: 30 },
  )
})

const KINDS = [
  'full_retail',
  'non_bypassable',
  'net_billing',
  'net_billing_carry_over',
  'buy_all_sell_all',
  'none',
] as const

it('of use, tariff and battery', () => {
  const hourly = Array.from({ length: 12 }, () => Array.from({ length: 24 }, () => 0.07))
  const net_metering = fc.record({
    kind: fc.constantFrom(...KINDS),
    export_usd_per_kwh: fc.constantFrom(0.06, 0.112),
    export_weekday: fc.constantFrom(undefined, hourly),
    non_bypassable_usd_per_kwh: fc.constantFrom(0.025, 0.03),
    true_up_month: fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }),
    leftover_usd_per_kwh: fc.constantFrom(0, 0.031),
    credits_at_true_up: fc.constantFrom('expire', 'pay', 'carry'),
  })
  const [peak] = TIME_OF_USE.periods
  const tiers = [{ up_to_kwh: 300, rate_usd_per_kwh: 0.2 }, ...(peak?.tiers ?? [])]
  const rules = {
    ...TIME_OF_USE,
    name: 'TOU-DR',
    periods: TIME_OF_USE.periods.map(({ name }) => ({ name, tiers })),
    demand: [{ name: 'Evening', months: [7], hours: null, tiers: [{ up_to_kw: null, rate_usd_per_kw: 9 }] }],
    demand_minutes: 15 as const,
    annual_minimum_usd: 120,
    holidays: [{ rule: 'easter' as const, name: 'Good Friday', days_after: -2 }],
  }
  const tariff = fc.record({
    rate_usd_per_kwh: fc.constant(0.2),
    fixed_charge_cents_per_month: fc.constant(900),
    plan: fc.constantFrom(undefined, { ...TIME_OF_USE, name: 'TOU-D' }, rules, {
      ...rules,
      tier_scope: 'each_period' as const,
      clock: 'standard' as const,
      demand_minutes: 60 as const,
    }),
    net_metering: fc.option(net_metering, { nil: undefined }),
  })
  const battery = fc.record({
    usable_kwh: fc.constant(13.5),
    power_kw: fc.constant(5),
    round_trip_efficiency: fc.constantFrom(0.9, 0.925),
    strategy: fc.constantFrom('self_consumption' as const, 'arbitrage' as const, 'backup' as const),
    grid: fc.constantFrom('none' as const, 'charge' as const, 'export' as const, 'both' as const, undefined),
    reserve: share,
  })
  const additions = (
    ['electric_vehicle', 'heat_pump', 'water_heater', 'pool', 'air_conditioner', 'other'] as const
  ).map((kind, place): Schemas['Addition'] => ({ kind, name: `Zeta ${kind}`, annual_kwh: 1_234.4 + place }))
  const usage = { mode: 'interval_8760' as const, usage_id: '', file_name: 'medidor.csv', values: [] }
  const consumption = fc.constantFrom(
    { mode: 'annual_kwh' as const, values: [9_000], additions },
    Object.assign(usage, { additions: additions.slice(0, 1) }),
  )
  fc.assert(
    fc.property(fc.option(tariff), fc.option(battery), consumption, (of, stores, used) =>
      pairs(language =>
        assumptionsOf(
          { tariff: of, battery: stores, told: consumptionWords(used, language), daylight: true },
          language,
        ),
      ),
    ),
  )
})

const rule: Incentive = {
  id: 'a',
  code: null,
  name: 'Zeta',
  level: 'state',
  kind: 'production',
  value: 0.25,
  cap_cents: null,
  cap_share: null,
  applies_to: [],
  starts_on: null,
  ends_on: null,
  states: [],
  utilities: [],
  claimed_by: 'homeowner',
  paid: 'year_1',
  years: null,
  basis: 'gross',
  active: true,
  automatic: true,
}

it('of incentives, whether they count or not', () => {
  const rules = fc.record({
    code: fc.constantFrom(null, null, 'owner_25d' as const, 'third_party_48e' as const),
    active: fc.constantFrom(true, true, true, false),
    automatic: fc.constantFrom(true, true, false),
    applies_to: fc.constantFrom([], ['cash' as const], ['lease' as const, 'ppa' as const]),
    states: fc.constantFrom([], [], ['AZ', 'NM'], ['CA']),
    utilities: fc.constantFrom([], [], ['AZ-803']),
    starts_on: day,
    ends_on: day,
    claimed_by: fc.constantFrom('homeowner' as const, 'installer' as const, 'provider' as const),
  })
  const asked = fc.record({
    financing_type: fc.constantFrom('cash' as const, 'loan' as const, 'lease' as const, 'ppa' as const),
    annual_kwh: fc.constantFrom(0, 10_250),
    state: fc.constantFrom(null, 'AZ', 'CA'),
    utility_id: fc.constantFrom(null, 'AZ-803', 'CA-1'),
    installation_on: day,
    construction_begins_on: day,
    removed: fc.constantFrom(undefined, undefined, '', 'Zeta 2'),
  })
  const facts = { price_cents: 2_000_000, incentive_basis_cents: 2_000_000, size_w: 8_000 }
  fc.assert(
    fc.property(rules, asked, (of, { removed, ...project }) => {
      const decisions: ProjectFacts['decisions'] = new Map(
        removed === undefined ? [] : [['a', { decision: 'removed', reason: removed }]],
      )
      const name = FEDERAL_RULES.find(({ id }) => id === of.code)?.title ?? rule.name
      pairs(language =>
        incentivesFor([{ ...rule, ...of, name }], { ...facts, ...project, decisions, language }).lines.map(
          line => line.reason,
        ),
      )
    }),
    { numRuns: 400 },
  )
})

it('of the federal credits, their names, their law and their note', () => {
  fc.assert(
    fc.property(fc.constantFrom(...FEDERAL_RULES), day, day, (federal, installed, begun) => {
      const [english, spanish] = both(language => judgeFederal(federal, installed, begun, language))
      expect(spanish.eligible).toBe(english.eligible)
      expectTranslated([english.sentence], [spanish.sentence])
    }),
  )
  for (const { id, title, law } of FEDERAL_RULES) {
    const row = { code: id, name: title, law }
    pairs(language => [incentiveName(row, language), incentiveLaw(row, language)])
  }
  const own = { code: null, name: 'The rebate', law: 'Our own rule' }
  for (const language of ['en', 'es'] as const)
    expect([incentiveName(own, language), incentiveLaw(own, language)]).toEqual([own.name, own.law])
  pairs(language => [taxCreditDisclaimer(language)])
})

it('of why an option cannot be had', () => {
  const provider = { name: 'Zeta', enabled: true, states: [] }
  const option = {
    name: 'Zeta 25',
    active: true,
    min_amount_cents: null,
    max_amount_cents: null,
    max_price_usd_per_w: null,
    requires_storage: false,
    states: [],
    starts_on: null,
    ends_on: null,
    provider,
  }
  const asked = { amount_cents: 2_000_000, size_w: 8_000, state: 'AZ', has_storage: false, on: '2026-05-01' }
  for (const limit of [
    { provider: { ...provider, enabled: false } },
    { active: false },
    { provider: { ...provider, states: ['CA'] } },
    { states: ['CA'] },
    { starts_on: '2026-06-01' },
    { ends_on: '2026-04-01' },
    { requires_storage: true },
    { min_amount_cents: 3_000_000 },
    { max_amount_cents: 1_000_000 },
    { max_price_usd_per_w: 2 },
  ])
    pairs(language => [whyUnavailable({ ...option, ...limit }, { ...asked, language }) ?? 'no reason'])
})

it('of the simulated year and its weather', () => {
  const { losses: shares, ...simulation } = DEFAULTS.simulation
  const array = { name: 'Zeta', tilt_deg: 20, azimuth_deg: 180, panel_id: '', module_count: 10 }
  const shading = Array.from({ length: 12 }, () => 0.1)
  const drawn = { ...array, shading, shading_source: 'drawing' as const }
  const others = [[array], [{ ...array, shading }], [drawn], [drawn, array], [drawn, { ...array, shading }]]
  for (const shade of [0, 0.03])
    for (const arrays of others)
      for (const inverter_efficiency of [undefined, 0.96]) {
        const figures = { ...simulation, shares: { ...shares, shading: shade }, losses: 0.1408, inverter_efficiency }
        expect(lossesOf(drawn, figures)).toBeGreaterThan(0)
        pairs(language => shadeSentences({ arrays, scene: null }, figures, language))
        pairs(language => yearWords({ ac_kw: 7.6, efficiency: 0.965 }, { arrays, scene: null }, figures, [], language))
      }
  const [made = ''] = both(language => sourceWords('NREL TMY3 monthly means, hours synthesized', language)).slice(1)
  expect(made).toContain('TMY3')
  expect(made).not.toContain('hours')
  expect(sourceWords('EPW', 'es')).toBe('EPW')
})

it('of snow, ground, rows and trackers', () => {
  const { losses: shares, ...simulation } = DEFAULTS.simulation
  const months = (share: number) => Array.from({ length: 12 }, () => share)
  const snow = { snowfall_cm: months(10), snowy_days: months(2), covered_days: months(5), humidity: months(0.7) }
  const rows = { ground_cover_ratio: 0.4, slope_length_m: 2, lower_edge_m: 1 }
  const places = [undefined, { snow }, { monthly_albedo: months(0.3) }, { snow, monthly_albedo: months(0.3) }]
  for (const conditions of places)
    for (const open of [
      [],
      [{ name: 'Zeta', rows }],
      [{ name: 'Zeta', rows, bifaciality: 0.7, tracker: { max_angle_deg: 60, backtracking: true } }],
    ]) {
      const figures = { ...simulation, shares, losses: 0.1408, inverter_efficiency: 0.96, conditions }
      pairs(language => siteSentences(open, figures, language))
    }
})

it('of the household that templates are looked at with', () => {
  pairs(language => Object.values(sample.in(language).assumptions))
  pairs(language => Object.values(sample.in(language).tax_credit))
  pairs(language => [sample.in(language).rebate.reason])
})
