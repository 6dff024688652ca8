import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { number } from '#web/lib/format.ts'
import { whole } from '../drawing-edits.ts'
import { useEditor } from '../editor.ts'
import { words } from './words.ts'

const STEPS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageUp: 15,
  PageDown: -15,
}

const TICKS = Array.from({ length: 24 }, (_, index) => index * 15)

/** Where north is: turned by dragging the needle, or by arrow keys, until it agrees with the picture below. */
export function Compass() {
  const { drawing, edit, endGesture, whyNot } = useEditor()
  const gesture = useRef<string | null>(null)
  const { north_deg } = drawing
  const set = (value: number, name?: string) =>
    edit([{ type: 'site.changed', part: { north_deg: whole(value) } }], name)
  const turn = (event: PointerEvent<HTMLDivElement>) => {
    if (!gesture.current || whyNot !== undefined) return
    const box = event.currentTarget.getBoundingClientRect()
    const [dx, dy] = [event.clientX - box.left - box.width / 2, event.clientY - box.top - box.height / 2]
    const angle = (Math.atan2(dx, -dy) * 180) / Math.PI
    // Whole degrees, and the four directions a little stronger; Shift holds fifteen.
    const steps = event.shiftKey ? 15 : 1
    const near = Math.round(angle / 90) * 90
    set(-(Math.abs(angle - near) < 3 ? near : Math.round(angle / steps) * steps), gesture.current)
  }
  const end = () => {
    if (gesture.current) endGesture()
    gesture.current = null
  }
  const key = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined && event.key !== 'Home') return
    event.preventDefault()
    event.stopPropagation()
    set(step === undefined ? 0 : north_deg - step * (event.shiftKey ? 15 : 1))
  }
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={words.north}
      aria-valuemin={0}
      aria-valuemax={359.9}
      aria-valuenow={north_deg}
      aria-valuetext={words.top_drawing_looks({ north_deg: number(north_deg, 1) })}
      aria-disabled={whyNot !== undefined}
      title={words.top_drawing_looks_drag({ north_deg: number(north_deg) })}
      onPointerDown={event => {
        event.currentTarget.setPointerCapture(event.pointerId)
        gesture.current = crypto.randomUUID()
      }}
      onPointerMove={turn}
      onPointerUp={end}
      onPointerCancel={end}
      onKeyDown={key}
      className="size-16 cursor-grab touch-none rounded-full select-none border border-hairline bg-surface/90 shadow-float active:cursor-grabbing"
    >
      <svg viewBox="-32 -32 64 64" aria-hidden="true">
        {TICKS.map(angle => (
          <line
            key={angle}
            y1={-29}
            y2={angle % 90 === 0 ? -24 : -27}
            transform={`rotate(${angle})`}
            stroke="var(--ink-3)"
          />
        ))}
        <g transform={`rotate(${-north_deg})`}>
          <path d="M0 -14L5 0H-5Z" fill="var(--danger)" />
          <path d="M0 14L5 0H-5Z" fill="var(--ink-3)" />
          <text
            y={-19}
            textAnchor="middle"
            dominantBaseline="middle"
            transform={`rotate(${north_deg} 0 -19)`}
            className="text-[10px] font-bold"
            fill="var(--ink)"
          >
            N
          </text>
        </g>
      </svg>
    </div>
  )
}
