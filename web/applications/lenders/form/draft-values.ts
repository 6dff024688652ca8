// An application's form values, except those never stored in the browser: social security numbers and birthdays. Pure;
// shared by the company's form and the homeowner's page.

import { applicationFaults, type SsnKind } from '#machines/applications/lenders/draft/people.ts'
import type { Schemas } from '#sdk/types.ts'

export type Role = Schemas['LenderPersonRole']
export const ROLES: readonly Role[] = ['applicant', 'co_applicant']
export type DraftPerson = Omit<Schemas['Applicant'], 'ssn_last4' | 'birth_date_given'>
export type DraftValues = {
  people: DraftPerson[]
  occupancy: Schemas['Occupancy'] | null
  property: Schemas['PropertyKind'] | null
  autopay: boolean
}
/** As the server knows them: that a number or a birthday is there, not what it is. */
export type Known = Pick<DraftValues, 'occupancy' | 'property' | 'autopay'> & { people: Schemas['Applicant'][] }
/** Typed and not saved yet; kept nowhere but on the page. The number as digits, the birthday as it was typed. */
export type Secret = { ssn?: string; birth_date?: string }
export type Secrets = Partial<Record<Role, Secret>>

export const valuesOf = ({ people, occupancy, property, autopay }: Known): DraftValues => ({
  people: people.map(({ ssn_last4: _, birth_date_given: __, ...person }) => person),
  occupancy,
  property,
  autopay,
})

export const isValues = (work: unknown): work is DraftValues =>
  work !== null && typeof work === 'object' && 'people' in work && Array.isArray(work.people) && 'autopay' in work

export const newPerson = (
  role: Role,
  from?: { firstname: string; lastname: string; email: string | null; phone: string | null },
): DraftPerson => ({
  role,
  firstname: from?.firstname ?? '',
  lastname: from?.lastname ?? '',
  email: from?.email ?? '',
  phone: from?.phone ?? '',
  annual_income_cents: null,
  employment: null,
  monthly_housing_cents: null,
})

/** '123-45-6789' as far as it is typed. */
export function ssnShown(digits: string, kind: SsnKind): string {
  if (kind === 'last_four') return digits
  return [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)].filter(part => part !== '').join('-')
}
/** The digits the lender requires: the last four of a full number, if it requires four. */
export function ssnDigits(text: string, kind: SsnKind): string {
  const digits = text.replaceAll(/\D/g, '')
  return kind === 'full' ? digits.slice(0, ssnLength(kind)) : digits.slice(-ssnLength(kind))
}
export const ssnLength = (kind: SsnKind) => (kind === 'full' ? 9 : 4)

/** '7/4/1985' or '07041985' as '1985-07-04'; null where it is no day. */
export function dayTyped(text: string): string | null {
  const parts =
    /^\s*(\d{1,2})\s*[/.-]\s*(\d{1,2})\s*[/.-]\s*(\d{4})\s*$/.exec(text) ?? /^\s*(\d{2})(\d{2})(\d{4})\s*$/.exec(text)
  if (!parts) return null
  const [, month = '', day = '', year = ''] = parts
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const made = new Date(`${iso}T00:00:00Z`)
  return Number.isNaN(made.getTime()) || made.toISOString().slice(0, 10) !== iso ? null : iso
}

type Faults = Readonly<Record<string, string>>

/** What blocks sending, by field ('people.0.ssn'), with the server's own rules and messages. */
export function faultsOf(
  values: DraftValues,
  known: Known,
  secrets: Secrets,
  { kind, today, language }: { kind: SsnKind; today: string; language: Schemas['Language'] },
): Faults {
  const typed = Object.fromEntries(
    values.people.map(({ role }) => {
      const { ssn, birth_date } = secrets[role] ?? {}
      const day = birth_date === undefined ? null : dayTyped(birth_date)
      return [role, { ...(ssn === undefined ? {} : { ssn }), ...(day === null ? {} : { birth_date: day }) }] as const
    }),
  )
  const people = values.people.map(person => ({ ...trimmed(person), ssn_last4: null, birth_date_given: false }))
  const property = { occupancy: values.occupancy, kind: values.property }
  // The lender's other limits are checked by the server before sending.
  const asking = { name: '', ssn: kind, limits: {} }
  const faults = applicationFaults({ people, property }, typed, asking, today, language)
  // Values the server has stored are already validated.
  const there = values.people.flatMap(({ role }, index) => {
    const one = known.people.find(person => person.role === role)
    return [
      ...(one?.ssn_last4 && secrets[role]?.ssn === undefined ? [`people.${index}.ssn`] : []),
      ...(one?.birth_date_given && secrets[role]?.birth_date === undefined ? [`people.${index}.birth_date`] : []),
    ]
  })
  return Object.fromEntries(Object.entries(faults).filter(([field]) => !there.includes(field)))
}

const trimmed = (person: DraftPerson): DraftPerson => ({
  ...person,
  firstname: person.firstname.trim(),
  lastname: person.lastname.trim(),
  email: person.email.trim(),
  phone: person.phone.trim(),
})

/** The private fields that are whole and right: only these are sent. */
export function readySecrets(values: DraftValues, secrets: Secrets, faults: Faults): Secrets {
  const ready: Secrets = {}
  for (const [index, { role }] of values.people.entries()) {
    const { ssn, birth_date } = secrets[role] ?? {}
    const day = birth_date === undefined ? null : dayTyped(birth_date)
    const one = {
      ...(ssn !== undefined && faults[`people.${index}.ssn`] === undefined ? { ssn } : {}),
      ...(day !== null && faults[`people.${index}.birth_date`] === undefined ? { birth_date: day } : {}),
    }
    if (Object.keys(one).length > 0) ready[role] = one
  }
  return ready
}

/** As it is sent. */
export const inputOf = (values: DraftValues, ready: Secrets) => ({
  ...values,
  people: values.people.map(person => ({ ...person, ...ready[person.role] })),
})
