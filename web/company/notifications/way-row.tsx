import { eventOf } from '#machines/company/notifications/rules.ts'
import type { Schemas } from '#sdk/types.ts'
import { cx } from '#web/lib/class-names.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { words } from './words.ts'

export type ShownWay = Schemas['NotificationPreferences']['ways'][number]
type Props = {
  way: ShownWay
  /** Column layout if there is room. */
  className: string
  disabledReason: string | undefined
  onChange: (part: Partial<ShownWay>) => void
}

const TIMINGS: { value: ShownWay['mail']; label: string }[] = [
  { value: 'at_once', label: words.immediately },
  { value: 'daily', label: words.once_day },
  { value: 'never', label: words.never },
]

/** One event: if it is listed in the product, and when it is emailed. */
export function WayRow({ way, className, disabledReason, onChange }: Props) {
  const { title, note } = eventOf(way.event)
  const unheard = way.reach === 'never'
  return (
    <li className={cx('grid items-center gap-y-2 px-4 py-3', className)}>
      <div className="min-w-0">
        <p className={cx('text-base font-medium', unheard && 'text-ink-3')}>{title}</p>
        <p className="text-sm text-ink-3">{unheard ? words.company_notifies_others : (way.fixed ?? note)}</p>
      </div>
      <div className="max-sm:flex max-sm:items-center max-sm:gap-2">
        <Checkbox
          label={
            <>
              <span className="sr-only">{title}: </span>
              <span className="sm:sr-only">{words.in_app}</span>
            </>
          }
          checked={way.in_app}
          onChange={in_app => onChange({ in_app })}
          // The sentence next to it gives the reason.
          disabledReason={disabledReason !== undefined || way.fixed !== null ? '' : undefined}
        />
      </div>
      <div className="max-sm:flex max-sm:items-center max-sm:justify-between max-sm:gap-3">
        <span aria-hidden className="text-base sm:hidden">
          {words.by_email}
        </span>
        <SelectField
          className="max-sm:w-44"
          label={words.email_timing_label({ title })}
          hideLabel
          options={TIMINGS}
          value={way.mail}
          onChange={value => onChange({ mail: TIMINGS.find(one => one.value === value)?.value ?? way.mail })}
          disabled={disabledReason !== undefined}
        />
      </div>
    </li>
  )
}
