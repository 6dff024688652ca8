// Flows of the signing: at every stage the agreement is withdrawn, declined, signed in another tab, and its link expires and
// is replaced; plus what is specific to one stage. Together they cover every move of machines/agreements/signing.machine.ts.
import type { Flows, Step, Workflow } from '../arazzo.ts'
import { declines, link, reads, signer } from '../signing-steps.ts'
import { bearer, clockBy, goesOn, signIn } from '../steps.ts'
import { SINGLE } from './signing-single.ts'
import { STAGES, type Stage } from './signing-stages.ts'

const idOf = (text: string) => text.replaceAll(/[._]/g, '-')

const WITHDRAWN: Step = {
  stepId: 'withdraw',
  description: 'The company withdraws the agreement.',
  call: {
    operation: 'POST /v3/agreements.VoidAgreementTransaction',
    headers: bearer(),
    body: {
      transaction_id: '$steps.open.outputs.transaction_id',
      version: '$steps.open.outputs.version',
      reason: 'The price has changed',
    },
    status: 200,
    example: 'canceled',
    checks: ["$response.body#/transaction/status == 'canceled'"],
  },
}

/** On paper and while loading it gets no news. */
const hears = (state: string) => state !== 'on_paper'
const heard = ({ states }: Stage, to: string) =>
  Object.keys(states)
    .filter(hears)
    .map(state => `${state} | agreement.loaded | ${to}`)

/** Each state’s next question, refused alike. */
const refusals = (name: string, { states }: Stage, refusal: string, to: string, answer: object, by?: string): Step[] =>
  Object.entries(states).map(([state, asked]) =>
    signer(
      `${name}-${idOf(state)}`,
      WORDS[refusal] ?? refusal,
      { ...asked, ...answer },
      {
        ...(by ? { by } : {}),
        moves: [`${state} | ${refusal} | ${to}`],
      },
    ),
  )
const WORDS: Record<string, string> = {
  'refused 409': 'What is done next comes too late.',
  'refused 409 link_expired': 'The link has expired and names a contact.',
  'refused 404': 'A link that was revoked opens nothing.',
}
const code = (text: string) => ({ checks: [`$response.body#/code == '${text}'`] })

/** An ended agreement can be read, with its end; only actions are refused. */
function withdrawal(stage: Stage): Workflow {
  const asked = Object.entries(stage.states).filter(([, { operation }]) => operation.startsWith('POST'))
  const late = { ...stage, states: Object.fromEntries(asked) }
  return workflowOf('withdrawn', stage, `The company withdraws an agreement from a signer ${stage.words}.`, [
    WITHDRAWN,
    ...refusals('late', late, 'refused 409', 'loading', {
      status: 409,
      example: 'ended',
      ...code('illegal_transition'),
    }),
    signer(
      'how-it-ended',
      'The page says that it was withdrawn.',
      reads('canceled', "$response.body#/signing/status == 'canceled'"),
      {
        moves: ['loading | agreement.loaded | ended', ...heard(stage, 'ended')],
      },
    ),
  ])
}

const declined = (stage: Stage) =>
  workflowOf('declined', stage, `A signer ${stage.words} declines.`, [
    signer(
      'decline',
      'With a reason.',
      { ...declines, example: 'declined', checks: ["$response.body#/signing/status == 'canceled'"] },
      {
        moves: Object.keys(stage.states).map(state => `${state} | declined | declined`),
      },
    ),
    signer('again', 'Declining twice is declining once.', { ...declines, example: 'declined' }),
    signer(
      'another-tab',
      'Another tab finds it declined.',
      reads('declined', "$response.body#/signing/signer/status == 'declined'"),
      {
        moves: ['loading | agreement.loaded | declined', ...heard(stage, 'declined')],
      },
    ),
  ])

const elsewhere = (stage: Stage) =>
  workflowOf('signed-elsewhere', stage, `A signer ${stage.words} signs in another tab.`, [
    ...stage.rest,
    signer(
      'first-tab',
      'The first tab finds it signed.',
      reads('signed', "$response.body#/signing/signer/status == 'signed'"),
      {
        moves: ['loading | agreement.loaded | completed', ...heard(stage, 'completed')],
      },
    ),
  ])

function expiry(stage: Stage): Workflow {
  const by = '$steps.open.outputs.link'
  const owner = { headers: { Authorization: 'Bearer {$steps.again.outputs.token}' } }
  return workflowOf('expired', stage, `The link of a signer ${stage.words} expires, and another one is revoked.`, [
    { stepId: 'wait', description: `${stage.lasts} pass.`, call: clockBy(stage.lasts) },
    ...refusals('expired', stage, 'refused 409 link_expired', 'expired', {
      status: 409,
      example: 'link_expired',
      ...code('link_expired'),
    }),
    {
      stepId: 'again',
      description: 'The owner’s own session is over as well.',
      call: signIn('$steps.open.outputs.email'),
      outputs: { token: '$response.body#/token' },
    },
    link('renewed', stage.whose, { by: owner }),
    signer(
      'new-link',
      'The new link goes on where the old one ended.',
      reads(stage.shows === 'handover' ? 'sent' : stage.shows, "$response.body#/signing/status == 'sent'"),
      {
        by: '$steps.renewed.outputs.token',
      },
    ),
    {
      stepId: 'revoked',
      description: 'All links of the signer end.',
      call: {
        ...owner,
        operation: 'POST /v3/agreements.RevokeLink',
        body: {
          transaction_id: '$steps.open.outputs.transaction_id',
          signer_id: `$steps.open.outputs.${stage.whose}`,
        },
        status: 200,
      },
    },
    ...refusals(
      'stale',
      stage,
      'refused 404',
      'unavailable',
      { status: 404, example: 'link', ...code('no_such_link') },
      by,
    ),
  ])
}

function workflowOf(what: string, { workflow }: Stage, summary: string, steps: Step[]): Workflow {
  return { workflowId: `${workflow.stepId}-${what}`, summary, steps: goesOn(workflow, steps) }
}

/** A turn never reverts, so none of these returns to waiting. */
const NEVER_WAITING: Workflow = {
  workflowId: 'turn-stays',
  summary: 'A turn that has come is not taken back, however often it is asked.',
  unseen: Object.fromEntries(
    Object.values(STAGES)
      .flatMap(({ states }) => Object.keys(states))
      .filter(state => hears(state) && !['loading', 'waiting'].includes(state))
      .map(state => [`${state} | agreement.loaded | waiting`, 'a turn is never taken back']),
  ),
  steps: goesOn(STAGES.reviewing.workflow, [
    signer('turn', 'It still is.', reads('filled', '$response.body#/signing/signer/my_turn == true')),
  ]),
}

export function signingFlows(): Flows {
  const stages: Stage[] = Object.values(STAGES)
  return {
    title: 'Signing',
    summary: 'A signer’s way through an agreement, and whatever comes between at every stage of it.',
    chart: 'signing',
    made_by: 'mocks/flows/machines/signing.ts',
    workflows: [
      ...SINGLE,
      NEVER_WAITING,
      ...stages.flatMap(stage => [withdrawal(stage), declined(stage), elsewhere(stage), expiry(stage)]),
    ],
  }
}
