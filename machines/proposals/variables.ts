// What may stand in braces in a proposal's text, and how it is filled in. Pure: the browser asks while somebody writes.
import type { Schemas } from '#sdk/types.ts'

type Listed = Omit<Schemas['ProposalVariable'], 'name'> & {
  /** What to enter where, so that there is a value. */
  missing: string
}

const list = <N extends string>(variables: Record<N, Listed>) => variables

const PROFILE = 'in the company’s profile, under Company.'
const HOMEOWNER = 'Enter the homeowner’s name in the project.'
const ADDRESS = 'Enter the address in the project.'
const DESIGN = 'Design the system.'
const USE = 'Enter what the household uses.'
const BILLS = 'Enter what the household uses, and its rate.'
const WAY = 'Choose a way to pay for the proposal to show.'
const own = (name: string) => `The way to pay has no ${name}. Choose another, or take it out of the text.`

/** The values are those of a made-up household. */
export const VARIABLES = list({
  homeowner_name: text('Homeowner', 'Name', 'first and last name', 'Sam Sample', HOMEOWNER),
  homeowner_firstname: text('Homeowner', 'First name', 'as entered', 'Sam', HOMEOWNER),
  homeowner_lastname: text('Homeowner', 'Last name', 'as entered', 'Sample', HOMEOWNER),

  address: text('Home', 'Street', 'first line of the address', '100 Example Street', ADDRESS),
  city: text('Home', 'City', 'as entered', 'Phoenix', ADDRESS),
  state: text('Home', 'State', 'two letters', 'AZ', ADDRESS),
  postal_code: text('Home', 'ZIP code', 'five digits', '85004', ADDRESS),
  utility: text('Home', 'Utility', 'its name', 'Sample Power', 'Choose the utility in the project.'),
  annual_use_kwh: of('number', 'Home', 'kWh used in a year', 'whole kWh, without the unit', '12,700', USE),

  company: text('Company', 'Your company', 'its name', 'Sample Solar', `Enter the name ${PROFILE}`),
  company_phone: text('Company', 'Company’s phone', 'as entered', '(602) 555-0100', `Enter a phone number ${PROFILE}`),
  company_email: text(
    'Company',
    'Company’s e-mail',
    'as entered',
    'hello@example.com',
    `Enter an e-mail address ${PROFILE}`,
  ),
  license_number: text('Company', 'License number', 'as entered', 'ROC 000000', `Enter the license number ${PROFILE}`),
  rep_name: text('Company', 'Sales rep', 'first and last name', 'Riley Rep', 'Give the project an owner with a name.'),
  rep_phone: text(
    'Company',
    'Sales rep’s phone',
    'as entered',
    '(602) 555-0142',
    'Enter the phone number of the project’s owner, under Team.',
  ),
  rep_email: text(
    'Company',
    'Sales rep’s e-mail',
    'as entered',
    'riley@example.com',
    'Enter the e-mail address of the project’s owner, under Team.',
  ),

  size_kw: of('power', 'System', 'Size in kW', 'at most two decimals, without the unit', '7.2', DESIGN),
  panel_count: of('number', 'System', 'Number of panels', 'a whole number', '18', DESIGN),
  panel_name: text('System', 'Panel', 'maker and model', 'Sample Sol 400', DESIGN),
  inverter_name: text('System', 'Inverter', 'maker and model', 'Sample Micro 380', 'Choose an inverter in the design.'),
  battery_name: text(
    'System',
    'Battery',
    'maker and model',
    'Sample Store 13',
    'Add a battery to the design, or take it out of the text.',
  ),
  battery_count: of(
    'number',
    'System',
    'Number of batteries',
    'a whole number',
    '1',
    'Add a battery to the design, or take it out of the text.',
  ),
  battery_kwh: of(
    'energy',
    'System',
    'What the batteries hold',
    'usable kWh of all, without the unit',
    '13.5',
    'Add a battery to the design, or take it out of the text.',
  ),
  annual_kwh: of(
    'energy',
    'System',
    'kWh made in a year',
    'whole kWh of the first year, without the unit',
    '11,980',
    DESIGN,
  ),
  offset: of('percent', 'System', 'Share of use covered', 'whole percent', '94\u00a0%', USE),
  co2_tons: of('number', 'System', 'CO2 saved in a year', 'metric tons, one decimal', '4.6', DESIGN),
  trees: of('number', 'System', 'Trees that take up as much', 'seedlings grown for ten years', '76', DESIGN),

  financing: text('Money', 'Way to pay', 'its name', 'Sample loan, 25 years', WAY),
  price: of('money', 'Money', 'Price', 'dollars and cents, paid this way', '$18,000.00', DESIGN),
  price_cash: of('money', 'Money', 'Price paid at once', 'dollars and cents', '$18,000.00', DESIGN),
  price_per_watt: of('money', 'Money', 'Price per watt', 'dollars and cents, paid this way', '$2.50', DESIGN),
  monthly_payment: of(
    'money',
    'Money',
    'Monthly payment',
    'dollars and cents, the first one',
    '$132.90',
    own('monthly payment'),
  ),
  upfront: of('money', 'Money', 'Paid at the start', 'dollars and cents', '$0.00', WAY),
  total_paid: of('money', 'Money', 'Total of payments', 'dollars and cents', '$39,870.00', WAY),
  term_years: of('number', 'Money', 'Term in years', 'at most one decimal', '25', own('term')),
  interest_rate: of(
    'percent',
    'Money',
    'Interest rate',
    'of the loan, at most two decimals',
    '7.49\u00a0%',
    own('interest rate'),
  ),
  apr: of('percent', 'Money', 'APR', 'by Regulation Z, at most two decimals', '8.62\u00a0%', own('APR')),
  finance_charge: of('money', 'Money', 'Finance charge', 'by Regulation Z', '$21,870.00', own('finance charge')),
  rate: of('money', 'Money', 'Price of a kWh', 'dollars, with two to four decimals', '$0.15', own('price of a kWh')),
  escalator: of(
    'percent',
    'Money',
    'Yearly rise of the payment',
    'at most two decimals',
    '2.99\u00a0%',
    own('escalator'),
  ),
  incentives: of(
    'money',
    'Money',
    'Incentives in all',
    'dollars and cents, paid this way',
    '$1,000.00',
    'No incentive counts for this way to pay. Choose another, or take it out of the text.',
  ),
  savings_25y: of('money', 'Money', 'Saved in 25 years', 'whole dollars', '$31,240', BILLS),
  payback_years: of(
    'number',
    'Money',
    'Years until it has paid for itself',
    'at most one decimal',
    '9.4',
    'It is not known, or longer than 25 years. Choose another way to pay, or take it out of the text.',
  ),
  bill_before: of('money', 'Money', 'Electric bill now', 'whole dollars a month, on average', '$171', BILLS),
  bill_after: of(
    'money',
    'Money',
    'Electric bill with solar',
    'whole dollars a month, on average in the first year',
    '$24',
    BILLS,
  ),

  today: of('date', 'Proposal', 'Date of the proposal', 'the day it is published', '11/20/2026', ''),
  valid_until: of(
    'date',
    'Proposal',
    'Last day to accept',
    'as chosen for the proposal',
    '12/20/2026',
    'Choose until when the proposal can be accepted.',
  ),
})
export type Variable = keyof typeof VARIABLES
export type Values = Partial<Record<Variable, string>>
type Value = Schemas['VariableValue']

function of(
  type: Listed['type'],
  group: Listed['group'],
  label: string,
  format: string,
  sample: string,
  missing: string,
): Listed {
  return { label, group, type, format, sample, missing }
}
function text(group: Listed['group'], label: string, format: string, sample: string, missing: string): Listed {
  return of('text', group, label, format, sample, missing)
}

export const isVariable = (name: string): name is Variable => Object.hasOwn(VARIABLES, name)
export const VARIABLE_NAMES = Object.keys(VARIABLES).filter(isVariable)

/** As the contract lists them. */
export const listedVariables = (): Schemas['ProposalVariable'][] =>
  VARIABLE_NAMES.map(name => {
    const { missing: _, ...listed } = VARIABLES[name]
    return { name, ...listed }
  })

/** Every variable with what is known of it: a value, or what to enter where. */
export const toldValues = (known: Values): Value[] =>
  VARIABLE_NAMES.map(name => {
    const value = known[name] ?? null
    return { name, value, missing: value === null ? VARIABLES[name].missing : null }
  })

/** The values alone, to fill texts with. */
export const knownValues = (told: Value[]): Values =>
  Object.fromEntries(told.flatMap(({ name, value }) => (isVariable(name) && value !== null ? [[name, value]] : [])))

/** Of the made-up household. */
export const SAMPLE_VALUES: Values = Object.fromEntries(VARIABLE_NAMES.map(name => [name, VARIABLES[name].sample]))

export type VariableUse = {
  /** As it stands in the text. */
  found: string
  /** Null where it is no variable, or its brace is not closed. */
  name: Variable | null
  closed: boolean
  /** Both from 1. */
  line: number
  character: number
}

/** Every brace that is opened in a text, one after the other: whoever asks may stop. `parts` stand beside each other; a variable is within one. */
export function* variablesIn(parts: string[]): Generator<VariableUse> {
  let [line, character] = [1, 1]
  const pass = (text: string) => {
    const lines = text.split('\n')
    line += lines.length - 1
    character = (lines.length === 1 ? character : 1) + (lines.at(-1)?.length ?? 0)
  }
  for (const part of parts) {
    let at = 0
    for (const match of part.matchAll(/\{([^{}\n]*)\}?/g)) {
      const [found, name = ''] = match
      pass(part.slice(at, match.index))
      at = match.index
      const closed = found.endsWith('}')
      yield { found, name: closed && isVariable(name) ? name : null, closed, line, character }
    }
    pass(part.slice(at))
  }
}

/** What is wrong with the first variable that cannot be filled, with its place in the text; or nothing. */
export function variableRefusal(text: string): string | undefined {
  for (const use of variablesIn([text])) {
    if (use.name !== null) continue
    const place = placeOf(use)
    return `${place.charAt(0).toUpperCase()}${place.slice(1)}: ${whatIsWrong(use)}`
  }
  return undefined
}

export const placeOf = ({ line, character }: VariableUse): string =>
  line === 1 ? `character ${character}` : `line ${line}, character ${character}`

export const whatIsWrong = ({ closed, found }: VariableUse): string =>
  closed ? `${shortened(found)} is not a variable. Choose one from the list.` : 'the brace is not closed.'

const shortened = (found: string) => (found.length > 50 ? `${found.slice(0, 46)}…}` : found)

/** The text with what is known filled in, and which variables still stand in it. Other braces are left as they are. */
export function fillText(text: string, values: Values): { text: string; missing: Variable[] } {
  const missing = new Set<Variable>()
  const filled = text.replaceAll(/\{([a-z0-9_]+)\}/g, (found, name: string) => {
    if (!isVariable(name)) return found
    const value = values[name]
    if (value === undefined) missing.add(name)
    return value ?? found
  })
  return { text: filled, missing: [...missing] }
}
