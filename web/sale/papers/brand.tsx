// The company's colour and mark on a page a homeowner opens by a link.
import type { CSSProperties, ReactNode } from 'react'
import { DARK_PAGE, LIGHT_PAGE, readableOn } from '#machines/proposals/rules.ts'

type Company = { name: string; brand_color: string | null; logo_src: string | null }

/** The company's colour where it can be told from the page, in either theme. */
export function BrandColors({ company, children }: { company: Company | undefined; children: ReactNode }) {
  const brand = company?.brand_color ?? '#8a5a12'
  const colors: CSSProperties & Record<`--${string}`, string> = {
    '--main': brand,
    '--accent-on-light': readableOn(LIGHT_PAGE, brand),
    '--accent-on-dark': readableOn(DARK_PAGE, brand),
  }
  return (
    <div className="proposal flex min-h-dvh flex-col bg-page" style={colors}>
      <div aria-hidden className="no-print h-1.5 shrink-0 bg-[var(--main)]" />
      {children}
    </div>
  )
}

export const CompanyMark = ({ company }: { company: Company }) =>
  company.logo_src ? (
    // A logo is drawn for white paper, in either theme.
    <span className="inline-flex h-11 items-center rounded-control bg-white px-2">
      <img src={company.logo_src} alt={company.name} className="max-h-8 max-w-40 object-contain" />
    </span>
  ) : (
    <span className="truncate text-md font-semibold text-[var(--accent)]">{company.name}</span>
  )
