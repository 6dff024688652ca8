// A proposal in Spanish, with data for every sentence: its sentences are Spanish, its figures the English ones.
import { beforeAll, expect, it } from 'vitest'
import type { Schemas } from '#sdk/types.ts'
import { TIME_OF_USE } from '#tests/design/energy/plans.ts'
import { signedIn } from '#tests/support/app.ts'
import { answered, designInput, financed, pricedBattery, published, shownProposal } from '#tests/support/sale.ts'
import { expectTranslated } from '#tests/support/spanish.ts'

const INCENTIVE: Schemas['NewIncentive'] = {
  name: 'Zeta',
  level: 'state',
  states: ['AZ'],
  kind: 'fixed',
  value: 500,
  applies_to: ['cash', 'loan', 'lease', 'ppa'],
  claimed_by: 'homeowner',
  paid: 'year_1',
  basis: 'gross',
  source_url: 'https://example.com/zeta',
}
const RICH: Partial<Schemas['NewProject']> = {
  tariff: {
    rate_usd_per_kwh: 0.2,
    fixed_charge_cents_per_month: 1_000,
    plan: { ...TIME_OF_USE, name: 'TOU-D' },
    net_metering: { kind: 'net_billing_carry_over', export_usd_per_kwh: 0.06, true_up_month: 4 },
  },
  consumption: {
    mode: 'annual_kwh',
    values: [9_000],
    additions: [{ kind: 'electric_vehicle', name: 'Coche', annual_kwh: 2_400 }],
  },
}

let app: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  app = await signedIn()
})

it('freezes every sentence in the language of its homeowner, and nothing else differently', async () => {
  const { call, anyone } = app
  await call.POST('/v3/collections.AddIncentive', { body: INCENTIVE })
  const { project_id, offers } = await financed(call, 'Cash', RICH)
  const storage_id = await pricedBattery(call)
  const body = { ...(await designInput(call, project_id, 1)), storage: [{ storage_id, count: 1 }] }
  await call.POST('/v3/design.Save', { body })
  const option_ids = ['cash', 'loan', 'ppa'].flatMap(
    type => offers.find(offer => offer.type === type && offer.unavailable === null)?.option_id ?? [],
  )
  expect(option_ids).toHaveLength(3)
  const read = async (language: 'en' | 'es') => {
    const { public_id } = await published(call, project_id, { language, option_ids })
    return shownProposal(anyone, public_id)
  }
  const [english, spanish] = [await read('en'), await read('es')]
  expect(spanish.language).toBe('es')
  for (const [index, offer] of english.figures.offers.entries()) {
    const { assumptions, not_counted = [], tax_credit, incentives, ...figures } = offer
    const translated = spanish.figures.offers[index]
    expect(translated).toMatchObject(figures)
    expectTranslated(not_counted, translated?.not_counted ?? [])
    expect(assumptions.length).toBeGreaterThan(8)
    expectTranslated(assumptions, translated?.assumptions ?? [])
    expectTranslated([tax_credit.sentence], [translated?.tax_credit.sentence ?? ''])
    expectTranslated(
      incentives.map(({ reason }) => reason),
      translated?.incentives.map(({ reason }) => reason) ?? [],
    )
    // Names entered by a company stay as typed.
    expect(translated?.incentives.map(({ name }) => name)).toEqual(incentives.map(({ name }) => name))
  }
  expectTranslated([english.disclaimer], [spanish.disclaimer])
  const { weather_source } = english.figures.production
  expectTranslated([`${weather_source}.`], [`${spanish.figures.production.weather_source}.`])
  // The year that is kept for screens still speaks English.
  const year = answered((await call.GET('/v3/energy.GetYear', { params: { query: { project_id } } })).data).year
  expect(english.figures.offers[0]?.assumptions).toEqual(expect.arrayContaining(year?.assumptions ?? ['missing']))
})
