// The homeowner's progress with their link, live.

import { Check, Circle } from 'lucide-react'
import { fullName } from '#machines/lib/text.ts'
import type { Schemas } from '#sdk/types.ts'
import { useWhyNot, useWrite } from '#web/data/queries.ts'
import { cx } from '#web/lib/class-names.ts'
import { dateTime, money, phone } from '#web/lib/format.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Card, Facts } from '#web/ui/page.tsx'
import { words } from './fields/words.ts'
import { words as texts } from './words.ts'

type Props = { application: Schemas['LenderApplication']; onShare: () => void }

export function SharedCard({ application, onShare }: Props) {
  const { id, version, share, people, occupancy, property, lender_name } = application
  const whyNot = useWhyNot('lenders.apply')
  const take = useWrite('/v3/lender_applications.TakeBack', {
    onDone: () => tellDone(texts.sharing_stopped),
  })
  if (!share) return null
  const over = new Date(share.expires_at) <= new Date()
  const steps = [
    { words: texts.link_made({ sent_to: share.sent_to }), at: share.sent_at },
    { words: share.opened_at ? texts.opened : texts.not_opened_yet, at: share.opened_at },
    {
      words: share.submitted_at ? texts.sent_lender_name({ lender_name }) : texts.not_sent_yet,
      at: share.submitted_at,
    },
  ]
  return (
    <>
      <Card
        title={texts.homeowner_filling}
        note={
          over ? texts.link_has_expired_send : texts.their_link_works_until({ expires_at: dateTime(share.expires_at) })
        }
        actions={
          <>
            <Button disabledReason={whyNot} onClick={onShare}>
              {texts.send_new_link}
            </Button>
            <Button
              disabledReason={whyNot}
              busy={take.isPending}
              onClick={() => take.mutate({ application_id: id, version })}
            >
              {texts.stop_sharing}
            </Button>
          </>
        }
      >
        <ol aria-label={texts.progress_label} className="flex flex-wrap gap-x-8 gap-y-2">
          {steps.map(({ words: step, at }) => (
            <li key={step} className="flex items-center gap-2 text-base">
              {at ? (
                <Check size={16} className="text-success" aria-hidden />
              ) : (
                <Circle size={16} className="text-ink-3" aria-hidden />
              )}
              <span className={cx(!at && 'text-ink-3')}>
                {step}
                {at && <span className="figures text-sm text-ink-3"> {dateTime(at)}</span>}
              </span>
            </li>
          ))}
        </ol>
      </Card>
      <Card title={texts.filled_so_far}>
        <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
          {people.map(person => (
            <Facts key={person.role} facts={factsOf(person)} />
          ))}
          <Facts
            facts={[
              { label: words.property, value: property ? words.properties[property] : missing() },
              { label: words.occupancy, value: occupancy ? words.occupancies[occupancy] : missing() },
            ]}
          />
        </div>
      </Card>
    </>
  )
}

const missing = () => <span className="text-ink-3">{texts.not_yet}</span>
const orMissing = (text: string) => (text.trim() === '' ? missing() : text)

const factsOf = (person: Schemas['Applicant']) => [
  {
    label: person.role === 'applicant' ? texts.applicant : texts.co_applicant,
    value: orMissing(fullName(person)),
  },
  { label: words.email, value: orMissing(person.email) },
  { label: words.phone, value: orMissing(phone(person.phone) || person.phone) },
  { label: words.birth_date, value: person.birth_date_given ? words.given : missing() },
  { label: texts.social_security_number, value: person.ssn_last4 === null ? missing() : words.given },
  { label: words.employment, value: person.employment ? words.employments[person.employment] : missing() },
  { label: words.income, value: person.annual_income_cents === null ? missing() : money(person.annual_income_cents) },
  {
    label: words.housing,
    value: person.monthly_housing_cents === null ? missing() : money(person.monthly_housing_cents),
  },
]
