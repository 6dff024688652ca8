// Names of the parts of an agreement template.

import { words as signing } from '#machines/agreements/evidence/words.ts'
import { ROLES } from '#machines/agreements/turns.ts'
import type { Schemas } from '#sdk/types.ts'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

export const FIELD_NAMES: Record<Schemas['FieldType'], string> = {
  signature: words.signature,
  initials: words.initials,
  date: words.date_signed,
  text: words.text,
  checkbox: words.checkbox,
  variable: words.project_value,
}
export const FIELD_TYPES = ['signature', 'initials', 'date', 'text', 'checkbox', 'variable'] as const

export const ROLE_NAMES = signing.roles

export const KIND_NAMES: Record<Schemas['AgreementKind'], string> = {
  installation: words.installation,
  financing: common.financing,
  interconnection: words.interconnection,
  change_order: words.change_order,
  disclosure: words.disclosure,
  other: words.other,
}

type Variable = Schemas['AgreementVariable']

/** 'Homeowner: Name': several groups have a name or a phone number. */
export const variableName = ({ group, label }: Pick<Variable, 'group' | 'label'>) =>
  words.variable_of_group({ group: words.variable_groups[group], label })

/** Keys of a table as the options of a select. */
export const optionsOf = <K extends string>(names: Record<K, string>) =>
  Object.entries<string>(names).map(([value, label]) => ({ value, label }))

/** The roles a template asks to fill something in, in the order in which they usually sign. */
export const rolesOf = (fields: readonly Schemas['Field'][]): Schemas['SignerRole'][] => {
  const roles = new Set(fields.filter(({ type }) => type !== 'variable').map(({ signer_role }) => signer_role))
  return ROLES.filter(role => roles.has(role))
}
