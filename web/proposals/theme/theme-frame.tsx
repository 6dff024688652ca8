// Applies a company's colors, headings and text size to its content, in both themes and print.
import type { ReactNode } from 'react'
import { brandProperties } from '#machines/lib/brand-colors.ts'
import type { Schemas } from '#sdk/types.ts'
import { cx } from '#web/lib/class-names.ts'

type Look = Pick<
  Schemas['ShownTheme'],
  'brand_color' | 'font' | 'heading_style' | 'text_size' | 'tagline' | 'cover_src' | 'logo_src'
>

export function ThemeFrame({ look, className, children }: { look: Look; className?: string; children: ReactNode }) {
  return (
    <div
      data-font={look.font}
      data-headings={look.heading_style}
      data-text={look.text_size}
      style={brandProperties(look.brand_color)}
      className={cx('proposal @container', className)}
    >
      {children}
    </div>
  )
}
