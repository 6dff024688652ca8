// Every gesture on a canvas, walked from the chart: what begins ends once, finished or canceled, and a trembling hand
// drags nothing.
import { describe, expect, it, vi } from 'vitest'
import { createActor, type SnapshotFrom } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { GESTURES, type GestureEvent, gestureMachine, type Pixel, STILL_PX } from '#machines/design/gesture.machine.ts'

const HERE: Pixel = [100, 100]
const TREMBLING: Pixel = [100 + STILL_PX - 1, 100]
const THERE: Pixel = [140, 100]
const EVENTS: GestureEvent[] = [
  ...GESTURES.map((does): GestureEvent => ({ type: 'hand.pressed', hand: 1, at: HERE, does })),
  { type: 'hand.pressed', hand: 2, at: THERE, does: 'pan' },
  ...[1, 2].flatMap((hand): GestureEvent[] => [
    { type: 'hand.moved', hand, at: TREMBLING },
    { type: 'hand.moved', hand, at: THERE },
    { type: 'hand.lifted', hand, at: THERE },
    { type: 'hand.lost', hand },
  ]),
  { type: 'gesture.stopped' },
]
type State = SnapshotFrom<typeof gestureMachine>
const serializeState = ({ value, context }: State) => JSON.stringify([value, [...context.hands.keys()]])
const paths = getShortestPaths(gestureMachine, { events: EVENTS, serializeState })

function canvas() {
  const did: string[] = []
  const does = (name: string) => () => void did.push(name)
  const actor = createActor(
    gestureMachine.provide({
      actions: {
        drag: does('drag'),
        insert: does('insert'),
        end: (_, { moved }) => void did.push(moved ? 'dropped' : 'clicked'),
        stop: does('stop'),
        pinch: does('pinch'),
        hover: does('hover'),
      },
    }),
  ).start()
  const say = (...events: GestureEvent[]) => {
    for (const event of events) actor.send(event)
    return did
  }
  return { actor, did, say, value: () => actor.getSnapshot().value }
}
const press = (does: (typeof GESTURES)[number], hand = 1): GestureEvent => ({
  type: 'hand.pressed',
  hand,
  at: HERE,
  does,
})
const move = (at: Pixel, hand = 1): GestureEvent => ({ type: 'hand.moved', hand, at })
const lift = (hand = 1): GestureEvent => ({ type: 'hand.lifted', hand, at: THERE })

describe('a hand on a canvas', () => {
  it('comes into every gesture, still and moving, and into a pinch', () => {
    const reached = new Set(paths.map(({ state }) => JSON.stringify(state.value)))
    const moving = GESTURES.filter(name => name !== 'insert').map(name => JSON.stringify({ [name]: 'moving' }))
    for (const value of [
      ...GESTURES.map(name => JSON.stringify({ [name]: 'still' })),
      ...moving,
      '"idle"',
      '"pinching"',
    ])
      expect([...reached], value).toContain(value)
  })

  it('is never stuck: whatever was done, all hands lifted is nothing going on', () => {
    for (const { steps } of paths) {
      const { say, value } = canvas()
      say(...steps.slice(1).map(({ event }) => event as GestureEvent), lift(1), lift(2))
      expect(value()).toBe('idle')
    }
  })

  it('ends what it begins once, finished or broken off', () => {
    for (const { steps } of paths) {
      const { actor, did, say } = canvas()
      const begun = vi.fn()
      let before = actor.getSnapshot()
      for (const { event } of steps.slice(1)) {
        say(event as GestureEvent)
        const after = actor.getSnapshot()
        if (before.value === 'idle' && after.value !== 'idle') begun()
        before = after
      }
      say(lift(1), lift(2))
      const ends = did.filter(one => ['clicked', 'dropped', 'stop'].includes(one))
      expect(ends.length, steps.map(({ event }) => event.type).join(' ')).toBe(begun.mock.calls.length)
    }
  })

  it.each(GESTURES)('%s: a hand that trembles clicks', does => {
    expect(canvas().say(press(does), move(TREMBLING), lift())).toEqual(['clicked'])
  })

  it.each(GESTURES.filter(name => name !== 'insert'))('%s: one that moves drags, and drops at its end', does => {
    expect(canvas().say(press(does), move(THERE), move(TREMBLING), lift())).toEqual(['drag', 'drag', 'dropped'])
  })

  it('pulls a corner out of an edge once, and moves it from then on', () => {
    const { say, value } = canvas()
    expect(say(press('insert'), move(THERE))).toEqual(['insert'])
    expect(value()).toEqual({ vertex: 'moving' })
    expect(say(move(HERE), lift())).toEqual(['insert', 'drag', 'dropped'])
  })

  it('pinches with a second finger, which breaks off what the first did; the one left over does nothing', () => {
    const { say, value } = canvas()
    say(press('move'), move(THERE), press('pan', 2), move(THERE, 2), lift(1), move(HERE, 2))
    expect(say()).toEqual(['drag', 'stop', 'pinch'])
    expect(value()).toBe('pinching')
    say(lift(2))
    expect(value()).toBe('idle')
  })

  it('hears no hand but its own', () => {
    expect(canvas().say(press('box'), move(THERE, 7), lift(7), lift(1))).toEqual(['clicked'])
  })

  it('is broken off by Escape and by the browser, and hovers afterwards', () => {
    expect(canvas().say(press('vertex'), move(THERE), { type: 'gesture.stopped' }, move(HERE), lift())).toEqual([
      'drag',
      'stop',
      'hover',
    ])
    expect(canvas().say(press('size'), move(THERE), { type: 'hand.lost', hand: 1 })).toEqual(['drag', 'stop'])
  })
})
