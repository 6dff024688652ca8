import type { ReactNode } from 'react'
import { cx } from '#web/lib/class-names.ts'

/** One group of widgets; its heading is where the list of sections leads. */
export function Section({
  id,
  title,
  note,
  children,
}: {
  id: string
  title: string
  note: string
  children: ReactNode
}) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-20 sm:scroll-mt-6">
      <h2 id={`${id}-title`} className="text-lg">
        {title}
      </h2>
      <p className="mt-0.5 max-w-[68ch] text-base text-pretty text-ink-2">{note}</p>
      <div className="mt-4 flex min-w-0 flex-col gap-4">{children}</div>
    </section>
  )
}

/** Specimens side by side where there is room. */
export function Shelf({ title, children, columns = 3 }: { title: string; children: ReactNode; columns?: 1 | 2 | 3 }) {
  return (
    <div className="min-w-0 rounded-card border border-hairline bg-surface">
      <h3 className="border-b border-hairline px-4 py-2.5 text-base">{title}</h3>
      <div
        className={cx(
          'grid items-start gap-x-6 gap-y-6 p-4',
          columns > 1 && 'sm:grid-cols-2',
          columns === 3 && 'xl:grid-cols-3',
        )}
      >
        {children}
      </div>
    </div>
  )
}

/** One widget in one state. */
export function Specimen({ state, children, className }: { state: string; children: ReactNode; className?: string }) {
  return (
    <figure className={cx('flex min-w-0 flex-col gap-2', className)}>
      <figcaption className="border-b border-hairline pb-1 text-xs text-ink-3">{state}</figcaption>
      {children}
    </figure>
  )
}
