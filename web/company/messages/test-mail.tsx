import { Send } from 'lucide-react'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Answer, Schemas } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { showRefusal } from '#web/lib/form.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/page.tsx'
import { Notice } from '#web/ui/states.tsx'
import { type SmtpValues, withoutEmpty } from './smtp-values.ts'
import { words as texts } from './words.ts'

/** Tests the typed settings, or the stored ones, and shows the server's response. */
export function TestMail({ stored }: { stored: Schemas['SmtpSettings'] }) {
  const form = useFormContext<SmtpValues>()
  const [outcome, setOutcome] = useState<Answer<'/v3/messages.SendTestEmail'>>()
  const send = useWrite('/v3/messages.SendTestEmail', { onDone: setOutcome })
  const host = form.watch('host')
  const tryIt = () => {
    setOutcome(undefined)
    const { enabled: _, version: __, remove_password: ___, ...typed } = withoutEmpty(form.getValues())
    const given = form.formState.isDirty || stored.smtp.host === undefined ? typed : {}
    send.mutate(given, { onError: failure => showRefusal(form, failure) })
  }
  return (
    <Card title={texts.send_test_title} note={texts.sends_mail_your_own}>
      <div className="flex max-w-[560px] flex-col items-start gap-3">
        <Button
          icon={<Send size={14} aria-hidden />}
          busy={send.isPending}
          disabledReason={host ? undefined : texts.enter_server_first}
          onClick={tryIt}
        >
          {send.isPending ? texts.contacting_server : texts.send_test_mail}
        </Button>
        {send.isPending && <p className="text-sm text-ink-3">{texts.server_timeout_hint}</p>}
        {outcome && (
          <div className="w-full break-words">
            <Notice kind={outcome.delivered ? 'success' : 'warning'}>{outcome.sentence}</Notice>
          </div>
        )}
      </div>
    </Card>
  )
}
