// Applications to the end: documents, stipulations, contract, milestones and change orders, at each lender as it has them. What happens
// was chosen so that together they make every move that the decisions' paths leave.
import { agreementTemplate, signed } from '../agreement-steps.ts'
import type { Workflow } from '../arazzo.ts'
import { says, submitMilestone, uploadDocument, uploadStipulation } from '../lender-steps.ts'
import { projectIs } from '../sale-steps.ts'
import type { ApplicationEventName } from './lender-chart.ts'
import type { Examples } from './lender-examples.ts'
import { type Road, roadOf } from './lender-road.ts'

const contract = (version: string) =>
  says('SendContract', version, { transaction_id: '$steps.sent.outputs.transaction_id' })
export const sendContract = (road: Road) =>
  road.act(
    {
      stepId: 'contract',
      description: 'The lender is given the signed agreement, and takes it up.',
      events: ['contract.uploaded', 'contract.taken_up'],
    },
    contract,
  )
export const acceptContract = (road: Road, ...events: ApplicationEventName[]) =>
  road.lender(
    { stepId: 'accepts', description: 'The contract is accepted.', events: ['contract.accepted', ...events] },
    'accept_contract',
  )
export const signs = (road: Road, ...events: ApplicationEventName[]) =>
  road.lender(
    {
      stepId: 'signs',
      description: 'The homeowner signs the lender’s documents.',
      events: ['documents.signed', ...events],
    },
    'sign_documents',
  )

const PAPERS = {
  notice_to_proceed: [],
  installation_complete: ['final_design', 'permit', 'installation_photos'],
  permission_to_operate: ['permission_to_operate', 'monitoring'],
} as const
const IN_WORDS = {
  notice_to_proceed: 'Notice to proceed',
  installation_complete: 'Installation complete',
  permission_to_operate: 'Permission to operate',
} as const
type Milestone = keyof typeof PAPERS
type Judged = 'approved' | 'conditionally_approved' | 'rejected'
const VERBS = { approved: 'approve', conditionally_approved: 'conditionally_approve', rejected: 'reject' } as const
const SAID = { approved: 'approves', conditionally_approved: 'approves on conditions', rejected: 'rejects' } as const

const ALL_MILESTONES = ['notice_to_proceed', 'installation_complete', 'permission_to_operate'] as const

/** Milestones in order, each judged as in `judged` and resubmitted after each rejection. */
export function pass(road: Road, judged: readonly Judged[], passed: readonly Milestone[]) {
  for (const milestone of passed) {
    for (const kind of PAPERS[milestone])
      road.say(
        {
          stepId: 'paper',
          description: `The lender wants to see: ${kind.replaceAll('_', ' ')}.`,
          events: ['document.uploaded'],
        },
        version => uploadDocument(version, kind),
      )
    let is_with_lender = false
    for (const verdict of judged) {
      if (!is_with_lender) submit(road, milestone)
      judge(road, milestone, verdict)
      is_with_lender = verdict === 'conditionally_approved'
    }
  }
}

/** All three; then the money. */
export function milestones(road: Road, judged: readonly Judged[]) {
  pass(road, judged, ALL_MILESTONES)
  road.lender({ stepId: 'funds', description: 'The lender pays.', events: ['decision.funded'] }, 'fund')
  road.add(projectIs('funded', 'The sale is done.'))
  road.refused('refused', 'Nobody withdraws it any more.', version => says('Cancel', version, { reason: 'Too late.' }))
}
const submit = (road: Road, milestone: Milestone) =>
  road.act(
    {
      stepId: 'milestone',
      description: `${IN_WORDS[milestone]} is put before the lender.`,
      events: [`${milestone}.submitted`],
    },
    version => submitMilestone(version, milestone),
  )
const judge = (road: Road, milestone: Milestone, verdict: Judged) =>
  road.lender(
    { stepId: 'judges', description: `The lender ${SAID[verdict]} it.`, events: [`${milestone}.${verdict}`] },
    `${VERBS[verdict]}_milestone`,
  )

function atGoodleap(examples: Examples, how: How = {}): Workflow {
  const workflowId = how.id ?? 'goodleap-to-payment'
  const road = roadOf({ ...how, lender: 'goodleap', lastname: 'Sample', is_signed: true, examples })
  road.send(['decision.approved', 'documents.sent'])
  if (!how.by_webhook)
    road.refused('too-early', 'Nothing is built before notice to proceed.', version =>
      submitMilestone(version, 'notice_to_proceed'),
    )
  road.lender(
    { stepId: 'views', description: 'The homeowner opens the loan documents.', events: ['documents.viewed'] },
    'view_documents',
  )
  signs(road)
  sendContract(road)
  road.lender(
    { stepId: 'rejects', description: 'The contract does not fit.', events: ['contract.rejected'] },
    'reject_contract',
  )
  sendContract(road)
  acceptContract(road, 'notice_to_proceed.given')
  if (!how.by_webhook)
    road.refused('too-late', 'From here only the lender can cancel it.', version =>
      says('Cancel', version, { reason: 'The homeowner is paying cash instead.' }),
    )
  milestones(road, how.by_webhook ? ['rejected', 'approved'] : ['rejected', 'rejected', 'approved'])
  return {
    workflowId,
    summary: 'A loan of GoodLeap, each milestone rejected first.',
    unseen: UNSEEN,
    steps: road.steps,
  }
}

/** Of the sandbox’s lenders. */
const UNSEEN = {
  'contract.uploaded | contract.accepted | contract.accepted':
    'lenders here take a contract up first; the product shows what comes of it alike',
  'contract.uploaded | contract.rejected | contract.rejected': 'as above',
}

function atSunlight(examples: Examples, how: How = {}): Workflow {
  const workflowId = how.id ?? 'sunlight-financial-to-payment'
  const road = roadOf({ ...how, lender: 'sunlight-financial', lastname: 'Stipulations', examples })
  road.stipulate(() => ['open', 'open'])
  const looked = road.send(['decision.approved_with_stipulations', 'stipulations.opened'], {
    stepId: 'stipulated',
    outputs: { stipulation_id: '$response.body#/application/stipulations/0/id' },
  })
  road.stipulate(([, ...more]) => ['submitted', ...more])
  road.act(
    { stepId: 'answer', description: 'A pay stub, for the first stipulation.', events: ['stipulations.answered'] },
    version => uploadStipulation(version, `$steps.${looked}.outputs.stipulation_id`),
  )
  const clears = () => {
    road.stipulate(all => all.map(() => 'cleared'))
    road.lender(
      { stepId: 'clears', description: 'The lender has seen enough.', events: ['stipulations.cleared'] },
      'clear_stipulations',
    )
  }
  clears()
  road.stipulate(all => [...all, 'open'])
  road.lender(
    { stepId: 'wants-more', description: 'Now it wants a utility bill as well.', events: ['stipulations.opened'] },
    'add_stipulation',
  )
  clears()
  for (const step of [...agreementTemplate, ...signed]) road.add(step)
  const documents = (description: string) =>
    road.act({ stepId: 'documents', description, events: ['documents.sent'] }, version =>
      says('SendDocuments', version),
    )
  documents('The lender is to send its documents.')
  if (!how.by_webhook) documents('And once more, as a reminder.')
  signs(road)
  sendContract(road)
  acceptContract(road, 'notice_to_proceed.given')
  milestones(road, ['conditionally_approved', 'approved'])
  return { workflowId, summary: 'A loan of Sunlight Financial with stipulations.', steps: road.steps }
}

function atLightreach(examples: Examples, how: How = {}): Workflow {
  const workflowId = how.id ?? 'lightreach-to-payment'
  const road = roadOf({ ...how, lender: 'lightreach', lastname: 'Sample', is_signed: true, examples })
  road.send(['decision.approved', 'documents.sent'])
  if (!how.by_webhook) changesAtLightreach(road)
  signs(road)
  sendContract(road)
  acceptContract(road, 'notice_to_proceed.given')
  milestones(road, ['approved'])
  return { workflowId, summary: 'A power purchase agreement of LightReach, without a hitch.', steps: road.steps }
}

/** The company's own acts, of which no webhook tells. */
function changesAtLightreach(road: Road) {
  const change = { product_id: '$steps.offers.outputs.product_id', amount_cents: 1_900_000, reason: 'One panel less.' }
  road.refused('no-change', 'LightReach knows no change orders.', version =>
    says('RequestChangeOrder', version, change),
  )
  road.act(
    { stepId: 'design', description: 'It takes the design as it is now.', events: ['design.updated'] },
    version => says('UpdateDesign', version),
  )
  road.act({ stepId: 'quote', description: 'And another quote.', events: ['quote.updated'] }, version =>
    says('UpdateQuote', version, { product_id: '$steps.offers.outputs.product_id' }),
  )
}

/** Under another name, with news by webhook, and without what the company does by itself. */
export type How = { id?: string; by_webhook?: boolean }

export const roads = (examples: Examples): Workflow[] => [
  atGoodleap(examples),
  atSunlight(examples),
  atLightreach(examples),
]

/** The same loans, with news by webhook alone. */
export const toldRoads = (examples: Examples): Workflow[] =>
  [
    atGoodleap(examples, { id: 'goodleap-by-webhook', by_webhook: true }),
    atSunlight(examples, { id: 'sunlight-financial-by-webhook', by_webhook: true }),
    atLightreach(examples, { id: 'lightreach-by-webhook', by_webhook: true }),
  ].map(({ unseen: _, ...workflow }) => ({ ...workflow, summary: `${workflow.summary} Webhooks tell every step.` }))
