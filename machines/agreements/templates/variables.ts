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

const profile = (what: string) => `Enter the ${what} in the company’s profile, under Company.`
const NAME = 'Enter the homeowner’s name in the project.'
const ADDRESS = 'Enter the address in the project.'
const DESIGN = 'Design the system.'
const INVERTER = 'Choose an inverter in the design.'
const YEAR = 'Enter the address and design the system.'
const WAY = 'Choose how it is paid, under Financing.'
const AGAIN = 'Choose the loan again under Financing: its APR was not yet kept when it was chosen.'

/** The values are those of a made-up household. What a project is known not to have says “none”: it is not missing. */
export const AGREEMENT_VARIABLES = list({
  homeowner_name: of('Homeowner', 'Name', 'first and last name, as they sign', 'Sam Sample', NAME),
  homeowner_firstname: of('Homeowner', 'First name', 'as entered', 'Sam', NAME),
  homeowner_lastname: of('Homeowner', 'Last name', 'as entered', 'Sample', NAME),
  homeowner_email: of(
    'Homeowner',
    'E-mail',
    'as entered',
    'sam.sample@example.com',
    'Enter the homeowner’s e-mail address in the project.',
  ),
  homeowner_phone: of(
    'Homeowner',
    'Phone',
    'as entered',
    '(602) 555-0123',
    'Enter the homeowner’s phone number in the project.',
  ),
  co_homeowner_name: of('Homeowner', 'Co-homeowner', 'first and last name, or “none”', 'Alex Sample', NAME),

  project_address: of('Home', 'Full address', 'in one line', '100 Example Street, Phoenix, AZ 85004', ADDRESS),
  project_street: of('Home', 'Street', 'number and street', '100 Example Street', ADDRESS),
  project_city: of('Home', 'City', 'as entered', 'Phoenix', ADDRESS),
  project_state: of('Home', 'State', 'two letters', 'AZ', ADDRESS),
  project_zip: of('Home', 'ZIP code', 'five digits', '85004', ADDRESS),
  utility_name: of('Home', 'Utility', 'its name', 'Sample Power', 'Choose the utility in the project.'),
  annual_use: of('Home', 'Used in a year', 'whole kWh', '12,700 kWh', 'Enter what the household uses in the project.'),

  company_name: of('Company', 'Legal name', 'as entered', 'Sample Solar LLC', profile('legal name')),
  company_trade_name: of('Company', 'Trade name', 'as homeowners know it', 'Sample Solar', profile('name')),
  license_number: of('Company', 'License number', 'as entered', 'ROC 000000', profile('license number')),
  company_address: of(
    'Company',
    'Company’s address',
    'in one line',
    '200 Example Avenue, Phoenix, AZ 85003',
    profile('address'),
  ),
  company_phone: of('Company', 'Company’s phone', 'as entered', '(602) 555-0100', profile('phone number')),
  company_email: of('Company', 'Company’s e-mail', 'as entered', 'hello@example.com', profile('e-mail address')),
  rep_name: of('Company', 'Sales rep', 'first and last name', 'Riley Rep', 'Give the project an owner with a name.'),
  rep_phone: of(
    'Company',
    'Sales rep’s phone',
    'as entered',
    '(602) 555-0142',
    'Enter the phone number of the project’s owner, under Team.',
  ),
  rep_email: of(
    'Company',
    'Sales rep’s e-mail',
    'as entered',
    'riley@example.com',
    'Enter the e-mail address of the project’s owner, under Team.',
  ),

  design_name: of('System', 'Design', 'its name, or “none” where there is one only', 'With a battery', DESIGN),
  system_size: of('System', 'Size of the panels', 'kW DC with two decimals', '7.20 kW', DESIGN),
  system_size_ac: of('System', 'Size of the inverters', 'kW AC with two decimals', '6.84 kW', INVERTER),
  panel_count: of('System', 'Number of panels', 'a whole number', '18', DESIGN),
  panel_name: of('System', 'Panel', 'maker and model', 'Sample Sol 400', DESIGN),
  inverter_count: of('System', 'Number of inverters', 'a whole number', '18', INVERTER),
  inverter_name: of('System', 'Inverter', 'maker and model', 'Sample Micro 380', INVERTER),
  battery_count: of('System', 'Number of batteries', 'a whole number, 0 without one', '1', DESIGN),
  battery_name: of('System', 'Battery', 'maker and model, or “none”', 'Sample Store 13', DESIGN),
  battery_energy: of('System', 'What the batteries hold', 'usable kWh of all, or “none”', '13.5 kWh', DESIGN),
  annual_production: of('System', 'Made in a year', 'whole kWh of the first year', '11,980 kWh', YEAR),
  offset: of(
    'System',
    'Share of use covered',
    'whole percent',
    '94\u00a0%',
    'Enter what the household uses in the project.',
  ),

  contract_price: of('Money', 'Contract price', 'dollars and cents', '$18,000.00', WAY),
  contract_price_words: of(
    'Money',
    'Contract price in words',
    'dollars in words, cents in figures',
    'eighteen thousand and 00/100 dollars',
    WAY,
  ),
  base_price: of('Money', 'System without extras', 'dollars and cents', '$16,500.00', WAY),
  extras: of(
    'Money',
    'Extras',
    'each with its price, or “none”',
    'Main panel upgrade $2,500.00; Critter guard $400.00',
    WAY,
  ),
  discount: of('Money', 'Discount', 'dollars and cents', '$1,400.00', WAY),
  incentives: of(
    'Money',
    'Incentives expected',
    'dollars and cents of all that count for this way to pay',
    '$1,000.00',
    WAY,
  ),
  rebates_taken_off: of('Money', 'Rebates taken off the price', 'dollars and cents', '$1,000.00', WAY),
  amount_to_pay: of(
    'Money',
    'Price less rebates',
    'dollars and cents; what invoices and loan come to',
    '$17,000.00',
    WAY,
  ),
  deposit: of('Money', 'Deposit at signing', 'dollars and cents of a cash deal, or “none”', '$1,000.00', WAY),
  price_per_watt: of('Money', 'Price per watt', 'dollars and cents', '$2.50', WAY),
  financing_name: of('Money', 'Way to pay', 'its name', 'Sample loan, 25 years', WAY),
  financing_type: of('Money', 'Kind of financing', 'cash, loan, lease or power purchase agreement', 'loan', WAY),
  lender_name: of('Money', 'Lender', 'its name, or “none”', 'Sample Lender', WAY),
  term: of('Money', 'Term', 'years, or “not applicable”', '25 years', WAY),
  interest_rate: of(
    'Money',
    'Interest rate',
    'of the loan; at most two decimals, or “not applicable”',
    '7.49\u00a0%',
    WAY,
  ),
  apr: of('Money', 'APR', 'by Regulation Z; at most two decimals, or “not applicable”', '8.62\u00a0%', AGAIN),
  finance_charge: of('Money', 'Finance charge', 'by Regulation Z, or “not applicable”', '$21,870.00', AGAIN),
  reg_z_amount_financed: of(
    'Money',
    'Amount financed',
    'by Regulation Z: the loan without its dealer fee, or “not applicable”',
    '$18,000.00',
    AGAIN,
  ),
  escalator: of('Money', 'Yearly rise of the payment', 'at most two decimals, or “not applicable”', '2.99\u00a0%', WAY),
  rate_per_kwh: of('Money', 'Price of a kWh', 'dollars with two to four decimals, or “not applicable”', '$0.15', WAY),
  monthly_payment: of('Money', 'Monthly payment', 'dollars and cents, the first one, or “none”', '$132.90', WAY),
  upfront_payment: of('Money', 'Paid at the start', 'dollars and cents', '$0.00', WAY),
  amount_financed: of('Money', 'Loan amount', 'dollars and cents, dealer fee included', '$20,000.00', WAY),
  total_paid: of('Money', 'Total of payments', 'dollars and cents', '$39,870.00', WAY),

  today: of('Agreement', 'Day it is sent', 'month, day and year, where the company is', '11/20/2026', ''),
  agreement_name: of(
    'Agreement',
    'Name of the agreement',
    'as the template is named',
    'Installation agreement',
    'It is known once an agreement is chosen.',
  ),
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
