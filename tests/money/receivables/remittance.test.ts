// Parsing a lender's remittance, and matching its payments.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCsv } from '#machines/lib/csv-table.ts'
import { lineReason } from '#machines/money/receivables/line-reasons.ts'
import { centsOf } from '#machines/money/receivables/remittance-cells.ts'
import { allocate, type Candidate, matchRows, type Open } from '#machines/money/receivables/remittance-match.ts'
import { findTable, guessColumns, isEnough, readRows } from '#machines/money/receivables/remittance-table.ts'
import { dayOf } from '#machines/sheet-import/days.ts'

it.each([
  ['$1,234.50', 123_450],
  ['1234.5', 123_450],
  ['1,234', 123_400],
  ['(120.00)', -12_000],
  ['$(1,120.00)', -112_000],
  ['($1,120.00)', -112_000],
  ['-$5.00', -500],
  ['5.00-', -500],
  ['USD 7.10', 710],
  ['0.00', 0],
  ['12,34', null],
  ['1.234', null],
  ['1.2300', 123],
  ['(-5.00)', null],
  ['=1+1', null],
  ['', null],
  ['N/A', null],
])('reads the amount %s', (cell, cents) => {
  expect(centsOf(cell)).toBe(cents)
})

it('never reads an amount as another', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), cents => {
      const dollars = (Math.abs(cents) / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
      expect(centsOf(cents < 0 ? `(${dollars})` : dollars)).toBe(cents)
    }),
  )
})

it.each([
  ['11/19/2026', '2026-11-19'],
  ['1/9/26', '2026-01-09'],
  ['11-19-2026', '2026-11-19'],
  ['2026-11-19T08:00:00Z', '2026-11-19'],
  ['Nov 19, 2026', '2026-11-19'],
  ['November 9 2026', '2026-11-09'],
  ['19-Nov-2026', '2026-11-19'],
  ['19/11/2026', null],
  ['02/30/2026', null],
  ['', null],
  ['soon', null],
])('reads the day %s', (cell, day) => {
  expect(dayOf(cell)).toBe(day)
})

const tableOf = (text: string) => {
  const { lines, decimal_comma } = readCsv(new TextEncoder().encode(text))
  const table = findTable([...lines], null, null)
  return { table, rows: readRows(table, decimal_comma, '2026-11-21') }
}

describe('a remittance', () => {
  it('is read below a title, with quotes and a line of sums', () => {
    const { table, rows } = tableOf(
      'GoodLeap funding,,,\r\n\r\nLoan ID,Borrower,Funding Date,Net Amount\r\nGL-1,"Sample, ""Sam""",11/19/2026,"$1,234.50"\r\nTotal,,,"$1,234.50"\r\n',
    )
    expect(table.columns).toEqual({
      paid_on: 'Funding Date',
      amount: 'Net Amount',
      reference: 'Loan ID',
      payee: 'Borrower',
    })
    expect(rows).toEqual([
      { line: 4, reference: 'GL-1', payee: 'Sample, "Sam"', paid_on: '2026-11-19', amount_cents: 123_450, fault: null },
    ])
  })

  it.each([
    ['GL-1,Sam,11/19/2026,', 'The amount is missing.'],
    ['GL-1,Sam,11/19/2026,lots', '“lots” isn’t a dollar amount.'],
    ['GL-1,Sam,11/19/2026,0', 'The amount is zero, so there’s nothing to post.'],
    ['GL-1,Sam,31/12/2026,5', '“31/12/2026” isn’t a valid date.'],
    ['GL-1,Sam,12/24/2026,5', 'The payment date is in the future.'],
    [',,11/19/2026,5', 'The reference and the name are both missing.'],
  ])('says what is wrong with the line %s', (line, fault) => {
    const [row] = tableOf(`Loan,Name,Date,Amount\n${line}\n`).rows
    expect(row && lineReason({ ...row, reason: row.fault, expected_cents: null })).toBe(fault)
  })

  it('is not guessed at where the headings say too little', () => {
    expect(isEnough(guessColumns(['A', 'B', 'C']))).toBe(false)
    expect(isEnough(guessColumns(['Date', 'Amount', 'Comment']))).toBe(false)
  })
})

const part = (id: string, open_cents: number, more: Partial<Open> = {}): Open => ({
  id,
  open_cents,
  paid_cents: 0,
  held: false,
  due_on: '2026-11-10',
  ...more,
})
const candidate = (application_id: string, name: string, ...open: Open[]): Candidate => ({
  application_id,
  reference: `GL-${application_id}`,
  names: [name],
  open,
})
const row = (reference: string, payee: string, amount_cents: number) => ({
  line: 2,
  reference,
  payee,
  paid_on: '2026-11-19',
  amount_cents,
  fault: null,
})

describe('a payment', () => {
  it('is found by reference, whatever its signs, and else by amount and name together', () => {
    const owed = [candidate('1', 'Sam Sample', part('a', 500)), candidate('2', 'Pat Pattern', part('b', 700))]
    const found = matchRows([row('gl 1', '', 500), row('', 'PATTERN, Pat', 700), row('', 'Pat Pattern', 700)], owed)
    expect(found).toMatchObject([
      { standing: 'matched', application_id: '1' },
      { standing: 'matched', application_id: '2', reason: 'found_by_name_and_amount' },
      { standing: 'unknown', application_id: null },
    ])
  })
  it('matches none if two fit', () => {
    const owed = [candidate('1', 'Sam Sample', part('a', 500)), candidate('2', 'Sam Sample', part('b', 500))]
    expect(matchRows([row('', 'Sam Sample', 500)], owed)).toMatchObject([{ standing: 'unknown' }])
  })
  it('of another amount says by how much', () => {
    const line = row('GL-1', '', 400)
    const [found] = matchRows([line], [candidate('1', 'Sam Sample', part('a', 500))])
    expect(found).toMatchObject({ standing: 'differs', reason: 'differs' })
    expect(found && lineReason({ ...line, ...found })).toBe('$1.00 less than the $5.00 owed.')
  })
  it('keeps a sentence from before there were codes', () => {
    const line = { ...row('GL-1', '', 400), reason: 'Matched by hand.', expected_cents: 400 }
    expect(lineReason(line)).toBe('Matched by hand.')
  })
  it('is taken back only as far as it was paid', () => {
    const owed = () => [candidate('1', 'Sam Sample', part('a', 0, { paid_cents: 500 }))]
    expect(matchRows([row('GL-1', '', -500)], owed())).toMatchObject([{ standing: 'clawback' }])
    expect(matchRows([row('GL-1', '', -501)], owed())).toMatchObject([{ standing: 'unknown' }])
  })
  it('goes to the part it is for, held back or not, and never comes to more or less than it was', () => {
    const open = [part('a', 800), part('b', 200, { held: true, due_on: null })]
    expect(allocate(200, open)).toEqual([{ receivable_id: 'b', cents: 200 }])
    const parts = fc.array(fc.record({ open: fc.nat(1_000), paid: fc.nat(1_000) }), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(parts, fc.integer({ min: -3_000, max: 3_000 }), (sizes, cents) => {
        const open = sizes.map(({ open, paid }, at) => part(`${at}`, open, { paid_cents: paid }))
        const before = open.reduce((sum, one) => sum + one.open_cents, 0)
        expect(allocate(cents, open).reduce((sum, one) => sum + one.cents, 0)).toBe(cents)
        expect(open.reduce((sum, one) => sum + one.open_cents, 0)).toBe(before - cents)
      }),
    )
  })
})
