// Addresses and places as people type and paste them.
import { describe, expect, it } from 'vitest'
import { addressLine, streetLine } from '#machines/lib/text.ts'
import { parseAddress } from '#machines/projects/address/parse-address.ts'
import { parseCoordinates } from '#machines/projects/parse-place.ts'

const parse = (text: string) => parseAddress(text)

describe('an address in one line', () => {
  it.each([
    [
      '100 Example St, Phoenix, AZ 85004',
      { line1: '100 Example St', city: 'Phoenix', state: 'AZ', postal_code: '85004' },
    ],
    [
      '100 Example St Apt 4B, Phoenix, Arizona 85004-1234, USA',
      { line1: '100 Example St', line2: 'Apt 4B', city: 'Phoenix', state: 'AZ', postal_code: '85004-1234' },
    ],
    [
      '5 Sample Rd, Unit 7, St. Louis MO 63101',
      { line1: '5 Sample Rd', line2: 'Unit 7', city: 'St. Louis', state: 'MO', postal_code: '63101' },
    ],
    ['4 Ohio Ave, Suite 3', { line1: '4 Ohio Ave', line2: 'Suite 3' }],
    ['400 Main Street Suite 210', { line1: '400 Main Street', line2: 'Suite 210' }],
    ['12 Elm St # 3C', { line1: '12 Elm St', line2: '# 3C' }],
    [
      '5 Sample Rd Bldg B, Tampa, FL 33602',
      { line1: '5 Sample Rd', line2: 'Bldg B', city: 'Tampa', state: 'FL', postal_code: '33602' },
    ],
    ['12 Calle Ejemplo, San Juan, PR', { line1: '12 Calle Ejemplo', city: 'San Juan', state: 'PR' }],
    ['1 Main St, 85004', { line1: '1 Main St', postal_code: '85004' }],
    [
      '9 Oak Ave, Charleston, West Virginia 25301',
      { line1: '9 Oak Ave', city: 'Charleston', state: 'WV', postal_code: '25301' },
    ],
  ])('%s', (text, parts) => expect(parse(text)).toEqual(parts))

  it.each(['100 Example St', '12345', '8 Washington Street', '9 Old Suite Drive', '12 Unit Ln', 'Apt 4', ''])(
    'leaves "%s" as it is',
    text => expect(parse(text)).toBeUndefined(),
  )
})

it('is written with its unit wherever it is written', () => {
  const address = {
    line1: '100 Example St',
    line2: 'Apt 4',
    city: 'Phoenix',
    state: 'AZ',
    postal_code: '85004',
  } as const
  expect(addressLine(address)).toBe('100 Example St, Apt 4, Phoenix, AZ 85004')
  expect(streetLine(address)).toBe('100 Example St, Apt 4')
  expect(streetLine({ line1: '100 Example St' })).toBe('100 Example St')
})

describe('coordinates', () => {
  it.each([
    ['33.4484, -112.0740', 33.4484, -112.074],
    ['33.4484 -112.0740', 33.4484, -112.074],
    ['33.4484° N, 112.0740° W', 33.4484, -112.074],
    ['14.27 S 170.7 W', -14.27, -170.7],
    ['https://maps.example.com/@33.4484,-112.0740,18z', 33.4484, -112.074],
    ['https://maps.example.com/#map=18/33.4484/-112.0740', 33.4484, -112.074],
  ])('%s', (text, latitude, longitude) => expect(parseCoordinates(text)).toEqual({ latitude, longitude }))

  it.each(['', 'Phoenix', '91, 0', '33.4', 'https://maps.example.com/place/33'])('"%s" is no place', text =>
    expect(parseCoordinates(text)).toBeUndefined(),
  )
})
