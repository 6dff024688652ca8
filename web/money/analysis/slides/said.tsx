import type { ReactNode } from 'react'

/** A chart's message, in one sentence above it. */
export const Said = ({ children }: { children: ReactNode }) => (
  <p className="mb-4 max-w-[80ch] text-md text-ink-2">{children}</p>
)
