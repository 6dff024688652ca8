// One row of a file as a lead: names and addresses split, numbers checked, unreadable values reported and kept in the
// notes. Pure; lookups of ZIP codes and utilities are passed in.

import { stateCode } from '#machines/lib/states.ts'
import { cut, visible } from '#machines/lib/text.ts'
import { parseAddress } from '#machines/projects/address/parse-address.ts'
import { tidyCell } from '#machines/sheet-import/headings.ts'
import type { Problem } from '#machines/sheet-import/problem.ts'
import { zEmail, zUsPhone } from '#sdk/forms.gen.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Columns, LeadField as Field } from './import-columns.ts'
import { type Appointment, appointmentOf } from './import-dates.ts'
import { readUse, USE_FIELDS } from './import-use.ts'
import { words } from './words.ts'

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
  /** Where the file has no time. Absent from leads read before there was one. */
  appointment_on?: string | null
  consumption?: Schemas['Consumption'] | null
  tags: string[]
  notes: string
}
/** An empty row. */
export const NO_LEAD: Lead = {
  firstname: '',
  lastname: '',
  email: null,
  phone: null,
  preferred_language: 'en',
  address: null,
  utility_id: null,
  utility_name: null,
  lead_source: null,
  appointment_at: null,
  tags: [],
  notes: '',
}
export type ReadingRules = {
  headings: readonly string[]
  columns: Columns
  date_order: Schemas['DateOrder']
  placeOf: (zip: string) => { city: string; state: string; latitude: number; longitude: number } | undefined
  utilityIn: (state: string, name: string) => string | undefined
  /** When clocks show it, at the company unless a time zone is named. */
  momentOf: (local: string, zone?: string) => string
}

const ADDRESS: readonly Field[] = ['address', 'line1', 'line2', 'city', 'state', 'postal_code']
const MOST_NAME = 80
const MOST_NOTES = 5_000

export function readLead(cells: readonly string[], rules: ReadingRules): { lead: Lead; problems: Problem[] } {
  const { headings, columns } = rules
  const problems: Problem[] = []
  const left: string[] = []
  const at = (field: Field) => columns.indexOf(field)
  const text = (field: Field) => (at(field) < 0 ? '' : plainValue(field, tidy(cells[at(field)], field === 'notes')))
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
  /** Of several the first that is one; the others go into the notes. */
  const judged = (field: 'email' | 'phone', isOne: (text: string) => boolean): string | null => {
    const given = value(field)
    if (given === '' || isOne(given)) return given || null
    const parts = given.split(/:::|[;,/|&]| or /).flatMap(part => plainValue(field, part.trim()) || [])
    const first = parts.find(isOne)
    if (first === undefined) {
      tell(field, said => said[field])
      return null
    }
    left.push(`${words.in('en').field[field]}: ${parts.filter(part => part !== first).join(', ')}`)
    return first
  }
  const names = namesOf(value, tell)
  const email = judged('email', one => zEmail.safeParse(one).success)
  const phone = judged('phone', one => zUsPhone.safeParse(one).success)
  const address = addressOf(value, rules, tell)
  const zip = text('postal_code')
  const unread = ADDRESS.map(text).filter(Boolean).join(', ')
  if (!address && unread !== '') left.push(words.in('en').unread_address({ address: unread }))
  if (address?.postal_code === '' && zip !== '') left.push(`${words.in('en').field.postal_code}: ${zip}`)
  const utility = cut(value('utility'), 120)
  const utility_id = address && utility !== '' ? rules.utilityIn(address.state, utility) : undefined
  const language = value('language')
  if (language !== '' && !/^(en|es|spa|esp)/i.test(language)) tell('language', said => said.language)
  const appointment = withTime(value('appointment'), value('appointment_time'))
  const visit = appointment === '' ? null : appointmentOf(appointment, rules.date_order)
  if (appointment !== '' && visit === null) tell('appointment', said => said.date)
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
      lead_source: cut(value('lead_source'), 80) || null,
      appointment_at: visit && timeOf(visit, rules),
      appointment_on: visit && 'on' in visit ? visit.on : null,
      consumption: readUses(value, tell),
      tags: tagsOf(value('tags')),
      notes: cut([written, ...left].filter(Boolean).join('\n'), MOST_NOTES),
    },
    problems,
  }
}

/** As empty as an empty cell. */
const NO_VALUE = /^(?:-+|[–—.?]|n\/?a|none|null|nan|unknown|tbd)$/i

/** Without what programs add: “mailto:”, a name before <…>, a letter before a phone number or ZIP code, “.0” of a number. */
function plainValue(field: Field, text: string): string {
  if (field === 'name' || field === 'firstname' || field === 'lastname' || field === 'notes') return text
  if (NO_VALUE.test(text)) return ''
  if (field === 'email')
    return (/<([^<>\s]+)>$/.exec(text)?.[1] ?? text).replace(/^mailto:/i, '').replace(/[.,;]+$/, '')
  if (field === 'phone' || field === 'postal_code')
    return text.replace(/^[a-z]+:(?=[+\d(])/i, '').replace(/^(\d+)\.0$/, '$1')
  return text
}

/** A spreadsheet writes a time of day as a part of one. */
function withTime(date: string, time: string): string {
  if (date === '' || time === '') return date
  if (!/^0?\.\d+$/.test(time)) return `${date} ${time}`
  if (/^\d{5}$/.test(date)) return String(Number(date) + Number(time))
  return `${date} ${new Date(Math.round(Number(time) * 1440) * 60_000).toISOString().slice(11, 16)}`
}

function timeOf(visit: Appointment, { momentOf }: ReadingRules): string | null {
  if ('at' in visit) return visit.at
  return 'local' in visit ? momentOf(visit.local, visit.zone) : null
}

/** One figure is enough; each invalid one is reported. */
function readUses(value: Value, tell: Tell): Schemas['Consumption'] | null {
  const figures = USE_FIELDS.flatMap(field => {
    const cell = value(field)
    if (cell === '') return []
    const use = readUse(field, cell)
    if ('consumption' in use) return [use.consumption]
    const [least, most] = [use.least, use.most].map(figure => figure.toLocaleString('en-US'))
    tell(field, said => {
      if (use.fault === 'unusual') return said.unusual({ least: least ?? '', most: most ?? '' })
      return field === 'monthly_bill' ? said.bill : said.usage
    })
    return []
  })
  return figures[0] ?? null
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
  return { firstname: cut(firstname, MOST_NAME), lastname: cut(lastname, MOST_NAME) }
}

/** “Jr.” belongs to the last name. */
function splitName(whole: string): [last: string, first: string] {
  const suffix = / (?:jr|sr|ii|iii|iv)\.?$/i.exec(whole)
  const at = whole.lastIndexOf(' ', suffix ? suffix.index - 1 : undefined)
  return at < 0 ? ['', whole] : [whole.slice(at + 1), whole.slice(0, at)]
}

function addressOf(value: Value, { placeOf, columns }: ReadingRules, tell: Tell): Schemas['Address'] | null {
  const isAlone = (['city', 'state', 'postal_code'] as const).every(field => value(field) === '')
  const whole = value('address') || (isAlone ? value('line1') : '')
  const parsed = whole === '' ? undefined : parseAddress(whole)
  const given = {
    line1: (isAlone ? parsed?.line1 : value('line1')) || parsed?.line1 || value('line1') || whole,
    line2: value('line2') || parsed?.line2 || '',
    city: value('city') || parsed?.city || '',
    state: value('state') || parsed?.state || '',
    postal_code: value('postal_code') || parsed?.postal_code || '',
  }
  if (Object.values(given).every(part => part === '')) return null
  const field: Field = value('address') === '' ? (columns.includes('line1') ? 'line1' : 'postal_code') : 'address'
  const postal_code = zipOf(given.postal_code, zip => fitsState(placeOf(zip)?.state, given.state))
  const hasZip = /^\d{5}(-\d{4})?$/.test(postal_code)
  const place = hasZip ? placeOf(postal_code.slice(0, 5)) : undefined
  const state = stateCode(given.state) ?? (given.state === '' ? place?.state : undefined)
  const city = given.city || place?.city || ''
  const missing = [
    given.line1 === '' ? ('street' as const) : [],
    given.postal_code === '' ? ('postal_code' as const) : [],
    state === undefined ? ('state' as const) : [],
    city === '' ? ('city' as const) : [],
  ].flat()
  const lacksOther = given.line1 === '' || city === '' || state === undefined
  if (lacksOther) {
    if (given.postal_code !== '' && !hasZip)
      tell(columns.includes('postal_code') ? 'postal_code' : field, said => said.postal_code)
    else tell(field, (said, names) => said.incomplete_address({ missing: missing.map(one => names[one]).join(', ') }))
    return null
  }
  // Street, city and state locate the house; the ZIP code is asked for when it is needed.
  if (!hasZip)
    tell(columns.includes('postal_code') ? 'postal_code' : field, said =>
      given.postal_code === '' ? said.zip_later : said.bad_zip_later,
    )
  if (place && place.state !== state)
    tell('postal_code', said => said.other_state({ found: place.state, given: state }))
  const { latitude, longitude } = place?.state === state ? place : {}
  return {
    line1: cut(given.line1, 120),
    ...(given.line2 ? { line2: cut(given.line2, 120) } : {}),
    city: cut(city, 80),
    state,
    postal_code: hasZip ? postal_code : '',
    ...(latitude === undefined || longitude === undefined ? {} : { latitude, longitude }),
  }
}

/** A spreadsheet takes the zeros off ZIP codes of the East; elsewhere a digit is missing. */
function zipOf(text: string, isThere: (zip: string) => boolean): string {
  const whole = text.padStart(5, '0')
  if (/^\d{3,4}$/.test(text)) return isThere(whole) ? whole : text
  return text.replace(/^(\d{5})(\d{4})$/, '$1-$2')
}

const fitsState = (found: string | undefined, given: string) =>
  found !== undefined && (given === '' || stateCode(given) === found)

const tagsOf = (text: string): string[] =>
  [
    ...new Set(
      text
        .split(/:::|[,;|]/)
        .map(tag => cut(tag.trim(), 30).trim())
        // Google's own groups, such as "* myContacts".
        .filter(tag => tag !== '' && !tag.startsWith('*')),
    ),
  ].slice(0, 20)

/** A note keeps its lines. */
const tidy = (cell = '', lines = false): string =>
  lines
    ? visible(cell)
        .replaceAll(/[^\S\n]+|\p{Cc}(?<!\n)/gu, ' ')
        .trim()
    : tidyCell(cell)
