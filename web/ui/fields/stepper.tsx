import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { cx } from '#web/lib/class-names.ts'
import { leadToStep } from '../first-field.ts'
import { words } from './words.ts'

type Props = { steps: string[]; current: number; onGo?: (step: number) => void }

/** Named steps; completed ones lead back. Each focuses its first field, or its title if it has none. */
export function Stepper({ steps, current, onGo }: Props) {
  const list = useRef<HTMLOListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is another form
  useEffect(() => {
    // The focus is the browser's.
    if (list.current) leadToStep(list.current)
  }, [current])
  return (
    <ol ref={list} className="flex gap-2" aria-label={words.steps}>
      {steps.map((step, index) => (
        <li
          key={step}
          tabIndex={-1}
          className="min-w-0 flex-1 outline-none"
          aria-current={index === current ? 'step' : undefined}
        >
          <button
            type="button"
            disabled={index >= current || !onGo}
            onClick={() => onGo?.(index)}
            className={cx(
              'flex w-full min-w-0 flex-col gap-1.5 border-t-2 pt-2 text-left text-sm',
              index <= current ? 'border-marigold' : 'border-hairline',
              index === current ? 'font-medium text-ink' : 'text-ink-3',
            )}
          >
            <span className="flex min-w-0 items-center gap-1.5">
              {index < current ? (
                <Check size={14} className="shrink-0 text-success" aria-hidden />
              ) : (
                <span className="figures max-sm:hidden">{index + 1}</span>
              )}
              <span className="truncate">{step}</span>
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
}
