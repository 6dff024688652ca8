// Gives what stands in it a company's colours, headings and text size, in both themes and on paper.
import type { CSSProperties, ReactNode } from 'react'
import { DARK_PAGE, LIGHT_PAGE, readableOn } from '#machines/proposals/rules.ts'
import type { Schemas } from '#sdk/types.ts'
import { cx } from '#web/lib/class-names.ts'

export type Look = Pick<
  Schemas['ShownTheme'],
  'main_color' | 'accent_color' | 'font' | 'heading_style' | 'text_size' | 'tagline' | 'cover_src' | 'logo_src'
>

export function ThemeFrame({ look, className, children }: { look: Look; className?: string; children: ReactNode }) {
  const colors: CSSProperties & Record<`--${string}`, string> = {
    '--main': look.main_color,
    // The chosen accent is dark enough for a white page; on a dark one its lighter sister is read.
    '--accent-on-light': readableOn(LIGHT_PAGE, look.accent_color),
    '--accent-on-dark': readableOn(DARK_PAGE, look.accent_color),
  }
  return (
    <div
      data-font={look.font}
      data-headings={look.heading_style}
      data-text={look.text_size}
      style={colors}
      className={cx('proposal @container', className)}
    >
      {children}
    </div>
  )
}
