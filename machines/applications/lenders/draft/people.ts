// The applicants: what is filled in, missing and invalid. Pure.

import { fullName } from '#machines/lib/text.ts'
import type { Language } from '#machines/words/language.ts'
import { currentLanguage } from '#machines/words/language.ts'
import { EMAIL, US_PHONE } from '#sdk/patterns.gen.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Person } from '../lender-actions.ts'
import type { Dialect, LenderLimits } from '../lender-dialect.ts'
import { listed } from './check-inputs.ts'
import { words } from './words.ts'

type Role = Schemas['LenderPersonRole']

/** Visible to everyone who can see the project. */
export type LenderPerson = Schemas['Applicant']
/** Encrypted, by role, and deleted once the lender has it. */
export type LenderPrivate = Partial<Record<Role, { ssn?: string; birth_date?: string }>>
export type SsnKind = 'full' | 'last_four'
type Homeowner = { firstname: string; lastname: string; email: string | null; phone: string | null }

/** The primary homeowner applies, the second with them. */
export const peopleFrom = (homeowners: readonly Homeowner[]): LenderPerson[] =>
  homeowners.slice(0, 2).map(({ firstname, lastname, email, phone }, index) => ({
    role: index === 0 ? 'applicant' : 'co_applicant',
    firstname,
    lastname,
    email: email ?? '',
    phone: phone ?? '',
    ssn_last4: null,
    birth_date_given: false,
    annual_income_cents: null,
    employment: null,
    monthly_housing_cents: null,
  }))

const digitsOf = (text: string) => text.replaceAll(/\D/g, '')

/**
 * Merges typed values over stored ones. A missing number or birthday is left as is, an empty number deletes it, and
 * both are deleted with their person. For a lender that needs four digits only four are stored.
 */
export function withTyped(
  known: LenderPrivate,
  typed: readonly Schemas['ApplicantInput'][],
  kind: SsnKind,
): { people: LenderPerson[]; known: LenderPrivate } {
  const secrets = typed.map(({ role, ssn, birth_date }) => {
    const digits = ssn === undefined ? known[role]?.ssn : digitsOf(ssn)
    const stored_digits = kind === 'last_four' ? digits?.slice(-4) : digits
    const born = birth_date ?? known[role]?.birth_date
    return [role, { ...(stored_digits ? { ssn: stored_digits } : {}), ...(born ? { birth_date: born } : {}) }] as const
  })
  const after: LenderPrivate = Object.fromEntries(secrets)
  const people = typed.map(({ ssn: _, birth_date: __, ...person }) => ({
    ...person,
    firstname: person.firstname.trim(),
    lastname: person.lastname.trim(),
    email: person.email.trim(),
    phone: person.phone.trim(),
    annual_income_cents: person.annual_income_cents ?? null,
    employment: person.employment ?? null,
    monthly_housing_cents: person.monthly_housing_cents ?? null,
    // Shown from the encrypted value, never stored in clear.
    ssn_last4: null,
    birth_date_given: after[person.role]?.birth_date !== undefined,
  }))
  return { people, known: after }
}

/** Exactly one applicant and at most one co-applicant. Messages by field. */
export function roleFaults(typed: readonly { role: Role }[]): Record<string, string> {
  if (!typed.some(({ role }) => role === 'applicant')) return { people: words.applicant_required }
  const roles = typed.map(({ role }) => role)
  return new Set(roles).size < roles.length ? { people: words.applicants_limit } : {}
}

const LEAST_AGE = 18
const MOST_AGE = 120

/** The age on a day, both YYYY-MM-DD. */
export function ageOn(born: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4))
  return day.slice(5) < born.slice(5) ? years - 1 : years
}

/**
 * Never given out: 000, 666 and 900 to 999 in front, 00 in the middle, 0000 at the end (Social Security Administration, RM
 * 10201.035).
 */
export const isIssuable = (nine: string) => /^(?!000|666|9)\d{3}(?!00)\d{2}(?!0000)\d{4}$/.test(nine)

/** What blocks sending one person's part, by field. `today` is the company's. */
export function personFaults(
  person: LenderPerson,
  { ssn = '', birth_date = '' }: { ssn?: string; birth_date?: string } = {},
  kind: SsnKind,
  today: string,
  language: Language = currentLanguage(),
): Record<string, string> {
  const say = words.in(language)
  const age = birth_date === '' ? null : ageOn(birth_date, today)
  const income = person.annual_income_cents
  const faults: [string, string | false][] = [
    ['firstname', person.firstname === '' && say.firstname],
    ['lastname', person.lastname === '' && say.lastname],
    ['email', !EMAIL.test(person.email) && say.email],
    ['phone', !US_PHONE.test(person.phone) && say.phone],
    [
      'birth_date',
      age === null
        ? say.birth_date
        : age > MOST_AGE || age < 0
          ? say.birth_year
          : age < LEAST_AGE && say.too_young({ age: LEAST_AGE }),
    ],
    ['ssn', ssnFault(ssn, kind, language) ?? false],
    ['annual_income_cents', income === null ? say.income : income <= 0 && say.income_zero],
    ['employment', person.employment === null && say.employment],
    ['monthly_housing_cents', person.monthly_housing_cents === null && say.housing],
  ]
  return Object.fromEntries(faults.flatMap(([field, sentence]) => (sentence === false ? [] : [[field, sentence]])))
}

function ssnFault(ssn: string, kind: SsnKind, language: Language): string | undefined {
  const say = words.in(language)
  if (kind === 'last_four') return ssn.length >= 4 && ssn.slice(-4) !== '0000' ? undefined : say.ssn_last_four
  if (ssn.length < 9) return say.ssn_full
  return isIssuable(ssn) ? undefined : say.ssn_invalid
}

type Home = { occupancy: Schemas['Occupancy'] | null; kind: Schemas['PropertyKind'] | null }

/** A lender's requirements for applicants. */
type Asking = Pick<Dialect, 'name' | 'ssn'> & { limits: Pick<LenderLimits, 'occupancies'> }

export function homeFaults(
  { occupancy, kind }: Home,
  asking: Asking,
  language: Language = currentLanguage(),
): Record<string, string> {
  const say = words.in(language)
  const { occupancies } = asking.limits
  return {
    ...(occupancy ? {} : { occupancy: say.occupancy }),
    ...(occupancy && occupancies && !occupancies.includes(occupancy)
      ? {
          occupancy: say.occupancy_limited({
            lender: asking.name,
            homes: listed(
              occupancies.map(one => say.homes[one]),
              language,
            ),
          }),
        }
      : {}),
    ...(kind ? {} : { property: say.property }),
  }
}

/** All that keeps it from being sent, by field as forms name them: 'people.0.ssn'. */
export function applicationFaults(
  { people, property }: { people: readonly LenderPerson[]; property: Home },
  known: LenderPrivate,
  asking: Asking,
  today: string,
  language: Language = currentLanguage(),
): Record<string, string> {
  const faults = people.flatMap((person, index) =>
    Object.entries(personFaults(person, known[person.role], asking.ssn, today, language)).map(
      ([field, sentence]) => [`people.${index}.${field}`, sentence] as const,
    ),
  )
  return { ...Object.fromEntries(faults), ...homeFaults(property, asking, language) }
}

/** The same as messages, naming the person if two apply. */
export function missingSentences(faults: Readonly<Record<string, string>>, people: readonly LenderPerson[]): string[] {
  return Object.entries(faults).map(([field, sentence]) => {
    const person = people[Number(/^people\.(\d)/.exec(field)?.[1] ?? Number.NaN)]
    const name = person ? fullName(person).trim() : ''
    return people.length > 1 && name !== '' ? words.missing_of({ name, sentence }) : sentence
  })
}

/** The people as sent to a lender. Only for data without faults. */
export const peopleFor = (people: readonly LenderPerson[], known: LenderPrivate): Person[] =>
  people.map(({ ssn_last4: _, birth_date_given: __, ...person }) => ({
    ...person,
    birth_date: known[person.role]?.birth_date ?? '',
    ssn: known[person.role]?.ssn ?? '',
    annual_income_cents: person.annual_income_cents ?? 0,
    employment: person.employment ?? 'other',
    monthly_housing_cents: person.monthly_housing_cents ?? 0,
  }))

/** With what may be seen of a number: its last four digits, and of one that is no more than those, that it is there. */
export const shownPeople = (
  people: readonly LenderPerson[],
  known: LenderPrivate,
  kind: SsnKind,
): Schemas['Applicant'][] =>
  people.map(person => {
    const ssn = known[person.role]?.ssn
    return { ...person, ssn_last4: ssn ? (kind === 'last_four' ? '••••' : ssn.slice(-4)) : null }
  })
