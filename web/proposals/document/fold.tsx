// Details for some readers, behind a line that opens them; `phone` folds it on a narrow page only. Without a script and
// in print it is open, by web/document.css, and for older browsers by open-on-paper.ts.
import type { ReactNode } from 'react'

type Props = { label: string; phone?: boolean; className?: string; children: ReactNode }

export const Fold = ({ label, phone, className, children }: Props) => (
  <details data-fold={phone ? 'phone' : ''} className={className}>
    <summary className="no-print inline-flex min-h-11 items-center text-base text-ink-2 underline underline-offset-2">
      {label}
    </summary>
    {children}
  </details>
)
