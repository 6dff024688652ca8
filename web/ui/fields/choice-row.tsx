import { type ReactNode, useId } from 'react'
import { cx } from '#web/lib/class-names.ts'
import { FieldNote } from './field.tsx'

export type ChoiceFrame = {
  label: ReactNode
  help?: ReactNode
  error?: string | undefined
  /** Why it cannot be used now; disables it. It is written out, for a phone has no hover. */
  disabledReason?: string | undefined
  hideLabel?: boolean
}
type ChoiceControl = {
  id: string
  disabled: boolean
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** The control, its label, then a help line. `end` puts the control after the label. */
export function ChoiceRow({
  label,
  help,
  error,
  disabledReason,
  hideLabel,
  end,
  children,
}: ChoiceFrame & { end?: boolean; children: (control: ChoiceControl) => ReactNode }) {
  const id = useId()
  const disabled = disabledReason !== undefined
  // An empty reason disables without text, if one sentence covers several.
  const said = disabledReason || help
  const note = error ?? said
  return (
    <div
      className={cx(
        'grid min-w-0 items-start gap-x-2.5',
        end ? 'grid-cols-[minmax(0,1fr)_auto]' : 'grid-cols-[auto_minmax(0,1fr)]',
      )}
    >
      <div className={cx('row-start-1 flex h-7 items-center max-sm:h-11', end && 'col-start-2')}>
        {children({
          id,
          disabled,
          'aria-invalid': error === undefined ? undefined : true,
          'aria-describedby': note === undefined ? undefined : `${id}-note`,
        })}
      </div>
      <label
        htmlFor={id}
        className={cx(
          hideLabel ? 'sr-only' : 'row-start-1 py-[3px] text-base break-words max-sm:py-[11px]',
          // The gap next to the control belongs to the label, so tapping it counts.
          !hideLabel && (end ? '-mr-2.5 pr-2.5 font-medium' : '-ml-2.5 pl-2.5'),
          disabled ? 'cursor-not-allowed text-ink-3' : 'cursor-pointer',
        )}
      >
        {label}
      </label>
      <FieldNote
        id={`${id}-note`}
        help={said}
        error={error}
        className={cx('row-start-2 max-w-[68ch] max-sm:-mt-1.5 max-sm:pb-1.5', !end && 'col-start-2')}
      />
    </div>
  )
}
