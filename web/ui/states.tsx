// Empty, loading and error states.
import { AlertTriangle, Info, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '#web/lib/class-names.ts'
import { useIsOffline } from '#web/reach/use-is-offline.ts'
import { common } from '#web/words/common.ts'
import { Button } from './button.tsx'

type EmptyProps = {
  title: string
  children?: ReactNode
  action?: ReactNode
  /** A second action. */
  second?: ReactNode
  /** Icon of what will be here, if a whole page is empty; not for a filter without matches. */
  icon?: LucideIcon
}

/** One sentence, one action, and where there is one a second way. */
export function EmptyState({ title, children, action, second, icon: Icon }: EmptyProps) {
  return (
    <div className="flex flex-col items-center gap-3 px-6 py-12 text-center">
      {Icon && (
        <span className="mb-1 flex size-14 items-center justify-center rounded-full bg-marigold-soft">
          <Icon size={24} strokeWidth={1.5} aria-hidden />
        </span>
      )}
      <p className="text-md font-semibold">{title}</p>
      {children && <p className="max-w-[44ch] text-base text-ink-2">{children}</p>}
      {second ? (
        <div className="flex flex-wrap justify-center gap-2">
          {second}
          {action}
        </div>
      ) : (
        action
      )}
    </div>
  )
}

/** Without a connection nothing went wrong: a neutral message, and an automatic retry when it is back. */
export function ErrorState({ sentence, onRetry }: { sentence: string; onRetry: () => void }) {
  const isOffline = useIsOffline()
  if (isOffline)
    return (
      <p role="status" className="mx-auto max-w-[52ch] px-6 py-12 text-center text-base text-ink-2">
        {sentence}
      </p>
    )
  return (
    <div role="alert" className="flex flex-col items-center gap-3 px-6 py-12 text-center">
      <AlertTriangle size={20} className="text-danger" aria-hidden />
      <p className="max-w-[52ch] text-base text-ink-2">{sentence}</p>
      <Button onClick={onRetry}>{common.try_again}</Button>
    </div>
  )
}

/** Grey lines in the shape of what comes. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cx('skeleton h-4', className)} />
}

/** Of what shows one thing: its name, its figures, its tabs, and two columns. */
export function SkeletonPage() {
  return (
    <SkeletonFrame>
      <Skeleton className="h-8 w-56" />
      <Skeleton className="h-12 w-full max-w-xl" />
      <Skeleton className="h-9" />
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_360px]">
        <Skeleton className="h-72" />
        <Skeleton className="h-72" />
      </div>
    </SkeletonFrame>
  )
}

/** Of a form before a session, with its picture at the side. */
export const SkeletonDoor = () => (
  <div role="status" aria-label={common.loading} className="grid min-h-dvh lg:grid-cols-[1fr_minmax(0,44%)]">
    <div className="mx-auto flex w-full max-w-[448px] flex-col justify-center gap-5 px-6">
      <Skeleton className="h-8 w-56" />
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
      <Skeleton className="h-11 w-32" />
    </div>
    <div className="hidden bg-[#1d1b17] lg:block" />
  </div>
)

/** As wide as the page that comes. */
export const SkeletonFrame = ({ children }: { children: ReactNode }) => (
  <div
    role="status"
    aria-label={common.loading}
    className="mx-auto flex w-full max-w-[1280px] flex-col gap-5 px-4 py-6 sm:px-8"
  >
    {children}
  </div>
)

const NOTICES = {
  info: 'bg-info-soft text-info',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
} as const

/** A sentence that stays until its cause is gone. */
export function Notice({
  kind = 'info',
  children,
  action,
}: {
  kind?: keyof typeof NOTICES
  children: ReactNode
  action?: ReactNode
}) {
  const Icon = kind === 'info' || kind === 'success' ? Info : AlertTriangle
  return (
    <div
      role={kind === 'danger' ? 'alert' : 'status'}
      className={cx('flex flex-wrap items-start gap-2.5 rounded-card px-3.5 py-2.5 text-base', NOTICES[kind])}
    >
      <Icon size={16} className="mt-[3px] shrink-0" aria-hidden />
      {/* Where both do not fit side by side, the action comes under the sentence. */}
      <div className="min-w-0 flex-1 basis-60">{children}</div>
      {action && <div className="ml-auto flex [&_a]:tap [&_button]:tap">{action}</div>}
    </div>
  )
}
