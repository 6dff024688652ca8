// Off the straight path: the homeowner fills it in, documents are voided, change orders, a move to another lender, an
// unused approval.
import type { Call, Workflow } from '../arazzo.ts'
import { begun, CONSENTS, filledWith, get, says, told } from '../lender-steps.ts'
import { asked } from '../sale-steps.ts'
import { bearer, clockBy, signIn } from '../steps.ts'
import type { ApplicationEventName } from './lender-chart.ts'
import type { Examples } from './lender-examples.ts'
import { type Road, roadOf } from './lender-road.ts'
import { acceptContract, type How, milestones, sendContract, signs } from './lender-roads.ts'

const HOMEOWNER = { email: 'sam.sample@example.com', language: 'en', by_mail: true }
const share_token = '$response.body#/share_token'

function byTheHomeowner(examples: Examples): Workflow {
  const workflowId = 'filled-in-by-homeowner'
  const road = roadOf({ lender: 'goodleap', lastname: '', examples })
  const share = (stepId: string, description: string) => {
    const moves = road.happen(['application.shared'])
    road.add({
      ...asked(stepId, description, says('Share', road.version(), HOMEOWNER), { ...told, share_token }),
      moves,
    })
    road.look('look', 'As the product shows it.', get)
  }
  share('share', 'The homeowner is mailed a link to fill it in.')
  share('share-anew', 'A new link; the previous one no longer works.')
  road.refused('cancel', 'A lender that never received it gets no message.', version =>
    says('Cancel', version, { reason: 'The homeowner is paying cash instead.' }),
  )
  road.act(
    { stepId: 'take-back', description: 'The rep takes it back.', events: ['application.taken_back'] },
    version => says('TakeBack', version),
  )
  share('share-last', 'And leaves it to the homeowner after all.')
  const shared = (name: string, more: Record<string, unknown> = {}): Call => ({
    operation: `POST /v3/lender_applications.${name}`,
    body: { share_token: '$steps.share-last.outputs.share_token', ...more },
    status: 200,
  })
  const known = { version: '$response.body#/shared/version', words_hash: '$response.body#/shared/words/hash' }
  road.add({
    stepId: 'opens',
    description: 'The homeowner opens the link.',
    outputs: known,
    call: {
      operation: 'GET /v3/lender_applications.GetShared',
      query: { share_token: '$steps.share-last.outputs.share_token' },
      status: 200,
    },
  })
  road.add({
    stepId: 'fills-in',
    description: 'Fills it in.',
    outputs: known,
    call: shared('SaveShared', { version: '$steps.opens.outputs.version', ...filledWith('Sample') }),
  })
  road.add({
    stepId: 'sends',
    description: 'And sends it off.',
    moves: road.happen(['application.submitted']),
    call: shared('SubmitShared', {
      version: '$steps.fills-in.outputs.version',
      words_hash: '$steps.fills-in.outputs.words_hash',
      consents: CONSENTS,
    }),
  })
  road.happen(['decision.approved', 'documents.sent'])
  road.look('look', 'The lender has decided meanwhile.', get)
  return { workflowId, summary: 'The homeowner fills the application in.', steps: road.steps }
}

const documents = (road: Road) =>
  road.act(
    { stepId: 'documents', description: 'The lender is to send its documents.', events: ['documents.sent'] },
    version => says('SendDocuments', version),
  )
const voids = (road: Road) =>
  road.lender(
    { stepId: 'voids', description: 'The lender finds a mistake in its documents.', events: ['documents.voided'] },
    'void_documents',
  )
const changes = (road: Road, amount_cents: number, events: readonly ApplicationEventName[]) =>
  road.act(
    { stepId: 'change', description: `A change order: $${(amount_cents / 100).toLocaleString('en-US')}.`, events },
    version =>
      says('RequestChangeOrder', version, {
        product_id: '$steps.offers.outputs.product_id',
        amount_cents,
        reason: 'Another number of panels.',
      }),
  )
const takesBack = (road: Road, ...events: ApplicationEventName[]) =>
  road.act(
    { stepId: 'no-change', description: 'It stays as it was.', events: ['change_order.canceled', ...events] },
    version => says('CancelChangeOrder', version),
  )
/** Less than was approved, and more: that is looked at again. */
const [LESS, MORE] = [1_500_000, 3_000_000]

export function enfinRoad(examples: Examples, how: How = {}): Workflow {
  const workflowId = how.id ?? 'enfin-to-payment'
  const road = roadOf({ ...how, lender: 'enfin', lastname: 'Sample', is_signed: true, examples })
  road.send(['decision.approved'])
  if (!how.by_webhook)
    road.act(
      { stepId: 'quote', description: 'Before documents go out, another quote is taken.', events: ['quote.updated'] },
      version => says('UpdateQuote', version, { product_id: '$steps.offers.outputs.product_id' }),
    )
  documents(road)
  voids(road)
  documents(road)
  road.lender(
    { stepId: 'views', description: 'The homeowner opens them.', events: ['documents.viewed'] },
    'view_documents',
  )
  voids(road)
  documents(road)
  signs(road)
  voids(road)
  documents(road)
  signs(road)
  sendContract(road)
  acceptContract(road, 'notice_to_proceed.given')
  const anew = ['documents.voided', 'documents.sent'] as const
  changes(road, LESS, ['change_order.requested', 'change_order.documents_sent', ...anew])
  takesBack(road)
  changes(road, MORE, ['change_order.requested', 'decision.in_review'])
  takesBack(road, 'decision.approved')
  changes(road, MORE, ['change_order.requested', 'decision.in_review'])
  road.lender(
    {
      stepId: 'agrees',
      description: 'The lender agrees to the higher amount and sends new documents.',
      events: ['decision.approved', 'change_order.documents_sent'],
    },
    'decide/approved',
  )
  road.lender(
    {
      stepId: 'signs-change',
      description: 'The homeowner signs; the change applies.',
      events: ['documents.signed', 'change_order.signed', 'change_order.applied'],
    },
    'sign_change_order',
  )
  sendContract(road)
  acceptContract(road)
  changes(road, 3_100_000, ['change_order.requested', 'decision.in_review'])
  road.lender(
    { stepId: 'applies', description: 'This one needs no signature.', events: ['change_order.applied'] },
    'apply_change_order',
  )
  road.lender({ stepId: 'agrees', description: 'And is approved.', events: ['decision.approved'] }, 'decide/approved')
  milestones(road, ['rejected', 'conditionally_approved'])
  return { workflowId, summary: 'A loan of EnFin with change orders.', steps: road.steps }
}

function moved(examples: Examples): Workflow {
  const workflowId = 'moved-to-another-lender'
  const road = roadOf({ lender: 'goodleap', lastname: 'Sample', examples })
  road.send(['decision.approved', 'documents.sent'])
  const lender = 'enfin'
  const [offers] = begun(lender)
  if (offers) road.add({ ...offers, stepId: 'offers-enfin' })
  const moves = road.happen(['application.moved'])
  road.add({
    ...asked('move', 'The deal goes there: a draft with the same people.', {
      ...says('Move', road.version(), { lender, product_id: '$steps.offers-enfin.outputs.product_id' }),
      checks: ["$response.body#/application/status == 'draft'"],
    }),
    moves,
  })
  road.look('look', 'Until that is sent, this one stays as it is.', get)
  return { workflowId, summary: 'A deal moves from GoodLeap to EnFin.', steps: road.steps }
}

function expired(examples: Examples): Workflow {
  const workflowId = 'approval-expired'
  const road = roadOf({ lender: 'goodleap', lastname: 'Sample', examples })
  road.send(['decision.approved', 'documents.sent'])
  road.add({
    stepId: 'wait',
    description: 'Half a year passes.',
    moves: road.happen(['decision.expired']),
    call: clockBy('181d'),
  })
  road.add({
    stepId: 'back',
    description: 'The owner signs in again.',
    call: signIn('$steps.open.outputs.email'),
    outputs: { token: '$response.body#/token' },
  })
  road.look('look', 'The approval is over.', { ...get, headers: bearer('back') })
  return { workflowId, summary: 'An approval that nobody used for 180 days.', steps: road.steps }
}

export const changedRoads = (examples: Examples): Workflow[] => [
  byTheHomeowner(examples),
  enfinRoad(examples),
  moved(examples),
  expired(examples),
]
