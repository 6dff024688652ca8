import { date, moneyExact } from '#web/lib/format.ts'
import { Card, Facts } from '#web/ui/page.tsx'
import type { Application } from './application-words.ts'
import { words } from './words.ts'

/** The lender's payments, and the company's share. */
export function Funding({ application }: { application: Application }) {
  const { funded, lender_name } = application
  if (!funded) return null
  const { at, amount_cents, due_cents } = funded
  return (
    <Card title={words.funded} note={words.funded_by({ lender_name, at: date(at) })}>
      <Facts
        facts={[
          { label: words.financed_homeowner, value: moneyExact(amount_cents) },
          // Only with permission to see receivables.
          ...(due_cents === null
            ? []
            : [
                ...(due_cents < amount_cents
                  ? [{ label: words.kept_as_fee({ lender_name }), value: moneyExact(amount_cents - due_cents) }]
                  : []),
                { label: words.due_your_company, value: <strong>{moneyExact(due_cents)}</strong> },
              ]),
        ]}
      />
    </Card>
  )
}
