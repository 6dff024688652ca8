// What stands where there is nothing, not yet anything, or something went wrong.
import { AlertTriangle, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '#web/lib/class-names.ts'
import { useIsOffline } from '#web/reach/use-is-offline.ts'
import { common } from '#web/words/common.ts'
import { Button } from './button.tsx'

/** One sentence and one action. */
export function EmptyState({ title, children, action }: { title: string; children?: ReactNode; action?: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-3 px-6 py-12 text-center">
      <p className="text-md font-semibold">{title}</p>
      {children && <p className="max-w-[44ch] text-base text-ink-2">{children}</p>}
      {action}
    </div>
  )
}

/** Without a connection nothing went wrong: it is said calmly, and asked for again by itself when it is back. */
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

export function SkeletonPage() {
  return (
    <div
      role="status"
      aria-label={common.loading}
      className="mx-auto flex w-full max-w-[1280px] flex-col gap-5 px-4 py-6 sm:px-8"
    >
      <Skeleton className="h-8 w-56" />
      <Skeleton className="h-24" />
      <Skeleton className="h-64" />
    </div>
  )
}

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
      {action && <div className="ml-auto flex">{action}</div>}
    </div>
  )
}
