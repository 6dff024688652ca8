// Flows of lenders' webhooks: new, repeated, late and forged ones. Each begins with an application in review; until the
// company has created a secret, no webhook arrives.
import type { Call, Step, Workflow } from '../arazzo.ts'
import {
  ALL_LENDERS,
  AT_EACH,
  application_id,
  get,
  LENDER_NAMES,
  type Lender,
  verb,
  webhookSecret,
} from '../lender-steps.ts'
import { enfinRoad } from './lender-changes.ts'
import { decides } from './lender-decisions.ts'
import type { Examples } from './lender-examples.ts'
import { type Road, roadOf } from './lender-road.ts'
import { toldRoads } from './lender-roads.ts'

/** What is sent, how, and the product's expected answer. */
const TRIALS = {
  again: ['The lender sends its latest news again.', 200, null],
  older: ['News of the day before arrives late.', 200, null],
  unsigned: ['A webhook arrives without a signature.', 401, 'wrong_signature'],
  wrong_signature: ['A webhook is signed with another secret.', 401, 'wrong_signature'],
  changed: ['A webhook was changed after it was signed.', 401, 'wrong_signature'],
  too_old: ['A webhook was signed ten minutes ago.', 401, 'too_old'],
  wrong_address: ['A webhook goes to an address that belongs to nobody.', 404, 'no_such_webhook'],
  unknown_application: ['A webhook is about an application that the product doesn’t have.', 404, 'no_such_application'],
  malformed: ['A signed webhook breaks the lender’s contract.', 400, 'invalid_input'],
} as const
type Trial = keyof typeof TRIALS

const webhook = (
  trial: Trial,
  stepId: string,
  description: string,
  answer: Pick<Call, 'status' | 'example' | 'checks'>,
): Step => ({
  stepId,
  description,
  call: {
    source: 'sandbox',
    operation: 'POST /sandbox/applications/{reference}/webhook/{trial}',
    path: { reference: application_id, trial },
    ...answer,
  },
})

const sends = (trial: Trial): Step => {
  const [description, status, code] = TRIALS[trial]
  return webhook(trial, trial.replaceAll('_', '-'), description, {
    status: 200,
    example: code ?? 'received',
    checks: [
      `$response.body#/answer/status == ${status}`,
      `$response.body#/answer/code == ${code === null ? 'null' : `'${code}'`}`,
    ],
  })
}
const sendsNothing = webhook('again', 'no-secret', 'Without a secret the lender can’t send anything.', {
  status: 409,
  example: 'no_secret',
  checks: ["$response.body#/code == 'no_secret'"],
})

/** Each follows from the one before as the chart allows. */
const IN_ORDER = [
  'counter_offered',
  'no_match',
  'on_hold',
  'credit_frozen',
  'approved_with_stipulations',
  'in_review',
  'declined',
] as const

/** What every lender does alike; `each` shows more of it, at each lender by itself. */
type Scene = { id: string; summary: string; each?: boolean; play: (road: Road, lender: string) => void }

const unchanged = (road: Road, ...trials: Trial[]) => {
  for (const trial of trials) {
    road.add(sends(trial))
    road.look('unchanged', 'Nothing has changed by it.', get)
  }
}
/** While there is no secret the lender's decision stays unheard. */
const decidesUnheard = (road: Road) =>
  road.add({ stepId: 'decides', description: 'The lender approves; it can’t tell yet.', call: verb('decide/approved') })
/** The approval gets through once a webhook is as it should be. */
const heardAtLast = (road: Road, lender: string, ...trials: Trial[]) => {
  road.add(webhookSecret(lender))
  unchanged(road, ...trials)
  road.add(sends('again'))
  road.happen(decides(road, 'approved'))
  road.look('approved', 'Now the product shows the approval.', get)
}

const SCENES: readonly Scene[] = [
  {
    id: 'forged',
    summary: 'webhooks without the right signature change nothing, the right one does',
    play(road, lender) {
      decidesUnheard(road)
      road.add(sendsNothing)
      heardAtLast(road, lender, 'unsigned', 'wrong_signature', 'changed', 'too_old')
    },
  },
  {
    id: 'lost',
    summary: 'webhooks to a wrong address, about an unknown application, or malformed, change nothing',
    play(road, lender) {
      decidesUnheard(road)
      heardAtLast(road, lender, 'wrong_address', 'unknown_application', 'malformed')
    },
  },
  {
    id: 'twice',
    summary: 'a webhook that arrives three times counts once',
    play(road, lender) {
      road.add(webhookSecret(lender))
      tells(road, 'approved')
      unchanged(road, 'again', 'again')
    },
  },
  {
    id: 'late',
    summary: 'older news that arrives after newer changes nothing',
    play(road, lender) {
      road.add(webhookSecret(lender))
      tells(road, 'approved')
      unchanged(road, 'older')
      tells(road, 'on_hold')
      unchanged(road, 'older', 'again')
    },
  },
  {
    id: 'decided',
    each: true,
    summary: 'one decision after another arrives by webhook',
    play(road, lender) {
      road.add(webhookSecret(lender))
      for (const to of IN_ORDER) tells(road, to)
    },
  },
  {
    id: 'ended',
    summary: 'the lender cancels an application it had approved',
    play(road, lender) {
      road.add(webhookSecret(lender))
      tells(road, 'approved')
      road.happen(['application.canceled'])
      road.add({ stepId: 'cancels', description: 'The lender cancels.', call: verb('cancel') })
      road.look('canceled', 'The product shows it.', get)
      unchanged(road, 'again', 'older')
    },
  },
]

function tells(road: Road, to: (typeof IN_ORDER)[number] | 'approved') {
  road.happen(decides(road, to))
  road.add({
    stepId: 'decides',
    description: `The lender decides: ${to.replaceAll('_', ' ')}.`,
    call: verb(`decide/${to}`),
  })
  road.look('told', 'The product knows it by webhook.', get)
}

export function webhookFlows(examples: Examples): Workflow[] {
  const flowOf = ({ id, summary, play }: Scene, lender: Lender | readonly Lender[]): Workflow => {
    const road = roadOf({ lender, lastname: 'Review', examples })
    road.send(['decision.in_review'])
    const one = typeof lender === 'string'
    play(road, one ? lender : '$inputs.lender')
    const workflowId = one ? `${lender}-${id}` : id
    const words = one ? `${LENDER_NAMES[lender]}: ${summary}` : `At a lender ${summary}`
    return { workflowId, summary: `${words}.`, ...(one ? {} : { inputs: AT_EACH }), steps: road.steps }
  }
  const scenes = SCENES.flatMap(scene =>
    scene.each ? ALL_LENDERS.map(lender => flowOf(scene, lender)) : [flowOf(scene, ALL_LENDERS)],
  )
  return [...scenes, ...toldRoads(examples), enfinRoad(examples, { id: 'enfin-by-webhook', by_webhook: true })]
}
