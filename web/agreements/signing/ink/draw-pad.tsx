// A pad to draw on. Its strokes are kept as shares of its width: turned or widened, it shows the same.
import { Eraser, Undo2 } from 'lucide-react'
import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '../words/words-context.tsx'
import type { PadProps } from './adopt-step.tsx'
import { drawStrokes, strokesToPng } from './ink-image.ts'
import type { Dot, Stroke } from './pen.ts'

export function DrawPad({ kind, onPng }: PadProps) {
  const { words } = useWords()
  const canvas = useRef<HTMLCanvasElement>(null)
  const strokes = useRef<Stroke[]>([])
  const live = useRef<{ pointer: number; dots: Dot[] } | null>(null)
  const [count, setCount] = useState(0)

  const draw = useCallback(() => {
    const element = canvas.current
    const context = element?.getContext('2d')
    if (!element || !context) return
    context.clearRect(0, 0, element.width, element.height)
    drawStrokes(context, live.current ? [...strokes.current, live.current.dots] : strokes.current, element.width)
  }, [])
  useEffect(() => {
    // Measures the canvas, also after the phone is rotated.
    const element = canvas.current
    if (!element) return
    const fit = () => {
      const ratio = Math.max(2, window.devicePixelRatio || 1)
      element.width = Math.round(element.clientWidth * ratio)
      element.height = Math.round(element.clientHeight * ratio)
      draw()
    }
    const observer = new ResizeObserver(fit)
    observer.observe(element)
    return () => observer.disconnect()
  }, [draw])

  const report = () => {
    const element = canvas.current
    setCount(strokes.current.length)
    if (!element) return
    onPng(
      strokes.current.length === 0 ? null : strokesToPng(strokes.current, element.clientHeight / element.clientWidth),
    )
  }
  const dotsOf = (event: PointerEvent<HTMLCanvasElement>): Dot[] => {
    const box = event.currentTarget.getBoundingClientRect()
    const all = event.nativeEvent.getCoalescedEvents?.() ?? []
    return (all.length > 0 ? all : [event.nativeEvent]).map(one => ({
      x: (one.clientX - box.left) / box.width,
      y: (one.clientY - box.top) / box.width,
      at: one.timeStamp,
      // Mice and most screens report a constant.
      pressure: one.pointerType === 'pen' && one.pressure > 0 ? one.pressure : null,
    }))
  }
  const end = (event: PointerEvent<HTMLCanvasElement>) => {
    if (live.current?.pointer !== event.pointerId) return
    strokes.current = [...strokes.current, live.current.dots]
    live.current = null
    draw()
    report()
  }
  const change = (next: Stroke[]) => {
    strokes.current = next
    draw()
    report()
  }
  const what = words[kind]
  return (
    <div className="flex flex-col gap-2">
      <div className={`relative w-full ${kind === 'signature' ? '' : 'mx-auto max-w-72'}`}>
        <canvas
          ref={canvas}
          role="img"
          aria-label={words.draw_here({ what })}
          onPointerDown={event => {
            // One finger signs; an additional palm is ignored.
            if (live.current || (event.pointerType === 'mouse' && event.button !== 0)) return
            event.currentTarget.setPointerCapture(event.pointerId)
            live.current = { pointer: event.pointerId, dots: dotsOf(event) }
            draw()
          }}
          onPointerMove={event => {
            if (live.current?.pointer !== event.pointerId) return
            live.current.dots.push(...dotsOf(event))
            draw()
          }}
          onPointerUp={end}
          onPointerCancel={end}
          className={`block w-full touch-none rounded-card border border-hairline-strong bg-white select-none ${kind === 'signature' ? 'h-[min(15rem,46dvh)]' : 'h-44'}`}
        />
        {count === 0 && (
          <p
            aria-hidden
            className="pointer-events-none absolute inset-x-6 bottom-10 border-b border-[#b9b3a5] pb-1 text-center text-md text-[#6b665c]"
          >
            {words.draw_hint}
          </p>
        )}
      </div>
      <div className="flex items-center justify-end">
        <div className="flex shrink-0">
          <Button
            size="touch"
            look="ghost"
            disabled={count === 0}
            icon={<Undo2 size={18} aria-hidden />}
            onClick={() => change(strokes.current.slice(0, -1))}
          >
            {words.undo}
          </Button>
          <Button
            size="touch"
            look="ghost"
            disabled={count === 0}
            icon={<Eraser size={18} aria-hidden />}
            onClick={() => change([])}
          >
            {words.clear}
          </Button>
        </div>
      </div>
      <p className="text-base text-ink-3 sm:hidden landscape:hidden">{words.turn_device}</p>
    </div>
  )
}
