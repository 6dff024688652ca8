// A table in a text file, as spreadsheets of every country and program save it.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCsv, readCsvText } from '#machines/lib/csv-table.ts'

const cells = (bytes: Uint8Array | string) =>
  [...readCsv(typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes).lines].map(line => line.cells)

describe('a text file', () => {
  it('in Windows-1252 has its quotes, dashes and euro signs, whatever the platform makes of them', () => {
    const bytes = new Uint8Array([...Buffer.from('Name,Price\nO\x92Neil \x96 Pe\xf1a,\x80 5\n', 'latin1')])
    expect(cells(bytes)).toEqual([
      ['Name', 'Price'],
      ['O’Neil – Peña', '€ 5'],
    ])
  })

  it('that names its separator in the first line is split by it, and its lines keep their numbers', () => {
    const { lines, decimal_comma } = readCsv(new TextEncoder().encode('sep=;\r\na;b,c\r\n1;2,5\r\n'))
    expect([...lines]).toEqual([
      { line: 2, cells: ['a', 'b,c'] },
      { line: 3, cells: ['1', '2,5'] },
    ])
    expect(decimal_comma).toBe(true)
  })

  it('split by vertical bars is a table too', () => {
    expect(cells('Name|City\nSam, Jr.|Phoenix\n')).toEqual([
      ['Name', 'City'],
      ['Sam, Jr.', 'Phoenix'],
    ])
  })

  it('has quotes, line ends and separators as spreadsheets write them', () => {
    const rows = (text: string) =>
      [...readCsvText(text).lines].map(line => line.cells).filter(row => row.some(cell => cell !== ''))
    expect(rows('\uFEFFName,Amount\r\n"A ""big"" one, really","$1,000"\r\n\r\nB,2')).toEqual([
      ['Name', 'Amount'],
      ['A "big" one, really', '$1,000'],
      ['B', '2'],
    ])
    expect(rows('Name;Amount\nA;1,5')).toEqual([
      ['Name', 'Amount'],
      ['A', '1,5'],
    ])
    fc.assert(fc.property(fc.string(), text => void rows(text)))
  })

  it.each([
    [
      'an inch sign after a number in quotes',
      'Sam,"6" pipe\nKim,x\n',
      [
        ['Sam', '6 pipe'],
        ['Kim', 'x'],
      ],
    ],
    [
      'a quote that is never closed',
      'Sam,"open\nKim,x\n',
      [
        ['Sam', '"open'],
        ['Kim', 'x'],
      ],
    ],
    [
      'two such quotes in different rows',
      'Sam,"6 ft\nKim,9" pipe\n',
      [
        ['Sam', '"6 ft'],
        ['Kim', '9" pipe'],
      ],
    ],
    [
      'a note of two lines',
      'Sam,"one\ntwo ""x"""\nKim,x\n',
      [
        ['Sam', 'one\ntwo "x"'],
        ['Kim', 'x'],
      ],
    ],
  ])('with %s loses no row', (_, text, rows) => {
    expect(cells(text)).toEqual(rows)
  })
})
