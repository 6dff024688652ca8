// The frame of a homeowner's signing: whose agreement it is above, what to do next below.
import type { ReactNode } from 'react'
import type { Schemas } from '#sdk/types.ts'

type Company = Schemas['Signing']['company']

type Props = {
  signing: Schemas['Signing']
  onDecline: (() => void) | undefined
  bar: ReactNode
  children: ReactNode
}

export function SigningFrame({ signing, onDecline, bar, children }: Props) {
  const { company, agreement_name, signer } = signing
  return (
    <div className="flex min-h-dvh flex-col">
      <Stripe company={company} />
      <header className="border-b border-hairline bg-surface px-5 py-4">
        <div className="mx-auto flex max-w-[760px] items-start justify-between gap-4">
          <div className="min-w-0">
            <p className="truncate text-sm text-ink-3">{company.name}</p>
            <h1 className="text-md">{agreement_name}</h1>
            <p className="truncate text-sm text-ink-2">For {signer.name}</p>
          </div>
          {onDecline && (
            <button
              type="button"
              onClick={onDecline}
              className="h-11 shrink-0 rounded-control px-2 text-base text-ink-2 underline-offset-2 hover:underline"
            >
              Decline
            </button>
          )}
        </div>
      </header>
      <main className="mx-auto w-full max-w-[760px] flex-1 px-3 py-5 sm:px-5">{children}</main>
      {bar && (
        <footer className="sticky bottom-0 border-t border-hairline bg-surface px-5 py-3 shadow-float">
          <div className="mx-auto flex max-w-[760px] flex-wrap items-center justify-between gap-3">{bar}</div>
        </footer>
      )}
    </div>
  )
}

const Stripe = ({ company }: { company: Company }) => (
  <div aria-hidden className="h-1.5" style={{ background: company.brand_color }} />
)

/** A page that says one thing. */
export function Message({ title, company, children }: { title: string; company?: Company; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col bg-surface">
      {company && <Stripe company={company} />}
      <main className="m-auto flex max-w-[44ch] flex-col gap-4 px-6 py-16 text-center">
        {company && <p className="text-sm text-ink-3">{company.name}</p>}
        <h1 className="text-xl">{title}</h1>
        <div className="text-reading text-ink-2">{children}</div>
      </main>
    </div>
  )
}
