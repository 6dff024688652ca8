// A text message goes from the sender's own phone: the product writes it, opens it there, and notes that it was handed over.
import { Copy, MessageSquare } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useWrite } from '#web/data/queries.ts'
import { smsHref } from '#web/lib/sms.ts'
import { tell, tellDone } from '#web/lib/tell.ts'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { TextArea } from '#web/ui/fields/text-field.tsx'
import { EmptyState, Notice } from '#web/ui/states.tsx'
import type { Proposed } from '../proposed.ts'
import { PROPOSAL_READS } from '../settings-form.ts'
import type { Prepared } from './send-draft.ts'

type Props = { proposed: Proposed; prepared: Prepared; to: string | null; pick: ReactNode; onClose: () => void }

export function SendText({ proposed, prepared: { recipients, url }, to, pick, onClose }: Props) {
  const reached = recipients.filter(({ phone }) => phone)
  const [chosen, choose] = useState(() => reached.find(({ phone }) => phone === to)?.homeowner_id)
  const [typed, setTyped] = useState<Record<string, string>>({})
  const [copied, setCopied] = useState(false)
  const person = reached.find(({ homeowner_id }) => homeowner_id === chosen) ?? reached[0]
  const note = useWrite('/v3/proposal.Send', {
    quiet: true,
    refreshes: ['/v3/proposal.ListSends', ...PROPOSAL_READS],
    onDone: () => {
      onClose()
      tellDone(`Noted as sent to ${person?.name}.`)
    },
  })
  if (!person)
    return (
      <Drawer open editable onClose={onClose} title="Send proposal">
        {pick}
        <EmptyState title="No phone number yet">
          None of the homeowners has a phone number. Enter one on the project’s overview.
        </EmptyState>
      </Drawer>
    )
  const text = typed[person.homeowner_id] ?? person.text
  const handedOver = () =>
    note.mutate({ ...proposed, way: 'text', homeowner_ids: [person.homeowner_id] }, { onError: tell })
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      tell(new Error('Your browser does not let the text be copied. Select it and copy it yourself.'))
    }
  }
  const lacks = text.includes(url) ? undefined : 'The link is no longer in the text. Put it back, or start over.'
  return (
    <Drawer
      open
      editable
      onClose={onClose}
      title="Send proposal"
      actions={
        <>
          <Button icon={<Copy size={14} aria-hidden />} disabledReason={lacks} onClick={copy}>
            Copy the text
          </Button>
          {lacks === undefined && (
            <a href={smsHref(person.phone ?? '', text)} onClick={handedOver} className={buttonLook('primary')}>
              <MessageSquare size={14} aria-hidden />
              Open in Messages
            </a>
          )}
        </>
      }
    >
      {pick}
      <div className="flex min-w-0 flex-col gap-4">
        {note.error && <Notice kind="danger">{note.error.message}</Notice>}
        <RadioGroup
          label="To"
          options={reached.map(({ homeowner_id, name, phone }) => ({
            value: homeowner_id,
            label: `${name}, ${phone}`,
          }))}
          value={person.homeowner_id}
          onChange={id => {
            choose(id)
            setCopied(false)
          }}
        />
        <TextArea
          label="Text message"
          rows={6}
          maxLength={1000}
          help="It goes from your own phone. On a computer without messages, copy it."
          value={text}
          onChange={event => setTyped({ ...typed, [person.homeowner_id]: event.target.value })}
          error={lacks}
        />
        {lacks && (
          <Button className="self-start" onClick={() => setTyped({})}>
            Start over
          </Button>
        )}
        {copied && (
          <Notice
            kind="success"
            action={
              <Button busy={note.isPending} onClick={handedOver}>
                Note as sent
              </Button>
            }
          >
            Copied. Once you have sent it, note it here, so that the team sees it.
          </Notice>
        )}
      </div>
    </Drawer>
  )
}
