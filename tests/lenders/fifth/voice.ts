// Sample Credit as the sandbox plays it.

import type { Application, Facts } from '#machines/lenders/lender-actions.ts'
import { bodyOf, centsOf, dollarsOf } from '#machines/lenders/wire.ts'
import { DeskRefusal, type Voice } from '#mocks/lenders/voice.ts'
import { systemOfSize } from '#mocks/lenders/voices/heard.ts'

type Asked = Record<'ref' | 'product' | 'state' | 'firstName' | 'lastName' | 'born' | 'ssn', string> & {
  amount: number
}

const STATES: Partial<Record<Facts['decision'], string>> = { approved: 'OK', declined: 'NO' }
const PAPERS: Partial<Record<Facts['documents'], string>> = { none: 'NONE', signed: 'DONE' }
const loanOf = ({ lender_reference, decision, as_of, approved_amount_cents, documents }: Facts) => ({
  loanNumber: lender_reference,
  state: STATES[decision] ?? 'NEW',
  changed: as_of,
  amount: dollarsOf(approved_amount_cents ?? 0),
  papers: PAPERS[documents] ?? 'OUT',
})

function applicationOf({ ref, product, amount, state, firstName, lastName, born, ssn }: Asked): Application {
  const address = { line1: '', line2: null, city: '', state, postal_code: '' }
  const contact = {
    email: '',
    phone: '',
    annual_income_cents: 0,
    employment: 'other',
    monthly_housing_cents: 0,
  } as const
  return {
    reference: { ours: ref, lenders: null },
    type: 'loan',
    product_id: product,
    amount_cents: centsOf(amount),
    people: [{ role: 'applicant', firstname: firstName, lastname: lastName, birth_date: born, ssn, ...contact }],
    address,
    mailing_address: address,
    occupancy: 'primary',
    property: 'single_family',
    autopay: false,
    consents: [],
    system: systemOfSize(0, false),
    sales_rep: { name: '', email: '' },
  }
}

export const voice: Voice = {
  code: 'sample-credit',
  endpoints: {
    getAuthInfo: ({ body }, desk) => {
      const { token, expires_in_s } = desk.sign_in(bodyOf<{ key: string }>({ status: 200, body }))
      return { status: 200, body: { token, seconds: expires_in_s } }
    },
    getProducts: ({ query: { state = '', amount } }, desk) => {
      const amount_cents = centsOf(Number(amount))
      const products = desk.products({ state, type: 'loan', amount_cents, system: systemOfSize(0, false) })
      const offer = ({ id, name, term_months, apr, dealer_fee }: (typeof products)[number]) => ({
        code: id,
        title: name,
        months: term_months,
        rate: apr ?? 0,
        fee: dealer_fee ?? 0,
      })
      return { status: 200, body: products.map(offer) }
    },
    sendLoanApplication: ({ body }, desk) => {
      const asked = bodyOf<Asked>({ status: 200, body })
      return { status: 200, body: loanOf(desk.submit(applicationOf(asked))) }
    },
    getLoanDetails: ({ query: { ref = '' } }, desk) => {
      const facts = desk.details({ reference: { ours: ref, lenders: null } })
      if (!facts) throw new DeskRefusal(404, 'not_found', 'Sample Credit knows no such loan.')
      return { status: 200, body: loanOf(facts) }
    },
  },
  refusal: ({ message }) => ({ error: message }),
  webhook: (facts, ours) => ({ ref: ours, ...loanOf(facts) }),
}
