// One block of the dashboard: its title, a summary sentence, and its content with loading and error states. Each block
// loads separately, so none waits for another.
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { Refusal } from '#sdk/refusal.ts'
import type { Schemas } from '#sdk/types.ts'
import { cx } from '#web/lib/class-names.ts'
import { projectsHref } from '#web/projects/sale/project/project-filters.ts'
import { ErrorState, Skeleton } from '#web/ui/states.tsx'

type Read<T> = { data: T | undefined; error: Refusal | null; refetch: () => unknown }

/** The content, a placeholder, or a retry. */
export function WhenRead<T>({ read, children }: { read: Read<T>; children: (data: T) => ReactNode }) {
  if (read.data !== undefined) return children(read.data)
  if (read.error) return <ErrorState sentence={read.error.message} onRetry={read.refetch} />
  return (
    <div className="flex flex-col gap-3 py-1">
      {['w-2/3', 'w-full', 'w-5/6', 'w-3/4', 'w-1/2'].map(width => (
        <Skeleton key={width} className={width} />
      ))}
    </div>
  )
}

type Props = {
  id?: string
  title: string
  note?: ReactNode
  actions?: ReactNode
  children: ReactNode
  className?: string
}

/** The frame of a dashboard block. */
export const BLOCK = 'min-w-0 rounded-card border border-hairline bg-surface p-4 sm:px-5'

/** Empty blocks are hidden: the caller returns null instead. */
export const Block = ({ id, title, note, actions, children, className }: Props) => (
  <section id={id} className={cx(BLOCK, className)}>
    <header className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <h2 className="text-base">{title}</h2>
      {actions}
      {note && <p className="figures w-full text-sm text-ink-2">{note}</p>}
    </header>
    {children}
  </section>
)

type FigureProps = { filters: Schemas['ProjectFilters']; what: string; children: string; className?: string }

/** A figure linking to the projects it counts. `what` describes the list. */
export const Figure = ({ filters, what, children, className }: FigureProps) => (
  <Link
    href={projectsHref(filters)}
    title={what}
    aria-label={`${children}, ${what}`}
    className={cx(
      'figures rounded-[3px] decoration-hairline-strong underline-offset-4 hover:underline max-sm:inline-block max-sm:min-w-7 max-sm:py-1.5',
      className,
    )}
  >
    {children}
  </Link>
)

export const quietLink = 'tap text-sm text-ink-2 underline-offset-2 hover:underline'
