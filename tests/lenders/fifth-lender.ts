// A lender there is none of: all it takes to connect one more is what stands here, a contract, a credentials form and a mapping.

import type { Dialect, LenderContract, LenderOperation, WireAnswer } from '#machines/lenders/lender-dialect.ts'
import { bodyOf, centsOf, dollarsOf, factsOf } from '#machines/lenders/wire.ts'
import type { Decision } from '#machines/lenders/words.ts'

const content = (schema: object) => ({ content: { 'application/json': { schema } } })
const json = (schema: object) => ({ description: 'Answered.', ...content(schema) })
const object = (properties: Record<string, object>) => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
  additionalProperties: false,
})
const text = { type: 'string', maxLength: 200 }
const whole = { type: 'integer', minimum: 0, maximum: 100_000 }
const money = { type: 'number', minimum: 0, maximum: 1_000_000 }
const share = { type: 'number', minimum: 0, maximum: 1 }
const key = { name: 'Idempotency-Key', in: 'header', required: true, schema: text }
const query = (name: string) => ({ name, in: 'query', required: true, schema: text })
const no = json(object({ error: text }))

const LOAN = object({
  loanNumber: text,
  state: { type: 'string', enum: ['NEW', 'OK', 'NO'] },
  changed: { type: 'string', format: 'date-time' },
  amount: money,
  papers: { type: 'string', enum: ['NONE', 'OUT', 'DONE'] },
})
const OFFER = object({ code: text, title: text, months: whole, rate: share, fee: share })

const operation = (name: string, rest: Omit<LenderOperation, 'operationId' | 'x-permission'>): LenderOperation => ({
  operationId: name,
  'x-permission': 'lenders.apply',
  ...rest,
})
const contract: LenderContract = {
  'x-applications': ['ref', 'loanNumber'],
  paths: {
    '/v1/getAuthInfo': {
      post: operation('getAuthInfo', {
        requestBody: content(object({ key: text })),
        responses: { 200: json(object({ token: text, seconds: whole })), 401: no },
      }),
    },
    '/v1/getProducts': {
      get: operation('getProducts', {
        parameters: [query('state')],
        responses: { 200: json({ type: 'array', items: OFFER }), 401: no },
      }),
    },
    '/v1/sendLoanApplication': {
      post: operation('sendLoanApplication', {
        parameters: [key],
        requestBody: content(object({ ref: text, product: text, amount: money, name: text, ssn: text })),
        responses: { 200: json(LOAN), 401: no, 422: no },
      }),
    },
    '/v1/getLoanDetails': {
      get: operation('getLoanDetails', {
        parameters: [query('ref')],
        responses: { 200: json(LOAN), 401: no, 404: no },
      }),
    },
  },
}

type Loan = { loanNumber: string; state: 'NEW' | 'OK' | 'NO'; changed: string; amount: number; papers: string }
type Offered = { code: string; title: string; months: number; rate: number; fee: number }[]

const DECISIONS: Record<Loan['state'], Exclude<Decision, 'draft' | 'shared'>> = {
  NEW: 'submitted',
  OK: 'approved',
  NO: 'declined',
}
const facts = ({ loanNumber, state, changed, amount, papers }: Loan) =>
  factsOf({
    lender_reference: loanNumber,
    as_of: changed,
    decision: DECISIONS[state],
    approved_amount_cents: state === 'OK' ? centsOf(amount) : null,
    documents: papers === 'DONE' ? 'signed' : papers === 'OUT' ? 'sent' : 'none',
  })
const loan = (answer: WireAnswer) => facts(bodyOf<Loan>(answer))

export const fifthLender: Dialect = {
  code: 'sample-credit',
  path: 'sample-credit',
  name: 'Sample Credit',
  contract,
  credentials: [{ name: 'key', label: 'Key', secret: true, help: 'From Sample Credit.' }],
  types: ['loan'],
  regions: ['documents'],
  ssn: 'full',
  limits: {
    min_amount_cents: 500_000,
    max_amount_cents: 10_000_000,
    max_usd_per_w: null,
    max_usd_per_w_with_storage: null,
    min_size_w: null,
    max_size_w: null,
    states: ['AZ', 'CA'],
    approval_days: 180,
    max_upload_bytes: 26_214_400,
  },
  why_not: { send_documents: 'Sample Credit sends the documents by itself.' },
  sign_in: {
    write: ({ key = '' }) => ({ body: { key } }),
    read: answer => {
      const { token, seconds } = bodyOf<{ token: string; seconds: number }>(answer)
      return { token, expires_in_s: seconds }
    },
  },
  calls: {
    products: {
      endpoint: 'getProducts',
      write: ({ state }) => ({ query: { state } }),
      read: answer =>
        bodyOf<Offered>(answer).map(({ code, title, months, rate, fee }) => ({
          id: code,
          name: title,
          type: 'loan',
          term_months: months,
          apr: rate,
          dealer_fee: fee,
          escalator: null,
          rate_usd_per_kwh: null,
          min_amount_cents: null,
          max_amount_cents: null,
          requires_storage: false,
        })),
    },
    submit: {
      endpoint: 'sendLoanApplication',
      write: ({ reference, product_id, amount_cents, people: [first] }) => ({
        body: {
          ref: reference.ours,
          product: product_id,
          amount: dollarsOf(amount_cents),
          ssn: first?.ssn,
          name: `${first?.firstname} ${first?.lastname}`,
        },
      }),
      read: loan,
    },
    details: {
      endpoint: 'getLoanDetails',
      write: ({ reference }) => ({ query: { ref: reference.ours } }),
      read: answer => (answer.status === 404 ? null : loan(answer)),
      also: [404],
    },
  },
  webhook: body => {
    const { ref, ...said } = bodyOf<Loan & { ref: string }>({ status: 200, body })
    return { reference: { ours: ref, lenders: said.loanNumber }, facts: facts(said) }
  },
  refusal: answer => bodyOf<{ error: string }>(answer).error,
}
