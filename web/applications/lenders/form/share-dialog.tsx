import { useState } from 'react'
import { zEmail } from '#sdk/forms.gen.ts'
import type { Schemas } from '#sdk/types.ts'
import { useRead, useWrite } from '#web/data/queries.ts'
import { dateTime } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { CopyField } from '#web/ui/fields/copy-field.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

type Language = Schemas['Language']
type Props = { application: Schemas['LenderApplication']; onClose: () => void }

/** The homeowner's own link, by mail or to be handed on some other way. It is shown this once. */
export function ShareDialog({ application, onClose }: Props) {
  const { id, version, project_id, share, people } = application
  const homeowners = useRead('/v3/homeowners.ListByProject', { project_id })
  const theirs = homeowners.data?.homeowners.find(one => one.is_primary)?.preferred_language
  const applicant = people.find(({ role }) => role === 'applicant')
  const [email, setEmail] = useState(share?.sent_to ?? applicant?.email ?? '')
  const [chosen, choose] = useState<Language | null>(null)
  const [tried, setTried] = useState(false)
  const make = useWrite('/v3/lender_applications.Share')
  const address = email.trim()
  const wrong = zEmail.safeParse(address).success ? undefined : words.enter_email_address
  const go = (by_mail: boolean) => {
    setTried(true)
    if (wrong) return
    make.mutate({ application_id: id, version, email: address, language: chosen ?? theirs ?? 'en', by_mail })
  }
  if (make.data) {
    const { link, application: after } = make.data
    const { mailed } = make.data
    const mail = mailed ? 'sent' : make.variables?.by_mail ? 'failed' : 'none'
    return (
      <Dialog
        open
        onClose={onClose}
        title={mailed ? words.link_on_its_way : words.link_ready}
        description={words.link_warning({ mail, address })}
        actions={
          <Button look="primary" onClick={onClose}>
            {words.done}
          </Button>
        }
      >
        <div className="flex flex-col gap-1.5">
          <CopyField label={words.homeowner_link} value={link} />
          {after.share && (
            <p className="figures text-sm text-ink-3">
              {words.good_until({ expires_at: dateTime(after.share.expires_at) })}
            </p>
          )}
        </div>
      </Dialog>
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.share_homeowner}
      description={share && application.status === 'shared' ? words.reshare_note : words.share_note}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button busy={make.isPending} onClick={() => go(false)}>
            {words.create_link_only}
          </Button>
          <Button look="primary" busy={make.isPending} onClick={() => go(true)}>
            {words.email_link}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <TextField
          label={common.email}
          type="email"
          spellCheck={false}
          maxLength={254}
          value={email}
          onChange={event => setEmail(event.target.value)}
          error={make.error?.fields['email'] ?? (tried ? wrong : undefined)}
        />
        <RadioGroup
          label={common.language}
          help={words.share_language_hint}
          value={chosen ?? theirs ?? 'en'}
          onChange={choose}
          options={[
            { value: 'en', label: common.english },
            { value: 'es', label: common.spanish },
          ]}
        />
      </div>
    </Dialog>
  )
}
