// A company's look on a page of its own. Its colours stand in the head (server/proposals/page-parts.ts), for no element here
// may carry a style; inside the application web/proposals/theme-frame.tsx gives them instead.
import type { ReactNode } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { cx } from '#web/lib/class-names.ts'

type Props = { look: Schemas['ShownTheme']; className?: string; children: ReactNode }

export function DocumentFrame({ look, className, children }: Props) {
  return (
    <div
      data-headings={look.heading_style}
      data-text={look.text_size}
      data-font={look.font}
      className={cx('proposal @container', className)}
    >
      {children}
    </div>
  )
}
