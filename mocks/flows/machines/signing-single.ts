// Events of a single stage of signing: signing twice, mistakes, changes of mind, a lost answer, a turn that comes.
import type { Step, Workflow } from '../arazzo.ts'
import { declines, keeps, reads, signer, signs, tracks } from '../signing-steps.ts'
import { goesOn } from '../steps.ts'
import { STAGES, wayToSign } from './signing-stages.ts'

type Told = { summary: string; unseen?: Record<string, string>; steps: Step[] }

const from = (stage: keyof typeof STAGES, workflowId: string, { steps, ...rest }: Told): Workflow => ({
  workflowId,
  ...rest,
  steps: goesOn(STAGES[stage].workflow, steps),
})

const code = (text: string) => [`$response.body#/code == '${text}'`]
const invalid = { status: 400, example: 'field', checks: code('invalid_input') }
const notYet = (example: string) => ({ status: 409, example, checks: code(example) })
const agreed = '$response.body#/signing/consent/given_at != null'

export const SINGLE: readonly Workflow[] = [
  from('reviewing', 'signed-twice', {
    summary: 'A signer signs, and a second tap signs nothing twice.',
    steps: [
      signer('progress-again', 'What is not kept yet goes first.', keeps(), {
        moves: ['reviewing | sign.chosen | signing.delivering', 'signing.delivering | post.kept | signing.sending'],
      }),
      signer(
        'sign',
        'The signature.',
        { ...signs(), example: 'signed', checks: ["$response.body#/signing/status == 'signed'"] },
        {
          moves: ['signing.sending | signature.accepted | completed'],
        },
      ),
      signer(
        'sign-again',
        'The second tap is answered like the first.',
        { ...signs(), example: 'signed', checks: ["$response.body#/signing/status == 'signed'"] },
        {
          moves: ['reviewing | sign.chosen | signing.sending'],
        },
      ),
      signer('decline', 'Nobody declines what is signed.', {
        ...declines,
        status: 409,
        example: 'ended',
        checks: code('illegal_transition'),
      }),
      signer(
        'later',
        'Opened later, the link shows it signed.',
        reads('signed', "$response.body#/signing/signer/status == 'signed'"),
        {
          moves: ['loading | agreement.loaded | completed'],
        },
      ),
    ],
  }),
  from('reviewing', 'mistakes', {
    summary: 'What fits no field, or leaves one empty, is refused and nothing is lost.',
    steps: [
      signer(
        'no-such-field',
        'A field the agreement does not have.',
        { ...keeps({ values: { nowhere: 'x' }, signed_fields: [] }), ...invalid },
        {
          moves: ['signing.delivering | refused 400 | filling'],
        },
      ),
      signer(
        'empty',
        'A field that must be signed is not.',
        { ...signs({ values: {}, signed_fields: [] }), ...invalid },
        {
          moves: ['signing.sending | refused 400 | reviewing'],
        },
      ),
      signer(
        'kept',
        'What was kept before is still there.',
        reads('filled', '$response.body#/signing/signed_fields/0 != null'),
      ),
    ],
  }),
  from('consenting', 'in-order', {
    summary: 'Nobody signs before agreeing to it, reading every page, and on another document than was shown.',
    steps: [
      ...wayToSign('signature').slice(0, 1),
      signer('too-early', 'Without consent.', {
        ...signs(undefined, 'open', 'signature'),
        ...notYet('consent_missing'),
      }),
      signer('consented', 'Agreed.', tracks('consented'), { moves: ['consenting | consent.given | reading'] }),
      signer('unread', 'Without having read every page.', {
        ...signs(undefined, 'open', 'signature'),
        ...notYet('pages_unread'),
      }),
      signer('read', 'Read.', tracks('page_read', { page: 1 }), { moves: ['reading | page.read | filling'] }),
      signer('another-document', 'Another document than the one shown.', otherDocument()),
    ],
  }),
  from('reviewing', 'consent-withdrawn', {
    summary: 'A signer withdraws their consent, agrees again, and withdraws it again.',
    unseen: { 'unreachable | consent.withdrawn | on_paper': 'it is sent once the connection is back' },
    steps: [
      signer('withdrawn', 'Rather not on a screen.', tracks('consent_withdrawn'), {
        moves: ['filling', 'adopting', 'reviewing'].map(state => `${state} | consent.withdrawn | on_paper`),
      }),
      signer(
        'look',
        'The page, opened again, asks again.',
        reads('sent', '$response.body#/signing/consent/given_at == null'),
        {
          moves: ['on_paper | retry.chosen | loading', 'loading | agreement.loaded | consenting'],
        },
      ),
      signer('consented', 'After all.', tracks('consented'), { moves: ['consenting | consent.given | filling'] }),
      signer('goes-on', 'Every page counts as read.', reads('filled', agreed), {
        moves: ['loading | agreement.loaded | filling'],
      }),
      signer('withdrawn-again', 'Before the page has loaded.', tracks('consent_withdrawn'), {
        moves: ['loading | consent.withdrawn | on_paper'],
      }),
    ],
  }),
  from('reading', 'consent-withdrawn-reading', {
    summary: 'A signer comes back to where they were reading, and withdraws their consent.',
    steps: [
      signer('resumed', 'The page is opened again.', tracks('resumed')),
      signer('look', 'It goes on with the pages.', reads('consented', agreed), {
        moves: ['loading | agreement.loaded | reading'],
      }),
      signer('withdrawn', 'Rather not on a screen.', tracks('consent_withdrawn'), {
        moves: ['reading | consent.withdrawn | on_paper'],
      }),
    ],
  }),
  from('reviewing', 'unanswered', {
    summary: 'A signature whose answer was lost is asked about before it is offered again.',
    steps: [
      signer('asked', 'It had not arrived.', reads('filled', "$response.body#/signing/signer/status == 'viewed'"), {
        moves: [
          'signing.sending | signature.unanswered | signing.checking',
          'signing.checking | agreement.loaded | reviewing',
        ],
      }),
      ...wayToSign('sign'),
    ],
  }),
  from('waiting', 'turn-comes', {
    summary: 'Once the homeowner has signed it is the company’s turn.',
    unseen: {
      'waiting | agreement.loaded | handover': 'a device is handed over only to whose turn it is',
      'waiting | agreement.loaded | reading': 'nobody agrees before their turn',
      'waiting | agreement.loaded | filling': 'nobody agrees before their turn',
    },
    steps: [
      signer('too-early', 'Before that it is refused.', { ...tracks('consented'), ...notYet('not_your_turn') }),
      ...wayToSign('agreement', { by: '$steps.open.outputs.first_link', prefix: 'homeowner-', example: 'part_signed' }),
      signer('turn', 'Now it may be agreed to.', reads('sent', '$response.body#/signing/signer/my_turn == true'), {
        moves: ['waiting | agreement.loaded | consenting'],
      }),
      ...wayToSign('viewed', { body: { values: {}, signed_fields: ['countersign'] } }),
    ],
  }),
  from('handover', 'handed-over', {
    summary: 'A signer has the device, and signs on it.',
    steps: [
      signer('received', 'They say so themselves.', tracks('device_received'), {
        moves: ['handover | device.received | consenting'],
      }),
      ...wayToSign('viewed'),
    ],
  }),
  from('opened', 'unreadable', {
    summary: 'A page that asks for a language there is none of gets no agreement.',
    unseen: {
      'loading | refused 409 | unavailable': 'reading is refused for the link alone',
      'signing.checking | refused 409 | loading': 'reading is refused for the link alone',
      'loading | agreement.unreachable | unreachable': 'nobody was reached',
      'unreachable | retry.chosen | loading': 'it is asked as the first time',
    },
    steps: [
      signer(
        'language',
        'French.',
        { operation: 'GET /v3/agreements.GetTransaction', query: { language: 'fr' }, ...invalid },
        {
          moves: ['loading | refused 400 | unavailable'],
        },
      ),
    ],
  }),
]

function otherDocument() {
  const { body, ...call } = signs(undefined, 'open', 'signature')
  return { ...call, body: { ...body, document_hash: '0'.repeat(64) }, ...notYet('document_changed') }
}
