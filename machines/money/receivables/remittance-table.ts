// Reads a lender's remittance as rows: which column is which, by its heading, and the values of each line. Pure.

import type { Line } from '#machines/lib/csv-table.ts'
import { cut } from '#machines/lib/text.ts'
import { dayOf } from '#machines/sheet-import/days.ts'
import { placesOf, plainHeading, tidyCell } from '#machines/sheet-import/headings.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Reason } from './line-reasons.ts'
import { centsOf } from './remittance-cells.ts'

export type Columns = Schemas['RemittanceColumns']
type Field = keyof Columns
export type Row = {
  line: number
  reference: string
  payee: string
  paid_on: string | null
  amount_cents: number
  /** Why it cannot be posted. */
  fault: Reason | null
}

/** As lenders call them, the most telling first, in small letters without signs. */
const NAMES: Record<Field, readonly string[]> = {
  paid_on: [
    'payment date',
    'paid date',
    'date paid',
    'paid on',
    'funding date',
    'funded date',
    'funded on',
    'disbursement date',
    'ach date',
    'settlement date',
    'pay date',
    'transaction date',
    'date',
  ],
  amount: [
    'net amount',
    'net funding',
    'net payment',
    'net paid',
    'payment amount',
    'amount paid',
    'paid amount',
    'disbursement amount',
    'funded amount',
    'funding amount',
    'net',
    'amount',
    'payment',
  ],
  reference: [
    'loan id',
    'loan number',
    'loan no',
    'loan',
    'application id',
    'application number',
    'application',
    'account id',
    'account number',
    'account',
    'contract id',
    'deal id',
    'project id',
    'reference',
    'reference number',
    'id',
  ],
  payee: [
    'homeowner name',
    'homeowner',
    'customer name',
    'customer',
    'borrower name',
    'borrower',
    'applicant name',
    'applicant',
    'account name',
    'name',
  ],
}
const HEADER_WITHIN = 30

const tidy = (cell?: string) => cut(tidyCell(cell), 200)

/** Column guesses from the headings alone. */
export function guessColumns(headings: readonly string[]): Columns {
  const plain_headings = headings.map(plainHeading)
  const find = (field: Field): string | null => headings[placesOf(plain_headings, NAMES[field])[0] ?? -1] ?? null
  return { paid_on: find('paid_on'), amount: find('amount'), reference: find('reference'), payee: find('payee') }
}

/** Enough to identify amount, date and payee. */
export const isEnough = ({ paid_on, amount, reference, payee }: Columns) =>
  paid_on !== null && amount !== null && (reference !== null || payee !== null)

const standIn = (columns: Columns, headings: readonly string[]) =>
  Object.values(columns).every(name => name === null || headings.includes(name))

type Table = { headings: string[]; columns: Columns; rows: Line[] }

/** The heading row, and the columns as chosen, as last time, or as guessed; the first possible row if none is known. */
export function findTable(lines: readonly Line[], chosen: Columns | null, before: Columns | null): Table {
  const filled = lines.filter(({ cells }) => cells.some(cell => cell.trim() !== ''))
  const tables = filled.slice(0, HEADER_WITHIN).map(({ cells }, index): Table => {
    const headings = cells.map(tidy)
    const rows = filled.slice(index + 1)
    const columns = [chosen, before].find(one => one !== null && isEnough(one) && standIn(one, headings))
    return { headings, columns: columns ?? guessColumns(headings), rows }
  })
  const widest = tables.filter(({ headings }) => headings.filter(Boolean).length >= 2)
  return (
    tables.find(({ columns }) => isEnough(columns)) ??
    widest[0] ?? { headings: [], columns: guessColumns([]), rows: [] }
  )
}

/** Lines of sums below a list are no payments and left out. */
export function readRows({ headings, columns, rows }: Table, decimal_comma: boolean, today: string): Row[] {
  const at = (field: Field) => (columns[field] === null ? -1 : headings.indexOf(columns[field]))
  const [paid, amount, reference, payee] = [at('paid_on'), at('amount'), at('reference'), at('payee')]
  return rows.flatMap(({ line, cells }): Row[] => {
    const cell = (index: number) => tidy(cells[index])
    const [day, cents] = [dayOf(cell(paid)), centsOf(cell(amount), decimal_comma)]
    const row = { line, reference: cell(reference), payee: cell(payee), paid_on: day, amount_cents: cents ?? 0 }
    if (day === null && cells.some(one => /^(grand )?totals?\b|^sum\b/i.test(one.trim()))) return []
    return [{ ...row, fault: faultOf(row, { day: cell(paid), amount: cell(amount), cents, today }) }]
  })
}

type Cells = { day: string; amount: string; cents: number | null; today: string }
function faultOf(
  { reference, payee, paid_on }: Omit<Row, 'fault'>,
  { day, amount, cents, today }: Cells,
): Reason | null {
  if (cents === null) return amount === '' ? 'no_amount' : `bad_amount ${amount.slice(0, 40)}`
  if (cents === 0) return 'zero_amount'
  if (paid_on === null) return day === '' ? 'no_day' : `bad_day ${day.slice(0, 40)}`
  if (paid_on > today) return 'future_day'
  if (reference === '' && payee === '') return 'nobody_named'
  return null
}
