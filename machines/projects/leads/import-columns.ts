// Which column of a file of leads fills which field, by what it is called. Pure; the browser makes the template of it.

import { csv } from '#machines/lib/csv.ts'
import { placesOf, plainHeading } from '#machines/sheet-import/headings.ts'
import type { Schemas } from '#sdk/types.ts'
import { words } from './words.ts'

export type Columns = Schemas['SheetColumns']

export const LEAD_FIELDS = [
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
  'appointment_time',
  'monthly_bill',
  'monthly_usage',
  'annual_usage',
  'tags',
  'notes',
] as const
export type LeadField = (typeof LEAD_FIELDS)[number]
type Field = LeadField
export const fieldLabel = (field: Field): string => words.field[field]

/**
 * As Salesforce, HubSpot, Zoho, JobNimbus, Google Contacts, Outlook and forms call them, in small letters without signs; the most
 * telling first.
 */
const NAMES: Record<Field, readonly string[]> = {
  name: listed(
    'full name, name, homeowner, homeowner name, customer, customer name, contact, contact name, lead, lead name, client',
    'client name, display name, nombre completo',
  ),
  firstname: listed(
    'first name, firstname, first, given name, homeowner first name, contact first name, fname, homeowner 1 first name',
    'homeowner 1 first, primary first name, nombre',
  ),
  lastname: listed(
    'last name, lastname, last, surname, family name, homeowner last name, contact last name, lname, homeowner 1 last name',
    'homeowner 1 last, primary last name, apellido, apellidos',
  ),
  email: listed(
    'email, e mail, email address, e mail address, mail, homeowner email, contact email, e mail 1 value, primary email',
    'secondary email, email 1, homeowner 1 email, correo, correo electrónico',
  ),
  phone: listed(
    'phone, phone number, primary phone, mobile, mobile phone, mobile phone number, mobile number, cell, cell phone, telephone',
    'homeowner phone, contact phone, phone 1, homeowner 1 phone, teléfono, celular, phone 1 value, home phone, home phone number, work phone, other phone, phone 2 value',
  ),
  address: listed(
    'address in one line, full address, property address, site address, installation address, address, address 1 formatted',
    'dirección',
  ),
  line1: listed(
    'street, street address, address line 1, address line1, address 1, address1, line 1, address 1 street, mailing street',
    'calle, mailing address line 1, home street, home address, billing street, shipping street, other street, property street',
  ),
  line2: listed(
    'unit, apt, apartment, address line 2, address line2, address 2, address2, line 2, suite, street address 2',
    'unidad, apartamento, address 1 extended address, mailing address line 2, unit number',
  ),
  city: listed('city, town, ciudad, address 1 city, mailing city, home city, billing city, shipping city, other city'),
  state: listed(
    'state, state province, state region, state text, st, region, address 1 region, mailing state, mailing state province',
    'estado, home state, billing state, billing state province, shipping state, other state, state code',
  ),
  postal_code: listed(
    'zip code, zip, zipcode, postal code, postcode, zip postal code, address 1 postal code, mailing zip, mailing zip code',
    'mailing postal code, mailing zip postal code, home postal code, billing zip, billing zip postal code, billing postal code',
    'shipping zip, other zip, código postal',
  ),
  utility: listed(
    'utility, utility company, electric company, electric utility, utility provider, electricity provider, power company',
  ),
  lead_source: listed(
    'lead source, source, source name, original source, original traffic source, campaign, campaign name, referred by, origin',
  ),
  language: listed('language, preferred language, spoken language, idioma'),
  appointment: listed(
    'appointment, appointment at, appointment date, appointment date time, appt, appt date, visit',
    'visit date, scheduled for, scheduled date, fecha de la cita, cita',
  ),
  appointment_time: listed(
    'appointment time, appt time, visit time, scheduled time, time of appointment, hora de la cita',
  ),
  monthly_bill: listed(
    'monthly bill, average monthly bill, avg monthly bill, average bill, avg bill, electric bill, electricity bill, power bill',
    'monthly electric bill, monthly electricity bill, monthly power bill, average electric bill, average monthly electric bill',
    'average monthly electricity bill, avg electric bill, avg monthly electric bill, average power bill, utility bill',
    'recibo mensual, factura mensual, monthly utility bill, average utility bill, what is your average monthly electric bill, bill amount, monthly bill amount',
  ),
  monthly_usage: listed(
    'monthly usage, average monthly usage, avg monthly usage, monthly kwh, average monthly kwh, monthly usage kwh, kwh per month',
    'monthly consumption, avg monthly kwh, kwh month',
  ),
  annual_usage: listed(
    'annual usage, yearly usage, annual kwh, yearly kwh, annual usage kwh, annual consumption, annual kwh usage, kwh per year',
    'annual electricity usage, annual electric usage, kwh year',
  ),
  tags: listed('tags, tag, labels, label, group membership, categories'),
  notes: listed('notes, note, comments, comment, remarks, description, message, notas'),
}

function listed(...lines: string[]): readonly string[] {
  return lines.flatMap(line => line.split(', '))
}

/** One field for each heading; of several names for one field, the first that has anything in the rows. */
export function guessColumns(headings: readonly string[], rows: readonly { cells: readonly string[] }[] = []): Columns {
  const plain_headings = headings.map(plainHeading)
  const has = (field: Field) => NAMES[field].some(name => plain_headings.includes(name))
  const isFilled = (at: number) => rows.some(({ cells }) => (cells[at] ?? '').trim() !== '')
  const columns: Columns = headings.map(() => null)
  for (const field of LEAD_FIELDS) {
    const free = placesOf(plain_headings, NAMES[field]).filter(at => columns[at] === null)
    const at = free.find(isFilled) ?? free[0]
    if (at !== undefined) columns[at] = field
  }
  const time = columns.indexOf('appointment_time')
  if (time >= 0 && !columns.includes('appointment')) columns[time] = 'appointment'
  // If there is a separate city, "Address" is the street.
  const whole = columns.indexOf('address')
  if (whole >= 0 && !has('line1') && (has('city') || has('postal_code'))) columns[whole] = 'line1'
  return columns
}

/** Columns that must be matched before an import. */
export const missingOf = (columns: Columns): string | null =>
  columns.includes('name') || (columns.includes('firstname') && columns.includes('lastname')) ? null : words.match_name

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
  'monthly_bill',
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
        '$185.00',
        'two-story',
        'Call after 5 PM',
      ],
    ],
  )
