// Flows of an invoice and its payments. The product has no chart for it: the status follows from the money, so a state here
// is a status plus its history. server/money/receivables has the rules, tests/contract/flows.test.ts compares the statuses.
import type { Flows } from '../../arazzo.ts'
import { leadIn } from '../../beginnings.ts'
import { conflicts, type Table, tableFlows } from '../../table.ts'
import { ACTS, kept } from './invoice-acts.ts'

/** The contract's status of each state; deleted ones have none. */
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
  begin: [leadIn],
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
  chart: 'invoice',
  made_by: 'mocks/flows/machines/money/invoices.ts',
  workflows: tableFlows(INVOICES),
})
