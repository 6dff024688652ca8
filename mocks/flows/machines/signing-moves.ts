// The moves of the signing chart, from state to state: machines/agreements/signing.machine.ts walked with an agreement of one text field and
// one signature. Called by its flows and their test.
import type { SnapshotFrom } from 'xstate'
import { signingMachine } from '#machines/agreements/signing.machine.ts'
import { type Image, isReady, type Known, type SigningEvent } from '#machines/agreements/signing-facts.ts'
import { type Move, movesOf } from '../chart-paths.ts'

type Snapshot = SnapshotFrom<typeof signingMachine>

const KEPT: Image = { id: 'kept', kind: 'signature', way: 'drawn', png_base64: 'cG5n' }
const FRESH: Known = {
  status: 'sent',
  signer_status: 'pending',
  signs: true,
  my_turn: true,
  to_hand_over: false,
  consented: false,
  page_count: 2,
  pages_read: [],
  values: {},
  signed_fields: [],
  images: { signature: null, initials: null },
  asked: [
    { id: 'note', type: 'text', page: 1, required: true, label: '' },
    { id: 'sign', type: 'signature', page: 2, required: true, label: '' },
  ],
}
const READ: Partial<Known> = { signer_status: 'viewed', consented: true, pages_read: [1, 2] }
const DONE: Partial<Known> = {
  ...READ,
  values: { note: 'The side gate is open.' },
  signed_fields: ['sign'],
  images: { signature: KEPT, initials: null },
}
const loaded = (more: Partial<Known> = {}): SigningEvent => ({ type: 'agreement.loaded', known: { ...FRESH, ...more } })
const refused = (status: number, code = 'no'): SigningEvent => ({ type: 'refused', status, code, sentence: 'No.' })

const EVENTS: SigningEvent[] = [
  loaded(),
  loaded({ to_hand_over: true }),
  loaded({ my_turn: false }),
  loaded({ ...READ, pages_read: [1] }),
  loaded(DONE),
  loaded({ signer_status: 'signed' }),
  loaded({ signer_status: 'declined', status: 'canceled' }),
  loaded({ status: 'voided' }),
  { type: 'agreement.unreachable' },
  ...[refused(409, 'link_expired'), refused(404), refused(409), refused(400)],
  { type: 'retry.chosen' },
  { type: 'device.received' },
  { type: 'consent.given', language: 'en' },
  { type: 'consent.withdrawn' },
  { type: 'paper.chosen' },
  { type: 'page.read', page: 2, shown: { shown_as: 'paper' } },
  { type: 'field.filled', id: 'note', value: 'The side gate is open.' },
  { type: 'field.signed', id: 'sign', kind: 'signature' },
  { type: 'image.adopted', image: { ...KEPT, id: null } },
  { type: 'back' },
  { type: 'review.chosen' },
  { type: 'sign.chosen' },
  { type: 'signature.accepted' },
  { type: 'signature.unanswered' },
  { type: 'declined' },
  { type: 'post.kept' },
]

const wayOf = ({ value: { way } }: Snapshot) => (typeof way === 'string' ? way : `signing.${way.signing}`)
const named = (event: SigningEvent) => {
  if (event.type !== 'refused') return event.type
  return event.code === 'link_expired' ? 'refused 409 link_expired' : `refused ${event.status}`
}

export const signingMoves = (): Move[] =>
  movesOf(signingMachine, {
    events: EVENTS,
    nameOf: wayOf,
    eventName: named,
    serializeState: ({ value, context }) =>
      JSON.stringify([value.way, isReady(context), context.known.consented, value.line, context.queue.length]),
  })
