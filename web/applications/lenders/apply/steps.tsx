import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { newPerson, type Role } from '../form/draft-values.ts'
import type { FieldWords } from '../form/fields/words.ts'
import { HomeFields } from '../form/home-fields.tsx'
import { PersonFields } from '../form/person-fields.tsx'
import type { Draft } from '../form/use-draft.ts'
import type { Shared } from './use-applying.ts'
import type { ApplyWords } from './words.ts'

type Props = { draft: Draft; shared: Shared; t: ApplyWords; words: FieldWords; strict: boolean }

// Larger text for homeowners than for daily users.
const LOOK = "flex flex-col gap-5 [&_[id$='-note']]:text-base [&_[id$='-label']]:text-md [&_label]:text-md"

export const YouStep = (props: Props) => (
  <div className={LOOK}>
    <Fields {...props} who="applicant" />
  </div>
)

export function CoApplicantStep(props: Props) {
  const { draft, t } = props
  const together = draft.values.people.some(({ role }) => role === 'co_applicant')
  const choose = (way: 'alone' | 'together') => {
    if (way === 'alone') draft.removePerson('co_applicant')
    else if (!together) draft.addPerson(newPerson('co_applicant'))
  }
  return (
    <div className={LOOK}>
      <RadioGroup
        label={t.co_question}
        help={t.co_help}
        value={together ? 'together' : 'alone'}
        onChange={choose}
        options={[
          { value: 'alone', label: t.co_no },
          { value: 'together', label: t.co_yes },
        ]}
      />
      {together && <Fields {...props} who="co_applicant" />}
    </div>
  )
}

export const HomeStep = ({ draft, shared, t, words, strict }: Props) => (
  <div className={LOOK}>
    <p className="text-reading text-ink-2">{t.home_intro({ address: shared.address_line })}</p>
    <HomeFields draft={draft} words={words} strict={strict} />
  </div>
)

function Fields({ draft, shared, words, strict, who }: Props & { who: Role }) {
  const person = draft.values.people.find(one => one.role === who)
  if (!person) return null
  return (
    <PersonFields
      draft={draft}
      person={person}
      given={shared.people.find(one => one.role === who)}
      kind={shared.ssn}
      words={words}
      strict={strict}
      own={who === 'applicant'}
    />
  )
}
