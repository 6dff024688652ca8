// Runs the gesture chart for a canvas, which defines what a press starts and what each gesture does.
import { useActorRef } from '@xstate/react'
import { type PointerEvent, useMemo, useRef } from 'react'
import { type GestureName, gestureMachine, type Pixel } from '#machines/design/gesture.machine.ts'

export type Hand<E extends Element> = { event: PointerEvent<E>; at: Pixel; began: Pixel; last: Pixel }

type Canvas<E extends Element> = {
  /** The gesture a press starts, or undefined. */
  press: (event: PointerEvent<E>, at: Pixel) => GestureName | undefined
  drag: (hand: Hand<E>) => void
  insert?: (hand: Hand<E>) => void
  end: (hand: Hand<E>, moved: boolean) => void
  stop: () => void
  pinch?: (before: readonly Pixel[], after: readonly Pixel[]) => void
  hover?: (hand: Hand<E>) => void
}

const pixelOf = (event: PointerEvent): Pixel => {
  const { left, top } = event.currentTarget.getBoundingClientRect()
  return [event.clientX - left, event.clientY - top]
}

export function useGesture<E extends Element>(canvas: Canvas<E>) {
  const now = useRef(canvas)
  now.current = canvas
  const event = useRef<PointerEvent<E> | null>(null)
  const machine = useMemo(() => {
    const pass = (does: ((hand: Hand<E>) => void) | undefined, { began, last }: { began: Pixel; last: Pixel }) => {
      if (event.current) does?.({ event: event.current, at: pixelOf(event.current), began, last })
    }
    return gestureMachine.provide({
      actions: {
        drag: ({ context }) => pass(now.current.drag, context),
        insert: ({ context }) => pass(now.current.insert, context),
        end: ({ context }, { moved }) => pass(hand => now.current.end(hand, moved), context),
        hover: ({ context }) => pass(now.current.hover, context),
        stop: () => now.current.stop(),
        pinch: ({ context: { hands }, event: told }) =>
          told.type === 'hand.moved' &&
          now.current.pinch?.(
            [...hands.values()],
            [...hands].map(([hand, at]) => (hand === told.hand ? told.at : at)),
          ),
      },
    })
  }, [])
  const actor = useActorRef(machine)

  const tell = (pointer: PointerEvent<E>, type: 'hand.moved' | 'hand.lifted' | 'hand.lost') => {
    event.current = pointer
    actor.send({ type, hand: pointer.pointerId, at: pixelOf(pointer) })
  }
  const isIdle = () => actor.getSnapshot().matches('idle')
  return {
    stop: () => actor.send({ type: 'gesture.stopped' }),
    handlers: {
      onPointerDown: (pointer: PointerEvent<E>) => {
        event.current = pointer
        const at = pixelOf(pointer)
        // A second finger starts nothing: it cancels the first one's gesture.
        const does = isIdle() ? now.current.press(pointer, at) : 'pan'
        if (does) actor.send({ type: 'hand.pressed', hand: pointer.pointerId, at, does })
      },
      onPointerMove: (pointer: PointerEvent<E>) => tell(pointer, 'hand.moved'),
      onPointerUp: (pointer: PointerEvent<E>) => tell(pointer, 'hand.lifted'),
      onPointerCancel: (pointer: PointerEvent<E>) => tell(pointer, 'hand.lost'),
    },
  }
}
