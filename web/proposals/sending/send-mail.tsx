import { type ReactNode, useRef } from 'react'
import { mailFaults, mailTo, namesTogether } from '#machines/proposals/message-rules.ts'
import { zEmail } from '#sdk/forms.gen.ts'
import { useWrite } from '#web/data/queries.ts'
import { tellDone } from '#web/lib/tell.ts'
import { MailSheet } from '#web/projects/sale/papers/mail-sheet.tsx'
import { Button } from '#web/ui/button.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { TextArea, TextField } from '#web/ui/fields/text-field.tsx'
import { Notice } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import type { Proposed } from '../proposed.ts'
import { addressesIn, type Prepared, useMailDraft } from './send-draft.ts'
import { words as texts } from './words.ts'

type Props = { proposed: Proposed; prepared: Prepared; to: string | null; pick: ReactNode; onClose: () => void }
const MOST_COPIES = 5

export function SendMail({ proposed, prepared, to, pick, onClose }: Props) {
  const { recipients, url, frame, disclaimer } = prepared
  const { draft, typed, outdated, change, forget, startOver } = useMailDraft(proposed, prepared, to)
  const form = useRef<HTMLFormElement>(null)
  const send = useWrite('/v3/proposal.Send', {
    onDone: () => {
      forget()
      onClose()
      tellDone(texts.proposal_on_its_way({ count: chosen.length, name: String(chosen[0]?.name) }))
    },
  })
  const chosen = recipients.filter(({ homeowner_id }) => draft.homeowner_ids.includes(homeowner_id))
  const cc = addressesIn(draft.cc)
  const wrong = cc.find(address => !zEmail.safeParse(address).success)
  const refused = send.error?.fields ?? {}
  const faults = {
    ...mailFaults(draft),
    ...(wrong === undefined ? {} : { cc: texts.invalid_email_address({ wrong }) }),
    ...(cc.length > MOST_COPIES ? { cc: texts.too_many_copies({ most_copies: MOST_COPIES }) } : {}),
    ...(chosen.length === 0 ? { homeowner_ids: texts.choose_recipient } : {}),
  }
  const firstFault = Object.values(faults)[0]
  const firstname = chosen[0]?.firstname ?? recipients[0]?.firstname ?? ''
  const mail = mailTo(draft, firstname, disclaimer)
  const submit = () => {
    const { homeowner_ids, subject, body } = draft
    if (firstFault === undefined) send.mutate({ ...proposed, way: 'mail', homeowner_ids, cc, subject, body })
  }
  const together = namesTogether(
    chosen.map(one => one.firstname),
    'en',
  )
  return (
    <Drawer
      open
      editable
      onClose={onClose}
      title={texts.send_proposal}
      actions={
        <>
          <Button onClick={onClose}>{common.not_now}</Button>
          <Button
            look="primary"
            busy={send.isPending}
            disabledReason={firstFault}
            onClick={() => form.current?.requestSubmit()}
          >
            {send.isPending ? common.sending : chosen.length === 0 ? texts.send : texts.send_to({ together })}
          </Button>
        </>
      }
    >
      {pick}
      <form
        ref={form}
        noValidate
        className="flex min-w-0 flex-col gap-4"
        onSubmit={event => {
          event.preventDefault()
          submit()
        }}
      >
        {send.error && Object.keys(refused).length === 0 && <Notice kind="danger">{send.error.message}</Notice>}
        {outdated ? (
          <Notice
            kind="warning"
            action={
              <button type="button" className="shrink-0 underline underline-offset-2" onClick={startOver}>
                {texts.use_new_text}
              </button>
            }
          >
            {texts.prepared_text_changed}
          </Notice>
        ) : (
          typed && (
            <Notice
              action={
                <button type="button" className="shrink-0 underline underline-offset-2" onClick={startOver}>
                  {texts.start_over}
                </button>
              }
            >
              {texts.draft_kept_until_sent}
            </Notice>
          )
        )}
        <fieldset className="flex min-w-0 flex-col gap-1">
          <legend className="mb-1 text-sm font-medium">{texts.to}</legend>
          {recipients.map(({ homeowner_id, name, email }) => (
            <Checkbox
              key={homeowner_id}
              label={
                <span className="break-words">
                  {name}
                  {email && <span className="block text-sm text-ink-3">{email}</span>}
                </span>
              }
              {...(email ? {} : { disabledReason: texts.no_email_address })}
              checked={draft.homeowner_ids.includes(homeowner_id)}
              onChange={on =>
                change({
                  homeowner_ids: on
                    ? [...draft.homeowner_ids, homeowner_id]
                    : draft.homeowner_ids.filter(id => id !== homeowner_id),
                })
              }
            />
          ))}
          {(refused['homeowner_ids'] ?? faults.homeowner_ids) && (
            <p role="alert" className="text-xs text-danger">
              {refused['homeowner_ids'] ?? faults.homeowner_ids}
            </p>
          )}
        </fieldset>
        <TextField
          label={texts.copy_to}
          optional
          placeholder="partner@example.com"
          help={texts.copy_to_help}
          value={draft.cc}
          onChange={event => change({ cc: event.target.value })}
          error={faults.cc ?? Object.entries(refused).find(([field]) => field.startsWith('cc'))?.[1]}
        />
        <TextField
          label={texts.subject}
          maxLength={250}
          value={draft.subject}
          onChange={event => change({ subject: event.target.value })}
          error={faults.subject ?? refused['subject']}
        />
        <TextArea
          label={texts.message}
          rows={12}
          maxLength={8000}
          help={texts.message_help}
          value={draft.body}
          onChange={event => change({ body: event.target.value })}
          error={faults.body ?? refused['body']}
        />
      </form>
      <section aria-label={texts.email_preview} className="mt-6 flex min-w-0 flex-col gap-2">
        <h3 className="text-sm font-medium">
          {texts.what_recipient_gets({ firstname: firstname || texts.homeowner })}
        </h3>
        <p className="text-base break-words">
          <span className="text-ink-3">{texts.subject_prefix} </span>
          <span className="font-medium">{mail.subject}</span>
        </p>
        <MailSheet frame={frame} body={mail.body} link={url} />
      </section>
    </Drawer>
  )
}
