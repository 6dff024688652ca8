// A tab's view of the session: unauthenticated, authenticated or about to expire. It owns no timer: every event brings the
// wall clock, and deadlines follow from the last activity, so a sleeping laptop or a throttled tab neither extends nor cuts a session.
import { assign, setup, spawnChild } from 'xstate'
import { request } from '#machines/lib/server-request.ts'
import { ABSOLUTE_LIMIT, IDLE_LIMIT, PROMPT_BEFORE } from './constants.ts'

type Moment = { now: number }
export type SessionEvent =
  | ({ type: 'token.received'; started_at: number; idle_limit?: number } & Moment)
  | { type: 'token.cleared' }
  | ({ type: 'activity.seen' } & Moment)
  /** Another tab saw activity, or its person chose to stay. */
  | ({ type: 'activity.synced'; at: number } & Moment)
  | ({ type: 'clock.ticked' } & Moment)
  | ({ type: 'stay.chosen' } & Moment)

type SessionContext = {
  started_at: number
  last_activity_at: number
  last_tick_at: number
  /** The company's, never longer than the product's. */
  idle_limit: number
}

/** When the session ends unless something happens first. */
export const deadlineOf = ({ started_at, last_activity_at, idle_limit }: SessionContext) =>
  Math.min(last_activity_at + idle_limit, started_at + ABSOLUTE_LIMIT)

/** True if the user can extend the session; not at the twelve-hour limit. */
export const canStay = ({ started_at }: SessionContext, now: number) =>
  started_at + ABSOLUTE_LIMIT - now > PROMPT_BEFORE

const nowOf = (event: SessionEvent, otherwise: number) => ('now' in event ? event.now : otherwise)

export const sessionMachine = setup({
  types: { context: {} as SessionContext, events: {} as SessionEvent },
  actors: {
    /** Saves the path, clears the stores, ends the session on the server once for all tabs, opens the login page. */
    endSession: request<undefined, never>(),
  },
  guards: {
    isOver: ({ context, event }) => nowOf(event, 0) >= deadlineOf(context),
    isNearlyOver: ({ context, event }) => nowOf(event, 0) >= deadlineOf(context) - PROMPT_BEFORE,
    /** Chosen elsewhere later than what this tab knows, and early enough to count. */
    isNews: ({ context, event }) => event.type === 'activity.synced' && event.at > context.last_activity_at,
    isInTime: ({ context, event }) => canStay(context, nowOf(event, 0)),
    clockWentBack: ({ context, event }) => nowOf(event, context.last_tick_at) < context.last_tick_at,
  },
  actions: {
    begin: assign(({ event }) => ({
      started_at: event.type === 'token.received' ? event.started_at : 0,
      idle_limit: Math.min(IDLE_LIMIT, (event.type === 'token.received' && event.idle_limit) || IDLE_LIMIT),
      last_activity_at: nowOf(event, 0),
      last_tick_at: nowOf(event, 0),
    })),
    noteActivity: assign({ last_activity_at: ({ event, context }) => nowOf(event, context.last_activity_at) }),
    noteSynced: assign({
      last_activity_at: ({ event, context }) =>
        event.type === 'activity.synced' ? Math.min(event.at, event.now) : context.last_activity_at,
    }),
    noteTick: assign({ last_tick_at: ({ event, context }) => nowOf(event, context.last_tick_at) }),
    /** A clock set back must not lengthen the session: what has passed stays passed. */
    followClock: assign(({ context, event }) => {
      const shift = nowOf(event, context.last_tick_at) - context.last_tick_at
      return {
        started_at: context.started_at + shift,
        last_activity_at: context.last_activity_at + shift,
        last_tick_at: context.last_tick_at + shift,
      }
    }),
  },
}).createMachine({
  id: 'session',
  context: { started_at: 0, last_activity_at: 0, last_tick_at: 0, idle_limit: IDLE_LIMIT },
  initial: 'unauthenticated',
  states: {
    unauthenticated: {
      on: { 'token.received': { target: 'authenticated', actions: 'begin' } },
    },
    authenticated: {
      on: {
        'token.cleared': 'unauthenticated',
        'activity.seen': [
          { guard: 'isOver', target: 'unauthenticated', actions: spawnChild('endSession') },
          { actions: 'noteActivity' },
        ],
        'activity.synced': { guard: 'isNews', actions: 'noteSynced' },
        'clock.ticked': [
          { guard: 'clockWentBack', actions: 'followClock' },
          { guard: 'isOver', target: 'unauthenticated', actions: spawnChild('endSession') },
          { guard: 'isNearlyOver', target: 'expiring', actions: 'noteTick' },
          { actions: 'noteTick' },
        ],
      },
    },
    expiring: {
      on: {
        'token.cleared': 'unauthenticated',
        'activity.synced': { guard: 'isNews', target: 'authenticated', actions: 'noteSynced' },
        'stay.chosen': [
          { guard: 'isOver', target: 'unauthenticated', actions: spawnChild('endSession') },
          { guard: 'isInTime', target: 'authenticated', actions: 'noteActivity' },
        ],
        'clock.ticked': [
          { guard: 'clockWentBack', actions: 'followClock' },
          { guard: 'isOver', target: 'unauthenticated', actions: spawnChild('endSession') },
          { actions: 'noteTick' },
        ],
      },
    },
  },
})
