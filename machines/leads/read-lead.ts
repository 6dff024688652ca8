// One row of a file as a lead: names and addresses split, numbers judged, what cannot be read told and kept in the notes. Pure;
// what it asks of ZIP codes and utilities comes with it.
import { zEmail, zUsPhone } from '#sdk/forms.gen.ts'
import type { Schemas } from '#sdk/types.ts'
import { STATES } from '../lib/states.ts'
import { parseAddress } from '../projects/parse-address.ts'
import type { Columns } from './import-columns.ts'
import { localTimeOf } from './import-dates.ts'
import { words } from './words.ts'

type Field = Schemas['LeadField']
/** As it is stored: read by people of both languages. */
export type Problem = Schemas['LeadProblem'] & { sentence_es: string }
type Said = ReturnType<typeof words.in>['problem']
type Say = (said: Said, missing: ReturnType<typeof words.in>['missing']) => string
export type Lead = {
  firstname: string
  lastname: string
  email: string | null
  phone: string | null
  preferred_language: 'en' | 'es'
  address: Schemas['Address'] | null
  utility_id: string | null
  utility_name: string | null
  lead_source: string | null
  appointment_at: string | null
  tags: string[]
  notes: string
}
export type ReadingRules = {
  headings: readonly string[]
  columns: Columns
  date_order: Schemas['DateOrder']
  placeOf: (zip: string) => { city: string; state: string; latitude: number; longitude: number } | undefined
  utilityIn: (state: string, name: string) => string | undefined
  /** A moment of the clocks at the company. */
  momentOf: (local: string) => string
}

const ADDRESS: readonly Field[] = ['address', 'line1', 'line2', 'city', 'state', 'postal_code']
const MOST_NAME = 80
const MOST_NOTES = 5_000

export function readLead(cells: readonly string[], rules: ReadingRules): { lead: Lead; problems: Problem[] } {
  const { headings, columns } = rules
  const problems: Problem[] = []
  const left: string[] = []
  const at = (field: Field) => columns.indexOf(field)
  const text = (field: Field) => (at(field) < 0 ? '' : tidy(cells[at(field)], field === 'notes'))
  const tell: Tell = (field, say, stops = false) => {
    const sayIn = (language: 'en' | 'es') => say(words.in(language).problem, words.in(language).missing)
    const index = Math.max(0, at(field))
    problems.push({
      column: index + 1,
      heading: headings[index] ?? '',
      sentence: sayIn('en'),
      sentence_es: sayIn('es'),
      stops,
    })
    if (!stops && text(field) !== '' && !ADDRESS.includes(field))
      left.push(`${headings[index] || words.in('en').field[field]}: ${text(field)}`)
  }
  const formulas = new Set<Field>()
  const value = (field: Field): string => {
    if (!text(field).startsWith('=')) return text(field)
    if (!formulas.has(field)) tell(field, said => said.formula)
    formulas.add(field)
    return ''
  }
  const judged = (field: 'email' | 'phone', isOne: (text: string) => boolean): string | null => {
    const given = value(field)
    if (given === '' || isOne(given)) return given || null
    tell(field, said => said[field])
    return null
  }
  const names = namesOf(value, tell)
  const email = judged('email', one => zEmail.safeParse(one).success)
  const phone = judged('phone', one => zUsPhone.safeParse(one).success)
  const address = addressOf(value, rules, tell)
  const unread = ADDRESS.map(text).filter(Boolean).join(', ')
  if (!address && unread !== '') left.push(words.in('en').unread_address({ address: unread }))
  const utility = value('utility').slice(0, 120)
  const utility_id = address && utility !== '' ? rules.utilityIn(address.state, utility) : undefined
  const language = value('language')
  if (language !== '' && !/^(en|es|spa|esp)/i.test(language)) tell('language', said => said.language)
  const appointment = value('appointment')
  const local = appointment === '' ? null : localTimeOf(appointment, rules.date_order)
  if (appointment !== '' && local === null) tell('appointment', said => said.date)
  const written = value('notes')
  return {
    lead: {
      ...names,
      email,
      phone,
      preferred_language: /^(es|spa)/i.test(language) ? 'es' : 'en',
      address,
      utility_id: utility_id ?? null,
      utility_name: utility_id || utility === '' ? null : utility,
      lead_source: value('lead_source').slice(0, 80) || null,
      appointment_at: local && rules.momentOf(local),
      tags: tagsOf(value('tags')),
      notes: [written, ...left].filter(Boolean).join('\n').slice(0, MOST_NOTES),
    },
    problems,
  }
}

type Value = (field: Field) => string
type Tell = (field: Field, say: Say, stops?: boolean) => void

/** A name in one line is taken apart at its last blank, or at a comma: "Sample, Sam". */
function namesOf(value: Value, tell: Tell): Pick<Lead, 'firstname' | 'lastname'> {
  const whole = value('name')
  const [last = '', first = ''] = whole.includes(',') ? whole.split(',').map(part => part.trim()) : splitName(whole)
  const [firstname, lastname] = [value('firstname') || first, value('lastname') || last]
  const field: Field = whole === '' && value('firstname') !== '' ? 'lastname' : whole === '' ? 'firstname' : 'name'
  if (firstname === '' && lastname === '') tell(whole === '' ? 'name' : field, said => said.no_name, true)
  else if (firstname === '' || lastname === '')
    tell(field, said => (firstname === '' ? said.no_firstname : said.no_lastname), true)
  if (firstname.length > MOST_NAME || lastname.length > MOST_NAME)
    tell(field, said => said.name_too_long({ most: MOST_NAME }), true)
  return { firstname: firstname.slice(0, MOST_NAME), lastname: lastname.slice(0, MOST_NAME) }
}

function splitName(whole: string): [last: string, first: string] {
  const at = whole.lastIndexOf(' ')
  return at < 0 ? ['', whole] : [whole.slice(at + 1), whole.slice(0, at)]
}

function addressOf(value: Value, { placeOf, columns }: ReadingRules, tell: Tell): Schemas['Address'] | null {
  const whole = value('address')
  const parsed = whole === '' ? undefined : parseAddress(whole, STATES)
  const given = {
    line1: value('line1') || parsed?.line1 || whole,
    line2: value('line2') || parsed?.line2 || '',
    city: value('city') || parsed?.city || '',
    state: value('state') || parsed?.state || '',
    postal_code: zipOf(value('postal_code') || parsed?.postal_code || ''),
  }
  if (Object.values(given).every(part => part === '')) return null
  const told: Field = whole === '' ? (columns.includes('line1') ? 'line1' : 'postal_code') : 'address'
  if (given.postal_code !== '' && !/^\d{5}(-\d{4})?$/.test(given.postal_code)) {
    tell(columns.includes('postal_code') ? 'postal_code' : told, said => said.postal_code)
    return null
  }
  const place = placeOf(given.postal_code.slice(0, 5))
  const state = stateOf(given.state) ?? (given.state === '' ? place?.state : undefined)
  const city = given.city || place?.city || ''
  const missing = [
    given.line1 === '' ? ('street' as const) : [],
    given.postal_code === '' ? ('postal_code' as const) : [],
    state === undefined ? ('state' as const) : [],
    city === '' ? ('city' as const) : [],
  ].flat()
  if (missing.length > 0 || state === undefined) {
    tell(told, (said, names) => said.incomplete_address({ missing: missing.map(one => names[one]).join(', ') }))
    return null
  }
  if (place && place.state !== state)
    tell(given.postal_code === '' ? told : 'postal_code', said =>
      said.other_state({ found: place.state, given: state }),
    )
  const { latitude, longitude } = place?.state === state ? place : {}
  return {
    line1: given.line1.slice(0, 120),
    ...(given.line2 ? { line2: given.line2.slice(0, 120) } : {}),
    city: city.slice(0, 80),
    state,
    postal_code: given.postal_code,
    ...(latitude === undefined || longitude === undefined ? {} : { latitude, longitude }),
  }
}

/** A spreadsheet takes the zeros off ZIP codes of the East. */
const zipOf = (text: string) =>
  /^\d{3,4}$/.test(text) ? text.padStart(5, '0') : text.replace(/^(\d{5})(\d{4})$/, '$1-$2')

function stateOf(text: string): string | undefined {
  const plain = text.replaceAll('.', '').trim().toLowerCase()
  return STATES.find(({ name, alphacode }) => alphacode.toLowerCase() === plain || name.toLowerCase() === plain)
    ?.alphacode
}

const tagsOf = (text: string): string[] =>
  [...new Set(text.split(/[,;|]/).flatMap(tag => tag.trim().slice(0, 30).trim() || []))].slice(0, 20)

/** What no database takes goes, blanks shrink to one; a note keeps its lines. Our own CSV files put an apostrophe before a sign. */
const tidy = (cell = '', lines = false): string => {
  const clean = cell
    .replaceAll(/\p{Cs}/gu, '')
    .replaceAll(lines ? /[^\S\n]+|\p{Cc}(?<!\n)/gu : /[\s\p{Cc}]+/gu, ' ')
    .trim()
  return /^'[=+\-@]/.test(clean) ? clean.slice(1) : clean
}
