// How each step of an invoice is requested.
import type { Act, Of } from '../../table.ts'

const TOTAL = 288_500
const HALF = TOTAL / 2
const DAY = '2025-01-15'

const invoice = (of: Of) => ({ invoice_id: of('invoice_id'), version: of('version') })
const fields = {
  title: 'Main panel upgrade',
  bill_to: {
    name: 'Sam Sample',
    email: 'sam.sample@example.com',
    address: ['12 Example Street', 'Phoenix, AZ 85004'],
    language: 'en',
  },
  lines: [{ description: '200 A main service panel', quantity: 1, unit_cents: TOTAL }],
  note: '',
  terms_days: 14,
}
export const kept = { invoice_id: '$response.body#/invoice/id', version: '$response.body#/invoice/version' }
const post = (name: string) => `POST /v3/receivables.${name}`

/** The last valid payment in a state. Each is reversed separately. */
const paymentIn = (state: string) =>
  state === 'half_paid' ? 'first_entry_id' : state === 'paid_twice' ? 'second_entry_id' : 'entry_id'

const pays = (amount_cents: number, description: string, words: string): Act => ({
  description,
  words,
  call: (of, { from }) => ({
    operation: post('RecordPayment'),
    body: {
      project_id: of('project_id'),
      invoice_id: of('invoice_id'),
      amount_cents,
      method: 'check',
      reference: '1042',
      received_on: DAY,
      receipt: false,
      // The other half is equal to the first.
      ...(from === 'half_paid' ? { another_payment: true } : {}),
    },
  }),
  outputs: ({ to }) => ({ [paymentIn(to)]: '$response.body#/payment/entry_id' }),
})
const credits = (amount_cents: number, description: string, words: string): Act => ({
  description,
  words,
  shows: true,
  call: of => ({
    operation: post('CreditInvoice'),
    body: { ...invoice(of), amount_cents, reason: 'The existing panel can stay', send: false },
  }),
  outputs: kept,
})
/** Moves that add an entry to the invoice's ledger. */
const BOOKED = /^(issue|pay|bounce|credit|write_off|restore)/

const writesOff = (amount_cents: number, description: string, words: string): Act => ({
  description,
  words,
  shows: true,
  call: of => ({
    operation: post('WriteOff'),
    body: { ...invoice(of), amount_cents, reason: 'The homeowner moved abroad' },
  }),
  outputs: (_, path) => ({
    ...kept,
    write_off_id: `$response.body#/invoice/history/${path.filter(({ event }) => BOOKED.test(event)).length}/id`,
  }),
})
const refunds = (amount_cents: number, description: string, words: string): Act => ({
  description,
  words,
  call: of => ({
    operation: post('Refund'),
    body: { project_id: of('project_id'), amount_cents, method: 'check', reference: '2201', paid_on: DAY },
  }),
})

export const ACTS: Record<string, Act> = {
  create: {
    description: 'The company drafts an invoice.',
    words: 'drafted',
    shows: true,
    call: of => ({ operation: post('CreateInvoice'), body: { project_id: of('project_id'), ...fields } }),
    outputs: kept,
  },
  edit: {
    description: 'The draft is edited.',
    words: 'edited',
    shows: true,
    call: of => ({ operation: post('UpdateInvoice'), body: { ...invoice(of), ...fields, note: 'Thank you.' } }),
    outputs: kept,
  },
  delete: {
    description: 'The draft is deleted.',
    words: 'deleted',
    call: of => ({ operation: post('DeleteInvoice'), body: invoice(of) }),
  },
  issue: {
    description: 'The invoice is issued: it gets its number.',
    words: 'issued',
    shows: true,
    call: of => ({ operation: post('IssueInvoice'), body: { ...invoice(of), send: true } }),
    outputs: kept,
  },
  resend: {
    description: 'The invoice is emailed again.',
    words: 'emailed again',
    shows: true,
    call: of => ({ operation: post('SendInvoice'), body: { invoice_id: of('invoice_id') } }),
    outputs: kept,
  },
  pay: pays(TOTAL, 'The homeowner pays in full.', 'paid in full'),
  pay_half: pays(HALF, 'The homeowner pays half.', 'half paid'),
  pay_too_much: pays(TOTAL + HALF, 'The homeowner pays too much; the rest is unapplied cash.', 'overpaid'),
  bounce: {
    description: 'The last payment bounces and is reversed.',
    words: 'payment reversed',
    call: (of, { from }) => ({
      operation: post('ReverseEntry'),
      body: { entry_id: of(paymentIn(from)), reason: 'The check bounced' },
    }),
  },
  credit: credits(TOTAL, 'A credit note covers the whole invoice.', 'credited in full'),
  credit_half: credits(HALF, 'A credit note covers half.', 'half credited'),
  write_off: writesOff(TOTAL, 'The open balance is written off.', 'written off'),
  write_off_half: writesOff(HALF, 'Half is written off.', 'half written off'),
  restore: {
    description: 'The write-off is reversed.',
    words: 'write-off reversed',
    call: of => ({
      operation: post('ReverseEntry'),
      body: { entry_id: of('write_off_id'), reason: 'The homeowner is back' },
    }),
  },
  refund: refunds(TOTAL, 'What was paid goes back to the homeowner.', 'refunded'),
  refund_half: refunds(HALF, 'What was too much goes back to the homeowner.', 'the excess refunded'),
  apply: {
    description: 'Unapplied cash is applied to it.',
    words: 'paid from unapplied cash',
    call: of => ({ operation: post('ApplyCash'), body: { ...invoice(of), amount_cents: HALF } }),
  },
}
