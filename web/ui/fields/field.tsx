// Label above, help below, replaced by the error. Used by all inputs.
import { type ReactNode, useId } from 'react'
import { cx } from '#web/lib/class-names.ts'
import { words } from './words.ts'

export type FieldFrame = {
  label: string
  help?: ReactNode
  error?: string | undefined
  optional?: boolean
  hideLabel?: boolean
  className?: string
}
type ControlProps = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined }

export const controlLook = (invalid: boolean) =>
  cx(
    'h-9 w-full min-w-0 rounded-control border bg-raised px-2.5 text-base text-ink transition-colors placeholder:text-ink-3 disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-3 max-sm:h-11 max-sm:text-md',
    invalid ? 'border-danger' : 'border-control enabled:hover:border-ink',
  )

export function Field({
  label,
  help,
  error,
  optional,
  hideLabel,
  className,
  children,
}: FieldFrame & { children: (control: ControlProps) => ReactNode }) {
  const id = useId()
  const note = error ?? help
  return (
    <div className={cx('flex min-w-0 flex-col gap-1', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-sm font-medium text-ink'}>
        {label}
        {optional && <span className="font-normal text-ink-3"> {words.optional}</span>}
      </label>
      {children({
        id,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-describedby': note === undefined ? undefined : `${id}-note`,
      })}
      <FieldNote id={`${id}-note`} help={help} error={error} />
    </div>
  )
}

type NoteProps = Pick<FieldFrame, 'help' | 'error' | 'className'> & { id: string }

/** The line below a control: its help, or its error instead. */
export function FieldNote({ id, help, error, className }: NoteProps) {
  const note = error ?? help
  if (note === undefined) return null
  return (
    <p
      id={id}
      role={error ? 'alert' : undefined}
      className={cx('text-xs', error ? 'text-danger' : 'text-ink-3', className)}
    >
      {note}
    </p>
  )
}
