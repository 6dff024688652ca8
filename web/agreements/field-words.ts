// The names of what an agreement's template is made of.

import { ROLE_NAMES as NAMES } from '#machines/agreements/templates/role-words.ts'
import { ROLES } from '#machines/agreements/turns.ts'
import type { Schemas } from '#sdk/types.ts'

export const FIELD_NAMES: Record<Schemas['FieldType'], string> = {
  signature: 'Signature',
  initials: 'Initials',
  date: 'Date signed',
  text: 'Text',
  checkbox: 'Checkbox',
  variable: 'Project value',
}
export const FIELD_TYPES = ['signature', 'initials', 'date', 'text', 'checkbox', 'variable'] as const

export const ROLE_NAMES = NAMES.en

export const KIND_NAMES: Record<Schemas['AgreementKind'], string> = {
  installation: 'Installation',
  financing: 'Financing',
  interconnection: 'Interconnection',
  change_order: 'Change order',
  disclosure: 'Disclosure',
  other: 'Other',
}

/** Keys of a table as the options of a select. */
export const optionsOf = <K extends string>(names: Record<K, string>) =>
  Object.entries<string>(names).map(([value, label]) => ({ value, label }))

/** The roles a template asks to fill something in, in the order in which they usually sign. */
export const rolesOf = (fields: readonly Schemas['Field'][]): Schemas['SignerRole'][] => {
  const asked = new Set(fields.filter(({ type }) => type !== 'variable').map(({ signer_role }) => signer_role))
  return ROLES.filter(role => asked.has(role))
}
