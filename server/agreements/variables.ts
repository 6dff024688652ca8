// What a variable field of an agreement may show. Pure: the editor lists it, the server fills it in.
import type { Schemas } from '#sdk/types.ts'

type Listed = Omit<Schemas['AgreementVariable'], 'name'> & {
  /** What to enter where, so that there is a value. */
  missing: string
}

const list = <N extends string>(variables: Record<N, Listed>) => variables
const of = (group: Listed['group'], label: string, format: string, sample: string, missing: string): Listed => ({
  group,
  label,
  format,
  sample,
  missing,
})

/** The values are those of a made-up household. */
export const AGREEMENT_VARIABLES = list({
  homeowner_name: of('Homeowner', 'Name', 'first and last name', 'Sam Sample', 'Enter the homeowner in the project.'),
  project_address: of(
    'Home',
    'Full address',
    'in one line',
    '100 Example Street, Phoenix, AZ 85004',
    'Enter the address in the project.',
  ),
  company_name: of('Company', 'Legal name', 'as entered', 'Sample Solar LLC', 'Enter the legal name under Company.'),
  license_number: of(
    'Company',
    'License number',
    'as entered',
    'ROC 000000',
    'Enter the license number under Company.',
  ),
  contract_price: of('Money', 'Contract price', 'dollars and cents', '$18,000.00', 'Choose how it is paid.'),
  system_size: of('System', 'Size', 'kW with two decimals', '7.20 kW', 'Design the system.'),
  annual_production: of('System', 'Made in a year', 'whole kWh', '11,980 kWh', 'Design the system.'),
  financing_name: of('Money', 'Way to pay', 'its name', 'Sample loan, 25 years', 'Choose how it is paid.'),
  monthly_payment: of('Money', 'Monthly payment', 'dollars and cents', '$132.90', 'Choose how it is paid.'),
  today: of('Agreement', 'Day it is sent', 'month, day and year', '11/20/2026', ''),
})

export type AgreementVariableName = keyof typeof AGREEMENT_VARIABLES
export const isAgreementVariable = (name: string): name is AgreementVariableName =>
  Object.hasOwn(AGREEMENT_VARIABLES, name)
export const AGREEMENT_VARIABLE_NAMES = Object.keys(AGREEMENT_VARIABLES).filter(isAgreementVariable)

/** As the contract lists them. */
export const listedVariables = (): Schemas['AgreementVariable'][] =>
  AGREEMENT_VARIABLE_NAMES.map(name => {
    const { missing: _, ...listed } = AGREEMENT_VARIABLES[name]
    return { name, ...listed }
  })

export type AgreementValues = Partial<Record<AgreementVariableName, string>>

/** Every variable with what is known of it: a value, or what to enter where. */
export const toldValues = (known: AgreementValues): Schemas['VariableValue'][] =>
  AGREEMENT_VARIABLE_NAMES.map(name => {
    const value = known[name] ?? null
    return { name, value, missing: value === null ? AGREEMENT_VARIABLES[name].missing : null }
  })
