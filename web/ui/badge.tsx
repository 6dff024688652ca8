import { cx } from '#web/lib/class-names.ts'
import { type BadgeLook, badgeLook } from './status-look.ts'
import { type Status, statusName } from './status-name.ts'

const LOOKS: Record<BadgeLook, string> = {
  info: 'bg-info-soft text-info',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
  neutral: 'bg-sunken text-ink-2 dark:bg-hairline',
  default: 'border border-hairline-strong text-ink-2',
}

/** A status without a label has a name in the catalog. */
type Props = { look?: BadgeLook } & ({ status: Status; label?: undefined } | { status: string; label: string })

/** A status in its color by status-look.ts, unless `look` gives another. */
export function Badge(of: Props) {
  const { look = badgeLook(of.status) } = of
  return (
    <span
      data-badge={look}
      className={cx(
        'inline-flex h-5 shrink-0 items-center rounded-full px-2 text-xs font-medium whitespace-nowrap',
        LOOKS[look],
      )}
    >
      {of.label === undefined ? statusName(of.status) : of.label}
    </span>
  )
}

const DOTS: Record<BadgeLook, string> = {
  info: 'bg-info',
  success: 'bg-success',
  warning: 'bg-warning',
  danger: 'bg-danger',
  neutral: 'bg-ink-3',
  default: 'border border-ink-3',
}

/** The color of a status alone, next to its name in a column's heading. */
export const StatusDot = ({ status }: { status: string }) => (
  <span className={cx('size-2 shrink-0 rounded-full', DOTS[badgeLook(status)])} aria-hidden />
)
