import { date, moneyExact } from '#web/lib/format.ts'
import { Card, Facts } from '#web/ui/page.tsx'
import type { Application } from './application-words.ts'

/** What the lender pays for, and what of it comes to the company. */
export function Funding({ application }: { application: Application }) {
  const { funded, lender_name } = application
  if (!funded) return null
  const { at, amount_cents, due_cents } = funded
  return (
    <Card title="Funded" note={`By ${lender_name} on ${date(at)}`}>
      <Facts
        facts={[
          { label: 'Financed for the homeowner', value: moneyExact(amount_cents) },
          // Only for whoever may see what the company is owed.
          ...(due_cents === null
            ? []
            : [
                ...(due_cents < amount_cents
                  ? [{ label: `Kept by ${lender_name} as its fee`, value: moneyExact(amount_cents - due_cents) }]
                  : []),
                { label: 'Due to your company', value: <strong>{moneyExact(due_cents)}</strong> },
              ]),
        ]}
      />
    </Card>
  )
}
