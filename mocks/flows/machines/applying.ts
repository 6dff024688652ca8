// Flows of a homeowner who fills an application in by link: each move of machines/applications/lenders/applying.machine.ts that a
// request shows. The form's current step is known to the browser only.
import type { SnapshotFrom } from 'xstate'
import { APPLYING_STEPS, type ApplyingEvent, applyingMachine } from '#machines/applications/lenders/applying.machine.ts'
import type { Call, Flows, Step, Workflow } from '../arazzo.ts'
import { draftApplication } from '../beginnings.ts'
import { type Move, movesOf, said } from '../chart-paths.ts'
import { CONSENTS, get, person, says, told } from '../lender-steps.ts'
import { asked } from '../sale-steps.ts'
import { clockBy, numbered, scene } from '../steps.ts'

const AFTER: Record<string, string> = { 'xstate.after.lookAgain.applying.unanswered': 'look.over' }
const EVENTS: ApplyingEvent[] = [
  ...APPLYING_STEPS.map((begin_at): ApplyingEvent => ({ type: 'application.loaded', state: 'open', begin_at })),
  { type: 'application.loaded', state: 'sent', begin_at: 'agree' },
  { type: 'application.loaded', state: 'over', begin_at: 'agree' },
  { type: 'link.refused' },
  { type: 'answer.missed' },
  { type: 'retry.chosen' },
  { type: 'next.chosen', whole: true },
  { type: 'back.chosen' },
  ...APPLYING_STEPS.map((step): ApplyingEvent => ({ type: 'step.chosen', step })),
  { type: 'send.chosen', whole: true },
  { type: 'application.accepted' },
  { type: 'application.refused', sentence: 'The text has changed.' },
  ...Object.keys(AFTER).map((type): ApplyingEvent => Object({ type })),
]
const nameOf = ({ value }: SnapshotFrom<typeof applyingMachine>) =>
  typeof value === 'string' ? value : `filling.${value.filling}`

export const applyingMoves = (): Move[] =>
  movesOf(applyingMachine, {
    events: EVENTS,
    nameOf,
    eventName: ({ type }) => AFTER[type] ?? type,
  })

const share_token = '$steps.share.outputs.share_token'
const known = { version: '$response.body#/shared/version', words_hash: '$response.body#/shared/words/hash' }

/** By the holder of the link, who has no session. */
const homeowner = (stepId: string, description: string, call: Call, moves: readonly string[] = []): Step => ({
  stepId,
  description,
  call,
  moves,
  ...(call.status === 200 ? { outputs: known } : {}),
})
const opens = (description: string, state: 'open' | 'sent' | 'over', moves: readonly string[]) =>
  homeowner(
    'opens',
    description,
    {
      operation: 'GET /v3/lender_applications.GetShared',
      query: { share_token },
      status: 200,
      example: state === 'open' ? 'usual' : state,
      checks: [`$response.body#/shared/state == '${state}'`],
    },
    moves,
  )
const refused = (description: string, status: number, code: string, moves: readonly string[]) =>
  homeowner(
    'opens',
    description,
    {
      operation: 'GET /v3/lender_applications.GetShared',
      query: { share_token },
      status,
      example: status === 404 ? 'link' : code,
      checks: [`$response.body#/code == '${code}'`],
    },
    moves,
  )
const saves = (description: string, more: Record<string, unknown>) =>
  homeowner('saves', description, {
    operation: 'POST /v3/lender_applications.SaveShared',
    body: { share_token, version: '$steps.opens.outputs.version', ...more },
    status: 200,
  })
const sends = (
  description: string,
  after: string,
  answer: Pick<Call, 'status' | 'example' | 'checks'>,
  moves: readonly string[],
  words_hash = `$steps.${after}.outputs.words_hash`,
) =>
  homeowner(
    'sends',
    description,
    {
      operation: 'POST /v3/lender_applications.SubmitShared',
      body: { share_token, version: `$steps.${after}.outputs.version`, words_hash, consents: CONSENTS },
      ...answer,
    },
    moves,
  )
const SENT = { status: 200, example: 'sent', checks: ["$response.body#/shared/state == 'sent'"] }
const LAST = { occupancy: 'primary', property: 'single_family', autopay: true }

const shared = scene('shared-application', 'An application is shared with its homeowner by link.', [
  { ...draftApplication, inputs: { lender: 'goodleap' } },
  asked(
    'share',
    'The homeowner is mailed a link.',
    says('Share', '$steps.draft.outputs.version', { email: 'sam.sample@example.com', language: 'en', by_mail: true }),
    { ...told, share_token: '$response.body#/share_token' },
  ),
])
const begins = opens('Nothing is filled in: the form begins with a welcome.', 'open', [
  'loading | application.loaded | filling.welcome',
])
const filled = saves('What is typed is saved as it is typed.', { people: [person('Sample')], ...LAST })
const takesBack = asked(
  'take-back',
  'The rep takes the application back.',
  says('TakeBack', '$steps.share.outputs.version'),
)

const unseenMoves = (): Record<string, string> =>
  Object.fromEntries(
    applyingMoves().flatMap(move => {
      const reason = reasonOf(move)
      return reason === undefined ? [] : [[said(move), reason]]
    }),
  )

/** Why no request shows a move; undefined if one does. */
function reasonOf({ from, event, to }: Move): string | undefined {
  if (event === 'answer.missed') return 'no answer arrives'
  if (event === 'retry.chosen' || event === 'look.over') return 'the request that follows is the same'
  if (event === 'send.chosen') return 'the answer to the request is the next move'
  if (from === 'filling.review' && to === 'over') return 'the same answer as when the page opens'
  const fills = from.startsWith('filling.')
  if (fills && to.startsWith('filling.')) return 'the form shows another step'
  if (fills && from !== 'filling.review') return 'the same answer as at the review'
  if (from === 'loading' && ['filling.co_applicant', 'filling.review'].includes(to))
    return 'the browser finds where the form goes on'
  if (from === 'looking' && ['over', 'dead'].includes(to)) return 'the same answer as when the page opens'
  return undefined
}

const WORKFLOWS: Workflow[] = [
  {
    workflowId: 'filled-in-and-sent',
    summary: 'A homeowner fills the application in step by step, leaves, comes back and sends it.',
    unseen: unseenMoves(),
    steps: [
      shared,
      begins,
      saves('The name first.', {
        people: [
          {
            role: 'applicant',
            firstname: 'Sam',
            lastname: 'Sample',
            email: 'sam.sample@example.com',
            phone: '(602) 555-0142',
            employment: 'employed',
          },
        ],
      }),
      opens('Back after a while: the form goes on where something is missing.', 'open', [
        'loading | application.loaded | filling.you',
      ]),
      { ...saves('All about the applicant.', { people: [person('Sample')] }), stepId: 'saves-you' },
      opens('Only the home is missing.', 'open', ['loading | application.loaded | filling.home']),
      { ...saves('All about the home.', { people: [person('Sample')], ...LAST }), stepId: 'saves-home' },
      opens('Everything is filled in; consents are never kept.', 'open', [
        'loading | application.loaded | filling.agree',
      ]),
      sends('Agreed to and sent.', 'opens', SENT, ['sending | application.accepted | sent']),
      opens('The link shows that it was sent.', 'sent', ['loading | application.loaded | sent']),
    ],
  },
  {
    workflowId: 'refused-then-sent',
    summary: 'Consents to another text are refused; after reading this one, it is sent.',
    steps: [
      shared,
      begins,
      filled,
      sends(
        'Consents to another text are refused.',
        'saves',
        { status: 409, example: 'words_changed', checks: ["$response.body#/code == 'words_changed'"] },
        ['sending | application.refused | filling.review'],
        '0'.repeat(64),
      ),
      sends('Consents to this text are taken.', 'saves', SENT, ['sending | application.accepted | sent']),
    ],
  },
  {
    workflowId: 'answer-lost',
    summary: 'The answer gets lost: the page looks up whether it was sent before it sends again.',
    steps: [
      shared,
      begins,
      filled,
      opens('The request never arrived: it is still open.', 'open', ['looking | application.loaded | filling.review']),
      sends('Sent, but the connection drops before the answer arrives.', 'saves', SENT, []),
      opens('It had arrived.', 'sent', ['looking | application.loaded | sent']),
    ],
  },
  {
    workflowId: 'sent-from-another-device',
    summary: 'It was sent from another device while it was filled in here.',
    steps: [
      shared,
      begins,
      filled,
      sends('The other device sends it.', 'saves', SENT, []),
      opens('This device hears that it was sent.', 'sent', ['filling.review | application.loaded | sent']),
    ],
  },
  {
    workflowId: 'taken-back-while-filled-in',
    summary: 'The rep takes the application back while the homeowner fills it in.',
    steps: [
      shared,
      begins,
      takesBack,
      refused('The link opens nothing any more.', 404, 'no_such_link', ['filling.review | link.refused | dead']),
    ],
  },
  {
    workflowId: 'canceled-after-it-was-sent',
    summary: 'The company cancels it; the homeowner’s link says so.',
    steps: [
      shared,
      begins,
      filled,
      sends('The homeowner sends it.', 'saves', SENT, []),
      asked('sent', 'The rep sees it.', get, told),
      asked(
        'cancel',
        'The rep cancels it.',
        says('Cancel', '$steps.sent.outputs.version', { reason: 'The homeowner is paying cash instead.' }),
      ),
      opens('The application is over.', 'over', ['loading | application.loaded | over']),
    ],
  },
  {
    workflowId: 'link-expired',
    summary: 'A link that lasted too long opens nothing.',
    steps: [
      shared,
      begins,
      { stepId: 'passes', description: 'Months pass.', call: clockBy('120d') },
      refused('The link has expired.', 409, 'link_expired', ['loading | link.refused | dead']),
    ],
  },
]

export const applyingFlows = (): Flows => ({
  title: 'A homeowner’s application',
  summary: 'What a homeowner’s page sends as an application is filled in by link.',
  chart: 'applying',
  made_by: 'mocks/flows/machines/applying.ts',
  workflows: WORKFLOWS.map(workflow => ({ ...workflow, steps: last(numbered(workflow.steps)) })),
})

/** Each request goes on from the latest answer of its kind. */
const last = (steps: readonly Step[]): Step[] =>
  steps.map((step, nth) =>
    JSON.parse(
      JSON.stringify(step).replaceAll(/\$steps\.(opens|saves)\./g, (all, kind: string) => {
        const latest = steps.slice(0, nth).findLast(({ stepId }) => stepId.startsWith(kind))
        return latest ? `$steps.${latest.stepId}.` : all
      }),
    ),
  )
