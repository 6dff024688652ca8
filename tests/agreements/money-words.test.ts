// An agreement's money: a loan's interest rate by that name, Regulation Z's as APR, and no price for a system someone
// else owns.
import { expect, it } from 'vitest'
import { moneyWords } from '#machines/agreements/templates/describe-money.ts'
import { sampleDocument } from '#web/proposals/document/sample/sample.ts'

const { figures } = sampleDocument('en')
const wordsOf = (type: 'cash' | 'loan', kept = true) => {
  const offer = figures.offers.find(one => one.type === type)
  if (!offer) throw new Error(`The sample has no ${type}`)
  const { reg_z, ...before } = offer
  return moneyWords({ offer: kept ? offer : before, price: figures.price, deposit_cents: null }, 'en')
}

it('a loan’s interest rate and APR are distinct', () => {
  expect(wordsOf('loan')).toMatchObject({
    interest_rate: '5.99%',
    apr: '7.36%',
    finance_charge: '$27,102.92',
    reg_z_amount_financed: '$27,850.00',
    amount_financed: '$30,944.44',
  })
  expect(wordsOf('cash')).toMatchObject({ interest_rate: 'not applicable', apr: 'not applicable' })
})

it('a loan chosen before its APR was kept shows none, so that it has to be chosen again', () => {
  const { apr, finance_charge, interest_rate } = wordsOf('loan', false)
  expect([apr, finance_charge, interest_rate]).toEqual([undefined, undefined, '5.99%'])
})

it.each(['lease', 'ppa'] as const)('a %s states no price of the system', type => {
  const [sold] = figures.offers
  if (!sold) throw new Error('The sample has no offers')
  const offer = {
    ...sold,
    type,
    monthly_payment_cents: 11_844,
    term_months: 300,
    rate_usd_per_kwh: 0.12,
    escalator: 0.029,
  }
  const price = {
    ...figures.price,
    adders: [
      { adder_id: 'a', pricing_method: 'Per Panel' as const, name: 'Critter guard', quantity: 16, total_cents: 40_000 },
    ],
    items: [],
  }
  const values = moneyWords({ offer, price, deposit_cents: null }, 'en')
  const { contract_price, contract_price_words, base_price, discount, price_per_watt } = values
  const { rebates_taken_off, amount_to_pay } = values
  const prices = [contract_price, contract_price_words, base_price, discount, price_per_watt, rebates_taken_off]
  expect(new Set([...prices, amount_to_pay])).toEqual(new Set(['not applicable']))
  expect(values.extras).toBe('Critter guard × 16')
  expect(values).toMatchObject({
    monthly_payment: '$118.44',
    rate_per_kwh: '$0.12',
    term: '25 years',
    escalator: '2.9%',
  })
})
