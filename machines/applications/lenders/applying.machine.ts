// A homeowner filling in an application by link: step by step, sent once, then the result. Pure: the page provides
// `read` and `submit`, which answer by events. Input is saved as it is typed, outside this chart.
import { assign, setup } from 'xstate'
import { request } from '#machines/lib/server-request.ts'

export const APPLYING_STEPS = ['welcome', 'you', 'co_applicant', 'home', 'agree', 'review'] as const
export type ApplyingStep = (typeof APPLYING_STEPS)[number]

/** The server's answer on reading the application. `begin_at` is where this person continues. */
export type ReadAnswer =
  | { type: 'application.loaded'; state: 'open' | 'sent' | 'over'; begin_at: ApplyingStep }
  | { type: 'link.refused' }
  | { type: 'answer.missed' }
/** The server's answer on submitting. */
export type SubmitAnswer =
  | { type: 'application.accepted' }
  | { type: 'application.refused'; sentence: string }
  | { type: 'answer.missed' }
export type ApplyingEvent =
  | ReadAnswer
  | SubmitAnswer
  | { type: 'retry.chosen' }
  /** `whole`: this step is complete. */
  | { type: 'next.chosen'; whole: boolean }
  | { type: 'back.chosen' }
  | { type: 'step.chosen'; step: ApplyingStep }
  /** `whole`: the application is complete and saved. */
  | { type: 'send.chosen'; whole: boolean }

type ApplyingContext = {
  /** The user tried to continue: missing fields show their errors. */
  strict: boolean
  sentence: string | null
}

/** Asked again so long after no answer: long enough to be back online, short enough to wait for. */
export const LOOK_AGAIN = 3_000

export const applyingMachine = setup({
  types: { context: {} as ApplyingContext, events: {} as ApplyingEvent },
  actors: { read: request<undefined, ReadAnswer>(), submit: request<undefined, SubmitAnswer>() },
  guards: {
    isSent: ({ event }) => event.type === 'application.loaded' && event.state === 'sent',
    isOver: ({ event }) => event.type === 'application.loaded' && event.state === 'over',
    isWhole: ({ event }) => 'whole' in event && event.whole,
    beginsAt: ({ event }, { step }: { step: ApplyingStep }) =>
      event.type === 'application.loaded' && event.begin_at === step,
    wantsStep: ({ event }, { step }: { step: ApplyingStep }) => event.type === 'step.chosen' && event.step === step,
  },
  actions: {
    showMissing: assign({ strict: true }),
    beginStep: assign({ strict: false }),
    forget: assign({ sentence: null }),
    say: assign(({ event }) => ('sentence' in event ? { sentence: event.sentence } : {})),
  },
  delays: { lookAgain: LOOK_AGAIN },
}).createMachine({
  id: 'applying',
  context: { strict: false, sentence: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: { src: 'read' },
      on: {
        'application.loaded': [
          { guard: 'isSent', target: 'sent' },
          { guard: 'isOver', target: 'over' },
          ...APPLYING_STEPS.map(step => ({
            guard: { type: 'beginsAt' as const, params: { step } },
            target: `filling.${step}` as const,
          })),
        ],
        'link.refused': 'dead',
        'answer.missed': 'unreachable',
      },
    },
    unreachable: { on: { 'retry.chosen': 'loading' } },
    filling: {
      initial: 'welcome',
      on: {
        'step.chosen': APPLYING_STEPS.map(step => ({
          guard: { type: 'wantsStep' as const, params: { step } },
          target: `.${step}` as const,
        })),
        // It was sent from another device, or taken back, while it was filled in here.
        'application.loaded': [
          { guard: 'isSent', target: 'sent' },
          { guard: 'isOver', target: 'over' },
        ],
        'link.refused': 'dead',
      },
      states: {
        welcome: { entry: 'beginStep', on: { 'next.chosen': 'you' } },
        you: {
          entry: 'beginStep',
          on: {
            'next.chosen': [{ guard: 'isWhole', target: 'co_applicant' }, { actions: 'showMissing' }],
            'back.chosen': 'welcome',
          },
        },
        co_applicant: {
          entry: 'beginStep',
          on: {
            'next.chosen': [{ guard: 'isWhole', target: 'home' }, { actions: 'showMissing' }],
            'back.chosen': 'you',
          },
        },
        home: {
          entry: 'beginStep',
          on: {
            'next.chosen': [{ guard: 'isWhole', target: 'agree' }, { actions: 'showMissing' }],
            'back.chosen': 'co_applicant',
          },
        },
        agree: {
          entry: 'beginStep',
          on: {
            'next.chosen': [{ guard: 'isWhole', target: 'review' }, { actions: 'showMissing' }],
            'back.chosen': 'home',
          },
        },
        review: {
          entry: 'beginStep',
          on: {
            'send.chosen': [{ guard: 'isWhole', target: '#applying.sending' }, { actions: 'showMissing' }],
            'back.chosen': 'agree',
          },
          exit: 'forget',
        },
      },
    },
    sending: {
      invoke: { src: 'submit' },
      on: {
        'application.accepted': 'sent',
        'application.refused': { target: 'filling.review', actions: 'say' },
        'answer.missed': 'unanswered',
      },
    },
    // It may have arrived: looked up before anything is sent again.
    unanswered: { after: { lookAgain: 'looking' }, on: { 'retry.chosen': 'looking' } },
    looking: {
      invoke: { src: 'read' },
      on: {
        'application.loaded': [
          { guard: 'isSent', target: 'sent' },
          { guard: 'isOver', target: 'over' },
          { target: 'filling.review' },
        ],
        'link.refused': 'dead',
        'answer.missed': 'unanswered',
      },
    },
    sent: {},
    over: {},
    dead: {},
  },
})
