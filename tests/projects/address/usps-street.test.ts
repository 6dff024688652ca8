import { expect, it } from 'vitest'
import { uspsStreet } from '#machines/projects/address/usps-street.ts'

const written: Record<string, string> = {
  '123 North Main Street': '123 N Main St',
  '123  Main   Avenue Southwest': '123 Main Ave SW',
  '77 Old Mill Rd.': '77 Old Mill Rd',
  '500 e. Camelback Road': '500 E Camelback Rd',
  // The direction, or what looks like a suffix, is the name.
  '12 North Street': '12 North St',
  '9 Avenue Road': '9 Avenue Rd',
  '40 Saint Charles Avenue': '40 Saint Charles Ave',
  // Nothing to abbreviate, or no street with a number.
  '14 Broadway': '14 Broadway',
  'Rural Route 2 Box 15': 'Rural Route 2 Box 15',
  '123 N Main St': '123 N Main St',
  '': '',
}

it('shortens suffix and direction as the postal service does, and leaves the name', () => {
  expect(Object.fromEntries(Object.keys(written).map(typed => [typed, uspsStreet(typed)]))).toEqual(written)
})
