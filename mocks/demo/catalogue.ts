// The demo company's own incentives and financing. The utility and its programmes are made up; lenders' terms are of the
// kind they publish.
import type { Schemas } from '#sdk/types.ts'
import type { Client } from './sell.ts'

/** Programmes of this year and the next. */
const incentivesOf = (year: number): Schemas['NewIncentive'][] => [
  {
    name: 'Example Valley Power solar rebate',
    level: 'utility',
    kind: 'per_watt',
    value: 0.15,
    cap_cents: 100_000,
    applies_to: ['cash', 'loan'],
    starts_on: `${year}-01-01`,
    ends_on: `${year + 1}-12-31`,
    states: ['AZ'],
    utilities: ['AZ-803'],
    claimed_by: 'installer',
    paid: 'upfront',
    basis: 'gross',
    law: 'Example programme of a fictional utility',
    source_url: 'https://example.com/valley-power/solar-rebate',
  },
  {
    name: 'Example state solar credit',
    level: 'state',
    kind: 'percent',
    value: 0.25,
    cap_cents: 100_000,
    applies_to: ['cash', 'loan'],
    states: ['AZ'],
    claimed_by: 'homeowner',
    paid: 'year_1',
    basis: 'gross',
    law: 'Example state programme, once for each home',
    source_url: 'https://example.com/state/solar-credit',
  },
  {
    name: 'Example Valley Power production payment',
    level: 'utility',
    kind: 'production',
    value: 0.02,
    cap_cents: 250_000,
    starts_on: `${year + 1}-01-01`,
    ends_on: `${year + 2}-12-31`,
    states: ['AZ'],
    claimed_by: 'homeowner',
    applies_to: ['cash', 'loan'],
    paid: 'yearly',
    years: 10,
    basis: 'gross',
    law: 'Example programme of a fictional utility',
    source_url: 'https://example.com/valley-power/production',
    automatic: false,
  },
  {
    name: `Example City permit grant ${year - 1}`,
    level: 'local',
    kind: 'fixed',
    value: 500,
    starts_on: `${year - 1}-01-01`,
    ends_on: `${year - 1}-12-31`,
    states: ['AZ'],
    claimed_by: 'homeowner',
    paid: 'upfront',
    basis: 'gross',
    law: 'Example city programme',
    source_url: 'https://example.com/city/permit-grant',
    active: false,
  },
]

type NewOption = Omit<Schemas['NewFinancingOption'], 'provider_id'>

const OPTIONS: { code: Schemas['ProviderCode']; options: NewOption[] }[] = [
  {
    code: 'sunlight-financial',
    options: [
      {
        type: 'loan',
        name: 'Sunlight 20 years, first year free',
        term_months: 240,
        apr: 0.0699,
        dealer_fee: 0.1,
        promo: { kind: 'no_payments', months: 12 },
        max_amount_cents: 15_000_000,
        max_price_usd_per_w: 8,
      },
    ],
  },
  {
    code: 'enfin',
    options: [
      {
        type: 'loan',
        name: 'EnFin 25 years, low start',
        term_months: 300,
        apr: 0.0749,
        dealer_fee: 0.12,
        promo: { kind: 'lower_apr', months: 24, apr: 0.0399 },
        min_amount_cents: 1_000_000,
        max_amount_cents: 10_500_000,
        max_price_usd_per_w: 5.5,
        states: ['AZ', 'CA', 'FL', 'NV', 'TX'],
      },
      {
        type: 'lease',
        name: 'EnFin lease',
        term_months: 300,
        rate_usd_per_kwh: 0.14,
        escalator: 0.0299,
        states: ['AZ', 'CA'],
      },
      {
        type: 'ppa',
        name: 'EnFin PPA',
        term_months: 300,
        rate_usd_per_kwh: 0.15,
        escalator: 0.0299,
        states: ['AZ', 'CA'],
      },
    ],
  },
  {
    code: 'lightreach',
    options: [
      { type: 'lease', name: 'LightReach lease', term_months: 300, rate_usd_per_kwh: 0.148, escalator: 0.0299 },
      {
        type: 'ppa',
        name: 'LightReach PPA, level',
        term_months: 300,
        rate_usd_per_kwh: 0.185,
        escalator: 0,
        active: false,
      },
    ],
  },
  {
    code: 'lifestyle-solar',
    options: [
      {
        type: 'loan',
        name: 'Demo Solar 10 years',
        term_months: 120,
        apr: 0.0599,
        min_amount_cents: 500_000,
        max_amount_cents: 3_000_000,
        states: ['AZ'],
      },
    ],
  },
]

export async function demoCatalogue(owner: Client, year: number) {
  for (const body of incentivesOf(year)) await owner.POST('/v3/collections.AddIncentive', { body })
  const own = { code: 'lifestyle-solar', name: 'Demo Solar financing', states: ['AZ'] } as const
  await owner.POST('/v3/collections.AddFinancingProvider', { body: { ...own, states: [...own.states] } })
  const { data } = await owner.GET('/v3/collections.ListFinancing', {})
  for (const { code, options } of OPTIONS) {
    const provider_id = data?.providers.find(provider => provider.code === code)?.id ?? ''
    for (const option of options)
      await owner.POST('/v3/collections.AddFinancingOption', { body: { provider_id, ...option } })
  }
}
