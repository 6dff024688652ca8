// Flows of money that a project receives without an invoice, and of what becomes of it. The balance follows from the ledger, so that a
// state here is what was booked.
import type { Flows } from '../../arazzo.ts'
import { leadIn } from '../../beginnings.ts'
import { asked } from '../../sale-steps.ts'
import { scene } from '../../steps.ts'
import { type Act, type Of, type Table, tableFlows } from '../../table.ts'

const CENTS = 50_000
const DAY = '2025-01-15'
const post = (name: string) => `POST /v3/receivables.${name}`

/** The unapplied amount in each state. */
const LEFT: Record<string, number> = {
  none: 0,
  received: CENTS,
  received_twice: 2 * CENTS,
  applied: 0,
  refunded: 0,
  reversed: 0,
}

const reverses = (entry: (from: string) => string, description: string, words: string): Act => ({
  description,
  words,
  call: (of, { from }) => ({
    operation: post('ReverseEntry'),
    body: { entry_id: of(entry(from)), reason: 'Entered by mistake' },
  }),
})
const invoice = (of: Of) => ({ invoice_id: of('invoice_id'), version: of('version') })

const ACTS: Record<string, Act> = {
  receive: {
    description: 'The homeowner pays $500 without an invoice.',
    words: 'received',
    call: (of, { from }) => ({
      operation: post('RecordPayment'),
      body: {
        project_id: of('project_id'),
        amount_cents: CENTS,
        method: 'ach',
        reference: 'T-1',
        received_on: DAY,
        receipt: false,
        ...(from === 'received' ? { another_payment: true } : {}),
      },
    }),
    outputs: ({ from }) => ({
      [from === 'received' ? 'second_entry_id' : 'entry_id']: '$response.body#/payment/entry_id',
    }),
    example: 'unapplied',
  },
  apply: {
    description: 'It pays part of an invoice.',
    words: 'applied to an invoice',
    before: [
      of =>
        asked(
          'invoice',
          'The invoice, as it is now.',
          {
            operation: 'GET /v3/receivables.GetInvoice',
            query: { invoice_id: of('invoice_id') },
            status: 200,
          },
          { version: '$response.body#/invoice/version' },
        ),
    ],
    call: of => ({ operation: post('ApplyCash'), body: { ...invoice(of), amount_cents: CENTS } }),
    outputs: (_, path) => ({
      application_entry_id: `$response.body#/invoice/history/${1 + path.filter(({ event }) => BOOKED.includes(event)).length}/id`,
    }),
    example: 'half_written_off',
  },
  refund: {
    description: 'It goes back to the homeowner.',
    words: 'refunded',
    call: of => ({
      operation: post('Refund'),
      body: { project_id: of('project_id'), amount_cents: CENTS, method: 'ach', reference: 'T-2', paid_on: DAY },
    }),
    outputs: { refund_entry_id: '$response.body#/payment/entry_id' },
  },
  reverse: reverses(
    from => (from === 'received_twice' ? 'second_entry_id' : 'entry_id'),
    'The last payment is reversed.',
    'payment reversed',
  ),
  unapply: reverses(() => 'application_entry_id', 'The application is reversed.', 'application reversed'),
  unrefund: reverses(() => 'refund_entry_id', 'The refund is reversed.', 'refund reversed'),
  refund_all: {
    description: 'More than there is goes back.',
    words: 'refunded twice',
    call: of => ({
      operation: post('Refund'),
      body: { project_id: of('project_id'), amount_cents: 3 * CENTS, method: 'ach', reference: 'T-3', paid_on: DAY },
    }),
  },
}
/** Moves that add an entry to the invoice's ledger. Reversing a payment also reverses its application. */
const BOOKED = ['apply', 'unapply']

export const UNAPPLIED_CASH: Table = {
  id: 'cash',
  subject: 'Money without an invoice',
  start: 'none',
  begin: [
    scene('issued-invoice', 'A project with an invoice of $2,000.', [
      leadIn,
      asked(
        'draft',
        'An invoice of $2,000 …',
        {
          operation: post('CreateInvoice'),
          body: {
            project_id: '$steps.project.outputs.project_id',
            title: 'Main panel upgrade',
            bill_to: { name: 'Sam Sample', email: null, address: [], language: 'en' },
            lines: [{ description: '200 A main service panel', quantity: 1, unit_cents: 4 * CENTS }],
            note: '',
            terms_days: 14,
          },
          status: 200,
          example: 'draft',
        },
        { invoice_id: '$response.body#/invoice/id', version: '$response.body#/invoice/version' },
      ),
      asked('issue', '… is issued.', {
        operation: post('IssueInvoice'),
        body: {
          invoice_id: '$steps.draft.outputs.invoice_id',
          version: '$steps.draft.outputs.version',
          send: false,
        },
        status: 200,
        example: 'issued',
      }),
    ]),
  ],
  moves: [
    'none | receive | received',
    'received | receive | received_twice',
    'received | apply | applied',
    'received | refund | refunded',
    'received | reverse | reversed',
    'received_twice | reverse | received',
    'applied | unapply | received',
    'applied | reverse | reversed',
    'refunded | unrefund | received',
    'reversed | receive | received',
  ],
  acts: ACTS,
  refused: [
    'none | refund | amount',
    'none | apply | amount',
    'received | refund_all | amount',
    'received_twice | refund_all | amount',
    'applied | refund | amount',
    'applied | apply | amount',
    'refunded | reverse | money_refunded',
    'refunded | refund | amount',
    'refunded | apply | amount',
    'reversed | reverse | already_reversed',
    'reversed | refund | amount',
    'reversed | apply | amount',
  ],
  refusals: {
    amount: { status: 400, code: 'invalid_input', example: 'field' },
    money_refunded: { status: 409, code: 'money_refunded', example: 'money_refunded' },
    already_reversed: { status: 409, code: 'already_reversed', example: 'already_reversed' },
  },
  look: {
    call: of => ({ operation: 'GET /v3/receivables.GetProject', query: { project_id: of('project_id') } }),
  },
  shows: state => ({
    example: LEFT[state] === 0 ? 'one' : state,
    checks: [`$response.body#/unapplied_cents == ${LEFT[state]}`],
  }),
}

export const cashFlows = (): Flows => ({
  title: 'Money without an invoice',
  summary: 'Received, applied, refunded and reversed: every two steps in a row, and what each state refuses.',
  chart: 'unapplied cash',
  made_by: 'mocks/flows/machines/money/unapplied-cash.ts',
  workflows: tableFlows(UNAPPLIED_CASH),
})
