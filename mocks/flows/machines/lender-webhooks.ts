// What lenders tell by webhook: news as it comes, once more, late, and forged. Each flow begins with an application in review of which the
// product is told nothing until its company has made a secret.
import type { Step, Workflow } from '../arazzo.ts'
import { application_id, get, type Lender, verb, webhookSecret } from '../lender-steps.ts'
import { enfinRoad } from './lender-changes.ts'
import { follows } from './lender-decisions.ts'
import type { Examples } from './lender-examples.ts'
import { type Road, roadOf } from './lender-road.ts'
import { toldRoads } from './lender-roads.ts'

const NAMES: Record<Lender, string> = {
  goodleap: 'GoodLeap',
  'sunlight-financial': 'Sunlight Financial',
  lightreach: 'LightReach',
  enfin: 'EnFin',
}

/** What is sent, how it is told, and what the product must answer. */
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

const sends = (trial: Trial): Step => {
  const [description, status, code] = TRIALS[trial]
  return {
    stepId: trial.replaceAll('_', '-'),
    description,
    call: {
      source: 'sandbox',
      operation: 'POST /sandbox/applications/{reference}/webhook/{trial}',
      path: { reference: application_id, trial },
      status: 200,
      example: code ?? 'received',
      checks: [
        `$response.body#/answer/status == ${status}`,
        `$response.body#/answer/code == ${code === null ? 'null' : `'${code}'`}`,
      ],
    },
  }
}

const ALL: readonly Lender[] = ['goodleap', 'sunlight-financial', 'lightreach', 'enfin']

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

type Scene = { id: string; summary: string; play: (road: Road, lender: Lender) => void }

const unchanged = (road: Road, ...trials: Trial[]) => {
  for (const trial of trials) {
    road.add(sends(trial))
    road.look('unchanged', 'Nothing has changed by it.', get)
  }
}
/** While there is no secret the lender's decision stays unheard. */
const decidesUnheard = (road: Road) =>
  road.add({ stepId: 'decides', description: 'The lender approves; it can’t tell yet.', call: verb('decide/approved') })
const approved = (road: Road) => {
  road.happen(['decision.approved', ...follows(road, 'approved')])
  road.look('approved', 'Now the product shows the approval.', get)
}

const SCENES: readonly Scene[] = [
  {
    id: 'forged',
    summary: 'webhooks without the right signature change nothing, the right one does',
    play(road, lender) {
      decidesUnheard(road)
      road.add(sendsNothing)
      road.add(webhookSecret(lender))
      unchanged(road, 'unsigned', 'wrong_signature', 'changed', 'too_old')
      road.add(sends('again'))
      approved(road)
    },
  },
  {
    id: 'lost',
    summary: 'webhooks to a wrong address, about an unknown application or unreadable change nothing',
    play(road, lender) {
      decidesUnheard(road)
      road.add(webhookSecret(lender))
      unchanged(road, 'wrong_address', 'unknown_application', 'malformed')
      road.add(sends('again'))
      approved(road)
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
    summary: 'one decision after another arrives by webhook',
    play(road, lender) {
      road.add(webhookSecret(lender))
      for (const to of IN_ORDER) tells(road, to)
    },
  },
  {
    id: 'ended',
    summary: 'the lender cancels what it had approved, and tells by webhook',
    play(road, lender) {
      road.add(webhookSecret(lender))
      tells(road, 'approved')
      road.happen(['application.canceled'])
      road.add({ stepId: 'cancels', description: 'The lender cancels.', call: verb('cancel') })
      road.look('canceled', 'The product knows.', get)
      unchanged(road, 'again', 'older')
    },
  },
]

const sendsNothing: Step = {
  stepId: 'no-secret',
  description: 'Without a secret the lender can send nothing.',
  call: {
    source: 'sandbox',
    operation: 'POST /sandbox/applications/{reference}/webhook/{trial}',
    path: { reference: application_id, trial: 'again' },
    status: 409,
    example: 'no_secret',
    checks: ["$response.body#/code == 'no_secret'"],
  },
}

function tells(road: Road, to: (typeof IN_ORDER)[number] | 'approved') {
  road.happen([`decision.${to}`, ...follows(road, to)])
  road.add({
    stepId: 'decides',
    description: `The lender decides: ${to.replaceAll('_', ' ')}.`,
    call: verb(`decide/${to}`),
  })
  road.look('told', 'Its webhook has told the product.', get)
}

export function webhookFlows(examples: Examples): Workflow[] {
  const scenes = ALL.flatMap(lender =>
    SCENES.map(({ id, summary, play }) => {
      const workflowId = `${lender}-${id}`
      const road = roadOf({ workflowId, lender, lastname: 'Review', examples })
      road.send(['decision.in_review'])
      play(road, lender)
      return { workflowId, summary: `${NAMES[lender]}: ${summary}.`, steps: road.steps }
    }),
  )
  return [...scenes, ...toldRoads(examples), enfinRoad(examples, { id: 'told-by-enfin', by_webhook: true })]
}
