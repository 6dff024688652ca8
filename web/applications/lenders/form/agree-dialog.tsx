// The homeowner reads and consents on the company's device. Consent can't be given for another person: each checks
// their own boxes and confirms their identity.

import { useState } from 'react'
import { fullName } from '#machines/lib/text.ts'
import type { Schemas } from '#sdk/types.ts'
import { useRead, useWrite } from '#web/data/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { Notice } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { ConsentList, type Given, isAllGiven, NOTHING_GIVEN } from './consent-list.tsx'
import type { Role } from './draft-values.ts'
import { words as fields } from './fields/words.ts'
import { words as texts } from './words.ts'

type Props = { application: Schemas['LenderApplication']; onClose: () => void }

export function AgreeDialog({ application, onClose }: Props) {
  const { id, version, project_id, lender_name, people, words } = application
  // What is ticked is read in the language of who lives there.
  const homeowners = useRead('/v3/homeowners.ListByProject', { project_id })
  const said = fields.in(homeowners.data?.homeowners.find(one => one.is_primary)?.preferred_language ?? 'en')
  const missing = said.to_agree
  const [given, setGiven] = useState<Partial<Record<Role, Given>>>({})
  const [here, setHere] = useState<Partial<Record<Role, boolean>>>({})
  const [strict, setStrict] = useState(false)
  const submit = useWrite('/v3/lender_applications.Submit', {
    onDone: onClose,
  })
  const givenBy = (role: Role) => given[role] ?? NOTHING_GIVEN
  const isComplete = people.every(({ role }) => isAllGiven(givenBy(role)) && here[role])
  const send = () => {
    setStrict(true)
    if (!isComplete || !words) return
    submit.mutate({
      application_id: id,
      version,
      in_person: true,
      consents: people.map(({ role }) => ({ role, ...givenBy(role) })),
      words_hash: words.hash,
    })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.agree_send_title({ lender_name })}
      description={texts.agree_dialog_note}
      actions={
        <>
          <Button onClick={onClose}>{common.not_now}</Button>
          <Button look="primary" busy={submit.isPending} onClick={send}>
            {submit.isPending ? common.sending : texts.send_lender_name({ lender_name })}
          </Button>
        </>
      }
    >
      {words ? (
        <div className="flex flex-col gap-5">
          <ul className="flex list-disc flex-col gap-1.5 pl-5 text-sm text-ink-2">
            {words.disclosures.map(sentence => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          {people.map(({ role, firstname, lastname, email }) => {
            const name = fullName({ firstname, lastname })
            return (
              <fieldset key={role} className="flex flex-col gap-3 border-t border-hairline pt-4">
                <legend className="sr-only">{name}</legend>
                <p aria-hidden className="text-md font-semibold">
                  {name}
                  <span className="block text-sm font-normal text-ink-3">{email}</span>
                </p>
                <Checkbox
                  label={said.here({ name })}
                  checked={here[role] ?? false}
                  error={here[role] || !strict ? undefined : missing}
                  onChange={checked => setHere({ ...here, [role]: checked })}
                />
                <ConsentList
                  words={words}
                  given={givenBy(role)}
                  onChange={next => setGiven({ ...given, [role]: next })}
                  missing={strict ? missing : undefined}
                />
              </fieldset>
            )
          })}
          {submit.error && Object.keys(submit.error.fields).length > 0 && (
            <Notice kind="danger">
              <ul className="flex flex-col gap-1">
                {Object.entries(submit.error.fields).map(([field, sentence]) => (
                  <li key={field}>{sentence}</li>
                ))}
              </ul>
            </Notice>
          )}
        </div>
      ) : (
        <Notice kind="warning">{texts.consents_failed}</Notice>
      )}
    </Dialog>
  )
}
