// The company's colour and mark on a page a homeowner opens by a link.
import type { ReactNode } from 'react'
import { brandProperties } from '#machines/lib/brand-colors.ts'
import { Wordmark } from '#web/frame/wordmark.tsx'

type Company = { name: string; brand_color: string | null; logo_src: string | null }

/** For an unknown company: the default, which most keep at first. */
const UNKNOWN = '#b86e00'

/** The company's color, readable on the page in either theme; a page of no known company has no bar. */
export function BrandColors({ company, children }: { company: Company | undefined; children: ReactNode }) {
  return (
    <div className="proposal flex min-h-dvh flex-col bg-page" style={brandProperties(company?.brand_color ?? UNKNOWN)}>
      {company && <div aria-hidden className="no-print h-1.5 shrink-0 bg-(--main)" />}
      {children}
    </div>
  )
}

/** Without a company, as behind a link that leads nowhere, the product's own mark. */
export const CompanyMark = ({ company }: { company: Company | undefined }) =>
  !company ? (
    <Wordmark />
  ) : company.logo_src ? (
    // A logo is drawn for white paper, in either theme.
    <span className="inline-flex h-11 items-center rounded-control bg-white px-2">
      <img src={company.logo_src} alt={company.name} className="max-h-8 max-w-40 object-contain" />
    </span>
  ) : (
    <span className="truncate text-md font-semibold text-[var(--accent)]">{company.name}</span>
  )
