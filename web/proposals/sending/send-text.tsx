// A text message is sent from the user's own phone: the product writes it, opens it there, and records it.
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
import type { Prepared } from './send-draft.ts'
import { words } from './words.ts'

type Props = { proposed: Proposed; prepared: Prepared; to: string | null; pick: ReactNode; onClose: () => void }

export function SendText({ proposed, prepared: { recipients, url }, to, pick, onClose }: Props) {
  const reached = recipients.filter(({ phone }) => phone)
  const [chosen, choose] = useState(() => reached.find(({ phone }) => phone === to)?.homeowner_id)
  const [typed, setTyped] = useState<Record<string, string>>({})
  const [copied, setCopied] = useState(false)
  const person = reached.find(({ homeowner_id }) => homeowner_id === chosen) ?? reached[0]
  const note = useWrite('/v3/proposal.Send', {
    onDone: () => {
      onClose()
      tellDone(words.marked_as_sent({ name: String(person?.name) }))
    },
  })
  if (!person)
    return (
      <Drawer open editable onClose={onClose} title={words.send_proposal}>
        {pick}
        <EmptyState title={words.no_phone_number_yet}>{words.none_homeowners_has_phone}</EmptyState>
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
  const lacks = text.includes(url) ? undefined : words.link_missing
  return (
    <Drawer
      open
      editable
      onClose={onClose}
      title={words.send_proposal}
      actions={
        <>
          <Button icon={<Copy size={14} aria-hidden />} disabledReason={lacks} onClick={copy}>
            {words.copy_text}
          </Button>
          {lacks === undefined && (
            <a href={smsHref(person.phone ?? '', text)} onClick={handedOver} className={buttonLook('primary')}>
              <MessageSquare size={14} aria-hidden />
              {words.open_in_messages}
            </a>
          )}
        </>
      }
    >
      {pick}
      <div className="flex min-w-0 flex-col gap-4">
        {note.error && <Notice kind="danger">{note.error.message}</Notice>}
        <RadioGroup
          label={words.to}
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
          label={words.text_message}
          rows={6}
          maxLength={1000}
          help={words.text_message_help}
          value={text}
          onChange={event => setTyped({ ...typed, [person.homeowner_id]: event.target.value })}
          error={lacks}
        />
        {lacks && (
          <Button className="self-start" onClick={() => setTyped({})}>
            {words.start_over}
          </Button>
        )}
        {copied && (
          <Notice
            kind="success"
            action={
              <Button busy={note.isPending} onClick={handedOver}>
                {words.mark_as_sent}
              </Button>
            }
          >
            {words.copied_mark_as_sent}
          </Notice>
        )}
      </div>
    </Drawer>
  )
}
