// How far a signer has come, as workflows that call each other, and for each stage what the states of the chart ask of the server
// there. States alike on the wire share a stage.
import type { Call, Step } from '../arazzo.ts'
import {
  adopts,
  keeps,
  link,
  out,
  reads,
  SHOWN,
  type StageScene,
  signer,
  signs,
  stage,
  tracks,
} from '../signing-steps.ts'

type Asked = Omit<Call, 'status'>

export type Stage = {
  workflow: StageScene
  /** Such as `who is reading`. */
  words: string
  /** States of the chart, each with what it asks next. */
  states: Record<string, Asked>
  /** The example returned when the agreement is read here. */
  shows: string
  /** The remaining steps until it is signed, done elsewhere. */
  rest: Step[]
  /** After which its link has expired. */
  lasts: string
  whose: 'signer_id' | 'second_id'
}

const alone = out('one')
const both = out('two')
const SIGNATURE = { outputs: { signature_id: '$response.body#/signature/id' } }
const look = reads('sent', '$response.body#/signing/signer/my_turn == true')

const opened = stage('opened', 'A homeowner has a link.', alone, [link('link', 'signer_id', { output: 'link' })])
const consenting = stage('consenting', 'A signer is asked to agree to signing on a screen.', opened, [
  signer('agreement', 'The page opens.', look, {
    moves: ['loading | agreement.loaded | consenting'],
    outputs: SHOWN,
  }),
  signer('viewed', 'It is on the screen.', tracks('viewed')),
])
const reading = stage('reading', 'A signer reads.', consenting, [
  signer('consented', 'Signing on a screen is agreed to.', tracks('consented'), {
    moves: ['consenting | consent.given | reading'],
  }),
])
const filling = stage('filling', 'A signer fills in.', reading, [
  signer('read', 'The last page is read.', tracks('page_read', { page: 1 }), {
    moves: ['reading | page.read | filling'],
  }),
])
const reviewing = stage(
  'reviewing',
  'A signer looks everything over.',
  filling,
  [
    signer('signature', 'A signature is drawn.', adopts, {
      moves: ['adopting | image.adopted | filling'],
      ...SIGNATURE,
    }),
    signer('progress', 'What was filled in is kept.', keeps()),
    signer('reviewed', 'Everything is there.', tracks('reviewed'), {
      moves: ['filling | review.chosen | reviewing'],
    }),
  ],
  {
    'filling | field.signed | adopting': 'a signature is asked for on the page',
    'filling | review.chosen | adopting': 'a signature is asked for on the page',
    'adopting | back | filling': 'nothing was drawn',
    'reviewing | back | filling': 'nothing has changed',
    'signing.delivering | back | reviewing': 'nothing was signed yet',
  },
)
const handover = stage('handover', 'A device is handed over to its signer.', alone, [
  link('link', 'signer_id', { in_person: true, output: 'link' }),
  signer(
    'agreement',
    'The page asks to hand the device over.',
    reads('handover', '$response.body#/signing/in_person_by != null'),
    { by: '$steps.link.outputs.link', moves: ['loading | agreement.loaded | handover'], outputs: SHOWN },
  ),
])
const waiting = stage('waiting', 'The company waits for the homeowner’s signature.', both, [
  { ...link('first', 'signer_id', { output: 'first_link' }), description: 'A link for the homeowner.' },
  { ...link('link', 'second_id', { output: 'link' }), description: 'And one for the company.' },
  signer(
    'agreement',
    'It is not the company’s turn yet.',
    reads('waiting', '$response.body#/signing/signer/my_turn == false'),
    { by: '$steps.link.outputs.link', moves: ['loading | agreement.loaded | waiting'], outputs: SHOWN },
  ),
])
const onPaper = stage('on-paper', 'A signer would rather sign on paper.', consenting, [
  signer('paper', 'A copy on paper is asked for.', tracks('paper_requested'), {
    moves: ['consenting | paper.chosen | on_paper'],
  }),
])

const WAY = ['agreement', 'viewed', 'consented', 'read', 'signature', 'sign'] as const
type Rest = { by?: string; body?: object; prefix?: string; example?: string }

/** From one of these to the signature. Earlier results are outputs of the stage. */
export function wayToSign(
  from: (typeof WAY)[number],
  { by, body, prefix = '', example = 'signed' }: Rest = {},
): Step[] {
  const done = WAY.indexOf(from)
  const shown = done > 0 ? 'open' : `${prefix}agreement`
  const ink = from === 'sign' ? 'open' : `${prefix}signature`
  const named = by ? { by } : {}
  const steps = [
    signer('agreement', 'The agreement opens.', look, { ...named, outputs: SHOWN }),
    signer('viewed', 'It is on the screen.', tracks('viewed'), named),
    signer('consented', 'Signing on a screen is agreed to.', tracks('consented'), named),
    signer('read', 'The page is read.', tracks('page_read', { page: 1 }), named),
    signer('signature', 'A signature is drawn.', adopts, { ...named, ...SIGNATURE }),
    signer('sign', 'It is signed.', { ...signs(body, shown, ink), example }, named),
  ]
  return steps.slice(done).map(step => ({ ...step, stepId: `${prefix}${step.stepId}` }))
}

/** The homeowner, whose turn is first, and then the company. */
const BOTH: Step[] = [
  ...wayToSign('agreement', { by: '$steps.open.outputs.first_link', prefix: 'homeowner-', example: 'part_signed' }),
  ...wayToSign('viewed', { body: { values: {}, signed_fields: ['countersign'] } }),
]

const BY_LINK = { lasts: '31d', whose: 'signer_id' } as const

export const STAGES = {
  opened: {
    workflow: opened,
    words: 'who has not opened the link yet',
    shows: 'sent',
    ...BY_LINK,
    states: { loading: look, unreachable: tracks('viewed') },
    rest: wayToSign('agreement'),
  },
  consenting: {
    workflow: consenting,
    words: 'who has not agreed yet',
    shows: 'sent',
    ...BY_LINK,
    states: { consenting: tracks('consented') },
    rest: wayToSign('consented'),
  },
  reading: {
    workflow: reading,
    words: 'who is reading',
    shows: 'consented',
    ...BY_LINK,
    states: { reading: tracks('page_read', { page: 1 }) },
    rest: wayToSign('read'),
  },
  filling: {
    workflow: filling,
    words: 'who is filling in',
    shows: 'read',
    ...BY_LINK,
    states: { filling: keeps(), adopting: adopts },
    rest: wayToSign('signature'),
  },
  reviewing: {
    workflow: reviewing,
    words: 'who is about to sign',
    shows: 'filled',
    ...BY_LINK,
    states: {
      reviewing: tracks('reviewed'),
      'signing.delivering': keeps(),
      'signing.sending': signs(),
      'signing.checking': look,
    },
    rest: wayToSign('sign'),
  },
  handover: {
    workflow: handover,
    words: 'to whom the device is handed over',
    shows: 'handover',
    lasts: '61m',
    whose: 'signer_id',
    states: { handover: tracks('device_received') },
    rest: wayToSign('viewed'),
  },
  waiting: {
    workflow: waiting,
    words: 'whose turn it is not yet',
    shows: 'waiting',
    lasts: '31d',
    whose: 'second_id',
    states: { waiting: tracks('viewed') },
    rest: BOTH,
  },
  on_paper: {
    workflow: onPaper,
    words: 'who would rather sign on paper',
    shows: 'sent',
    ...BY_LINK,
    states: { on_paper: tracks('paper_requested') },
    rest: wayToSign('consented'),
  },
} as const satisfies Record<string, Stage>
