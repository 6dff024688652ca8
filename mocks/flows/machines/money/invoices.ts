// Flows of an invoice and what is paid of it. The product keeps no chart of it: the status follows from the money, so that a state here
// is a status and how it came about. server/receivables has the rules, tests/contract/flows.test.ts compares the statuses.
import type { Flows } from '../../arazzo.ts'
import { APPLICANT, asked } from '../../sale-steps.ts'
import { signUp } from '../../steps.ts'
import { type Act, conflicts, type Of, type Table, tableFlows } from '../../table.ts'

const TOTAL = 288_500
const HALF = TOTAL / 2
const DAY = '2025-01-15'

/** The contract's status of each state; what is deleted has none. */
const STATES: Record<string, string | null> = {
  none: null,
  draft: 'draft',
  deleted: null,
  issued: 'issued',
  half_paid: 'partly_paid',
  paid: 'paid',
  paid_twice: 'paid',
  overpaid: 'paid',
  overpaid_refunded: 'paid',
  half_credited: 'issued',
  settled: 'paid',
  void: 'void',
  void_with_money: 'void',
  void_refunded: 'void',
  half_written_off: 'partly_paid',
  written_off: 'written_off',
  paid_and_written_off: 'written_off',
}

/** Two whose history a write-off is found in. */
const EXAMPLES: Record<string, string> = { half_written_off: 'half_written_off' }

const MOVES = [
  'none | create | draft',
  'draft | edit | draft',
  'draft | delete | deleted',
  'draft | issue | issued',
  'issued | resend | issued',
  'issued | pay_half | half_paid',
  'issued | pay | paid',
  'issued | pay_too_much | overpaid',
  'issued | credit_half | half_credited',
  'issued | credit | void',
  'issued | write_off_half | half_written_off',
  'issued | write_off | written_off',
  'half_paid | pay_half | paid_twice',
  'half_paid | bounce | issued',
  'half_paid | credit_half | settled',
  'half_paid | write_off_half | paid_and_written_off',
  'paid | bounce | issued',
  'paid | credit | void_with_money',
  'paid_twice | bounce | half_paid',
  'overpaid | bounce | issued',
  'overpaid | refund_half | overpaid_refunded',
  'half_credited | pay_half | settled',
  'half_credited | credit_half | void',
  'void_with_money | refund | void_refunded',
  'overpaid_refunded | credit | void_with_money',
  'half_written_off | pay_half | paid_and_written_off',
  'half_written_off | restore | issued',
  'written_off | restore | issued',
]

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
const kept = { invoice_id: '$response.body#/invoice/id', version: '$response.body#/invoice/version' }
const post = (name: string) => `POST /v3/receivables.${name}`

/** The payment that stands last in a state. Each is reversed for itself. */
const paymentIn = (state: string) =>
  state === 'half_paid' ? 'first_entry_id' : state === 'paid_twice' ? 'second_entry_id' : 'entry_id'

const pays = (amount_cents: number, description: string, words: string): Act => ({
  description,
  words,
  call: of => ({
    operation: post('RecordPayment'),
    body: {
      project_id: of('project_id'),
      invoice_id: of('invoice_id'),
      amount_cents,
      method: 'check',
      reference: '1042',
      received_on: DAY,
      receipt: false,
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
/** What adds an entry to the invoice's ledger. */
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

const ACTS: Record<string, Act> = {
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

const issued = ['issued', 'half_paid', 'paid', 'void', 'written_off']
const REFUSED = [
  ...['resend', 'pay', 'credit', 'write_off', 'apply'].map(event => `draft | ${event} | not_issued`),
  ...issued.flatMap(state => ['edit', 'delete', 'issue'].map(event => `${state} | ${event} | not_a_draft`)),
  'issued | apply | amount',
  'issued | refund | amount',
  'half_paid | write_off | amount',
  'half_credited | credit | amount',
  ...['paid', 'void', 'written_off'].flatMap(state =>
    ['write_off', 'apply'].map(event => `${state} | ${event} | nothing_open`),
  ),
  'void | credit | nothing_open',
  'written_off | credit | nothing_open',
  'overpaid | refund | amount',
  'overpaid_refunded | bounce | money_refunded',
  'void_refunded | bounce | money_refunded',
  ...['edit', 'delete', 'issue', 'pay'].map(event => `deleted | ${event} | gone`),
]

export const INVOICES: Table = {
  statuses: { schema: 'InvoiceStatus', of: STATES },
  id: 'invoice',
  subject: 'An invoice',
  start: 'none',
  begin: workflowId => [
    signUp(workflowId),
    asked(
      'project',
      'A lead to send invoices to.',
      { operation: 'POST /v1/lead/create', body: { status: 'new', homeowner: APPLICANT }, status: 200, example: 'new' },
      { project_id: '$response.body#/project/id' },
    ),
  ],
  moves: MOVES,
  acts: ACTS,
  refused: REFUSED,
  refusals: {
    ...conflicts('not_issued', 'not_a_draft', 'nothing_open', 'money_refunded'),
    amount: { status: 400, code: 'invalid_input', example: 'field' },
    gone: { status: 404, code: 'no_such_invoice', example: 'invoice' },
  },
  look: {
    call: of => ({ operation: 'GET /v3/receivables.GetInvoice', query: { invoice_id: of('invoice_id') } }),
    outputs: kept,
  },
  shows: state => {
    const status = STATES[state]
    if (!status) return { status: 404, example: 'invoice', checks: ["$response.body#/code == 'no_such_invoice'"] }
    return { example: EXAMPLES[state] ?? status, checks: [`$response.body#/invoice/status == '${status}'`] }
  },
}

export const invoiceFlows = (): Flows => ({
  title: 'An invoice',
  summary:
    'Drafted, issued, paid, credited, refunded, written off: every two steps in a row, and what each state refuses.',
  made_by: 'mocks/flows/machines/money/invoices.ts',
  workflows: tableFlows(INVOICES),
})
