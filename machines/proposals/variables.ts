// Variables in braces in a proposal's text, and how they are filled in. Pure: also used by the browser while typing.
import type { Schemas } from '#sdk/types.ts'
import { words } from './words.ts'

type Listed = Pick<Schemas['ProposalVariable'], 'group' | 'type' | 'sample'> & {
  /** What to enter, and where, to give it a value; null if it always has one. */
  missing: keyof typeof words.missing | null
}

const list = <N extends keyof typeof words.variables>(variables: Record<N, Listed>) => variables

/** The values are those of a made-up household. */
export const VARIABLES = list({
  homeowner_name: of('text', 'Homeowner', 'Sam Sample', 'homeowner'),
  homeowner_firstname: of('text', 'Homeowner', 'Sam', 'homeowner'),
  homeowner_lastname: of('text', 'Homeowner', 'Sample', 'homeowner'),

  address: of('text', 'Home', '100 Example Street', 'address'),
  city: of('text', 'Home', 'Phoenix', 'address'),
  state: of('text', 'Home', 'AZ', 'address'),
  postal_code: of('text', 'Home', '85004', 'address'),
  utility: of('text', 'Home', 'Sample Power', 'utility'),
  annual_use_kwh: of('number', 'Home', '12,700', 'usage'),

  company: of('text', 'Company', 'Sample Solar', 'company_name'),
  company_phone: of('text', 'Company', '(602) 555-0100', 'company_phone'),
  company_email: of('text', 'Company', 'hello@example.com', 'company_email'),
  license_number: of('text', 'Company', 'ROC 000000', 'license'),
  rep_name: of('text', 'Company', 'Riley Rep', 'owner'),
  rep_phone: of('text', 'Company', '(602) 555-0142', 'owner_phone'),
  rep_email: of('text', 'Company', 'riley@example.com', 'owner_email'),

  size_kw: of('power', 'System', '7.2', 'design'),
  panel_count: of('number', 'System', '18', 'design'),
  panel_name: of('text', 'System', 'Sample Sol 400', 'design'),
  inverter_name: of('text', 'System', 'Sample Micro 380', 'inverter'),
  battery_name: of('text', 'System', 'Sample Store 13', 'battery'),
  battery_count: of('number', 'System', '1', 'battery'),
  battery_kwh: of('energy', 'System', '13.5', 'battery'),
  annual_kwh: of('energy', 'System', '11,980', 'design'),
  offset: of('percent', 'System', '94%', 'usage'),
  co2_tons: of('number', 'System', '4.6', 'design'),
  trees: of('number', 'System', '76', 'design'),

  financing: of('text', 'Money', 'Sample loan, 25 years', 'way'),
  price: of('money', 'Money', '$18,000.00', 'design'),
  price_cash: of('money', 'Money', '$18,000.00', 'design'),
  price_per_watt: of('money', 'Money', '$2.50', 'design'),
  monthly_payment: of('money', 'Money', '$132.90', 'monthly_payment'),
  upfront: of('money', 'Money', '$0.00', 'way'),
  total_paid: of('money', 'Money', '$39,870.00', 'way'),
  term_years: of('number', 'Money', '25', 'term'),
  interest_rate: of('percent', 'Money', '7.49%', 'interest_rate'),
  apr: of('percent', 'Money', '8.62%', 'apr'),
  finance_charge: of('money', 'Money', '$21,870.00', 'finance_charge'),
  rate: of('money', 'Money', '$0.15', 'rate'),
  escalator: of('percent', 'Money', '2.99%', 'escalator'),
  incentives: of('money', 'Money', '$1,000.00', 'incentives'),
  savings_25y: of('money', 'Money', '$31,240', 'bills'),
  payback_years: of('number', 'Money', '9.4', 'payback'),
  bill_before: of('money', 'Money', '$171', 'bills'),
  bill_after: of('money', 'Money', '$24', 'bills'),

  today: of('date', 'Proposal', '11/20/2026', null),
  valid_until: of('date', 'Proposal', '12/20/2026', 'valid_until'),
})
export type Variable = keyof typeof VARIABLES
export type Values = Partial<Record<Variable, string>>
type Value = Schemas['VariableValue']

function of(type: Listed['type'], group: Listed['group'], sample: string, missing: Listed['missing']): Listed {
  return { group, type, sample, missing }
}

export const labelOfVariable = (name: Variable): string => words.variables[name].label
const formatOfVariable = (name: Variable): string => words.variables[name].format
function whatIsMissing(name: Variable): string {
  const { missing } = VARIABLES[name]
  return missing ? words.missing[missing] : ''
}
export const nameOfGroup = (group: Listed['group']): string => words.variable_groups[group]

export const isVariable = (name: string): name is Variable => Object.hasOwn(VARIABLES, name)
export const VARIABLE_NAMES = Object.keys(VARIABLES).filter(isVariable)

/** As the contract lists them. */
export const listedVariables = (): Schemas['ProposalVariable'][] =>
  VARIABLE_NAMES.map(name => {
    const { missing: _, ...listed } = VARIABLES[name]
    return { name, label: labelOfVariable(name), format: formatOfVariable(name), ...listed }
  })

/** Every variable with its value, or what to enter where. */
export const toldValues = (known: Values): Value[] =>
  VARIABLE_NAMES.map(name => {
    const value = known[name] ?? null
    return { name, value, missing: value === null ? whatIsMissing(name) : null }
  })

/** The values alone, to fill texts with. */
export const knownValues = (told: Value[]): Values =>
  Object.fromEntries(told.flatMap(({ name, value }) => (isVariable(name) && value !== null ? [[name, value]] : [])))

/** Of the made-up household. */
export const SAMPLE_VALUES: Values = Object.fromEntries(VARIABLE_NAMES.map(name => [name, VARIABLES[name].sample]))

type VariableUse = {
  /** As written in the text. */
  found: string
  /** Null where it is no variable, or its brace is not closed. */
  name: Variable | null
  closed: boolean
  /** Both from 1. */
  line: number
  character: number
}

/** Every opening brace in a text, lazily, so callers may stop early. `parts` are adjacent; a variable is within one. */
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

/** Message for the first variable that can't be filled in, with its place in the text; undefined if none. */
export function variableRefusal(text: string): string | undefined {
  for (const use of variablesIn([text]))
    if (use.name === null) return words.variable.refused({ ...at(use), problem: whatIsWrong(use) })
  return undefined
}

const at = ({ line, character }: VariableUse) => ({ line, character })

/** 'headline, character 5' */
export const placeWithin = (field: string, use: VariableUse): string => words.variable.place({ field, ...at(use) })

export const whatIsWrong = ({ closed, found }: VariableUse): string =>
  closed ? words.variable.unknown({ found: shortened(found) }) : words.variable.unclosed

const shortened = (found: string) => (found.length > 50 ? `${found.slice(0, 46)}…}` : found)

/** The text with known values filled in, and the variables left in it. Other braces are unchanged. */
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
