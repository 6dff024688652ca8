// When two houses or two people are the same.
import { describe, expect, it } from 'vitest'
import { placeKey, sameAddress } from '#machines/projects/address/same-address.ts'
import { phoneKey, samePerson } from '#machines/projects/same-person.ts'

const at = (line1: string, line2?: string, postal_code = '85004') => ({ line1, line2, postal_code })

describe('one house', () => {
  it.each([
    ['100 Example Street', '100 example st.'],
    ['100 N. Example Ave', '100 North Example Avenue'],
    ['100 Example St Apt 4B', '100 Example Street #4b'],
    ['100 Example St, Unit 4-B', '100 EXAMPLE ST APT 4B'],
    ['100 Peña Blvd', '100 Pena Boulevard'],
    ['100 Example St', '100 Example St Apt 4'],
    ['100 Example Circle', '100 Example Cir'],
    ["100 O'Example Ln", '100 OExample Lane'],
  ])('%s is %s', (one, other) => {
    expect(sameAddress(at(one), at(other))).toBe(true)
    expect(placeKey(at(one))).toBe(placeKey(at(other)))
  })
  it('has its unit on either line, and a longer ZIP code', () => {
    expect(sameAddress(at('100 Example St', 'Apt 4'), at('100 Example Street Unit 4', undefined, '85004-1234'))).toBe(
      true,
    )
    expect(sameAddress(at('100 Example St', '4'), at('100 Example Street #4'))).toBe(true)
  })
  it.each([
    ['100 Example Street', '102 Example Street'],
    ['100 Example Street', '100 Example Avenue'],
    ['100 N Example St', '100 S Example St'],
    ['100 Example St Apt 4', '100 Example St Apt 5'],
    ['Example Street', 'Example Street'],
  ])('%s is not %s', (one, other) => {
    expect(sameAddress(at(one), at(other))).toBe(false)
  })
  it('is not the same in another ZIP code', () => {
    expect(sameAddress(at('100 Example St'), at('100 Example St', undefined, '85005'))).toBe(false)
  })
})

describe('one person', () => {
  const sam = { firstname: 'Sam', lastname: 'Sample', email: 'sam@example.com', phone: '(602) 555-0142' }
  it.each([
    ['writes the mail in capitals', { ...sam, lastname: 'Specimen', email: ' SAM@example.com', phone: null }],
    ['gives the whole first name', { ...sam, firstname: 'Samuel', email: null }],
    ['gives the number with its country', { ...sam, lastname: 'Muster', email: null, phone: '+1 602 555 0142' }],
    ['has another phone and no mail', { ...sam, email: null, phone: '(602) 555-0199' }],
  ])('%s', (_, other) => expect(samePerson(sam, other)).toBe(true))
  it.each([
    ['a partner with the same phone', { ...sam, firstname: 'Alex', email: null }],
    ['a namesake of the first name', { ...sam, lastname: 'Specimen', email: null, phone: null }],
  ])('is not %s', (_, other) => expect(samePerson(sam, other)).toBe(false))
  it('has no number where none is written', () => expect(phoneKey('ask')).toBe(null))
})
