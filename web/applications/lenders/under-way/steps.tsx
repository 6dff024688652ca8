import { Check } from 'lucide-react'
import { cx } from '#web/lib/class-names.ts'
import { words } from './words.ts'

type Props = { label: string; steps: readonly string[]; done: number }

/** How many of a few steps are done; the next one is marked. */
export function Steps({ label, steps, done }: Props) {
  return (
    <ol aria-label={label} className="flex flex-wrap gap-x-5 gap-y-2">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === done ? 'step' : undefined}
          className={cx('flex items-center gap-1.5 text-base', index <= done ? 'text-ink' : 'text-ink-3')}
        >
          <span
            aria-hidden
            className={cx(
              'flex size-4 shrink-0 items-center justify-center rounded-full border',
              index < done && 'border-success bg-success-soft text-success',
              index === done && 'border-marigold',
              index > done && 'border-hairline-strong',
            )}
          >
            {index < done && <Check size={10} strokeWidth={3} />}
          </span>
          {step}
          {index < done && <span className="sr-only">{words.done}</span>}
        </li>
      ))}
    </ol>
  )
}
