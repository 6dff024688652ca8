// A remittance as a lender would send it for what it owes the company now, to try the import with. Pure.
import { dayWords, dollars } from '#machines/lib/format.ts'
import type { Schemas } from '#sdk/types.ts'

const MOST = 5
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

/** What is owed and not held back, in full; the last line pays for an application nobody knows. */
export function sampleRemittance(items: readonly Schemas['OpenItem'][], today: string): string {
  const owed = items.filter(({ held, open_cents }) => !held && open_cents > 0).slice(0, MOST)
  const lines = owed.map(
    ({ reference, project_name, title, open_cents }) => [reference ?? '', project_name, title, open_cents] as const,
  )
  return [
    'Loan ID,Homeowner,Milestone,Payment date,Net amount',
    ...[...lines, ['XX-000000', 'Nobody Known', 'Installation complete', 125_000] as const].map(
      ([reference, name, title, cents]) =>
        [reference, quoted(name), quoted(title), dayWords(today), quoted(dollars(cents))].join(','),
    ),
    '',
  ].join('\r\n')
}
