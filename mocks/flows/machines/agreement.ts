// Flows of an agreement that was sent: each move of machines/agreements/agreement-transaction.machine.ts as what its signers and the company
// do, and what each of them is refused afterwards.
import { agreementTransactionMachine } from '#machines/agreements/agreement-transaction.machine.ts'
import type { Flows, Step, Workflow } from '../arazzo.ts'
import { type Move, movesOf } from '../chart-paths.ts'
import { declines, link, reads, signer } from '../signing-steps.ts'
import { bearer, goesOn, scene } from '../steps.ts'
import { STAGES, type Stage, wayToSign } from './signing-stages.ts'

export const agreementMoves = (): Move[] =>
  movesOf(agreementTransactionMachine, {
    events: [
      { type: 'signature.completed' },
      { type: 'withdrawn', anySigned: true },
      { type: 'withdrawn', anySigned: false },
    ],
    nameOf: ({ value }) => value,
  })

type Ended = 'canceled' | 'voided'

/** Signatures don't change its version; the current state is listed, with the version. */
const withdrawn = (example: Ended, moves: readonly string[] = []): Step => ({
  stepId: 'withdraw',
  description: 'The company withdraws it, with a reason.',
  moves,
  call: {
    operation: 'POST /v3/agreements.VoidAgreementTransaction',
    headers: bearer(),
    body: {
      transaction_id: '$steps.open.outputs.transaction_id',
      version: '$steps.listed.outputs.version',
      reason: 'The price has changed',
    },
    status: 200,
    example,
    checks: [`$response.body#/transaction/status == '${example}'`],
  },
})
const listed = (example: string): Step => ({
  stepId: 'listed',
  description: `The company sees it ${example}.`,
  call: {
    operation: 'GET /v3/agreements.ListTransactionsByProject',
    headers: bearer(),
    query: { project_id: '$steps.open.outputs.project_id' },
    status: 200,
    example,
    checks: [`$response.body#/transactions/0/status == '${example}'`],
  },
  outputs: { version: '$response.body#/transactions/0/version' },
})
/** Final for everyone. */
const over = (example: Ended): Step[] => [
  signer('late', 'Its signer cannot decline any more.', {
    ...declines,
    status: 409,
    example: 'ended',
    checks: ["$response.body#/code == 'illegal_transition'"],
  }),
  signer(
    'how-it-ended',
    'The link shows how it ended.',
    reads(example, `$response.body#/signing/status == '${example}'`),
  ),
  refusedLink(example),
]
const refusedLink = (status: string): Step => {
  const { call, ...step } = link('no-link', 'signer_id')
  const answer = { status: 409, example: 'transition', checks: ["$response.body#/code == 'illegal_transition'"] }
  return { stepId: step.stepId, description: `No link is made to what is ${status}.`, call: { ...call, ...answer } }
}

const HALF_SIGNED = scene(
  'half-signed',
  'The first of two has signed.',
  goesOn(
    STAGES.waiting.workflow,
    wayToSign('agreement', { by: '$steps.open.outputs.first_link', prefix: 'homeowner-', example: 'part_signed' }),
  ),
)
const completed = { moves: ['sent | signature.completed | signed'] }
const story = (
  workflowId: string,
  { workflow }: Pick<Stage, 'workflow'>,
  summary: string,
  steps: Step[],
): Workflow => ({
  workflowId,
  summary,
  steps: goesOn(workflow, steps),
})
const declined = (example: string, status: Ended): Step =>
  signer(
    'decline',
    'One of its signers declines, with a reason.',
    { ...declines, example, checks: [`$response.body#/signing/status == '${status}'`] },
    { moves: [`sent | withdrawn | ${status}`] },
  )

export const agreementFlows = (): Flows => ({
  title: 'An agreement',
  summary: 'Sent, and then signed, canceled or voided: every move of the chart, by whoever can make it.',
  chart: 'agreement',
  made_by: 'mocks/flows/machines/agreement.ts',
  workflows: [
    story('agreement-canceled', STAGES.opened, 'An agreement nobody has signed is withdrawn: it is canceled.', [
      listed('sent'),
      withdrawn('canceled', ['sent | withdrawn | canceled']),
      ...over('canceled'),
    ]),
    story('agreement-declined', STAGES.opened, 'A signer declines before anybody has signed: it is canceled.', [
      declined('declined', 'canceled'),
      listed('canceled'),
    ]),
    story('agreement-signed-voided', STAGES.reviewing, 'A signed agreement is voided with a reason.', [
      ...wayToSign('sign').map(step => ({ ...step, ...completed })),
      listed('signed'),
      refusedLink('signed'),
      withdrawn('voided', ['signed | withdrawn | voided']),
    ]),
    story(
      'agreement-half-signed-voided',
      { workflow: HALF_SIGNED },
      'An agreement one of two has signed is withdrawn: it is voided.',
      [listed('sent'), withdrawn('voided', ['sent | withdrawn | voided']), ...over('voided')],
    ),
    story(
      'agreement-half-signed-declined',
      { workflow: HALF_SIGNED },
      'The second of two declines: what the first has signed is voided.',
      [declined('declined_after_signature', 'voided'), listed('voided')],
    ),
  ],
})
