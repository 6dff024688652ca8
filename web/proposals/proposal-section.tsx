import type { ReactNode } from 'react'

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="break-inside-avoid">
      <h2 className="mb-6 break-after-avoid text-lg text-(--accent) sm:text-xl">{title}</h2>
      {children}
    </section>
  )
}

export function Big({ label, value, note }: { label: string; value: string; note: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-3">{label}</dt>
      <dd className="figures text-2xl font-semibold tracking-tight">{value}</dd>
      <dd className="text-sm text-ink-2">{note}</dd>
    </div>
  )
}
