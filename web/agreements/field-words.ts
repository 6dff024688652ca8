// The names of what an agreement's template is made of.
import type { Schemas } from '#sdk/types.ts'

export const FIELD_NAMES: Record<Schemas['FieldType'], string> = {
  signature: 'Signature',
  initials: 'Initials',
  date: 'Date signed',
  text: 'Text',
  checkbox: 'Checkbox',
  variable: 'Project value',
}

export const ROLE_NAMES: Record<Schemas['SignerRole'], string> = {
  homeowner: 'Homeowner',
  co_homeowner: 'Second homeowner',
  utility_account_holder: 'Utility account holder',
  sales_rep: 'Sales representative',
  countersigner: 'Countersigner',
}

export const VARIABLE_NAMES: Record<Schemas['Variable'], string> = {
  homeowner_name: 'Homeowner',
  project_address: 'Address',
  company_name: 'Company',
  contract_price: 'Contract price',
  system_size: 'System size',
  annual_production: 'Production in a year',
  financing_name: 'Way to pay',
  monthly_payment: 'Monthly payment',
  today: 'Date sent',
}

/** Keys of a table as the options of a select. */
export const optionsOf = <K extends string>(names: Record<K, string>) =>
  Object.entries<string>(names).map(([value, label]) => ({ value, label }))

/** The roles a template asks to sign, in the order they are listed. */
export const rolesOf = (fields: Schemas['Field'][]): Schemas['SignerRole'][] => {
  const asked = new Set(fields.filter(({ type }) => type !== 'variable').map(({ signer_role }) => signer_role))
  return (Object.keys(ROLE_NAMES) as Schemas['SignerRole'][]).filter(role => asked.has(role))
}
