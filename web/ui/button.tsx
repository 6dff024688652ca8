// The only button. A disabled one gives the reason, in a tooltip that works for keyboard, touch and screen readers.
import type { ButtonHTMLAttributes, ReactElement, ReactNode } from 'react'
import { CANNOT_REACH } from '#web/data/offline-words.ts'
import { cx } from '#web/lib/class-names.ts'
import { part } from '#web/lib/part.tsx'
import { useIsOffline } from '#web/reach/use-is-offline.ts'
import { words } from './words.ts'

// Few buttons need one, and none on the first page; the button works meanwhile.
const Hint = part(() =>
  // Where it did not come before the network went, the button is shown without its reason.
  import('./hint.tsx').catch(() => ({ default: ({ children }: { text: string; children: ReactElement }) => children })),
)

const NEEDS_NETWORK = words.needs_connection({ cannot_reach: CANNOT_REACH })

const LOOKS = {
  primary: 'bg-primary text-on-primary hover:bg-primary-hover border-transparent',
  secondary: 'bg-raised text-ink border-hairline-strong hover:bg-sunken',
  ghost: 'ghost bg-transparent text-ink-2 border-transparent hover:bg-sunken hover:text-ink',
  danger: 'bg-danger-soft text-danger border-transparent hover:brightness-95',
} as const

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  look?: keyof typeof LOOKS
  /** staff 32 px, and 44 px on a phone; touch always 44 px. */
  size?: 'staff' | 'touch'
  icon?: ReactNode
  /** Set, even to false, for network actions: offline the button is disabled, with the reason. */
  busy?: boolean
  /** The action waits on this device for a connection, or needs none. */
  worksOffline?: boolean
  /** Why it cannot be used now; disables it. */
  disabledReason?: string | undefined
}

export const buttonLook = (look: keyof typeof LOOKS = 'secondary', size: 'staff' | 'touch' = 'staff') =>
  cx(
    'inline-flex shrink-0 items-center justify-center gap-1.5 rounded-control border font-medium whitespace-nowrap transition-colors duration-150',
    size === 'staff' ? 'h-8 px-3 text-sm max-sm:h-11 max-sm:min-w-11' : 'h-11 px-5 text-md',
    LOOKS[look],
  )

export function Button({
  look = 'secondary',
  size = 'staff',
  icon,
  busy,
  worksOffline = false,
  disabledReason: ownReason,
  children,
  className,
  disabled,
  type = 'button',
  ...rest
}: ButtonProps) {
  const isOffline = useIsOffline()
  const disabledReason = ownReason ?? (isOffline && busy === false && !worksOffline ? NEEDS_NETWORK : undefined)
  const off = disabled || busy || disabledReason !== undefined
  const button = (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={off || undefined}
      aria-description={disabledReason}
      disabled={disabledReason === undefined && off}
      onClick={off ? event => event.preventDefault() : rest.onClick}
      className={cx(buttonLook(look, size), off && 'cursor-not-allowed opacity-50', className)}
    >
      {icon}
      {children}
    </button>
  )
  if (disabledReason === undefined) return button
  return (
    <Hint meanwhile={button} text={disabledReason}>
      {button}
    </Hint>
  )
}
