// A block under its title. On paper it is not torn apart where it fits on a sheet.
import type { ReactNode } from 'react'
import { cx } from '#web/lib/class-names.ts'

type Props = { title: string; lead?: string; small?: boolean; id?: string; children: ReactNode }

export const Section = ({ title, lead, small, id, children }: Props) => (
  <section id={id} className={cx('break-inside-avoid', id && 'scroll-mt-6')}>
    {title && (
      <h2
        className={cx(
          'break-after-avoid break-words',
          small ? 'text-md' : 'text-xl text-(--accent) @2xl:text-2xl print:text-lg',
        )}
      >
        {title}
      </h2>
    )}
    {lead && (
      <p className="mt-2 max-w-[62ch] @2xl:mt-3 text-md break-words whitespace-pre-line text-ink-2 @2xl:text-reading print:mt-1 print:max-w-none print:text-base">
        {lead}
      </p>
    )}
    <div className={cx((title || lead) && (small ? 'mt-2' : 'mt-3 @2xl:mt-6 print:mt-2'))}>{children}</div>
  </section>
)

/** A chart's message, in a sentence above it. */
export const Says = ({ children }: { children: ReactNode }) => (
  <p className="max-w-[62ch] text-reading print:max-w-none print:text-base">{children}</p>
)

/** Only for authors: why this place is empty. */
export const Missing = ({ title, sentence }: { title: string; sentence: string }) => (
  <p className="no-print rounded-card border border-dashed border-hairline-strong px-4 py-3 text-sm text-ink-2">
    {title && <strong className="font-semibold">{title}. </strong>}
    {sentence}
  </p>
)
