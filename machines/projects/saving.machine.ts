// Autosave of an editor: shortly after the last change, with retries, and never overwriting another user's change.
// Pure: the editor provides `submit`, which answers by events, and keeps a draft on every change itself. Used for the
// designer's drawing and the proposal editor's pages.
import { assign, setup } from 'xstate'
import { request } from '../lib/server-request.ts'

/** Long enough to finish a gesture, short enough not to lose work. */
export const SETTLE = 1_000
export const RETRY = 5_000

/** Another user's change, saved meanwhile. */
export type Theirs = { version: number; saved_at: string | null; saved_by_name: string | null }

/** The server's answer to a save. */
export type SaveAnswer =
  | { type: 'work.saved'; version: number }
  | { type: 'save.refused'; sentence: string }
  | { type: 'save.failed'; sentence: string }
  | { type: 'save.overtaken'; theirs: Theirs }
export type SavingEvent =
  | SaveAnswer
  | { type: 'work.changed' }
  | { type: 'save.chosen' }
  | { type: 'retry.chosen' }
  | { type: 'mine.kept' }
  | { type: 'theirs.taken' }
  /** Another user's changes, to other parts, were merged into the work. */
  | { type: 'theirs.merged'; version: number }

type SavingContext = {
  /** The saved version the screen is based on. */
  version: number
  /** Changed while a save was on its way. */
  changed_since: boolean
  sentence: string | null
  theirs: Theirs | null
}

/** The editor's initial state: a draft from an earlier visit is a change waiting to be saved. */
type SavingInput = { version: number; draft: 'none' | 'waiting' | 'overtaken'; theirs: Theirs | null }

export const savingMachine = setup({
  types: {
    context: {} as SavingContext,
    events: {} as SavingEvent,
    input: {} as SavingInput,
  },
  actors: {
    /** Sends the work to the server. */
    submit: request<{ version: number }, SaveAnswer>(),
  },
  guards: {
    hasChangedSince: ({ context }) => context.changed_since,
    wasOvertaken: ({ context }) => context.theirs !== null,
  },
  actions: {
    noteChange: assign({ changed_since: true }),
    beginSave: assign({ changed_since: false, sentence: null }),
    takeVersion: assign(({ event }) => ('version' in event ? { version: event.version } : {})),
    say: assign(({ event }) => ('sentence' in event ? { sentence: event.sentence } : {})),
    noteTheirs: assign(({ event }) => (event.type === 'save.overtaken' ? { theirs: event.theirs } : {})),
    /** Saving after the conflict was shown overwrites the other user's change on purpose. */
    standOnTheirs: assign(({ context }) => ({ version: context.theirs?.version ?? context.version, theirs: null })),
  },
  delays: { settleTime: SETTLE, retryTime: RETRY },
}).createMachine({
  id: 'saving',
  context: ({ input }) => ({
    version: input.version,
    changed_since: input.draft === 'waiting',
    sentence: null,
    theirs: input.draft === 'overtaken' ? input.theirs : null,
  }),
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: 'wasOvertaken', target: 'overtaken' },
        { guard: 'hasChangedSince', target: 'changed' },
        { target: 'saved' },
      ],
    },
    saved: { on: { 'work.changed': 'changed', 'theirs.merged': { actions: 'takeVersion' } } },
    changed: {
      after: { settleTime: 'saving' },
      on: {
        // Each change begins the wait again.
        'work.changed': { target: 'changed', reenter: true },
        'save.chosen': 'saving',
        'theirs.merged': { actions: 'takeVersion' },
      },
    },
    saving: {
      entry: 'beginSave',
      invoke: { src: 'submit', input: ({ context }) => ({ version: context.version }) },
      on: {
        'work.changed': { actions: 'noteChange' },
        'work.saved': [
          { guard: 'hasChangedSince', target: 'changed', actions: 'takeVersion' },
          { target: 'saved', actions: 'takeVersion' },
        ],
        'save.refused': [
          { guard: 'hasChangedSince', target: 'changed', actions: 'say' },
          { target: 'refused', actions: 'say' },
        ],
        'save.failed': { target: 'failed', actions: 'say' },
        'save.overtaken': { target: 'overtaken', actions: 'noteTheirs' },
      },
    },
    // The server could not be reached or stumbled: the draft is in the browser, and it is tried again.
    failed: {
      after: { retryTime: 'saving' },
      on: { 'work.changed': {}, 'retry.chosen': 'saving', 'save.chosen': 'saving' },
    },
    // It cannot be saved as it is: only a change helps.
    refused: { on: { 'work.changed': 'changed' } },
    overtaken: {
      on: {
        'work.changed': {},
        'mine.kept': { target: 'saving', actions: 'standOnTheirs' },
        'theirs.taken': { target: 'saved', actions: 'standOnTheirs' },
      },
    },
  },
})
