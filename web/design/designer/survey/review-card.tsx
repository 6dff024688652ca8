// The frame of what a file proposes, over the drawing: its title, the choice, and to add or discard it.
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { words } from './words.ts'

type Props = {
  title: string
  line: string
  closeLabel: string
  disabledReason?: string | undefined
  /** None while there is nothing to add. */
  onAccept?: () => void
  onClose: () => void
  children: ReactNode
}

export function ReviewCard({ title, line, closeLabel, disabledReason, onAccept, onClose, children }: Props) {
  return (
    <section
      aria-label={title}
      className="absolute top-3 left-3 z-10 flex max-h-[calc(100%-5rem)] w-80 flex-col rounded-card border border-hairline bg-surface shadow-float max-sm:right-3 max-sm:max-h-[45%] max-sm:w-auto"
    >
      <div className="flex items-start justify-between gap-2 px-3 pt-3">
        <div className="min-w-0">
          <h2 className="text-base">{title}</h2>
          <p className="figures text-sm text-ink-3">{line}</p>
        </div>
        <button
          type="button"
          aria-label={closeLabel}
          onClick={onClose}
          className="rounded-control p-1 text-ink-2 hover:bg-sunken hover:text-ink"
        >
          <X size={16} />
        </button>
      </div>
      <div className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto px-3 py-3">{children}</div>
      <div className="flex justify-end gap-2 border-t border-hairline p-3">
        <Button onClick={onClose}>{onAccept ? words.discard : words.close}</Button>
        {onAccept && (
          <Button look="primary" disabledReason={disabledReason} onClick={onAccept}>
            {words.add_to_drawing}
          </Button>
        )}
      </div>
    </section>
  )
}

/** Names a shape as its line in the card does. */
export const ShapeLetter = ({ x, y, letter }: { x: number; y: number; letter: string }) => (
  <text
    x={x}
    y={y}
    textAnchor="middle"
    dominantBaseline="central"
    className="text-sm font-medium"
    fill="var(--ink)"
    stroke="var(--surface)"
    strokeWidth={3}
    paintOrder="stroke"
  >
    {letter}
  </text>
)
