// The frame of a staff screen: its header, cards and labelled values.
import type { ReactNode } from 'react'
import { cx } from '#web/lib/class-names.ts'

type HeaderProps = { title: ReactNode; note?: ReactNode; badge?: ReactNode; actions?: ReactNode; above?: ReactNode }

export function PageHeader({ title, note, badge, actions, above }: HeaderProps) {
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 sm:flex-1 sm:basis-72">
        {above && <div className="mb-1 text-sm text-ink-3 [&_a]:tap">{above}</div>}
        {/* In the middle of the line its buttons make on a phone. */}
        <div className={cx('flex flex-wrap items-center gap-x-3 gap-y-1', Boolean(actions) && 'max-sm:min-h-11')}>
          <h1 className="text-xl">{title}</h1>
          {badge}
        </div>
        {note && <p className="mt-0.5 text-base text-ink-2">{note}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </header>
  )
}

/** `wide` is for pages with a side column. */
export function Page({ children, narrow, wide }: { children: ReactNode; narrow?: boolean; wide?: boolean }) {
  return (
    <div
      className={cx(
        'mx-auto flex w-full flex-col gap-5 px-4 py-4 sm:px-8 sm:py-6',
        narrow ? 'max-w-[720px]' : wide ? 'max-w-[1600px]' : 'max-w-[1280px]',
      )}
    >
      {children}
    </div>
  )
}

type CardProps = {
  title?: ReactNode
  note?: ReactNode
  actions?: ReactNode
  children: ReactNode
  className?: string
  flush?: boolean
}

/** `flush` lets a table reach the card's edges. */
export function Card({ title, note, actions, children, className, flush }: CardProps) {
  return (
    <section className={cx('min-w-0 rounded-card border border-hairline bg-surface', className)}>
      {(title || actions) && (
        <header className="flex flex-wrap items-center justify-between gap-3 border-b border-hairline px-4 py-3">
          {/* Text shrinks before the content next to it. */}
          <div className="min-w-0 flex-1 basis-32">
            {title && <h2 className="text-base">{title}</h2>}
            {note && <p className="text-sm text-ink-3">{note}</p>}
          </div>
          {/* A phone's buttons are taller than their line. The last word of one without a border is at the card's edge. */}
          {actions && <div className="flex flex-wrap gap-2 max-sm:-my-1.5 [&>.ghost:last-child]:-mr-3">{actions}</div>}
        </header>
      )}
      <div className={cx(!flush && 'p-4')}>{children}</div>
    </section>
  )
}

export type Fact = { label: string; value: ReactNode; note?: ReactNode }

/** Key figures side by side. */
export function Figures({ facts, className }: { facts: Fact[]; className?: string }) {
  return (
    <dl className={cx('grid grid-cols-2 gap-x-6 gap-y-4 sm:flex sm:flex-wrap sm:gap-x-10', className)}>
      {facts.map(({ label, value, note }) => (
        <div key={label} className="min-w-0">
          <dt className="text-xs text-ink-3">{label}</dt>
          <dd className="figures text-lg font-semibold tracking-tight">{value}</dd>
          {note && <dd className="text-xs text-ink-3">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}

/** Labelled values under each other. */
export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className="flex flex-col divide-y divide-hairline">
      {facts.map(({ label, value, note }) => (
        <div
          key={label}
          className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-2 first:pt-0 last:pb-0"
        >
          <dt className="text-sm text-ink-3">{label}</dt>
          <dd className="figures min-w-0 text-right text-base break-words">
            {value}
            {note && <span className="block text-xs text-ink-3">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
