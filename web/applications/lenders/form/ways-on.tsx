import { Send, Share2 } from 'lucide-react'
import { useState } from 'react'
import { whyNotReady } from '#machines/applications/lenders/reasons.ts'
import type { Schemas } from '#sdk/types.ts'
import { date } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/page.tsx'
import { useOffer } from '../under-way/use-action.ts'
import { AgreeDialog } from './agree-dialog.tsx'
import type { Draft } from './use-draft.ts'
import { words } from './words.ts'

type Props = {
  application: Schemas['LenderApplication']
  draft: Draft
  whyNot: string | undefined
  strict: boolean
  onStrict: () => void
  onShare: () => void
}

/** Send it here with the homeowner present, or let them fill it in by link. */
export function WaysOn({ application, draft, whyNot, strict, onStrict, onShare }: Props) {
  const [agreeing, setAgreeing] = useState(false)
  const { lender_name, share } = application
  const missing = Object.keys(draft.faults).length
  const notSent = useOffer(application, 'submit')
  const notShared = useOffer(application, 'share')
  const notReady = whyNotReady(application.status, application.quote_is_current, []) ?? undefined
  const agree = () => {
    onStrict()
    if (missing === 0) return setAgreeing(true)
    // Focuses the first field with an error, once rendered.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
  }
  const unsaved = draft.settled ? undefined : words.saving_changes
  return (
    <Card title={words.finish_title}>
      <div className="flex flex-col gap-5">
        <section className="flex flex-col items-start gap-2">
          <p className="text-base text-ink-2">{words.finish_together_note({ lender_name })}</p>
          <Button
            look="primary"
            icon={<Send size={14} aria-hidden />}
            disabledReason={whyNot ?? (missing === 0 ? (unsaved ?? notSent ?? notReady) : undefined)}
            onClick={agree}
          >
            {words.agree_send_button}
          </Button>
          {missing > 0 && (
            <p role={strict ? 'alert' : undefined} className={strict ? 'text-sm text-danger' : 'text-sm text-ink-3'}>
              {words.fields_missing({ missing })}
            </p>
          )}
        </section>
        <section className="flex flex-col items-start gap-2 border-t border-hairline pt-4">
          <p className="text-base text-ink-2">{words.finish_alone_note}</p>
          <Button
            icon={<Share2 size={14} aria-hidden />}
            disabledReason={whyNot ?? unsaved ?? notShared}
            onClick={onShare}
          >
            {words.share_homeowner}
          </Button>
          {share && <p className="text-sm text-ink-3">{words.link_sent_no_longer({ sent_at: date(share.sent_at) })}</p>}
        </section>
      </div>
      {agreeing && <AgreeDialog application={application} onClose={() => setAgreeing(false)} />}
    </Card>
  )
}
