import type { ReactNode } from 'react'

/** A part of the properties. */
export function Section({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3 border-b border-hairline px-4 py-4 last:border-b-0">
      <header className="flex items-baseline justify-between gap-3">
        <h2 className="text-base">{title}</h2>
        {note && <span className="figures text-sm text-ink-3">{note}</span>}
      </header>
      {children}
    </section>
  )
}
