// The company's look around a document. Its colours are not set here: served pages have them in the head, previews in
// theme-frame.tsx, since a style attribute in served HTML is forbidden.
import type { ReactNode } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { cx } from '#web/lib/class-names.ts'

type Props = {
  proposal: Schemas['ProposalDocument']
  /** All of it on one sheet of paper. */
  sheet?: boolean
  className?: string
  children: ReactNode
}

export const DocumentFrame = ({ proposal: { language, theme }, sheet, className, children }: Props) => (
  <div
    lang={language}
    data-headings={theme.heading_style}
    data-text={theme.text_size}
    data-font={theme.font}
    data-sheet={sheet || undefined}
    className={cx('letter proposal @container bg-surface text-ink print:bg-transparent', className)}
  >
    {children}
  </div>
)
