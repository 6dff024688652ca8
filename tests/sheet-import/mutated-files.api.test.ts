// Tables with every kind of damage, brought to each import: read, asked about or refused in words, never an error of ours. What
// a preview promises is what is imported.
import { beforeAll, describe, expect, it } from 'vitest'
import { Refusal } from '#sdk/refusal.ts'
import { type Test, workbook } from '#tests/projects/leads/imports/upload.ts'
import { signedIn } from '#tests/support/app.ts'
import { ofToday, TODAY } from '#tests/support/turns.mjs'
import { apply, rowsOf, upload } from './upload.ts'

let test: Test
beforeAll(async () => {
  test = await signedIn()
})

/** Mulberry32: the same damage for the same number. */
function randomOf(seed: number) {
  let at = seed
  return (below: number): number => {
    at = (at + 0x6d2b79f5) | 0
    let t = Math.imul(at ^ (at >>> 15), 1 | at)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) % below
  }
}

const CELLS = [
  '',
  '"',
  '""',
  '=1+1',
  ';=1+1',
  "'=HYPERLINK(1)",
  '\u0000',
  '\ud83d',
  `${'x'.repeat(4_999)}😀`,
  `${'y'.repeat(79)}😀`,
  '\u200b\u202e\u2066',
  'O\u0092Neil',
  '12/3/26',
  '2026-12-03T10:00:00Z',
  '99/99/9999',
  '46357.5',
  '-1',
  '1e308',
  'NaN',
  '$1,234.50',
  '1.234,50',
  '(120.00)',
  'sam@example.com ::: sam@example.com',
  'null',
  '\r',
  '1904-01-01',
  '٣',
  'a|b|c',
]

function damaged(table: readonly (readonly string[])[], random: (below: number) => number): string[][] {
  const rows = table.map(row => [...row])
  for (let times = 1 + random(6); times > 0; times--) {
    const row = rows[random(rows.length)] ?? []
    const at = random(Math.max(1, row.length))
    const cell = CELLS[random(CELLS.length)] ?? ''
    const how = random(6)
    if (how === 0) row.splice(at, 1)
    else if (how === 1) row.splice(at, 0, cell)
    else if (how === 2) rows.push([...row])
    else row[at] = how === 3 ? `${row[at]}${cell}` : cell
  }
  return rows
}

function fileOf(rows: string[][], random: (below: number) => number): Uint8Array {
  const escaped = (cell: string) => cell.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\0', '')
  if (random(4) === 0) return workbook(rows.map(row => row.slice(0, 10).map(escaped)))
  const separator = [',', ';', '\t', '|'][random(4)] ?? ','
  const quoted = (cell: string) =>
    random(8) > 0 && /[",;\t|\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
  const text = rows.map(row => row.map(quoted).join(separator)).join(random(2) ? '\r\n' : '\n')
  const bytes = Buffer.from(text, (['utf8', 'latin1', 'utf16le'] as const)[random(3)])
  if (random(6) === 0) bytes[random(bytes.length)] = random(256)
  return random(8) === 0 ? bytes.subarray(0, random(bytes.length)) : bytes
}

const LEADS = [
  [
    'First Name',
    'Last Name',
    'Email',
    'Phone',
    'Street',
    'City',
    'State',
    'Zip',
    'Appointment',
    'Monthly Bill',
    'Notes',
  ],
  [
    'Sam',
    'Sample',
    'sam@example.com',
    '(602) 555-0142',
    '1 Example St',
    'Phoenix',
    'AZ',
    '85004',
    '12/3/26',
    '$180',
    'x',
  ],
  ['Kim', 'Lee', '', '', '2 Example St', 'Phoenix', 'AZ', '', '12/4/2026 2 PM', '', ''],
  ['José', 'Núñez', 'jose@example.com', '', '', '', '', '', '2026-12-05T10:00:00-07:00', '200', 'two\nlines'],
]
const PANELS = [
  ['Manufacturer', 'Model Number', 'Nameplate Pmax', 'A_c', 'γPmax', 'Average NOCT'],
  ['Lark', 'LK-400', '400', '1.95', '-0.33', '45'],
  ['Lark', 'LK-405', '405', '1.95', '-0.33', '45'],
]
const PAYMENTS = [
  ['Loan ID', 'Borrower', 'Payment date', 'Net amount'],
  ['L-1', 'Sam Sample', '11/19/2026', '$1,234.50'],
  ['L-2', 'Kim Lee', '11/20/2026', '(120.00)'],
]
const ADDERS = [
  ['Name', 'Pricing method', 'Amount', 'Active'],
  ['Trenching', 'Fixed', '$500.00', 'Yes'],
  ['Permit', 'Percentage', '5%', 'No'],
]

const TABLES = { lead: LEADS, panel: PANELS, adder: ADDERS }

/** What it is refused with, if it is; an error of ours fails the test. */
async function unlessRefused<T>(call: () => Promise<T>): Promise<T | undefined> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof Refusal) || error.status >= 500) throw error
    expect(error.message).not.toBe('')
    return undefined
  }
}
const formOf = (bytes: Uint8Array, fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', new Blob([new Uint8Array(bytes)]))
  return form
}

describe.each(ofToday([1, 2, 3, 4, 5, 6]))('damage of kind %i', kind => {
  const seeds = Array.from({ length: 12 }, (_, nth) => kind * 10_000 + (TODAY % 1_000) * 12 + nth)

  it.each(['lead', 'panel', 'adder'] as const)(
    'leaves no import of %ss with another count than it promised',
    async of => {
      for (const seed of seeds) {
        const random = randomOf(seed)
        const bytes = fileOf(damaged(TABLES[of], random), random)
        const read = await unlessRefused(() => upload(test.call, of, bytes))
        expect({ seed, status: read?.status ?? 'ready' }).toEqual({ seed, status: 'ready' })
        const [plan] = read?.choices ?? []
        if (!read || !plan || plan.added + plan.updated === 0) continue
        const owner = { kind: 'one' as const, user_ids: [test.user.id] }
        const done = await apply(test, test.call, read, of === 'lead' ? { owner } : {})
        expect({ seed, status: done.status, reason: done.reason }).toEqual({ seed, status: 'applied', reason: null })
        const { added, updated, left_out: skipped } = done.counts
        expect({ seed, decision: 'skip', added, updated, skipped }).toEqual({ seed, ...plan })
        const left_out = await rowsOf(test.call, done, 'left_out')
        expect(left_out.filter(({ reason }) => reason === null)).toEqual([])
        expect(added + updated + left_out.length).toBe(read.counts.rows - read.counts.unchanged)
        for (const { project } of of === 'lead' ? await rowsOf(test.call, done, 'added') : [])
          await test.call.GET('/v3/projects.Get', { params: { query: { project_id: project?.id ?? '' } } })
      }
    },
    120_000,
  )

  it('breaks no remittance', async () => {
    for (const seed of seeds) {
      const random = randomOf(seed)
      const paid = formOf(fileOf(damaged(PAYMENTS, random), random), { lender: 'goodleap', file_name: 'paid.csv' })
      await unlessRefused(() =>
        test.call.POST('/v3/receivables.PreviewRemittance', {
          body: { lender: 'goodleap', file: '', file_name: 'paid.csv' },
          bodySerializer: () => paid,
        }),
      )
    }
  }, 120_000)
})
