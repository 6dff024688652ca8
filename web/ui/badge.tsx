import { cx } from '#web/lib/class-names.ts'
import { type Status, statusName } from './status-name.ts'

const LOOKS = {
  info: 'bg-info-soft text-info',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
  neutral: 'bg-sunken text-ink-2 dark:bg-hairline',
  default: 'border border-hairline-strong text-ink-2',
} as const
export type BadgeLook = keyof typeof LOOKS

// The specification's rule, section 4.
const RULE: Record<keyof Omit<typeof LOOKS, 'default'>, string[]> = {
  info: ['submitted', 'created', 'disclosuresent', 'sent', 'open'],
  success: ['accepted', 'approved'],
  warning: ['pending'],
  danger: ['rejected', 'canceled'],
  neutral: ['voided', 'completed', 'closed'],
}

/** Compared ignoring case, spaces and underscores. */
export function badgeLook(status: string): BadgeLook {
  const plain = status.toLowerCase().replaceAll(/[\s_]/g, '')
  const [found] = Object.entries(RULE).find(([, names]) => names.includes(plain)) ?? []
  return LOOK_NAMES.find(name => name === found) ?? 'default'
}
const LOOK_NAMES = ['info', 'success', 'warning', 'danger', 'neutral'] as const

/** A status without a label has a name in the catalog. */
type Props = { look?: BadgeLook } & ({ status: Status; label?: undefined } | { status: string; label: string })

/** A status in its colour. `look` is for what the rule does not know. */
export function Badge({ look, ...of }: Props) {
  return (
    <span
      className={cx(
        'inline-flex h-5 shrink-0 items-center rounded-full px-2 text-xs font-medium whitespace-nowrap',
        LOOKS[look ?? badgeLook(of.status)],
      )}
    >
      {of.label === undefined ? statusName(of.status) : of.label}
    </span>
  )
}
