// Expected payments by month and payer, and by milestone. Pure.

import { sum } from '#machines/lib/numbers.ts'
import type { Schemas } from '#sdk/types.ts'
import { homeownersFirst } from './aging.ts'

type Payment = Schemas['ExpectedPayment']
const FORECAST_MONTHS = 12
export const STEPS = [
  'signing',
  'start',
  'completion',
  'invoice',
  'notice_to_proceed',
  'installation_complete',
  'holdback',
  'permission_to_operate',
  'installment',
] as const satisfies Payment['step'][]

/** Twelve months starting with that of `today`, YYYY-MM. */
export const monthsFrom = (today: string): string[] =>
  Array.from({ length: FORECAST_MONTHS }, (_, at) =>
    new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1 + at, 1)).toISOString().slice(0, 7),
  )

/** The month of a payment; `later` after the twelve. */
export function monthOf({ expected_on }: Pick<Payment, 'expected_on'>, today: string): string {
  const month = expected_on.slice(0, 7)
  return month > (monthsFrom(today).at(-1) ?? '') ? 'later' : month
}

const paidBy = (payments: readonly Payment[]) => sum(payments.map(({ amount_cents }) => amount_cents))

export function forecastOf(payments: readonly Payment[], today: string) {
  const named = new Map(payments.map(({ payer, payer_name }) => [payer, payer_name]))
  const payers = [...named].map(([payer, payer_name]) => ({ payer, payer_name })).sort(homeownersFirst)
  const months = monthsFrom(today).map(month => {
    const own = payments.filter(payment => monthOf(payment, today) === month)
    const by_payer = payers
      .map(({ payer }) => ({ payer, amount_cents: paidBy(own.filter(one => one.payer === payer)) }))
      .filter(({ amount_cents }) => amount_cents !== 0)
    return { month, total_cents: paidBy(own), by_payer }
  })
  const steps = STEPS.map(step => {
    const own = payments.filter(payment => payment.step === step)
    const planned = own.filter(({ state }) => state === 'planned')
    return { step, owed_cents: paidBy(own) - paidBy(planned), planned_cents: paidBy(planned), count: own.length }
  }).filter(({ count }) => count > 0)
  const later_cents = paidBy(payments.filter(payment => monthOf(payment, today) === 'later'))
  return { as_of: today, payers, months, later_cents, steps, total_cents: paidBy(payments) }
}
