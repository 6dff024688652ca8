// What an agreement says of a loan: its interest rate by that name, and as APR the one of Regulation Z.
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

it('the interest rate and the APR of a loan are told apart', () => {
  expect(wordsOf('loan')).toMatchObject({
    interest_rate: '5.99%',
    apr: '7.36%',
    finance_charge: '$27,102.92',
    reg_z_amount_financed: '$27,850.00',
    amount_financed: '$30,944.44',
  })
  expect(wordsOf('cash')).toMatchObject({ interest_rate: 'not applicable', apr: 'not applicable' })
})

it('of a loan chosen before its APR was kept none is said, so that it has to be chosen again', () => {
  const { apr, finance_charge, interest_rate } = wordsOf('loan', false)
  expect([apr, finance_charge, interest_rate]).toEqual([undefined, undefined, '5.99%'])
})
