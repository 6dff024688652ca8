// The form itself: who applies, the home, and the two ways on.

import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { fullName } from '#machines/lib/text.ts'
import type { Schemas } from '#sdk/types.ts'
import { useRead } from '#web/data/queries.ts'
import type { TabProps } from '#web/projects/sale/project/project-tabs.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/page.tsx'
import { ChecksCard } from './checks-card.tsx'
import { newPerson } from './draft-values.ts'
import { words } from './fields/words.ts'
import { HomeFields } from './home-fields.tsx'
import { PersonFields } from './person-fields.tsx'
import type { Draft } from './use-draft.ts'
import { WaysOn } from './ways-on.tsx'
import { words as texts } from './words.ts'

type Props = TabProps & {
  application: Schemas['LenderApplication']
  draft: Draft
  whyNot: string | undefined
  onShare: () => void
}

export function DraftSections({ project, application, draft, whyNot, onShare }: Props) {
  const homeowners = useRead('/v3/homeowners.ListByProject', { project_id: project.id })
  const [strict, setStrict] = useState(false)
  const { people } = draft.values
  const named = (firstname: string, lastname: string) => fullName({ firstname, lastname }).trim().toLowerCase()
  const applying = new Set(people.map(({ firstname, lastname }) => named(firstname, lastname)))
  const others = homeowners.data?.homeowners.filter(one => !applying.has(named(one.firstname, one.lastname))) ?? []
  return (
    <div className="grid min-w-0 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_360px]">
      <fieldset disabled={whyNot !== undefined} className="flex min-w-0 flex-col gap-5">
        <legend className="sr-only">{texts.lender_questions({ lender_name: application.lender_name })}</legend>
        {people.map(person => (
          <Card
            key={person.role}
            title={texts[person.role]}
            actions={
              person.role === 'co_applicant' && (
                <Button look="ghost" onClick={() => draft.removePerson('co_applicant')}>
                  {texts.remove_co_applicant}
                </Button>
              )
            }
          >
            <div className="flex flex-col gap-4">
              <PersonFields
                draft={draft}
                person={person}
                given={application.people.find(({ role }) => role === person.role)}
                kind={application.ssn}
                words={words}
                strict={strict}
              />
            </div>
          </Card>
        ))}
        {people.length < 2 && (
          <div className="flex flex-wrap gap-2">
            {others.slice(0, 2).map(one => (
              <Button
                key={one.id}
                icon={<UserPlus size={14} aria-hidden />}
                onClick={() => draft.addPerson(newPerson('co_applicant', one))}
              >
                {texts.add_as_co_applicant({ one: fullName(one) })}
              </Button>
            ))}
            <Button
              look={others.length > 0 ? 'ghost' : 'secondary'}
              icon={<UserPlus size={14} aria-hidden />}
              onClick={() => draft.addPerson(newPerson('co_applicant'))}
            >
              {others.length > 0 ? texts.add_somebody_else : texts.add_co_applicant}
            </Button>
          </div>
        )}
        <Card title={texts.home_payment}>
          <div className="flex flex-col gap-4">
            <HomeFields draft={draft} words={words} strict={strict} />
          </div>
        </Card>
      </fieldset>
      <div className="flex min-w-0 flex-col gap-5 xl:sticky xl:under-4">
        <WaysOn
          application={application}
          draft={draft}
          whyNot={whyNot}
          strict={strict}
          onStrict={() => setStrict(true)}
          onShare={onShare}
        />
        <ChecksCard application={application} />
      </div>
    </div>
  )
}
