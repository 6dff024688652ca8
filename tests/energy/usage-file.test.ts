import { describe, expect, it } from 'vitest'
import { readUsageFile } from '#server/energy/usage-file.ts'
import { daylightRows, greenButton } from './meter-files.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const read = (text: string, offset: number | null = -7) => readUsageFile(bytes(text), offset)
const sum = (hours: Float64Array) => hours.reduce((total, kwh) => total + kwh, 0)
const rows = (count: number, of: (row: number) => string | number) =>
  Array.from({ length: count }, (_, row) => of(row)).join('\n')
const stamp = (from: string, row: number, minutes: number) =>
  new Date(Date.parse(`${from}Z`) + row * minutes * 60_000).toISOString().slice(0, 16)

describe('a table without times', () => {
  it('of 8,760 hours is taken as it stands', () => {
    const { hours, peaks_kw, notes } = read(rows(8760, row => row % 24))
    expect(hours[23]).toBe(23)
    // Whole hours know no quarter.
    expect(peaks_kw).toBeUndefined()
    expect(sum(hours)).toBe(365 * 276)
    expect(notes.join(' ')).toContain('no unit')
    expect(notes.join(' ')).toContain('hours from January 1')
  })
  it('of a leap year loses its February 29', () => {
    const { hours, notes } = read(`kWh\n${rows(8784, row => (Math.floor(row / 24) === 59 ? 5 : 1))}`)
    expect(sum(hours)).toBe(8760)
    expect(notes.join(' ')).toContain('February 29 was left out')
  })
  it.each([35_040, 35_136])('of %i quarter hours in kW is averaged', count => {
    const { hours, peaks_kw, notes } = read(`power (kW)\n${rows(count, row => row % 4)}`)
    expect(hours[100]).toBe(1.5)
    expect(peaks_kw?.[100]).toBe(3)
    expect(notes.join(' ')).toContain('kilowatts')
  })
  it('of another length says what a year has', () => {
    expect(() => read(rows(8000, () => 1))).toThrow('8,000 rows and no times')
  })
})

describe('a table with times', () => {
  it('of a utility, with a preamble, American times and a unit beside', () => {
    const head =
      'Name,Sam Sample\nAddress,"12 Example Street, Phoenix"\n\nTYPE,DATE,START TIME,END TIME,USAGE,UNITS,COST\n'
    const data = rows(8760, row => {
      const [day = '', time = ''] = stamp('2024-07-01T00:00', row, 60).split('T')
      const [year, month, date] = day.split('-')
      return `Electric usage,${month}/${date}/${year},${time},${time.slice(0, 3)}59,${row % 24 === 12 ? 2 : 0.5},kWh,$0.10`
    })
    const { hours, notes } = read(head + data)
    expect(hours[12]).toBe(2)
    expect(sum(hours)).toBeCloseTo(365 * 13.5, 6)
    expect(notes[0]).toBe('Read Jul 1, 2024 to Jun 30, 2025, in calendar order.')
  })
  it('takes the latest year, and a last day that has only begun is left out', () => {
    const { hours, notes } = read(
      `time,kWh\n${rows(9000, row => `${stamp('2023-03-01T00:00', row, 60)},${row < 200 ? 9 : 1}`)}`,
    )
    expect(sum(hours)).toBe(8760)
    expect(notes[0]).toContain('to Mar 9, 2024')
    expect(notes.join(' ')).toContain('February 29')
  })
  it('sees that its times are the end of each interval', () => {
    const { hours, notes } = read(
      `Date,Wh\n${rows(35_040, row => `${stamp('2025-01-01T00:15', row, 15)},${row < 4 ? 1000 : 250}`)}`,
    )
    expect(hours[0]).toBe(4)
    expect(hours[1]).toBe(1)
    expect(notes.join(' ')).toContain('end of each interval')
  })
  it('puts a clock with daylight saving in standard time: a gap in March, an hour twice in November', () => {
    const { hours, notes } = read(daylightRows(2025))
    // Noon of July by the sun; by the clock it was 13:00.
    expect(hours[(181 + 3) * 24 + 12]).toBe(7)
    expect(hours[(10 + 3) * 24 + 12]).toBe(7)
    expect(Array.from(hours).filter(kwh => kwh === 7)).toHaveLength(365)
    expect(sum(hours)).toBe(365 * 30)
    expect(notes.join(' ')).toContain('daylight saving')
  })
  it('fills a few missing hours from the days around and says so', () => {
    const lines = Array.from({ length: 8760 }, (_, row) => `${stamp('2025-01-01T00:00', row, 60)},${row % 24}`)
    const { hours, notes } = read(`time,kWh\n${lines.filter((_, row) => row < 1000 || row >= 1100).join('\n')}`)
    expect(hours[1005]).toBe(1005 % 24)
    expect(notes.join(' ')).toContain('100 missing hours were filled')
  })
  it('refuses more', () => {
    const lines = Array.from({ length: 8760 }, (_, row) => `${stamp('2025-01-01T00:00', row, 60)},1`)
    expect(() => read(`time,kWh\n${lines.filter((_, row) => row < 1000 || row >= 1300).join('\n')}`)).toThrow(
      '300 hours are missing',
    )
    expect(() => read(`time,kWh\n${lines.slice(0, 24 * 300).join('\n')}`)).toThrow('covers 300 of 365 days')
  })
  it.each([
    ['days', `date,kWh\n${rows(365, row => `${stamp('2025-01-01T00:00', row, 1440).slice(0, 10)},30`)}`, '1 day apart'],
    [
      'below zero',
      `time,kWh\n${rows(8760, row => `${stamp('2025-01-01T00:00', row, 60)},${row === 5 ? -1 : 1}`)}`,
      'Line 7 is -1',
    ],
    [
      'two values at once',
      `time,kWh\n${rows(8760, row => `${stamp('2025-01-01T00:00', row, 60)},1`)}\n2025-06-01T05:00,9`,
      'twice with different values',
    ],
    [
      'watt-hours said to be kWh',
      `time,kWh\n${rows(8760, row => `${stamp('2025-01-01T00:00', row, 60)},800`)}`,
      'whether the column is in watt-hours',
    ],
    ['words only', 'a\nb\nc', 'No column of numbers'],
    ['nothing', '', 'empty'],
    ['two columns without names', rows(8760, () => '1,2'), 'Name it “kWh”'],
    ['a picture', '\0\0\0PNG', 'neither CSV nor Green Button'],
  ])('refuses %s', (_, text, sentence) => {
    expect(() => read(text)).toThrow(sentence)
  })
})

describe('Green Button', () => {
  it('takes what came from the grid, in Wh by powers of ten, in the zone the file names', () => {
    const { hours, notes } = read(greenButton({ reverse: true }), null)
    expect(hours[18]).toBeCloseTo(2, 9)
    expect(sum(hours)).toBeCloseTo(365 * 25, 6)
    expect(notes.join(' ')).toContain('Readings of exports')
  })
  it('takes the zone of the house where the file names none', () => {
    const { hours, notes } = read(greenButton({ zone: false }))
    expect(hours[18]).toBeCloseTo(2, 9)
    expect(notes.join(' ')).toContain('UTC-7')
    expect(() => read(greenButton({ zone: false }), null)).toThrow('has no time zone')
  })
  it.each([
    ['gas', greenButton({ uom: 169 }), 'uses therms'],
    ['XML file is damaged', greenButton().slice(0, 90_000), 'XML file is damaged'],
    [
      'an outside entity',
      `<!DOCTYPE feed [<!ENTITY x SYSTEM "file:///etc/passwd">]>${greenButton().replace('<value>', '<value>&x;')}`,
      'document type',
    ],
    ['an entity nobody declared', greenButton().replace('<value>', '<value>&lol;'), 'XML file is damaged'],
    ['an account without readings', '<feed xmlns="http://www.w3.org/2005/Atom"><entry/></feed>', 'has no readings'],
    ['readings of a day', greenButton({ duration: 86_400 }), 'readings of 1 day'],
    [
      'words for a value',
      greenButton().replace(/<value>\d+/, '<value>much'),
      'value in this Green Button file is not a number',
    ],
    ['only what was sent out', greenButton({ direction: 19 }), 'no electricity from the grid'],
  ])('refuses %s', (_, text, sentence) => {
    expect(() => read(text)).toThrow(sentence)
  })
})
