// Flows of a lender's remittance: a file of one payment, previewed, posted, matched, set aside and taken back. A state is its
// line's; server/money/receivables has the rules.
import type { Flows } from '../../arazzo.ts'
import { asked } from '../../sale-steps.ts'
import { type Act, conflicts, type Of, type Table, tableFlows } from '../../table.ts'
import { lenderFlows } from '../lender-application.ts'

const post = (name: string) => `POST /v3/receivables.${name}`
/** GoodLeap's payment for the installation of the flows’ house. */
const EXACT = '17,200.00'

/** The contract's status of each state's line. */
const STANDINGS: Record<string, string | null> = {
  none: null,
  matched: 'matched',
  differing: 'differs',
  early_clawback: 'unknown',
  taking_back: 'clawback',
  unknown: 'unknown',
  by_hand: 'differs',
  unreadable: 'unreadable',
  imported_before: 'known',
  discarded: null,
  posted: 'posted',
  part_posted: 'posted',
  posted_by_hand: 'posted',
  taken_back: 'posted',
  waiting: 'unknown',
  waiting_clawback: 'unknown',
  set_aside: 'set_aside',
}

const previews = (row: (of: Of) => string, description: string, words: string): Act => ({
  description,
  words,
  call: of => ({
    operation: post('PreviewRemittance'),
    form: {
      lender: 'goodleap',
      file: `Loan ID,Homeowner,Payment date,Net amount\n${row(of)}\n`,
      file_name: 'november.csv',
    },
  }),
  outputs: {
    remittance_id: '$response.body#/remittance/id',
    version: '$response.body#/remittance/version',
  },
})
const known = (amount: string) => (of: Of) => `{${of('reference')}},Sam Sample,01/15/2025,${amount}`

/** With the version it has: matching a line changes it. */
const remittance = (name: string, description: string, words: string, example: string): Act => ({
  description,
  words,
  before: [
    of =>
      asked(
        'remittance',
        'The remittance, as it is now.',
        {
          operation: 'GET /v3/receivables.GetRemittance',
          query: { remittance_id: of('remittance_id') },
          status: 200,
        },
        { version: '$response.body#/remittance/version' },
      ),
  ],
  call: of => ({
    operation: post(name),
    body: { remittance_id: of('remittance_id'), version: of('version') },
  }),
  example,
})
const line = (name: string, description: string, words: string, more?: (of: Of) => object): Act => ({
  description,
  words,
  call: of => ({ operation: post(name), body: { line_id: of('line_id'), ...more?.(of) } }),
})

const ACTS: Record<string, Act> = {
  preview: previews(known(`"$${EXACT}"`), 'The lender’s file pays the installation to the cent.', 'previewed'),
  preview_less: previews(known('"$1,000.00"'), 'The file pays less than is owed.', 'previewed, with less than owed'),
  preview_clawback: previews(known('($500.00)'), 'The file takes money back.', 'a clawback previewed'),
  preview_unknown: previews(
    () => 'ZZ-1,Nobody Known,01/15/2025,"$1,000.00"',
    'The file pays a loan nobody knows.',
    'previewed, of an unknown loan',
  ),
  preview_nothing: previews(known('0'), 'The file pays nothing.', 'previewed, of no amount'),
  post: remittance('PostRemittance', 'The remittance is posted.', 'posted', 'posted'),
  discard: remittance('DiscardRemittance', 'The preview is discarded.', 'discarded', 'discarded'),
  match: line('MatchRemittanceLine', 'The line is matched with the loan.', 'matched by hand', of => ({
    application_id: of('application_id'),
  })),
  set_aside: line('SetAsideRemittanceLine', 'The line is set aside as unapplied cash.', 'set aside'),
  unmatch: line('UnmatchRemittanceLine', 'The posting is reversed.', 'posting reversed'),
}

export const REMITTANCES: Table = {
  id: 'remittance',
  subject: 'A remittance',
  statuses: { schema: 'RemittanceStanding', of: STANDINGS },
  start: 'none',
  begin: [lenderFlows().installed],
  sparing: true,
  moves: [
    'none | preview | matched',
    'none | preview_less | differing',
    'none | preview_clawback | early_clawback',
    'none | preview_unknown | unknown',
    'none | preview_nothing | unreadable',
    'matched | post | posted',
    'matched | discard | discarded',
    'differing | post | part_posted',
    'differing | discard | discarded',
    'early_clawback | discard | discarded',
    'unknown | match | by_hand',
    'unknown | post | waiting',
    'unknown | discard | discarded',
    'by_hand | post | posted_by_hand',
    'by_hand | discard | discarded',
    'unreadable | discard | discarded',
    'discarded | preview_less | differing',
    'waiting | match | posted_by_hand',
    'waiting | set_aside | set_aside',
    'set_aside | match | posted_by_hand',
    'set_aside | unmatch | waiting',
    'posted | unmatch | waiting',
    'posted | preview | imported_before',
    'posted | preview_clawback | taking_back',
    'part_posted | unmatch | waiting',
    'part_posted | preview_less | imported_before',
    'part_posted | preview_clawback | taking_back',
    'posted_by_hand | unmatch | waiting',
    'imported_before | discard | discarded',
    'taking_back | post | taken_back',
    'taking_back | discard | discarded',
    'taken_back | unmatch | waiting_clawback',
    'waiting_clawback | match | taken_back',
  ],
  acts: ACTS,
  refused: [
    ...['matched', 'unknown'].flatMap(state => [`${state} | set_aside | not_open`, `${state} | unmatch | not_posted`]),
    'by_hand | unmatch | not_posted',
    'unreadable | match | not_open',
    'unreadable | set_aside | not_open',
    'unreadable | post | nothing_to_post',
    'discarded | post | not_ready',
    'discarded | discard | not_ready',
    'posted | post | not_ready',
    'posted | discard | not_ready',
    'posted | match | not_open',
    'posted | set_aside | not_open',
    'posted_by_hand | match | not_open',
    'part_posted | match | not_open',
    'imported_before | match | not_open',
    'imported_before | set_aside | not_open',
    'imported_before | unmatch | not_posted',
    'imported_before | post | nothing_to_post',
    'taken_back | match | not_open',
    'waiting | unmatch | not_posted',
    'waiting | discard | not_ready',
    'set_aside | set_aside | not_open',
    'set_aside | post | not_ready',
  ],
  refusals: conflicts('not_open', 'not_posted', 'not_ready', 'nothing_to_post'),
  look: {
    call: (of, state) =>
      STANDINGS[state]
        ? {
            operation: 'GET /v3/receivables.ListRemittanceLines',
            query: { remittance_id: of('remittance_id') },
          }
        : { operation: 'GET /v3/receivables.GetRemittance', query: { remittance_id: of('remittance_id') } },
    outputs: (state): Record<string, string> => (STANDINGS[state] ? { line_id: '$response.body#/lines/0/id' } : {}),
  },
  shows: state => {
    const standing = STANDINGS[state]
    return standing
      ? { example: standing, checks: [`$response.body#/lines/0/standing == '${standing}'`] }
      : { example: state, checks: [`$response.body#/remittance/status == '${state}'`] }
  },
}

export const remittanceFlows = (): Flows => ({
  title: 'A lender’s remittance',
  summary:
    'Previewed, posted, matched, set aside and taken back: every two steps in a row, and what each state refuses.',
  chart: 'remittance line',
  made_by: 'mocks/flows/machines/money/remittances.ts',
  workflows: tableFlows(REMITTANCES),
})
