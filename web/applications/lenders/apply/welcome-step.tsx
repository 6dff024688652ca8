// Who asks, for what, and what a credit check does, before anything is typed.
import { Lock, SearchCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { moneyExact } from '#web/lib/figures.ts'
import type { Shared } from './use-applying.ts'
import type { ApplyWords } from './words.ts'

export function WelcomeStep({ shared, t }: { shared: Shared; t: ApplyWords }) {
  const names = { lender: shared.lender_name, company: shared.company_name, rep: shared.rep_name }
  const { monthly_payment_cents } = shared
  return (
    <>
      <p className="text-reading text-ink-2">{t.welcome_who(names)}</p>
      <dl className="figures grid grid-cols-2 gap-x-4 gap-y-4 rounded-card border border-hairline bg-surface p-4 sm:p-5">
        <Big label={t.amount}>{moneyExact(shared.amount_cents)}</Big>
        {monthly_payment_cents !== null && <Big label={t.payment}>{moneyExact(monthly_payment_cents)}</Big>}
        <Small label={t.lender}>{shared.lender_name}</Small>
        <Small label={t.product}>{shared.product_name}</Small>
        <Small label={t.home_address} wide>
          {shared.address_line}
        </Small>
      </dl>
      <div className="text-reading text-ink-2">
        <p>{t.welcome_need}</p>
        <ul className="mt-2 list-disc pl-6">
          <li>{shared.ssn === 'full' ? t.need_full : t.need_last_four}</li>
          <li>{t.need_income}</li>
        </ul>
      </div>
      <Point icon={<SearchCheck size={20} aria-hidden />} title={t.check_title}>
        {t.check_text(names)}
      </Point>
      <Point icon={<Lock size={20} aria-hidden />} title={t.safe_title}>
        {t.safe_text(names)}
      </Point>
      <p className="text-md text-ink-3">{t.kept}</p>
    </>
  )
}

const Big = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-md text-ink-3">{label}</dt>
    <dd className="text-xl font-semibold tracking-tight">{children}</dd>
  </div>
)

const Small = ({ label, wide, children }: { label: string; wide?: boolean; children: ReactNode }) => (
  <div className={wide ? 'col-span-2 min-w-0' : 'min-w-0'}>
    <dt className="text-md text-ink-3">{label}</dt>
    <dd className="text-md wrap-anywhere">{children}</dd>
  </div>
)

const Point = ({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) => (
  <section className="flex gap-3">
    <span className="mt-1 shrink-0 text-[var(--accent)]">{icon}</span>
    <div className="min-w-0">
      <h2 className="text-md font-semibold">{title}</h2>
      <p className="text-reading text-ink-2">{children}</p>
    </div>
  </section>
)
