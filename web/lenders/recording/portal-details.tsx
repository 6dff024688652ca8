// What is typed into the portal of a lender, side by side with it.
import type { Schemas } from '#sdk/types.ts'
import { moneyExact } from '#web/lib/format.ts'
import { Card, Facts } from '#web/ui/page.tsx'
import { terms } from '../start/offers.ts'
import type { Application } from '../under-way/application-words.ts'

type Props = { project: Schemas['Project']; application: Application }

export function PortalDetails({ project, application }: Props) {
  const { people, product, lender, amount_cents } = application
  const { address } = project
  return (
    <Card title="Details for the portal">
      <Facts
        facts={[
          ...people.flatMap(({ role, firstname, lastname, email, phone }) => [
            {
              label: role === 'applicant' ? 'Applicant' : 'Co-applicant',
              value: `${firstname} ${lastname}`,
              note: [email, phone].filter(Boolean).join(', '),
            },
          ]),
          ...(address
            ? [
                {
                  label: 'Property',
                  value: [address.line1, address.line2].filter(Boolean).join(', '),
                  note: `${address.city}, ${address.state} ${address.postal_code}`,
                },
              ]
            : []),
          { label: 'Product', value: product.name, note: terms(product, lender) },
          { label: 'Amount', value: moneyExact(amount_cents) },
        ]}
      />
    </Card>
  )
}
