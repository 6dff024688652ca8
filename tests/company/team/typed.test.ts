// Team data as people type and paste it.
import { describe, expect, it } from 'vitest'
import { pastedPeople } from '#machines/company/team/pasted-people.ts'
import { readTerritory, territoryWords, writeTerritory } from '#machines/company/team/territory.ts'
import { blankRow, rowFaults, withPasted } from '#web/company/team/invite-rows.ts'

describe('pasted addresses', () => {
  it.each([
    ['a@example.com, b@example.com', [{ email: 'a@example.com' }, { email: 'b@example.com' }]],
    ['a@example.com b@example.com', [{ email: 'a@example.com' }, { email: 'b@example.com' }]],
    ['Sam Sample <sam@example.com>; ', [{ email: 'sam@example.com', firstname: 'Sam', lastname: 'Sample' }]],
    ['"Ana de la Cruz" <ana@example.com>', [{ email: 'ana@example.com', firstname: 'Ana', lastname: 'de la Cruz' }]],
    ['Riley\triley@example.com\nno address', [{ email: 'riley@example.com' }]],
    ['', []],
  ])('%j', (text, people) => {
    expect(pastedPeople(text)).toEqual(people)
  })

  it('take the place of an empty row and say who is there twice', () => {
    const rows = withPasted([{ ...blankRow(1), role_id: 'r' }], 'a@example.com, A@example.com')
    expect(rows.map(({ email, role_id }) => [email, role_id])).toEqual([
      ['a@example.com', 'r'],
      ['A@example.com', 'r'],
    ])
    expect(rows.map(row => rowFaults(row, rows))).toEqual([{}, { email: 'A@example.com is in the list twice.' }])
  })
})

describe('a territory', () => {
  it.each([
    ['nv, Arizona, 92301-1234', { states: ['AZ', 'NV'], zips: ['92301'] }],
    ['new mexico\n85001 85002', { states: ['NM'], zips: ['85001', '85002'] }],
    ['  ', null],
  ])('%j', (text, territory) => {
    expect(readTerritory(text)).toEqual({ territory })
    expect(readTerritory(writeTerritory(territory))).toEqual({ territory })
  })

  it('says what is neither a state nor a ZIP code', () => {
    expect(readTerritory('AZ, Phoenix').fault).toBe('“Phoenix” isn’t a state or ZIP code.')
    expect(readTerritory(Array.from({ length: 501 }, (_, at) => String(10_000 + at)).join(' ')).fault).toContain('500')
  })

  it('counts many ZIP codes in the list', () => {
    expect(territoryWords({ states: ['AZ'], zips: ['85001', '85002', '85003', '85004'] })).toBe('AZ, 4 ZIP codes')
    expect(territoryWords(null)).toBeNull()
  })
})
