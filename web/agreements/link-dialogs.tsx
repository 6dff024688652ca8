// The three ways a signer comes to their page: a link to hand on, a mail, the device at hand.
import { Check } from 'lucide-react'
import { useState } from 'react'
import { zEmail } from '#sdk/forms.gen.ts'
import type { Schemas } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { dateTime } from '#web/lib/format.ts'
import { tell, tellDone } from '#web/lib/tell.ts'
import { HandOver } from '#web/sale/hand-over/hand-over.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { AGREEMENT_READS } from './agreement-reads.ts'

type Props = { transaction_id: string; signer: Schemas['TransactionSigner']; onClose: () => void }

/** As the signer reads it. */
const words: Record<Schemas['Language'], (name: string, url: string) => { subject: string; text: string }> = {
  en: (name, url) => ({ subject: `Please sign: ${name}`, text: `Your agreement is ready to sign: ${url}` }),
  es: (name, url) => ({ subject: `Para firmar: ${name}`, text: `Su contrato está listo para firmar: ${url}` }),
}

export function LinkDialog({ transaction_id, signer, agreement_name, onClose }: Props & { agreement_name: string }) {
  const make = useWrite('/v3/agreements.GenerateURL', { refreshes: AGREEMENT_READS })
  const record = useWrite('/v3/agreements.MarkLinkSent', {
    refreshes: AGREEMENT_READS,
    onDone: () => {
      onClose()
      tellDone(`Recorded: you sent ${signer.name} the link.`)
    },
  })
  const ends = signer.link_expires_at === null ? '' : ' The link before it stops working.'
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Signing link of ${signer.name}`}
      description={`Whoever has it can sign as ${signer.name}, so hand it to nobody else. It is shown this once.${ends}`}
      actions={
        make.data ? (
          <>
            <Button onClick={onClose}>Done</Button>
            <Button
              look="primary"
              icon={<Check size={14} aria-hidden />}
              busy={record.isPending}
              onClick={() => record.mutate({ transaction_id, signer_id: signer.id })}
            >
              I sent it
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button
              look="primary"
              busy={make.isPending}
              onClick={() => make.mutate({ transaction_id, signer_id: signer.id })}
            >
              Make the link
            </Button>
          </>
        )
      }
    >
      {make.data && (
        <div className="flex flex-col gap-4">
          <HandOver
            label={`Signing link of ${signer.name}`}
            url={make.data.url}
            {...words[signer.language](agreement_name, make.data.url)}
            email={signer.email}
            phone={signer.phone}
          />
          <p className="figures text-sm text-ink-3">
            Good until {dateTime(make.data.expires_at)}. “I sent it” records that you sent it; nothing is mailed.
          </p>
        </div>
      )}
    </Dialog>
  )
}

export function MailDialog({ transaction_id, signer, onClose }: Props) {
  const [email, setEmail] = useState(signer.email)
  const send = useWrite('/v3/agreements.SendLink', {
    quiet: true,
    refreshes: AGREEMENT_READS,
    onDone: () => {
      onClose()
      tellDone(`A new link is on its way to ${signer.name}.`)
    },
  })
  const address = email.trim()
  const wrong = zEmail.safeParse(address).success ? undefined : 'Enter an e-mail address such as name@example.com.'
  const submit = () =>
    send.mutate(
      {
        transaction_id,
        signer_id: signer.id,
        kind: 'invitation',
        ...(address === signer.email ? {} : { email: address }),
      },
      { onError: failure => failure.fields['email'] === undefined && tell(failure) },
    )
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Mail the link to ${signer.name}`}
      description="A new link goes out; the one before stops working."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" busy={send.isPending} disabledReason={wrong} onClick={submit}>
            Mail the link
          </Button>
        </>
      }
    >
      <TextField
        label="E-mail"
        type="email"
        help="Correct it here where it was wrong."
        value={email}
        onChange={event => setEmail(event.target.value)}
        error={send.error?.fields['email'] ?? (email === signer.email ? undefined : wrong)}
      />
    </Dialog>
  )
}

export function InPersonDialog({ transaction_id, signer, onClose }: Props) {
  const make = useWrite('/v3/agreements.GenerateURL', {
    // The same window: the device is handed over, and there is nothing else to see on it.
    onDone: ({ url }) => window.location.assign(url),
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Hand the device to ${signer.name}`}
      description="The agreement opens in this window and shows nothing of your account. It works for an hour."
      actions={
        <>
          <Button onClick={onClose}>Not now</Button>
          <Button
            look="primary"
            busy={make.isPending || make.isSuccess}
            onClick={() => make.mutate({ transaction_id, signer_id: signer.id, in_person: true })}
          >
            Open the agreement
          </Button>
        </>
      }
    >
      <p className="text-base text-ink-2">
        Take the device back when {signer.name} is done, and return to this project with the browser’s Back.
        {signer.link_expires_at !== null && ' A link that was mailed before stops working.'}
      </p>
    </Dialog>
  )
}
