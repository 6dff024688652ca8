// No credit file matched: what each person gave is checked, and the lender asked again with as many digits as it asks for.
import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DateField } from '#web/ui/fields/date-field.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { common } from '#web/words/common.ts'
import { ssnDigits, ssnLength, ssnShown } from '../../form/draft-values.ts'
import { words as fields } from '../../form/fields/words.ts'
import type { Application } from '../application-words.ts'
import { words } from './words.ts'

type Person = Pick<Schemas['Applicant'], 'role' | 'firstname' | 'lastname'> & { birth_date: string | null; ssn: string }

export function NoMatchDialog({ application, onClose }: { application: Application; onClose: () => void }) {
  const { id, version, lender_name, ssn: kind } = application
  // Numbers and birthdays are never stored in the browser, so this input isn't either.
  const [people, setPeople] = useState<Person[]>(() =>
    application.people.map(({ role, firstname, lastname }) => ({
      role,
      firstname,
      lastname,
      birth_date: null,
      ssn: '',
    })),
  )
  const ask = useWrite('/v3/lender_applications.Resubmit', {
    onDone: () => {
      tellDone(words.resubmitted({ lender_name }))
      onClose()
    },
  })
  const change = (role: Person['role'], part: Partial<Person>) =>
    setPeople(people.map(one => (one.role === role ? { ...one, ...part } : one)))
  const unready = people.some(({ ssn }) => ssn.length !== ssnLength(kind))
    ? words.enter_everyone_digits({ ssn: kind })
    : people.some(({ firstname, lastname, birth_date }) => !firstname.trim() || !lastname.trim() || !birth_date)
      ? words.enter_everyone_name_date
      : undefined
  const input = (): Schemas['ApplicantInput'][] =>
    people.flatMap(({ role, firstname, lastname, birth_date, ssn }) => {
      const person = application.people.find(one => one.role === role)
      return person && birth_date
        ? [
            {
              role,
              firstname: firstname.trim(),
              lastname: lastname.trim(),
              birth_date,
              ssn,
              email: person.email,
              phone: person.phone,
            },
          ]
        : []
    })
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.resubmit_title({ lender_name })}
      description={words.no_match_note}
      actions={
        <>
          <Button onClick={onClose}>{common.not_now}</Button>
          <Button
            look="primary"
            busy={ask.isPending}
            disabledReason={unready}
            onClick={() => ask.mutate({ application_id: id, version, people: input() })}
          >
            {words.resubmit}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-6 pb-1">
        {people.map((person, index) => {
          const fault = (field: string) => ask.error?.fields[`people.${index}.${field}`]
          const whose = person.role === 'applicant' ? words.applicant : words.co_applicant
          return (
            <fieldset key={person.role} className="flex min-w-0 flex-col gap-4">
              <legend className="mb-2 text-base font-medium">{whose}</legend>
              <div className="grid gap-4 sm:grid-cols-2">
                <TextField
                  label={common.first_name}
                  autoComplete="off"
                  maxLength={80}
                  value={person.firstname}
                  onChange={event => change(person.role, { firstname: event.target.value })}
                  error={fault('firstname')}
                />
                <TextField
                  label={common.last_name}
                  autoComplete="off"
                  maxLength={80}
                  value={person.lastname}
                  onChange={event => change(person.role, { lastname: event.target.value })}
                  error={fault('lastname')}
                />
                <DateField
                  label={words.date_birth}
                  value={person.birth_date}
                  onChange={birth_date => change(person.role, { birth_date })}
                  error={fault('birth_date')}
                />
                <PasswordField
                  label={kind === 'full' ? fields.ssn_full : fields.ssn_last_four}
                  inputMode="numeric"
                  autoComplete="off"
                  placeholder={ssnShown('0'.repeat(ssnLength(kind)), kind)}
                  value={ssnShown(person.ssn, kind)}
                  onChange={event => change(person.role, { ssn: ssnDigits(event.target.value, kind) })}
                  error={fault('ssn')}
                />
              </div>
            </fieldset>
          )
        })}
      </div>
    </Dialog>
  )
}
