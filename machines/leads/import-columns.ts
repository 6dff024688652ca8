// Which column of a file of leads fills which field, by what it is called. Pure; the browser makes the template of it.
import type { Schemas } from '#sdk/types.ts'
import { csv } from '../lib/csv.ts'
import { words } from './words.ts'

type Field = Schemas['LeadField']
export type Columns = Schemas['LeadColumns']

export const LEAD_FIELDS: readonly Field[] = [
  'name',
  'firstname',
  'lastname',
  'email',
  'phone',
  'address',
  'line1',
  'line2',
  'city',
  'state',
  'postal_code',
  'utility',
  'lead_source',
  'language',
  'appointment',
  'tags',
  'notes',
]
export const fieldLabel = (field: Field): string => words.field[field]

/** As other programs call them, in small letters without signs. */
const NAMES: Record<Field, readonly string[]> = {
  name: [
    'full name',
    'name',
    'homeowner',
    'homeowner name',
    'customer',
    'customer name',
    'contact',
    'contact name',
    'lead',
    'lead name',
    'client',
  ],
  firstname: ['first name', 'firstname', 'first', 'given name', 'homeowner first name', 'contact first name'],
  lastname: ['last name', 'lastname', 'last', 'surname', 'family name', 'homeowner last name', 'contact last name'],
  email: ['email', 'e mail', 'email address', 'mail', 'homeowner email', 'contact email'],
  phone: [
    'phone',
    'phone number',
    'mobile',
    'mobile phone',
    'cell',
    'cell phone',
    'telephone',
    'primary phone',
    'homeowner phone',
  ],
  address: [
    'address in one line',
    'full address',
    'property address',
    'site address',
    'installation address',
    'address',
  ],
  line1: ['street', 'street address', 'address line 1', 'address 1', 'address1', 'line 1', 'mailing street'],
  line2: ['unit', 'apt', 'apartment', 'address line 2', 'address 2', 'address2', 'line 2', 'suite'],
  city: ['city', 'town', 'mailing city'],
  state: ['state', 'state province', 'st', 'mailing state'],
  postal_code: ['zip code', 'zip', 'zipcode', 'postal code', 'postcode', 'mailing zip', 'mailing zip postal code'],
  utility: ['utility', 'utility company', 'electric company', 'electric utility', 'utility provider'],
  lead_source: ['lead source', 'source', 'campaign', 'referred by', 'origin'],
  language: ['language', 'preferred language'],
  appointment: ['appointment', 'appointment at', 'appointment date', 'appt', 'appt date', 'visit', 'scheduled for'],
  tags: ['tags', 'tag', 'labels', 'label'],
  notes: ['notes', 'note', 'comments', 'comment', 'remarks', 'description'],
}

const plain = (heading: string) =>
  heading
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\([^)]*\)/g, ' ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** One field for each heading; of two headings for one field the first has it. */
export function guessColumns(headings: readonly string[]): Columns {
  const known = headings.map(plain)
  const has = (field: Field) => NAMES[field].some(name => known.includes(name))
  const columns: Columns = headings.map(() => null)
  for (const field of LEAD_FIELDS) {
    const name = NAMES[field].find(one => known.includes(one))
    const at = name === undefined ? -1 : known.indexOf(name)
    if (at >= 0 && columns[at] === null) columns[at] = field
  }
  // Beside a city of its own, "Address" is the street.
  const whole = columns.indexOf('address')
  if (whole >= 0 && !has('line1') && (has('city') || has('postal_code'))) columns[whole] = 'line1'
  return columns
}

/** What must be matched before anything can be imported. */
export function missingOf(columns: Columns): string | null {
  const has = (field: Field) => columns.includes(field)
  if (!has('name') && !(has('firstname') && has('lastname'))) return words.match_name
  const twice = LEAD_FIELDS.find(field => columns.filter(one => one === field).length > 1)
  return twice ? words.matched_twice({ field: fieldLabel(twice) }) : null
}

/** A source is known again by its name, or by its headings in their order. */
export const sourceKey = (name: string, headings: readonly string[]): string =>
  name.trim() === '' ? `headings ${JSON.stringify(headings.map(plain))}` : `name ${plain(name)}`

const TEMPLATE: readonly Field[] = [
  'firstname',
  'lastname',
  'email',
  'phone',
  'line1',
  'line2',
  'city',
  'state',
  'postal_code',
  'utility',
  'lead_source',
  'language',
  'appointment',
  'tags',
  'notes',
]

/** Headings in the order people know them in, and one made-up lead. English, as `guessColumns` reads them. */
export const templateCsv = (): string =>
  csv(
    TEMPLATE.map(field => words.in('en').field[field]),
    [
      [
        'Sam',
        'Sample',
        'sam.sample@example.com',
        '(602) 555-0142',
        '100 Example Street',
        '',
        'Phoenix',
        'AZ',
        '85004',
        'Arizona Public Service Co',
        'Home show',
        'English',
        '12/01/2026 2:30 PM',
        'two-story',
        'Call after 5 PM',
      ],
    ],
  )
