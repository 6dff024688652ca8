// What only some readers want, behind a line that opens it; `phone` folds it on a narrow page only. Without a script and on paper
// it stands open: web/document.css says so, and for browsers that cannot be told by style open-on-paper.ts.
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
