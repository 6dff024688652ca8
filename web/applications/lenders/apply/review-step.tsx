// Everything once more, each part with the way back to it.

import type { ReactNode } from 'react'
import type { ApplyingStep } from '#machines/applications/lenders/applying.machine.ts'
import { fullName } from '#machines/lib/text.ts'
import type { Schemas } from '#sdk/types.ts'
import { money, moneyExact, phone } from '#web/lib/figures.ts'
import { Button } from '#web/ui/button.tsx'
import type { FieldWords } from '../form/fields/words.ts'
import type { Draft } from '../form/use-draft.ts'
import type { Shared } from './use-applying.ts'
import type { ApplyWords } from './words.ts'

type Props = { draft: Draft; shared: Shared; t: ApplyWords; words: FieldWords; onGo: (step: ApplyingStep) => void }
type Line = [label: string, value: string | null]

export function ReviewStep({ draft, shared, t, words, onGo }: Props) {
  const { occupancy, property } = draft.values
  const typed = Object.values(draft.faults)
  // Checks only the server can do, such as a home this lender doesn't finance.
  const missing = [...new Set(typed.length > 0 ? typed : shared.missing)]
  return (
    <div className="flex flex-col gap-4">
      <p className="text-reading text-ink-2">{t.review_intro}</p>
      {missing.length > 0 && (
        <div className="rounded-card bg-warning-soft px-4 py-3 text-md text-warning">
          <p className="font-medium">{t.missing_title}</p>
          <ul className="mt-1 list-disc pl-5">
            {missing.map(sentence => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      )}
      <Part
        title={shared.lender_name}
        lines={[
          [t.product, shared.product_name],
          [t.amount, moneyExact(shared.amount_cents)],
          ...(shared.monthly_payment_cents === null
            ? []
            : [[t.payment, moneyExact(shared.monthly_payment_cents)] satisfies Line]),
        ]}
        t={t}
      />
      {shared.people.map(person => {
        const is_applicant = person.role === 'applicant'
        return (
          <Part
            key={person.role}
            title={is_applicant ? t.applicant : t.co_applicant}
            lines={personLines(person, words, shared.ssn)}
            t={t}
            onChange={() => onGo(is_applicant ? 'you' : 'co_applicant')}
          />
        )
      })}
      <Part
        title={t.home_address}
        lines={[
          [t.home_address, shared.address_line],
          [words.property, property && words.properties[property]],
          [words.occupancy, occupancy && words.occupancies[occupancy]],
        ]}
        t={t}
        onChange={() => onGo('home')}
      />
    </div>
  )
}

const personLines = (person: Schemas['Applicant'], words: FieldWords, ssn: Shared['ssn']): Line[] => [
  [words.name, fullName(person).trim() || null],
  [words.email, person.email || null],
  [words.phone, phone(person.phone) || person.phone || null],
  [words.birth_date, person.birth_date_given ? words.given : null],
  [
    ssn === 'full' ? words.ssn_full : words.ssn_last_four,
    person.ssn_last4 === null ? null : `•••-••-${person.ssn_last4}`,
  ],
  [words.employment, person.employment && words.employments[person.employment]],
  [words.income, person.annual_income_cents === null ? null : money(person.annual_income_cents)],
  [words.housing, person.monthly_housing_cents === null ? null : money(person.monthly_housing_cents)],
]

type PartProps = { title: ReactNode; lines: Line[]; t: ApplyWords; onChange?: () => void }

const Part = ({ title, lines, t, onChange }: PartProps) => (
  <section className="rounded-card border border-hairline bg-surface">
    <header className="flex items-center justify-between gap-3 border-b border-hairline py-1 pr-1 pl-4">
      <h2 className="flex min-h-11 items-center text-md font-semibold">{title}</h2>
      {onChange && (
        <Button look="ghost" size="touch" onClick={onChange} aria-label={`${t.change}: ${title}`}>
          {t.change}
        </Button>
      )}
    </header>
    <dl className="figures flex flex-col gap-2 px-4 py-3">
      {lines.map(([label, value]) => (
        <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-4">
          <dt className="text-md text-ink-3">{label}</dt>
          <dd className={value === null ? 'text-md text-warning' : 'text-md wrap-anywhere'}>{value ?? t.missing}</dd>
        </div>
      ))}
    </dl>
  </section>
)
