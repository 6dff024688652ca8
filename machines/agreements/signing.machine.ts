// A signer's path through an agreement: turn, consent, reading every page, fields, signature, review, done. Pure: the
// page provides `read`, `post` and `submit`, which answer by events. A returning signer resumes at the server's state.
// A parallel queue sends every step to the server in order, and retries after a lost connection.
import { assign, setup, spawnChild } from 'xstate'
import { request } from '../lib/server-request.ts'
import {
  adopted,
  arrived,
  consented,
  consentWithdrawn,
  deviceReceived,
  fieldCleared,
  fieldSigned,
  filled,
  firstKept,
  known,
  NOTHING_YET,
  pageRead,
  tracked,
  withoutUnkept,
} from './signing-changes.ts'
import { hasMovedOn, isReady, type SigningContext, type SigningEvent, unreadPages } from './signing-facts.ts'

/** Long enough to finish a word, short enough not to lose input. */
export const SETTLE = 500
export const RETRY = 4_000
/** How often a signer who waits for others checks whether it's their turn. */
export const TURN_CHECK = 15_000

/** Final; only another link leads on. */
const OVER = {
  on: {
    'agreement.loaded': {},
    refused: { actions: 'dropQueue' as const },
    'page.shown': {},
    'consent.withdrawn': {},
    'paper.requested': {},
    declined: {},
  },
}

export const signingMachine = setup({
  types: { context: {} as SigningContext, events: {} as SigningEvent },
  actors: {
    /** Loads the agreement's state. */
    read: request<SigningContext, SigningEvent>(),
    /** Sends the first of the queue. */
    post: request<SigningContext, SigningEvent>(),
    /** Sends the signature. */
    submit: request<SigningContext, SigningEvent>(),
  },
  guards: {
    hasSigned: ({ context: { known } }) =>
      known.signer_status === 'signed' || (!known.signs && known.status === 'signed'),
    hasDeclined: ({ context }) => context.known.signer_status === 'declined',
    isOver: ({ context }) => context.known.status === 'voided' || context.known.status === 'canceled',
    isNotTheirTurn: ({ context }) => !context.known.my_turn,
    isToBeHandedOver: ({ context }) => context.known.to_hand_over,
    hasConsented: ({ context }) => context.known.consented,
    hasNotConsented: ({ context }) => !context.known.consented,
    hasUnread: ({ context }) => unreadPages(context).length > 0,
    isLastUnread: ({ context, event }) => {
      const unread = unreadPages(context)
      return event.type === 'page.read' && unread.length === 1 && unread[0] === event.page
    },
    isUnread: ({ context, event }) => event.type === 'page.read' && unreadPages(context).includes(event.page),
    hasImage: ({ context, event }) => event.type === 'field.signed' && context.images[event.kind] !== null,
    lacksSignature: ({ context }) => context.images.signature === null,
    isReady: ({ context }) => isReady(context),
    isAllKept: ({ context }) => context.queue.length === 0,
    hasMovedOn: ({ event }) => event.type === 'agreement.loaded' && hasMovedOn(event.known),
    hasWaiting: ({ context }) => context.queue.length > 0,
    hasMoreWaiting: ({ context }) => context.queue.length > 1,
    isExpired: ({ event }) => event.type === 'refused' && event.code === 'link_expired',
    isUnknown: ({ event }) => event.type === 'refused' && (event.status === 404 || event.status === 401),
    isAboutInput: ({ event }) => event.type === 'refused' && ![401, 404, 409].includes(event.status),
    isConflict: ({ event }) => event.type === 'refused' && event.status === 409,
  },
  actions: {
    know: assign(({ context, event }) => (event.type === 'agreement.loaded' ? known(context, event) : {})),
    noteArrival: assign(({ context }) => arrived(context)),
    noteDevice: assign(({ context }) => deviceReceived(context)),
    noteConsent: assign(({ context, event }) => (event.type === 'consent.given' ? consented(context, event) : {})),
    noteWithdrawal: assign(({ context }) => consentWithdrawn(context)),
    notePaper: assign(({ context }) => tracked(context, 'paper_requested')),
    noteReview: assign(({ context }) => tracked(context, 'reviewed')),
    notePage: assign(({ context, event }) =>
      event.type === 'page.read' ? pageRead(context, event.page, event.shown) : {},
    ),
    fill: assign(({ context, event }) =>
      event.type === 'field.filled' ? filled(context, { ...context.values, [event.id]: event.value }) : {},
    ),
    signField: assign(({ context, event }) => (event.type === 'field.signed' ? fieldSigned(context, event.id) : {})),
    clearField: assign(({ context, event }) => (event.type === 'field.cleared' ? fieldCleared(context, event.id) : {})),
    wantImage: assign(({ event }) => ({
      adopting: {
        kind: event.type === 'field.signed' || event.type === 'image.wanted' ? event.kind : 'signature',
        field: event.type === 'field.signed' ? event.id : null,
      },
    })),
    adopt: assign(({ context, event }) => (event.type === 'image.adopted' ? adopted(context, event.image) : {})),
    dropUnkept: assign(({ context }) => withoutUnkept(context)),
    takeKept: assign(({ context, event }) => (event.type === 'post.kept' ? firstKept(context, event.image_id) : {})),
    begin: assign({ on_its_way: true }),
    halt: assign({ on_its_way: false }),
    dropFirst: assign(({ context }) => ({ queue: context.queue.slice(1), on_its_way: false })),
    /** Drops changes the server rejected as a whole. */
    dropQueue: assign({ queue: [], on_its_way: false }),
    say: assign(({ event }) =>
      event.type === 'refused' ? { refusal: { code: event.code, sentence: event.sentence } } : {},
    ),
    sayUnanswered: assign({ refusal: { code: 'unanswered', sentence: '' } }),
    hush: assign({ refusal: null }),
  },
  delays: { settleTime: SETTLE, retryTime: RETRY, turnCheck: TURN_CHECK },
}).createMachine({
  id: 'signing',
  context: NOTHING_YET,
  type: 'parallel',
  states: {
    way: {
      initial: 'loading',
      on: {
        'agreement.loaded': { guard: 'hasMovedOn', target: '.resuming', actions: 'know' },
        refused: [
          { guard: 'isExpired', target: '.expired', actions: 'dropQueue' },
          { guard: 'isUnknown', target: '.unavailable', actions: ['dropQueue', 'say'] },
          // After any conflict, the server's state of the agreement decides where to continue.
          { guard: 'isConflict', target: '.loading', actions: ['dropQueue', 'say'] },
          { actions: ['dropFirst', 'dropUnkept', 'say'] },
        ],
        // Spawned, not invoked: the answer counts wherever the signer has gone meanwhile.
        'page.shown': { actions: spawnChild('read', { id: 'look', input: ({ context }) => context }) },
        'consent.withdrawn': { guard: 'hasConsented', target: '.on_paper', actions: 'noteWithdrawal' },
        'paper.requested': { actions: 'notePaper' },
        declined: '.declined',
      },
      states: {
        loading: {
          invoke: { src: 'read', input: ({ context }) => context },
          on: {
            'agreement.loaded': { target: 'resuming', actions: 'know' },
            'agreement.unreachable': 'unreachable',
            refused: [
              { guard: 'isExpired', target: 'expired' },
              { target: 'unavailable', actions: 'say' },
            ],
          },
        },
        unreachable: {
          after: { retryTime: 'loading' },
          on: { 'retry.chosen': 'loading', 'line.back': 'loading' },
        },
        resuming: {
          always: [
            { guard: 'hasSigned', target: 'completed' },
            { guard: 'hasDeclined', target: 'declined' },
            { guard: 'isOver', target: 'ended' },
            { guard: 'isNotTheirTurn', target: 'waiting' },
            { guard: 'isToBeHandedOver', target: 'handover' },
            { target: 'arriving' },
          ],
        },
        handover: { on: { 'device.received': { target: 'arriving', actions: 'noteDevice' } } },
        waiting: {
          after: {
            turnCheck: {
              target: 'waiting',
              actions: spawnChild('read', { id: 'look', input: ({ context }) => context }),
              reenter: true,
            },
          },
          on: { 'agreement.loaded': { target: 'resuming', actions: 'know' } },
        },
        arriving: {
          entry: 'noteArrival',
          always: [
            { guard: 'hasNotConsented', target: 'consenting' },
            { guard: 'hasUnread', target: 'reading' },
            { target: 'filling' },
          ],
        },
        consenting: {
          on: {
            'consent.given': [
              { guard: 'hasUnread', target: 'reading', actions: ['noteConsent', 'hush'] },
              { target: 'filling', actions: ['noteConsent', 'hush'] },
            ],
            'paper.chosen': { target: 'on_paper', actions: 'notePaper' },
          },
        },
        reading: {
          on: {
            'page.read': [
              { guard: 'isLastUnread', target: 'filling', actions: ['notePage', 'hush'] },
              { guard: 'isUnread', actions: 'notePage' },
            ],
          },
        },
        filling: {
          on: {
            'field.filled': { actions: ['fill', 'hush'] },
            'field.signed': [
              { guard: 'hasImage', actions: ['signField', 'hush'] },
              { target: 'adopting', actions: 'wantImage' },
            ],
            'field.cleared': { actions: 'clearField' },
            'image.wanted': { target: 'adopting', actions: 'wantImage' },
            'review.chosen': [
              { guard: 'isReady', target: 'reviewing', actions: ['noteReview', 'hush'] },
              { guard: 'lacksSignature', target: 'adopting', actions: 'wantImage' },
            ],
          },
        },
        adopting: {
          on: {
            'image.adopted': { target: 'filling', actions: ['adopt', 'hush'] },
            back: 'filling',
          },
        },
        reviewing: {
          on: {
            back: { target: 'filling', actions: 'hush' },
            'sign.chosen': { guard: 'isReady', target: 'signing', actions: 'hush' },
          },
        },
        signing: {
          initial: 'delivering',
          on: {
            // A signature is not withdrawn by a change of mind on its way.
            'consent.withdrawn': {},
            'paper.requested': {},
          },
          states: {
            // Everything done before is kept first.
            delivering: {
              always: { guard: 'isAllKept', target: 'sending' },
              on: {
                back: '#signing.way.reviewing',
                refused: {
                  guard: 'isAboutInput',
                  target: '#signing.way.filling',
                  actions: ['dropFirst', 'dropUnkept', 'say'],
                },
              },
            },
            sending: {
              invoke: { src: 'submit', input: ({ context }) => context },
              on: {
                'signature.accepted': '#signing.way.completed',
                'signature.unanswered': 'checking',
                refused: { guard: 'isAboutInput', target: '#signing.way.reviewing', actions: 'say' },
              },
            },
            // It may have arrived though no answer came back: asked before it is offered again. Not invoked: on a slow line the
            // answer to the first asking comes after the second has gone out.
            checking: {
              entry: spawnChild('read', { id: 'look', input: ({ context }) => context }),
              after: { retryTime: { target: 'checking', reenter: true } },
              on: {
                'line.back': { target: 'checking', reenter: true },
                'agreement.loaded': [
                  { guard: 'hasMovedOn', target: '#signing.way.resuming', actions: 'know' },
                  { target: '#signing.way.reviewing', actions: 'sayUnanswered' },
                ],
              },
            },
          },
        },
        // Signers may choose paper; the link stays valid in case they change their mind.
        on_paper: { on: { 'retry.chosen': { target: 'loading', actions: 'hush' }, 'agreement.loaded': {} } },
        completed: OVER,
        declined: OVER,
        ended: OVER,
        expired: OVER,
        unavailable: OVER,
      },
    },
    line: {
      initial: 'kept',
      states: {
        kept: {
          always: { guard: 'hasWaiting', target: 'settling' },
          on: { 'line.lost': 'away' },
        },
        settling: {
          after: { settleTime: 'sending' },
          on: { 'line.lost': 'away', 'sign.chosen': 'sending' },
        },
        sending: {
          entry: 'begin',
          invoke: { src: 'post', input: ({ context }) => context },
          on: {
            'post.kept': [
              { guard: 'hasMoreWaiting', target: 'sending', actions: 'takeKept', reenter: true },
              { target: 'kept', actions: 'takeKept' },
            ],
            'post.failed': { target: 'away', actions: 'halt' },
            refused: 'kept',
          },
        },
        // Server unreachable. Changes wait on the device.
        away: {
          after: {
            retryTime: [
              { guard: 'hasWaiting', target: 'sending' },
              { target: 'away', reenter: true },
            ],
          },
          on: { 'line.back': [{ guard: 'hasWaiting', target: 'sending' }, { target: 'kept' }] },
        },
      },
    },
  },
})
