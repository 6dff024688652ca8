// What is typed into the portal of a lender, side by side with it.
import { streetLine } from '#machines/lib/text.ts'
import type { Schemas } from '#sdk/types.ts'
import { moneyExact } from '#web/lib/format.ts'
import { Card, Facts } from '#web/ui/page.tsx'
import { common } from '#web/words/common.ts'
import { terms } from '../start/offers.ts'
import type { Application } from '../under-way/application-words.ts'
import { words } from './words.ts'

type Props = { project: Schemas['Project']; application: Application }

export function PortalDetails({ project, application }: Props) {
  const { people, product, lender, amount_cents } = application
  const { address } = project
  return (
    <Card title={words.details_portal}>
      <Facts
        facts={[
          ...people.flatMap(({ role, firstname, lastname, email, phone }) => [
            {
              label: role === 'applicant' ? words.applicant : words.co_applicant,
              value: `${firstname} ${lastname}`,
              note: [email, phone].filter(Boolean).join(', '),
            },
          ]),
          ...(address
            ? [
                {
                  label: words.property,
                  value: streetLine(address),
                  note: `${address.city}, ${address.state} ${address.postal_code}`,
                },
              ]
            : []),
          { label: words.product, value: product.name, note: terms(product, lender) },
          { label: common.amount, value: moneyExact(amount_cents) },
        ]}
      />
    </Card>
  )
}
