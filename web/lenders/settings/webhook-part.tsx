import { useState } from 'react'
import type { Answer, Schemas } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { dateTime } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { CopyField } from '#web/ui/fields/copy-field.tsx'
import { LENDER_READS } from './setting-words.ts'

type Props = { setting: Schemas['LenderSetting']; address: string; whyNot: string | undefined }

/** Where the lender tells by itself that something changed; without it we ask. */
export function WebhookPart({ setting, address, whyNot }: Props) {
  const { lender, name, webhook_secret_made_at: made_at, last_webhook_at: last_at } = setting
  const [asked, setAsked] = useState(false)
  const [made, setMade] = useState<Answer<'/v3/settings.RenewLenderWebhook'> | null>(null)
  const renew = useWrite('/v3/settings.RenewLenderWebhook', {
    refreshes: LENDER_READS,
    onDone: answer => {
      setAsked(false)
      setMade(answer)
    },
  })
  const begin = () => (made_at === null ? renew.mutate({ lender }) : setAsked(true))
  return (
    <section aria-label={`Webhook of ${name}`} className="flex flex-col gap-2 border-t border-hairline pt-4">
      <h3 className="text-base font-medium">News from {name}</h3>
      <p className="max-w-[68ch] text-sm text-ink-2">
        {made_at === null
          ? `Enter this address and its secret at ${name}, and decisions arrive here the moment they are made. Until then ${name} is asked now and then.`
          : `${name} tells this address when something changes. The secret was made ${dateTime(made_at)}; ${last_at === null ? 'nothing has arrived yet.' : `last news ${dateTime(last_at)}.`}`}
      </p>
      <div className="flex max-w-[680px] flex-wrap items-center gap-2">
        <div className="min-w-0 flex-1 basis-72">
          <CopyField label={`Webhook address for ${name}`} value={address} />
        </div>
        <Button
          busy={renew.isPending}
          disabledReason={whyNot}
          onClick={begin}
          aria-label={`${made_at === null ? 'Make secret' : 'New secret'} for ${name}`}
        >
          {made_at === null ? 'Make secret' : 'New secret'}
        </Button>
      </div>
      {asked && (
        <Dialog
          open
          onClose={() => setAsked(false)}
          title={`A new secret for ${name}?`}
          description={`The one before stops working at once: until you enter the new one at ${name}, what it sends is refused. Nothing is lost, for it is asked as well.`}
          actions={
            <>
              <Button onClick={() => setAsked(false)}>Keep the old one</Button>
              <Button look="danger" busy={renew.isPending} onClick={() => renew.mutate({ lender })}>
                Make a new secret
              </Button>
            </>
          }
        />
      )}
      {made && (
        <Dialog
          open
          mustAnswer
          onClose={() => setMade(null)}
          title={`The secret for ${name}`}
          description={`Copy it to ${name} now: it is shown this once and kept encrypted from here on.`}
          actions={
            <Button look="primary" onClick={() => setMade(null)}>
              I have copied it
            </Button>
          }
        >
          <div className="flex flex-col gap-3">
            <CopyField label="Secret" value={made.secret} />
            <CopyField label="Address" value={made.address} />
          </div>
        </Dialog>
      )}
    </section>
  )
}
