// ajv's findings as sentences a person can act on, one for each field.
import type { ErrorObject } from 'ajv'

/** Field path in dots ('homeowner.email') → sentence. The first finding of a field stands. */
export function fieldSentences(errors: ErrorObject[]): Record<string, string> {
  const sentences: Record<string, string> = {}
  for (const error of errors) {
    const field = fieldOf(error)
    // `oneOf` and `if` only repeat what a branch has said.
    if (['oneOf', 'anyOf', 'if'].includes(error.keyword) && errors.length > 1) continue
    sentences[field] ??= sentenceFor(error, field)
  }
  return sentences
}

function fieldOf(error: ErrorObject): string {
  const path = error.instancePath.split('/').slice(1)
  const missing: unknown = error.params['missingProperty'] ?? error.params['additionalProperty']
  return [...path, ...(typeof missing === 'string' ? [missing] : [])].join('.') || 'input'
}

function sentenceFor({ keyword, params, instancePath }: ErrorObject, field: string): string {
  const limit = Number(params['limit'])
  const bounds = BOUNDS[field.split('.').at(-1) ?? '']
  if (bounds !== undefined && /inimum$|aximum$/.test(keyword)) return bounds
  switch (keyword) {
    case 'required':
      return `${label(field)} is missing.`
    case 'additionalProperties':
      return `${label(field)} is not expected here.`
    case 'minLength':
      return limit === 1 ? `${label(field)} must not be empty.` : `${label(field)} needs at least ${limit} characters.`
    case 'maxLength':
      return `${label(field)} may have at most ${limit} characters.`
    case 'minimum':
      return limit === 0 ? `${label(field)} must not be negative.` : `${label(field)} must be at least ${limit}.`
    case 'exclusiveMinimum':
      return `${label(field)} must be more than ${limit}.`
    case 'maximum':
      return `${label(field)} must be at most ${limit}.`
    case 'exclusiveMaximum':
      return `${label(field)} must be less than ${limit}.`
    case 'minItems':
      return `${label(field)} needs ${limit} ${limit === 1 ? 'entry' : 'entries'} or more.`
    case 'maxItems':
      return `${label(field)} takes ${limit} ${limit === 1 ? 'entry' : 'entries'} at most.`
    case 'uniqueItems':
      return `${label(field)} names the same thing twice.`
    case 'enum':
    case 'const':
      return `${label(field)} is not one of the choices.`
    case 'type':
      return `${label(field)} must be ${kind(params['type'])}.`
    case 'format':
      return `${label(field)} must be a valid ${String(params['format']).replace('-', ' and ')}.`
    case 'pattern':
      return PATTERNS[field.split('.').at(-1) ?? ''] ?? `${label(field)} is not written as expected.`
    default:
      return `${label(instancePath === '' ? 'input' : field)} is not acceptable.`
  }
}

/** What people type as a percentage is said as one. */
const BOUNDS: Record<string, string> = {
  apr: 'An interest rate is between 0 and 36 %. Enter 7.49 for 7.49 %.',
  dealer_fee: 'A dealer fee is between 0 and 60 % of the loan.',
  escalator: 'An escalator is between 0 and 5 % a year.',
  paydown_share: 'A paydown is more than 0 and at most 90 % of the loan.',
  cap_share: 'A cap is more than 0 and at most 100 % of the price.',
}

const PATTERNS: Record<string, string> = {
  main_color: 'Enter a color such as #1f4e5f.',
  accent_color: 'Enter a color such as #1f4e5f.',
  email: 'Enter an e-mail address such as name@example.com.',
  phone: 'Enter a US phone number such as (602) 555-0142.',
  postal_code: 'Enter a ZIP code of five digits.',
  state: 'Enter a state by its two letters.',
  host: 'Enter the name of a server such as smtp.example.com.',
  from_address: 'Enter an e-mail address such as office@example.com.',
  source_url: 'Enter an address that begins with https://.',
  portal_url: 'Enter an address that begins with https://.',
  from_name: 'Enter a name in one line, without < and >.',
}

const kind = (type: unknown) =>
  ({
    string: 'text',
    integer: 'a whole number',
    number: 'a number',
    boolean: 'yes or no',
    array: 'a list',
    object: 'a group of fields',
  })[String(type)] ?? 'of another kind'

/** 'arrays.1.tilt_deg' → 'Tilt of entry 2'; units belong to the field, not to the sentence. */
function label(field: string): string {
  const parts = field.split('.')
  const last = parts.findLast(part => !/^\d+$/.test(part)) ?? field
  const index = parts.findLast(part => /^\d+$/.test(part))
  const words = last.replace(/_(deg|kwh|kw|w|v|a|m|kg|c|cents|usd|usd_per_w|usd_per_kwh)$/, '').replaceAll('_', ' ')
  const name = words.charAt(0).toUpperCase() + words.slice(1)
  return index === undefined ? name : `${name} of entry ${Number(index) + 1}`
}
