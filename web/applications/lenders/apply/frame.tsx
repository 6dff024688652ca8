// The frame of the homeowner's page: whose it is above, what to do next below. No shell, the company first.
import { Globe, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Language } from '#machines/words/language.ts'
import type { Schemas } from '#sdk/types.ts'
import { phone, phoneHref } from '#web/lib/figures.ts'
import { BrandColors, CompanyMark } from '#web/projects/sale/papers/brand.tsx'
import type { ApplyWords } from './words.ts'

type Shared = Schemas['SharedApplication']

const companyOf = ({ company_name, company_color, company_logo_src }: Shared) => ({
  name: company_name,
  brand_color: company_color,
  logo_src: company_logo_src,
})

type LanguageProps = { language: Language; label: string; onChange: (language: Language) => void }

export function LanguageButton({ language, label, onChange }: LanguageProps) {
  const other = language === 'en' ? 'es' : 'en'
  return (
    <button
      type="button"
      lang={other}
      onClick={() => onChange(other)}
      className="flex h-11 min-w-11 items-center justify-center gap-1.5 rounded-control px-2.5 text-md text-ink-2 hover:bg-sunken hover:text-ink"
    >
      <Globe size={18} aria-hidden />
      {label}
    </button>
  )
}

const Head = ({ shared, tools }: { shared: Shared | undefined; tools: ReactNode }) => (
  <header className="border-b border-hairline bg-surface px-4 sm:px-6">
    <div className="mx-auto flex min-h-14 max-w-[640px] items-center justify-between gap-3 py-1.5">
      <div className="flex min-w-0 items-center">
        <CompanyMark company={shared && companyOf(shared)} />
      </div>
      <div className="flex shrink-0 items-center gap-1">{tools}</div>
    </div>
  </header>
)

type Props = {
  shared: Shared
  tools: ReactNode
  /** How far it is, 0 to 1. */
  progress: number
  bar: ReactNode
  children: ReactNode
}

export const ApplyFrame = ({ shared, tools, progress, bar, children }: Props) => (
  <BrandColors company={companyOf(shared)}>
    <Head shared={shared} tools={tools} />
    <div aria-hidden className="h-1 bg-sunken">
      <div
        className="h-full origin-left bg-[var(--accent)] transition-transform duration-150"
        style={{ transform: `scaleX(${progress})` }}
      />
    </div>
    <main className="mx-auto w-full max-w-[640px] flex-1 px-4 py-6 sm:px-6">{children}</main>
    <footer className="sticky bottom-0 z-20 border-t border-hairline bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-6">
      <div className="mx-auto max-w-[640px]">{bar}</div>
    </footer>
  </BrandColors>
)

type MessageProps = {
  title: string
  shared?: Shared
  tools?: ReactNode
  mark: ReactNode
  t: ApplyWords
  children: ReactNode
}

/** A page with a single message. */
export const Message = ({ title, shared, tools, mark, t, children }: MessageProps) => (
  <BrandColors company={shared && companyOf(shared)}>
    <Head shared={shared} tools={tools} />
    <main className="flex flex-1 flex-col items-center bg-surface px-6 pt-10 pb-16">
      <div className="flex w-full max-w-[46ch] flex-col gap-4">
        {mark}
        <h1 className="text-2xl wrap-anywhere">{title}</h1>
        <div className="flex flex-col gap-4 text-reading text-ink-2">{children}</div>
        {shared?.company_phone && (
          <div className="mt-4 border-t border-hairline pt-4 text-reading text-ink-2">
            <p>{t.questions({ company: shared.company_name })}</p>
            <a
              href={phoneHref(shared.company_phone)}
              className="figures inline-flex min-h-11 items-center gap-2 text-[var(--accent)] underline underline-offset-4"
            >
              <Phone size={18} aria-hidden />
              {phone(shared.company_phone) || shared.company_phone}
            </a>
          </div>
        )}
      </div>
    </main>
  </BrandColors>
)
