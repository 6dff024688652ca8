// The type of a slide: large, few words.
import type { ReactNode } from 'react'

export const SlideTitle = ({ children, note }: { children: ReactNode; note?: ReactNode }) => (
  <div>
    <h1 className="text-2xl sm:text-3xl">{children}</h1>
    {note && <p className="mt-3 max-w-[60ch] text-reading text-ink-2 sm:text-lg">{note}</p>}
  </div>
)

export const Big = ({ label, value, note }: { label: string; value: ReactNode; note?: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-md text-ink-2">{label}</dt>
    <dd className="figures mt-1 text-2xl font-semibold tracking-tight sm:text-3xl">{value}</dd>
    {note && <dd className="mt-1 text-md text-ink-2">{note}</dd>}
  </div>
)
