import { useState } from 'react'
import type { Answer, Schemas } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { dateTime } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { CopyField } from '#web/ui/fields/copy-field.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

type Props = { setting: Schemas['LenderSetting']; address: string; whyNot: string | undefined }

/** The webhook a lender reports changes to; without it we poll. */
export function WebhookPart({ setting, address, whyNot }: Props) {
  const { lender, name, webhook_secret_made_at: made_at, last_webhook_at: last_at } = setting
  const [asked, setAsked] = useState(false)
  const [made, setMade] = useState<Answer<'/v3/settings.RenewLenderWebhook'> | null>(null)
  const renew = useWrite('/v3/settings.RenewLenderWebhook', {
    onDone: answer => {
      setAsked(false)
      setMade(answer)
    },
  })
  const begin = () => (made_at === null ? renew.mutate({ lender }) : setAsked(true))
  return (
    <section aria-label={words.webhook_name({ name })} className="flex flex-col gap-2 border-t border-hairline pt-4">
      <h3 className="text-base font-medium">{words.updates_title({ name })}</h3>
      <p className="max-w-[68ch] text-sm text-ink-2">
        {made_at === null
          ? words.webhook_setup_note({ name })
          : words.webhook_standing({
              name,
              made_at: dateTime(made_at),
              has_updates: last_at === null ? 'no' : 'yes',
              last_at: last_at === null ? '' : dateTime(last_at),
            })}
      </p>
      <div className="flex max-w-[680px] flex-wrap items-center gap-2">
        <div className="min-w-0 flex-1 basis-72">
          <CopyField label={words.webhook_address({ name })} value={address} />
        </div>
        <Button
          busy={renew.isPending}
          disabledReason={whyNot}
          onClick={begin}
          aria-label={words.secret_button_label({ has_made_at: made_at === null ? 'yes' : 'no', name })}
        >
          {made_at === null ? words.create_secret : words.new_secret}
        </Button>
      </div>
      {asked && (
        <Dialog
          open
          onClose={() => setAsked(false)}
          title={words.new_secret_title({ name })}
          description={words.new_secret_note({ name })}
          actions={
            <>
              <Button onClick={() => setAsked(false)}>{words.keep_old_secret}</Button>
              <Button look="danger" busy={renew.isPending} onClick={() => renew.mutate({ lender })}>
                {words.create_new_secret}
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
          title={words.secret_title({ name })}
          description={words.copy_now_shown_once({ name })}
          actions={
            <Button look="primary" onClick={() => setMade(null)}>
              {words.i_have_copied}
            </Button>
          }
        >
          <div className="flex flex-col gap-3">
            <CopyField label={words.secret_label} value={made.secret} />
            <CopyField label={common.address} value={made.address} />
          </div>
        </Dialog>
      )}
    </section>
  )
}
