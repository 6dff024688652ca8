// Pointer gestures on a canvas, by mouse, pen or fingers. The canvas decides what a press starts and provides what each
// gesture does; this chart decides click or drag, when it ends, and that a second finger cancels it and pinches. Pure.
// Used by the designer's canvas and the agreement's pages.
import { assign, setup } from 'xstate'

/** From the canvas's upper left corner, in pixels of the screen. */
export type Pixel = readonly [x: number, y: number]

export const GESTURES = [
  'pan',
  'stroke',
  'corner',
  'move',
  'vertex',
  'insert',
  'modules',
  'size',
  'box',
  'tap',
] as const
export type GestureName = (typeof GESTURES)[number]

export type GestureEvent =
  | { type: 'hand.pressed'; hand: number; at: Pixel; does: GestureName }
  | { type: 'hand.moved'; hand: number; at: Pixel }
  | { type: 'hand.lifted'; hand: number; at: Pixel }
  /** The browser has taken the pointer away. */
  | { type: 'hand.lost'; hand: number }
  /** By Escape. */
  | { type: 'gesture.stopped' }

type GestureContext = {
  /** All that touch, in the order they came. */
  hands: ReadonlyMap<number, Pixel>
  began: Pixel
  last: Pixel
}

/** Pixels a hand may tremble in a click. */
export const STILL_PX = 4

const handOf = (event: GestureEvent) => ('hand' in event ? event.hand : undefined)
const atOf = (event: GestureEvent, otherwise: Pixel) => ('at' in event ? event.at : otherwise)

const idle = '#gesture.idle'
const begins = GESTURES.map(does => ({
  guard: { type: 'begins' as const, params: { does } },
  target: does,
  actions: 'begin' as const,
}))
/** One that a press has begun: a click until the hand has moved. */
const gesture = (moved: string, first: 'drag' | 'insert') => ({
  initial: 'still' as const,
  on: {
    'hand.pressed': { target: '#gesture.pinching', actions: ['stop' as const, 'touch' as const] },
    'hand.lost': { guard: 'isHeld' as const, target: idle, actions: ['stop' as const, 'release' as const] },
    'gesture.stopped': { target: idle, actions: 'stop' as const },
  },
  states: {
    still: {
      on: {
        'hand.moved': { guard: 'hasSlipped' as const, target: moved, actions: [first, 'follow' as const] },
        'hand.lifted': {
          guard: 'isHeld' as const,
          target: idle,
          actions: [{ type: 'end' as const, params: { moved: false } }, 'release' as const],
        },
      },
    },
    moving: {
      on: {
        'hand.moved': { guard: 'isHeld' as const, actions: ['drag' as const, 'follow' as const] },
        'hand.lifted': {
          guard: 'isHeld' as const,
          target: idle,
          actions: [{ type: 'end' as const, params: { moved: true } }, 'release' as const],
        },
      },
    },
  },
})

export const gestureMachine = setup({
  types: { context: {} as GestureContext, events: {} as GestureEvent },
  guards: {
    begins: ({ event }, { does }: { does: GestureName }) => event.type === 'hand.pressed' && event.does === does,
    isHeld: ({ context, event }) => context.hands.has(handOf(event) ?? Number.NaN),
    hasSlipped: ({ context: { hands, began }, event }) => {
      const [x, y] = atOf(event, began)
      return hands.has(handOf(event) ?? Number.NaN) && Math.hypot(x - began[0], y - began[1]) >= STILL_PX
    },
    isPinch: ({ context: { hands }, event }) => hands.size > 1 && hands.has(handOf(event) ?? Number.NaN),
    isLastHand: ({ context: { hands }, event }) => [...hands.keys()].every(hand => hand === handOf(event)),
  },
  actions: {
    /** A pointer whose release was never reported is dropped. */
    begin: assign(({ event }) =>
      event.type === 'hand.pressed'
        ? { began: event.at, last: event.at, hands: new Map([[event.hand, event.at]]) }
        : {},
    ),
    follow: assign(({ context, event }) => ({
      last: atOf(event, context.last),
      hands: new Map([...context.hands].map(([hand, at]) => [hand, hand === handOf(event) ? atOf(event, at) : at])),
    })),
    touch: assign(({ context, event }) =>
      event.type === 'hand.pressed' ? { hands: new Map([...context.hands, [event.hand, event.at]]) } : {},
    ),
    release: assign(({ context, event }) => ({
      hands: new Map([...context.hands].filter(([hand]) => hand !== handOf(event))),
    })),
    // Done by the canvas. The context is as before the event.
    drag: () => {},
    /** The middle of an edge is pulled out: a corner is made there, and moved from then on. */
    insert: () => {},
    end: (_, _params: { moved: boolean }) => {},
    /** It ends as far as it came. */
    stop: () => {},
    pinch: () => {},
    hover: () => {},
  },
}).createMachine({
  id: 'gesture',
  context: { hands: new Map(), began: [0, 0], last: [0, 0] },
  initial: 'idle',
  states: {
    idle: { on: { 'hand.pressed': begins, 'hand.moved': { actions: 'hover' } } },
    pan: gesture('moving', 'drag'),
    stroke: gesture('moving', 'drag'),
    corner: gesture('moving', 'drag'),
    move: gesture('moving', 'drag'),
    vertex: gesture('moving', 'drag'),
    insert: gesture('#gesture.vertex.moving', 'insert'),
    modules: gesture('moving', 'drag'),
    size: gesture('moving', 'drag'),
    box: gesture('moving', 'drag'),
    tap: gesture('moving', 'drag'),
    /** Until all are lifted: one remaining finger does nothing. */
    pinching: {
      on: {
        'hand.pressed': { actions: 'touch' },
        'hand.moved': { guard: 'isPinch', actions: ['pinch', 'follow'] },
        'hand.lifted': [{ guard: 'isLastHand', target: 'idle', actions: 'release' }, { actions: 'release' }],
        'hand.lost': [{ guard: 'isLastHand', target: 'idle', actions: 'release' }, { actions: 'release' }],
      },
    },
  },
})
