// A signer's way through an agreement: consent, every page read, fields filled, a signature adopted, reviewed, signed.
// Pure: the screen does what `submit` asks and tells the answer as an event. What the server already knows decides where
// a signer who comes back goes on.
import { assign, setup } from 'xstate'

export type SignatureImage = { kind: 'drawn' | 'typed' | 'uploaded'; png_base64: string }
export type Adopted = { signature: SignatureImage; initials: SignatureImage | null }

/** What the server knows of the signing when the page is opened. */
export type Known = {
  status: 'sent' | 'signed' | 'voided' | 'canceled'
  signer_status: 'pending' | 'viewed' | 'signed' | 'declined'
  consented: boolean
  consent_version: string
  page_count: number
  pages_read: readonly number[]
  /** Ids of the fields that must be filled by hand. */
  required: readonly string[]
  /** What was typed before and kept in the browser. */
  values: Record<string, string>
}

export type SigningEvent =
  | { type: 'loaded'; known: Known }
  | { type: 'refused'; sentence: string }
  | { type: 'consented' }
  | { type: 'page.read'; page: number }
  | { type: 'filled'; id: string; value: string }
  | { type: 'continued' }
  | { type: 'back' }
  | { type: 'adopted'; adopted: Adopted }
  | { type: 'sign.chosen' }
  | { type: 'signed' }
  | { type: 'failed'; sentence: string }
  | { type: 'withdrawn' }
  | { type: 'declined' }

export type SigningContext = {
  known: Known
  pages_read: readonly number[]
  values: Record<string, string>
  adopted: Adopted | null
  sentence: string | null
}

const NOTHING: Known = {
  status: 'sent',
  signer_status: 'pending',
  consented: false,
  consent_version: '',
  page_count: 0,
  pages_read: [],
  required: [],
  values: {},
}

export const signingMachine = setup({
  types: { context: {} as SigningContext, events: {} as SigningEvent },
  guards: {
    hasSigned: ({ context }) => context.known.signer_status === 'signed',
    hasDeclined: ({ context }) => context.known.signer_status === 'declined',
    isClosed: ({ context }) => context.known.status !== 'sent',
    hasNotConsented: ({ context }) => !context.known.consented,
    hasUnread: ({ context }) => context.pages_read.length < context.known.page_count,
    isFilled: ({ context }) => context.known.required.every(id => (context.values[id] ?? '').trim() !== ''),
    /** The page is one of the document's, not yet read, and the last that was missing. */
    isLastUnread: ({ context, event }) =>
      event.type === 'page.read' &&
      new Set([...context.pages_read, event.page]).size >= context.known.page_count &&
      event.page >= 1 &&
      event.page <= context.known.page_count,
    isUnread: ({ context, event }) =>
      event.type === 'page.read' &&
      event.page >= 1 &&
      event.page <= context.known.page_count &&
      !context.pages_read.includes(event.page),
  },
  actions: {
    know: assign(({ event }) =>
      event.type === 'loaded'
        ? { known: event.known, pages_read: event.known.pages_read, values: event.known.values, sentence: null }
        : {},
    ),
    notePage: assign(({ context, event }) =>
      event.type === 'page.read' && !context.pages_read.includes(event.page)
        ? { pages_read: [...context.pages_read, event.page] }
        : {},
    ),
    fill: assign(({ context, event }) =>
      event.type === 'filled' ? { values: { ...context.values, [event.id]: event.value } } : {},
    ),
    adopt: assign(({ event }) => (event.type === 'adopted' ? { adopted: event.adopted } : {})),
    say: assign(({ event }) => ('sentence' in event ? { sentence: event.sentence } : {})),
    hush: assign({ sentence: null }),
    /** Sends the signature to the server. */
    submit: () => {},
  },
}).createMachine({
  id: 'signing',
  context: { known: NOTHING, pages_read: [], values: {}, adopted: null, sentence: null },
  initial: 'loading',
  states: {
    loading: {
      on: {
        loaded: { target: 'resuming', actions: 'know' },
        refused: { target: 'unavailable', actions: 'say' },
      },
    },
    resuming: {
      always: [
        { guard: 'hasSigned', target: 'completed' },
        { guard: 'hasDeclined', target: 'declined' },
        { guard: 'isClosed', target: 'withdrawn' },
        { guard: 'hasNotConsented', target: 'consenting' },
        { guard: 'hasUnread', target: 'reading' },
        { target: 'filling' },
      ],
    },
    consenting: {
      on: {
        consented: [{ guard: 'hasUnread', target: 'reading' }, { target: 'filling' }],
        declined: 'declined',
        withdrawn: 'withdrawn',
      },
    },
    reading: {
      on: {
        'page.read': [
          { guard: 'isLastUnread', target: 'filling', actions: 'notePage' },
          { guard: 'isUnread', actions: 'notePage' },
        ],
        filled: { actions: 'fill' },
        declined: 'declined',
        withdrawn: 'withdrawn',
      },
    },
    filling: {
      on: {
        filled: { actions: 'fill' },
        continued: { guard: 'isFilled', target: 'adopting' },
        declined: 'declined',
        withdrawn: 'withdrawn',
      },
    },
    adopting: {
      on: {
        back: 'filling',
        adopted: { target: 'reviewing', actions: 'adopt' },
        declined: 'declined',
        withdrawn: 'withdrawn',
      },
    },
    reviewing: {
      on: {
        back: { target: 'adopting', actions: 'hush' },
        'sign.chosen': { target: 'signing', actions: 'hush' },
        declined: 'declined',
        withdrawn: 'withdrawn',
      },
    },
    signing: {
      entry: 'submit',
      on: {
        signed: 'completed',
        // Nothing is lost: the signature stays adopted, and signing twice is signing once.
        failed: { target: 'reviewing', actions: 'say' },
        withdrawn: 'withdrawn',
      },
    },
    completed: { type: 'final' },
    declined: { type: 'final' },
    withdrawn: { type: 'final' },
    unavailable: { type: 'final' },
  },
})
