// The frame of a signer's pages: whose agreement it is above, what to do next below. No shell, the company first.
import type { ReactNode } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { BrandColors, CompanyMark } from '#web/projects/sale/papers/brand.tsx'
import { useWords } from './words/words-context.tsx'

type Company = Schemas['Signing']['company']

type Props = {
  signing: Schemas['Signing']
  /** Language and further options. */
  tools: ReactNode
  /** How far it is, 0 to 1. */
  progress: number | null
  bar: ReactNode
  children: ReactNode
}

export function SigningFrame({ signing, tools, progress, bar, children }: Props) {
  const { words } = useWords()
  const { company, agreement_name, signer } = signing
  return (
    <BrandColors company={company}>
      <header className="no-print border-b border-hairline bg-surface px-4 sm:px-6 [@media(max-height:30rem)]:hidden">
        <div className="mx-auto flex max-w-[860px] items-center justify-between gap-3 py-2">
          <div className="flex min-w-0 items-center gap-3">
            <CompanyMark company={company} />
          </div>
          <div className="flex shrink-0 items-center gap-1">{tools}</div>
        </div>
        <div className="mx-auto max-w-[860px] pb-3">
          <h1 className="text-lg wrap-anywhere">{agreement_name}</h1>
          <p className="text-base text-ink-2 wrap-anywhere">
            <bdi>{words.for_whom({ name: signer.name })}</bdi>
          </p>
        </div>
        {progress !== null && (
          <div aria-hidden className="mx-auto h-1 max-w-[860px] overflow-hidden rounded-t bg-sunken">
            <div
              className="h-full origin-left bg-[var(--accent)] transition-transform duration-150"
              style={{ transform: `scaleX(${progress})` }}
            />
          </div>
        )}
      </header>
      <main className="mx-auto w-full max-w-[860px] flex-1 px-4 py-5 sm:px-6">{children}</main>
      {bar && (
        <footer className="no-print sticky bottom-0 z-20 border-t border-hairline bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-float sm:px-6">
          <div className="mx-auto max-w-[860px]">{bar}</div>
        </footer>
      )}
    </BrandColors>
  )
}

type MessageProps = {
  title: string
  company?: Company | undefined
  tools?: ReactNode
  /** A round icon for the message. */
  mark?: ReactNode
  children?: ReactNode
}

/** A page with a single message. */
export function Message({ title, company, tools, mark, children }: MessageProps) {
  return (
    <BrandColors company={company}>
      <header className="bg-surface px-4 py-2 sm:px-6">
        <div className="mx-auto flex min-h-11 max-w-[860px] items-center justify-between gap-3">
          <CompanyMark company={company} />
          <div className="no-print flex items-center gap-1">{tools}</div>
        </div>
      </header>
      <main className="flex flex-1 flex-col items-center bg-surface px-6 pt-10 pb-16">
        <div className="flex w-full max-w-[46ch] flex-col gap-4">
          {mark}
          <h1 className="text-2xl wrap-anywhere">{title}</h1>
          <div className="flex flex-col gap-4 text-reading text-ink-2">{children}</div>
        </div>
      </main>
    </BrandColors>
  )
}
