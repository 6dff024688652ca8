import { useState } from 'react'
import { zEmail } from '#sdk/forms.gen.ts'
import type { Schemas } from '#sdk/types.ts'
import { useRead, useWrite } from '#web/data/queries.ts'
import { dateTime } from '#web/lib/format.ts'
import { tell } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { CopyField } from '#web/ui/fields/copy-field.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { APPLICATION_READS } from '../application-reads.ts'

type Language = Schemas['Language']
type Props = { application: Schemas['LenderApplication']; onClose: () => void }

/** The homeowner's own link, by mail or to be handed on some other way. It is shown this once. */
export function ShareDialog({ application, onClose }: Props) {
  const { id, version, project_id, share, people } = application
  const homeowners = useRead('/v3/homeowners.ListByProject', { project_id }, { quiet: true })
  const theirs = homeowners.data?.homeowners.find(one => one.is_primary)?.preferred_language
  const applicant = people.find(({ role }) => role === 'applicant')
  const [email, setEmail] = useState(share?.sent_to ?? applicant?.email ?? '')
  const [chosen, choose] = useState<Language | null>(null)
  const [tried, setTried] = useState(false)
  const make = useWrite('/v3/lender_applications.Share', { quiet: true, refreshes: APPLICATION_READS })
  const address = email.trim()
  const wrong = zEmail.safeParse(address).success ? undefined : 'Enter an e-mail address such as name@example.com.'
  const go = (by_mail: boolean) => {
    setTried(true)
    if (wrong) return
    make.mutate(
      { application_id: id, version, email: address, language: chosen ?? theirs ?? 'en', by_mail },
      { onError: failure => failure.fields['email'] === undefined && tell(failure) },
    )
  }
  if (make.data) {
    const { link, application: after } = make.data
    const { mailed } = make.data
    const missed = make.variables?.by_mail && !mailed ? 'No mail server is set up, so nothing was mailed. ' : ''
    return (
      <Dialog
        open
        onClose={onClose}
        title={mailed ? 'The link is on its way' : 'The link is ready'}
        description={`${mailed ? `It goes to ${address}. ` : missed}Whoever has it can fill the application in, so hand it to nobody else. It is shown this once.`}
        actions={
          <Button look="primary" onClick={onClose}>
            Done
          </Button>
        }
      >
        <div className="flex flex-col gap-1.5">
          <CopyField label="The homeowner’s link" value={link} />
          {after.share && <p className="figures text-sm text-ink-3">Good until {dateTime(after.share.expires_at)}.</p>}
        </div>
      </Dialog>
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Share with the homeowner"
      description={
        share && application.status === 'shared'
          ? 'A new link goes out; the one before stops working. What is filled in stays.'
          : 'What is filled in so far goes along. Social security numbers are never shown to anybody.'
      }
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button busy={make.isPending} onClick={() => go(false)}>
            Only make the link
          </Button>
          <Button look="primary" busy={make.isPending} onClick={() => go(true)}>
            Mail the link
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <TextField
          label="E-mail"
          type="email"
          spellCheck={false}
          maxLength={254}
          value={email}
          onChange={event => setEmail(event.target.value)}
          error={make.error?.fields['email'] ?? (tried ? wrong : undefined)}
        />
        <RadioGroup
          label="Language"
          help="Of the mail and of the page; the homeowner can change the page’s."
          value={chosen ?? theirs ?? 'en'}
          onChange={choose}
          options={[
            { value: 'en', label: 'English' },
            { value: 'es', label: 'Spanish' },
          ]}
        />
      </div>
    </Dialog>
  )
}
