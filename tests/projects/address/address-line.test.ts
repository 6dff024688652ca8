// Address lines as people type them, and the parts the postal service writes.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAddressLine } from '#machines/projects/address/address-line.ts'
import { root } from '#tests/support/files.ts'

/** Delivery line, then city, state and ZIP code; what a geocoder is asked where it differs. */
const LINES: Record<string, [delivery: string, rest: string, geocoder?: string]> = {
  // Grids of Utah and Wisconsin.
  '123 E 4500 S, Murray, UT 84107': ['123 E 4500 S', 'MURRAY UT 84107'],
  '50 North 300 West Provo UT 84601': ['50 N 300 W', 'PROVO UT 84601'],
  '2375 South 300 West, Unit 12, South Salt Lake, UT 84115': [
    '2375 S 300 W UNIT 12',
    'SOUTH SALT LAKE UT 84115',
    '2375 S 300 W',
  ],
  'W250 N6505 Highway 164, Sussex, WI 53089': ['W250N6505 HIGHWAY 164', 'SUSSEX WI 53089'],
  // Queens and Hawaii: one number with a hyphen.
  '94-20 Guy R Brewer Blvd Jamaica NY 11451': ['94-20 GUY R BREWER BLVD', 'JAMAICA NY 11451'],
  '4-74 48th Ave Apt 12B, Long Island City, NY 11109': [
    '4-74 48TH AVE APT 12B',
    'LONG ISLAND CITY NY 11109',
    '4-74 48TH AVE',
  ],
  // Fractions.
  '742½ Evergreen Ter, Springfield, OR 97477': ['742 1/2 EVERGREEN TER', 'SPRINGFIELD OR 97477', '742 EVERGREEN TER'],
  // Highways: their numbers are no units.
  '9400 State Highway 121, Frisco TX 75035': ['9400 STATE HIGHWAY 121', 'FRISCO TX 75035'],
  '1200 US-101 S, Crescent City, CA 95531': ['1200 US HIGHWAY 101 S', 'CRESCENT CITY CA 95531'],
  '500 County Road 12 Apt 3, Hondo TX 78861': ['500 COUNTY ROAD 12 APT 3', 'HONDO TX 78861', '500 COUNTY ROAD 12'],
  '1317 S Loop 336 West, Conroe TX 77304': ['1317 S LOOP 336 W', 'CONROE TX 77304'],
  '7 County Rd A, Verona WI 53593': ['7 COUNTY ROAD A', 'VERONA WI 53593'],
  // Units, also before the street and without their word.
  '350 Fifth Avenue, 34th Floor, New York, NY 10118': ['350 FIFTH AVE FL 34', 'NEW YORK NY 10118', '350 FIFTH AVE'],
  'Suite 200, 100 Main St, Denver CO 80202': ['100 MAIN ST STE 200', 'DENVER CO 80202', '100 MAIN ST'],
  '100 Main St, Apt 4 Phoenix AZ 85004': ['100 MAIN ST APT 4', 'PHOENIX AZ 85004', '100 MAIN ST'],
  '123 Main St 4B, Denver CO 80202': ['123 MAIN ST # 4B', 'DENVER CO 80202', '123 MAIN ST'],
  '1 Main St, Ste Genevieve, MO 63670': ['1 MAIN ST', 'SAINTE GENEVIEVE MO 63670'],
  // Puerto Rico.
  'Urb. Villa Fontana, 4C12 Via 40, Carolina, PR 00983': ['4C12 VIA 40', 'CAROLINA PR 00983'],
  'Calle Loiza #1750, San Juan, Puerto Rico 00911': ['1750 CALLE LOIZA', 'SAN JUAN PR 00911'],
  'Cond. Plaza del Mar, 3001 Ave Isla Verde Apt 1405, Carolina PR 00979': [
    '3001 AVE ISLA VERDE APT 1405',
    'CAROLINA PR 00979',
    '3001 AVE ISLA VERDE',
  ],
  'Bo. Palmas, Carr 165, Km 2.4, Cataño, PR 00962': ['CARR 165 KM 2.4', 'CATANO PR 00962', ''],
  'HC 1 Box 4567, Rincon PR 00677': ['HC 1 BOX 4567', 'RINCON PR 00677', ''],
  // Directions and types that are names.
  '100 E St NW, Washington, DC 20001': ['100 E ST NW', 'WASHINGTON DC 20001'],
  '12 N Green St Chicago IL 60607': ['12 N GREEN ST', 'CHICAGO IL 60607'],
  '12 Avenue E, Bayonne NJ 07002': ['12 AVENUE E', 'BAYONNE NJ 07002'],
  '55 St Marks Pl New York NY 10003': ['55 SAINT MARKS PL', 'NEW YORK NY 10003'],
  '123 Mill Creek Rd Oak Park IL 60301': ['123 MILL CREEK RD', 'OAK PARK IL 60301'],
  '9 Old St Augustine Rd Tallahassee FL 32301': ['9 OLD SAINT AUGUSTINE RD', 'TALLAHASSEE FL 32301'],
  '100 Main Street North Las Vegas NV 89030': ['100 MAIN ST', 'NORTH LAS VEGAS NV 89030'],
  // Slips of the keyboard and of spreadsheets.
  '10 Court Street, Boston, MA 2108': ['10 COURT ST', 'BOSTON MA 02108'],
  '100 Example St, Phoenix, AZ 85OO4': ['100 EXAMPLE ST', 'PHOENIX AZ 85004'],
  '100 Main St\nDenver, CO 80202, USA': ['100 MAIN ST', 'DENVER CO 80202'],
  'One Example Way, Cupertino, CA 95014': ['1 EXAMPLE WAY', 'CUPERTINO CA 95014'],
  '100 Main St Denver, CO80202': ['100 MAIN ST', 'DENVER CO 80202'],
  '100 Main St, Denver, CO 80202, US': ['100 MAIN ST', 'DENVER CO 80202'],
  '100 Main St Second Floor, Denver, CO 80202': ['100 MAIN ST FL 2', 'DENVER CO 80202', '100 MAIN ST'],
  '500 5th Ave S W, Calhoun GA 30701': ['500 5TH AVE SW', 'CALHOUN GA 30701'],
  '500 5th Ave S W Calhoun GA 30701': ['500 5TH AVE SW', 'CALHOUN GA 30701'],
  '3 Ave C Apt 2, New York NY 10009': ['3 AVENUE C APT 2', 'NEW YORK NY 10009', '3 AVENUE C'],
  '40 Ave of the Oaks, Phoenix AZ 85004': ['40 AVENUE OF THE OAKS', 'PHOENIX AZ 85004'],
  'A5 Calle 3, Urb. Santa Rita, San Juan, PR 00925': ['A5 CALLE 3', 'SAN JUAN PR 00925'],
  // Boxes of the military are no places on the ground.
  'Unit 2050 Box 4190, APO, AP 96278': ['UNIT 2050 BOX 4190', 'APO AP 96278', ''],
  'PSC 123 Box 4567, FPO AE 09204': ['PSC 123 BOX 4567', 'FPO AE 09204', ''],
}

describe('an address in one line is read as the postal service writes it', () => {
  it.each(Object.entries(LINES))('%s', (line, [delivery_line, rest, send = delivery_line]) => {
    const { delivery_line: delivery, city, state, zip, send_to_geocoder } = readAddressLine(line)
    expect({ delivery, rest: [city, state, zip].join(' '), send_to_geocoder }).toEqual({
      delivery: delivery_line,
      rest,
      send_to_geocoder: send,
    })
  })

  it('with the city of the ZIP code, also where nothing else shows where the street ends', () => {
    const read = (line: string, city: string) => readAddressLine(line, { cityOf: () => city })
    expect(read('12 Broadway New York NY 10004', 'New York')).toMatchObject({ street: 'BROADWAY', city: 'NEW YORK' })
    expect(read('1551 Ave. Ponce de León San Juan PR 00926', 'San Juan')).toMatchObject({
      pretype: 'AVE',
      street: 'PONCE DE LEON',
      city: 'SAN JUAN',
    })
    expect(read('1234 Calle Amapola Urb Santa Maria San Juan PR 00927', 'San Juan')).toMatchObject({
      street: 'AMAPOLA',
      urbanization: 'URB SANTA MARIA',
      city: 'SAN JUAN',
    })
  })

  it('and names what is missing', () => {
    expect(readAddressLine('100 Example St').missing).toEqual(['city', 'state', 'zip'])
    expect(readAddressLine('Phoenix, AZ 85004').missing).toEqual(['number', 'street'])
    expect(readAddressLine('100 Example St 85004')).toMatchObject({
      street: 'EXAMPLE',
      zip: '85004',
      missing: ['city', 'state'],
    })
    expect(readAddressLine('100 County Road 85004').missing).toEqual(['city', 'state', 'zip'])
  })

  it('and keeps what was typed where no house number is', () => {
    const kept = (line: string) => {
      const { pretype, street, type, typed, missing } = readAddressLine(line)
      return [[pretype, street, type].filter(Boolean).join(' '), typed.line1, ...missing]
    }
    expect(kept('County Road 27, Ignacio CO 81137')).toEqual(['COUNTY ROAD 27', 'County Road 27', 'number'])
    expect(kept('Example Lane, Dallas, TX 75201')).toEqual(['EXAMPLE LN', 'Example Lane', 'number'])
    expect(kept('Sample Hall, Dallas TX 75201')).toEqual(['', 'Sample Hall', 'number', 'street'])
    expect(readAddressLine('').missing).toEqual(['number', 'street', 'city', 'state', 'zip'])
  })

  it('whatever is typed, and never fails', () => {
    const word = fc.oneof(
      fc.constantFrom(
        '100',
        'N',
        'St',
        'Ste',
        '#',
        'Apt',
        '4',
        'UT',
        'PR',
        'Calle',
        'Km',
        ',',
        'PO',
        'Box',
        '84111',
        'Hwy',
        '½',
        'URB',
      ),
      fc.string({ maxLength: 8 }),
    )
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), words => {
        const { zip, state } = readAddressLine(words.join(' '))
        return /^(\d{5})?$/.test(zip) && /^([A-Z]{2})?$/.test(state)
      }),
    )
  })
})

const SHARED =
  ['../shared', '../../shared'].map(place => join(root, place, 'site/addresses.csv')).find(existsSync) ?? ''
const PARTS = [
  'number',
  'predir',
  'pretype',
  'street',
  'type',
  'postdir',
  'unit',
  'box',
  'urbanization',
  'city',
  'state',
  'zip',
  'zip4',
  'delivery_line',
  'send_to_geocoder',
] as const

it.skipIf(SHARED === '')('30 public buildings are read, each in all its parts', () => {
  const [headings = [], ...rows] = readFileSync(SHARED, 'utf8').trim().split('\n').map(cellsOf)
  // Saint, hyphens in cities and accents compare equal.
  const plain = (text: string) =>
    text
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .replace(/^SAINT /, 'ST ')
  const wrong = rows.flatMap(cells => {
    const right = Object.fromEntries(headings.map((heading, n) => [heading, cells[n] ?? '']))
    const parts = readAddressLine(right.line ?? '')
    return PARTS.filter(part => plain(parts[part]) !== plain(right[part] ?? '')).map(part => `${right.id} ${part}`)
  })
  expect(rows).toHaveLength(30)
  expect(wrong).toEqual([])
})

const cellsOf = (line: string) =>
  [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map(([, quoted, bare]) => quoted ?? bare ?? '')
