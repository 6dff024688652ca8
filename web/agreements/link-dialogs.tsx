// The ways a signer comes to their page from elsewhere: a link to hand on, a mail.
import { Check } from 'lucide-react'
import { useState } from 'react'
import { zEmail } from '#sdk/forms.gen.ts'
import type { Schemas } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { dateTime } from '#web/lib/format.ts'
import { tellDone } from '#web/lib/tell.ts'
import { HandOver } from '#web/projects/sale/hand-over/hand-over.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { common } from '#web/words/common.ts'
import { words as signers } from './signers/words.ts'
import { words as texts } from './words.ts'

type Props = { transaction_id: string; signer: Schemas['TransactionSigner']; onClose: () => void }

export function LinkDialog({ transaction_id, signer, agreement_name, onClose }: Props & { agreement_name: string }) {
  const make = useWrite('/v3/agreements.GenerateURL')
  const record = useWrite('/v3/agreements.MarkLinkSent', {
    onDone: () => {
      onClose()
      tellDone(texts.recorded_you_sent_link({ name: signer.name }))
    },
  })
  const said = signers.in(signer.language)
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.signing_link({ name: signer.name })}
      description={texts.whoever_has_can_sign({ name: signer.name })}
      actions={
        make.data ? (
          <>
            <Button onClick={onClose}>{texts.done}</Button>
            <Button
              look="primary"
              icon={<Check size={14} aria-hidden />}
              busy={record.isPending}
              onClick={() => record.mutate({ transaction_id, signer_id: signer.id })}
            >
              {texts.i_sent}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>{common.cancel}</Button>
            <Button
              look="primary"
              busy={make.isPending}
              onClick={() => make.mutate({ transaction_id, signer_id: signer.id })}
            >
              {texts.make_link}
            </Button>
          </>
        )
      }
    >
      {make.data && (
        <div className="flex flex-col gap-4">
          <HandOver
            label={texts.signing_link({ name: signer.name })}
            url={make.data.url}
            subject={said.link_subject({ name: agreement_name })}
            text={said.link_text({ url: make.data.url })}
            email={signer.email}
            phone={signer.phone}
          />
          <p className="figures text-sm text-ink-3">
            {texts.good_until_i_sent({ expires_at: dateTime(make.data.expires_at) })}
          </p>
        </div>
      )}
    </Dialog>
  )
}

export function MailDialog({ transaction_id, signer, onClose }: Props) {
  const [email, setEmail] = useState(signer.email)
  const send = useWrite('/v3/agreements.SendLink', {
    onDone: () => {
      onClose()
      tellDone(texts.new_link_way({ name: signer.name }))
    },
  })
  const address = email.trim()
  const wrong = zEmail.safeParse(address).success ? undefined : texts.enter_e_mail_address
  const submit = () =>
    send.mutate({
      transaction_id,
      signer_id: signer.id,
      kind: 'invitation',
      ...(address === signer.email ? {} : { email: address }),
    })
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.email_link_to({ name: signer.name })}
      description={texts.new_link_goes_out}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button look="primary" busy={send.isPending} disabledReason={wrong} onClick={submit}>
            {texts.email_link_submit}
          </Button>
        </>
      }
    >
      <TextField
        label={common.email}
        type="email"
        help={texts.correct_here_where_was}
        value={email}
        onChange={event => setEmail(event.target.value)}
        error={send.error?.fields['email'] ?? (email === signer.email ? undefined : wrong)}
      />
    </Dialog>
  )
}
