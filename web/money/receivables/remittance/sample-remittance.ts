// A remittance as a lender would send it for what it owes the company now, to try the import with. Pure.
import { csv } from '#machines/lib/csv.ts'
import { dayWords, dollars } from '#machines/lib/format.ts'
import type { Schemas } from '#sdk/types.ts'

const MOST = 5

/** All open items except holdbacks, in full; the last line pays for an unknown application. */
export function sampleRemittance(items: readonly Schemas['OpenItem'][], today: string): string {
  const owed = items.filter(({ held, open_cents }) => !held && open_cents > 0).slice(0, MOST)
  const line = (reference: string, name: string, title: string, cents: number) => [
    reference,
    name,
    title,
    dayWords(today),
    dollars(cents),
  ]
  return csv(
    ['Loan ID', 'Homeowner', 'Milestone', 'Payment date', 'Net amount'],
    [
      ...owed.map(one => line(one.reference ?? '', one.project_name, one.title, one.open_cents)),
      line('XX-000000', 'Nobody Known', 'Installation complete', 125_000),
    ],
  )
}
