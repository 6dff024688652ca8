// Fields that may differ between two leads to merge, in words, and what the merge takes over.

import { addressLine, fullName } from '#machines/lib/text.ts'
import { samePerson } from '#machines/projects/same-person.ts'
import { annualConsumption } from '#machines/projects/use-by-month.ts'
import type { Schemas } from '#sdk/types.ts'
import type { homeowners } from '#server/db/schema/projects.ts'
import type { ProjectRow } from '#server/projects/access.ts'
import { plainText } from '#server/projects/search-text.ts'
import { utilityName } from '#server/projects/utilities.ts'
import { words } from './words.ts'

type Field = Schemas['MergeField']
type Homeowner = typeof homeowners.$inferSelect
export type Lead = { project: ProjectRow; people: readonly Homeowner[]; owner_name: string }

const FIELDS = ['name', 'contact', 'owner', 'address', 'utility', 'consumption', 'roof_type', 'lead_source'] as const

/** The same person in the other lead, for each who is in both. */
export const twinsOf = (keep: Lead, merge: Lead) =>
  merge.people.flatMap(person => {
    const twin = keep.people.find(one => samePerson(one, person))
    return twin ? [{ person, twin }] : []
  })

/** The primary homeowners, if they are one person: then their fields are compared. */
const contacts = (keep: Lead, merge: Lead) =>
  twinsOf(keep, merge).find(({ person, twin }) => person.is_primary && twin.is_primary)

export function comparedFields(keep: Lead, merge: Lead): Schemas['MergeComparison']['fields'] {
  return FIELDS.flatMap(field => {
    const [mine, theirs] = wordsOf(field, keep, merge)
    return mine !== null && theirs !== null && mine !== theirs ? [{ field, keep: mine, merge: theirs }] : []
  })
}

/** Values taken from the merged lead: chosen ones, and those the other lacks. */
export function takenFields(keep: Lead, merge: Lead, choices: Partial<Record<Field, Schemas['MergeChoice']>>): Field[] {
  return FIELDS.filter(field => {
    const [mine, theirs] = wordsOf(field, keep, merge)
    return theirs !== null && mine !== theirs && (mine === null || choices[field] === 'merge')
  })
}

export function projectValues({ project }: Lead, taken: readonly Field[]) {
  const { name, owner_id, address, utility_id, utility_name, tariff, consumption, roof_type, lead_source } = project
  const values = {
    name: { name, name_key: plainText(name) },
    contact: {},
    owner: { owner_id },
    address: { address },
    utility: { utility_id, utility_name, tariff },
    consumption: { consumption },
    roof_type: { roof_type },
    lead_source: { lead_source },
  }
  return Object.assign({}, ...taken.map(field => values[field]))
}

/** The fields of one person from both leads: what only one of them has is kept. */
export function contactValues(keep: Lead, merge: Lead, chosen: boolean) {
  const both = contacts(keep, merge)
  if (!both) return undefined
  const [first, second] = chosen ? [both.person, both.twin] : [both.twin, both.person]
  const { firstname, lastname, preferred_language } = first
  const values = { firstname, lastname, preferred_language }
  return {
    id: both.twin.id,
    values: { ...values, email: first.email ?? second.email, phone: first.phone ?? second.phone },
  }
}

/** Both values in words; null if empty or equal in words. */
function wordsOf(field: Field, keep: Lead, merge: Lead): [string | null, string | null] {
  // The hours of a meter lie with their own project and stay there.
  if (field === 'consumption' && merge.project.consumption?.mode === 'interval_8760') return [null, null]
  if (field !== 'contact') return [valueWords(field, keep), valueWords(field, merge)]
  const both = contacts(keep, merge)
  return both ? [contactWords(both.twin), contactWords(both.person)] : [null, null]
}

function valueWords(field: Exclude<Field, 'contact'>, { project, owner_name }: Lead): string | null {
  switch (field) {
    case 'name':
      return project.name
    case 'owner':
      return owner_name
    case 'address':
      return project.address && addressLine(project.address)
    case 'utility':
      return utilityName(project)
    case 'consumption':
      return usedWords(project)
    case 'roof_type':
      return project.roof_type && words.roof[project.roof_type]
    case 'lead_source':
      return project.lead_source
  }
}

function usedWords(project: ProjectRow): string | null {
  const { consumption } = project
  if (!consumption) return null
  const kwh = annualConsumption(project)
  return kwh === null ? words.twelve_bills : words.kwh_a_year({ kwh: Math.round(kwh) })
}

const contactWords = ({ firstname, lastname, email, phone, preferred_language }: Homeowner) =>
  [
    fullName({ firstname, lastname }),
    email,
    phone,
    preferred_language === 'es' ? words.speaks.spanish : words.speaks.english,
  ]
    .filter(Boolean)
    .join(', ')
