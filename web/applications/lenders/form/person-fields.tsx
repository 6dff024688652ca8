import { type ReactNode, useState } from 'react'
import type { SsnKind } from '#machines/applications/lenders/draft/people.ts'
import { phone as phoneShown } from '#web/lib/figures.ts'
import { MoneyField } from '#web/ui/fields/money-field.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { type DraftPerson, dayTyped } from './draft-values.ts'
import type { FieldWords } from './fields/words.ts'
import { BirthField, SsnField } from './private-field.tsx'
import type { Draft } from './use-draft.ts'

type Props = {
  draft: Draft
  person: DraftPerson
  /** Of the one saved: whether number and birthday are there. */
  given: { ssn_last4: string | null; birth_date_given: boolean } | undefined
  kind: SsnKind
  words: FieldWords
  /** Shows missing fields as errors, even untouched ones. */
  strict: boolean
  /** The person at the device is this one: the browser may fill in what it knows of them. */
  own?: boolean
  parts?: readonly Part[]
}
type Part = 'contact' | 'private' | 'means'
const ALL: readonly Part[] = ['contact', 'private', 'means']

/** One person who applies: who they are, what proves it, what they earn. */
export function PersonFields({ draft, person, given, kind, words, strict, own = false, parts = ALL }: Props) {
  const { role } = person
  const at = draft.values.people.findIndex(one => one.role === role)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const leave = (field: string) => setLeft(now => new Set(now).add(field))
  const error = (field: string): string | undefined => {
    const name = `people.${at}.${field}`
    return draft.refused[name] ?? (strict || left.has(field) ? draft.faults[name] : undefined)
  }
  const typed = draft.secrets[role] ?? {}
  const change = (part: Partial<DraftPerson>) => draft.changePerson(role, part)
  const labels = { firstname: words.firstname, lastname: words.lastname, email: words.email, phone: words.phone }
  const text = (field: 'firstname' | 'lastname' | 'email' | 'phone') => ({
    label: labels[field],
    value: person[field],
    onChange: (event: { target: { value: string } }) => change({ [field]: event.target.value }),
    error: error(field),
    maxLength: field === 'email' ? 254 : field === 'phone' ? 40 : 80,
  })
  const fill = (name: string) => (own ? name : 'off')
  return (
    <>
      {parts.includes('contact') && (
        <>
          <Pair>
            <TextField
              {...text('firstname')}
              help={words.name_help}
              autoComplete={fill('given-name')}
              onBlur={() => leave('firstname')}
            />
            <TextField {...text('lastname')} autoComplete={fill('family-name')} onBlur={() => leave('lastname')} />
          </Pair>
          <Pair>
            <TextField
              {...text('email')}
              type="email"
              inputMode="email"
              spellCheck={false}
              autoComplete={fill('email')}
              onBlur={() => leave('email')}
            />
            <TextField
              {...text('phone')}
              type="tel"
              inputMode="tel"
              autoComplete={fill('tel-national')}
              onBlur={() => {
                leave('phone')
                const written = phoneShown(person.phone)
                if (written !== '' && written !== person.phone) change({ phone: written })
              }}
            />
          </Pair>
        </>
      )}
      {parts.includes('private') && (
        <Pair>
          <BirthField
            words={words}
            given={given?.birth_date_given ?? false}
            typed={typed.birth_date}
            error={
              error('birth_date') === undefined || typed.birth_date === undefined
                ? error('birth_date')
                : wrongDay(draft.faults[`people.${at}.birth_date`], typed.birth_date, words)
            }
            onTyped={birth_date => {
              draft.changeSecret(role, 'birth_date', birth_date)
              leave('birth_date')
            }}
            autoComplete={fill('bday')}
          />
          <SsnField
            words={words}
            kind={kind}
            last4={given?.ssn_last4 ?? null}
            typed={typed.ssn}
            error={error('ssn')}
            onTyped={ssn => {
              draft.changeSecret(role, 'ssn', ssn)
              leave('ssn')
            }}
          />
        </Pair>
      )}
      {parts.includes('means') && (
        <>
          <Pair>
            <SelectField
              label={words.employment}
              placeholder={words.choose}
              options={Object.entries(words.employments).map(([value, label]) => ({ value, label }))}
              value={person.employment}
              error={error('employment')}
              onChange={employment => change({ employment: EMPLOYMENTS.find(one => one === employment) ?? null })}
            />
            <MoneyField
              label={words.income}
              help={words.income_help}
              value_cents={person.annual_income_cents}
              error={error('annual_income_cents')}
              maxLength={14}
              onChange={annual_income_cents => change({ annual_income_cents: bounded(annual_income_cents) })}
              onBlur={() => leave('annual_income_cents')}
            />
          </Pair>
          <MoneyField
            label={words.housing}
            help={words.housing_help}
            className="sm:max-w-[calc(50%-0.5rem)]"
            value_cents={person.monthly_housing_cents}
            error={error('monthly_housing_cents')}
            maxLength={12}
            onChange={monthly_housing_cents => change({ monthly_housing_cents: bounded(monthly_housing_cents) })}
            onBlur={() => leave('monthly_housing_cents')}
          />
        </>
      )}
    </>
  )
}

const EMPLOYMENTS = ['employed', 'self_employed', 'retired', 'other'] as const

/** A minus sign in front of an amount is a slip of the finger. */
const bounded = (cents: number | null) => (cents === null ? null : Math.abs(cents))

/** An invalid date gets that message, rather than the one for a missing date. */
const wrongDay = (fault: string | undefined, typed: string, words: FieldWords) =>
  /\d/.test(typed) && dayTyped(typed) === null ? words.birth_date_wrong : fault

const Pair = ({ children }: { children: ReactNode }) => (
  <div className="grid min-w-0 items-start gap-x-4 gap-y-4 sm:grid-cols-2">{children}</div>
)
