// The variable fields an agreement may show. Pure: the editor lists them, the server fills them in.
import type { Schemas } from '#sdk/types.ts'
import { words } from './words.ts'

type Texts = ReturnType<typeof words.in>
type Known = Pick<Schemas['AgreementVariable'], 'group' | 'sample'> & {
  format: keyof Texts['formats']
  /** What to enter, and where, to give it a value. */
  missing: keyof Texts['missing'] | null
}

const list = <N extends keyof Texts['labels']>(variables: Record<N, Known>) => variables
const of = (group: Known['group'], format: Known['format'], sample: string, missing: Known['missing']): Known => ({
  group,
  format,
  sample,
  missing,
})

/** Sample values of a made-up household. Values known not to apply say “none” and aren't missing. */
export const AGREEMENT_VARIABLES = list({
  homeowner_name: of('Homeowner', 'full_name_signed', 'Sam Sample', 'homeowner_name'),
  homeowner_firstname: of('Homeowner', 'as_entered', 'Sam', 'homeowner_name'),
  homeowner_lastname: of('Homeowner', 'as_entered', 'Sample', 'homeowner_name'),
  homeowner_email: of('Homeowner', 'as_entered', 'sam.sample@example.com', 'homeowner_email'),
  homeowner_phone: of('Homeowner', 'as_entered', '(602) 555-0123', 'homeowner_phone'),
  co_homeowner_name: of('Homeowner', 'full_name_or_none', 'Alex Sample', 'homeowner_name'),
  project_address: of('Home', 'one_line', '100 Example Street, Phoenix, AZ 85004', 'address'),
  project_street: of('Home', 'street', '100 Example Street', 'address'),
  project_city: of('Home', 'as_entered', 'Phoenix', 'address'),
  project_state: of('Home', 'two_letters', 'AZ', 'address'),
  project_zip: of('Home', 'five_digits', '85004', 'address'),
  utility_name: of('Home', 'name', 'Sample Power', 'utility'),
  annual_use: of('Home', 'whole_kwh', '12,700 kWh', 'usage'),
  company_name: of('Company', 'as_entered', 'Sample Solar LLC', 'legal_name'),
  company_trade_name: of('Company', 'name_known', 'Sample Solar', 'trade_name'),
  license_number: of('Company', 'as_entered', 'ROC 000000', 'license_number'),
  company_address: of('Company', 'one_line', '200 Example Avenue, Phoenix, AZ 85003', 'company_address'),
  company_phone: of('Company', 'as_entered', '(602) 555-0100', 'company_phone'),
  company_email: of('Company', 'as_entered', 'hello@example.com', 'company_email'),
  rep_name: of('Company', 'full_name', 'Riley Rep', 'rep_name'),
  rep_phone: of('Company', 'as_entered', '(602) 555-0142', 'rep_phone'),
  rep_email: of('Company', 'as_entered', 'riley@example.com', 'rep_email'),
  design_name: of('System', 'design', 'With a battery', 'design'),
  system_size: of('System', 'kw_dc', '7.20 kW', 'design'),
  system_size_ac: of('System', 'kw_ac', '6.84 kW', 'inverter'),
  panel_count: of('System', 'whole_number', '18', 'design'),
  panel_name: of('System', 'maker_and_model', 'Sample Sol 400', 'design'),
  inverter_count: of('System', 'whole_number', '18', 'inverter'),
  inverter_name: of('System', 'maker_and_model', 'Sample Micro 380', 'inverter'),
  battery_count: of('System', 'battery_number', '1', 'design'),
  battery_name: of('System', 'maker_and_model_or_none', 'Sample Store 13', 'design'),
  battery_energy: of('System', 'usable_kwh', '13.5 kWh', 'design'),
  annual_production: of('System', 'whole_kwh_first_year', '11,980 kWh', 'production'),
  offset: of('System', 'whole_percent', '94%', 'usage'),
  contract_price: of('Money', 'price', '$18,000.00', 'financing'),
  contract_price_words: of('Money', 'dollars_in_words', 'eighteen thousand and 00/100 dollars', 'financing'),
  base_price: of('Money', 'price', '$16,500.00', 'financing'),
  extras: of('Money', 'adders', 'Main panel upgrade $2,500.00; Critter guard $400.00', 'financing'),
  discount: of('Money', 'price', '$1,400.00', 'financing'),
  incentives: of('Money', 'all_incentives', '$1,000.00', 'financing'),
  rebates_taken_off: of('Money', 'price', '$1,000.00', 'financing'),
  amount_to_pay: of('Money', 'amount_to_pay', '$17,000.00', 'financing'),
  deposit: of('Money', 'deposit', '$1,000.00', 'financing'),
  price_per_watt: of('Money', 'price', '$2.50', 'financing'),
  financing_name: of('Money', 'name', 'Sample loan, 25 years', 'financing'),
  financing_type: of('Money', 'financing_type', 'loan', 'financing'),
  lender_name: of('Money', 'name_or_none', 'Sample Lender', 'financing'),
  term: of('Money', 'years', '25 years', 'financing'),
  interest_rate: of('Money', 'loan_rate', '7.49%', 'financing'),
  apr: of('Money', 'reg_z_rate', '8.62%', 'loan_again'),
  finance_charge: of('Money', 'reg_z_dollars', '$21,870.00', 'loan_again'),
  reg_z_amount_financed: of('Money', 'reg_z_loan', '$18,000.00', 'loan_again'),
  escalator: of('Money', 'rate', '2.99%', 'financing'),
  rate_per_kwh: of('Money', 'price_per_kwh', '$0.15', 'financing'),
  monthly_payment: of('Money', 'first_payment', '$132.90', 'financing'),
  upfront_payment: of('Money', 'dollars', '$0.00', 'financing'),
  amount_financed: of('Money', 'loan_amount', '$20,000.00', 'financing'),
  total_paid: of('Money', 'dollars', '$39,870.00', 'financing'),
  today: of('Agreement', 'day', '11/20/2026', null),
  agreement_name: of('Agreement', 'template_name', 'Installation agreement', 'agreement'),
})

export type AgreementVariableName = keyof typeof AGREEMENT_VARIABLES
export const isAgreementVariable = (name: string): name is AgreementVariableName =>
  Object.hasOwn(AGREEMENT_VARIABLES, name)
export const AGREEMENT_VARIABLE_NAMES = Object.keys(AGREEMENT_VARIABLES).filter(isAgreementVariable)

export const variableLabel = (name: AgreementVariableName): string => words.labels[name]

/** As the contract lists them. */
export const listedVariables = (): Schemas['AgreementVariable'][] =>
  AGREEMENT_VARIABLE_NAMES.map(name => {
    const { group, format, sample } = AGREEMENT_VARIABLES[name]
    return { name, group, label: variableLabel(name), format: words.formats[format], sample }
  })

export type AgreementValues = Partial<Record<AgreementVariableName, string>>

/** Every variable with its value, or what to enter where. */
export const toldValues = (known: AgreementValues): Schemas['VariableValue'][] =>
  AGREEMENT_VARIABLE_NAMES.map(name => {
    const value = known[name] ?? null
    const { missing } = AGREEMENT_VARIABLES[name]
    return { name, value, missing: value !== null ? null : missing === null ? '' : words.missing[missing] }
  })
