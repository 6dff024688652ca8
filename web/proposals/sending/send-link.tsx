// The proposal's link, handed over by the seller, who confirms having sent it.
import { Check } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { fillText } from '#machines/company/mail/rules.ts'
import { useWrite } from '#web/data/queries.ts'
import { tell, tellDone } from '#web/lib/tell.ts'
import { HandOver } from '#web/projects/sale/hand-over/hand-over.tsx'
import { Button } from '#web/ui/button.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { Notice } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import type { Proposed } from '../proposed.ts'
import type { Prepared } from './send-draft.ts'
import { words } from './words.ts'

type Props = { proposed: Proposed; prepared: Prepared; to: string | null; pick: ReactNode; onClose: () => void }

export function SendLink({ proposed, prepared: { recipients, url, subject }, to, pick, onClose }: Props) {
  const [chosen, choose] = useState(() => recipients.find(({ email, phone }) => to && (email === to || phone === to)))
  const person = chosen ?? recipients[0]
  const record = useWrite('/v3/proposal.Send', {
    onDone: () => {
      onClose()
      tellDone(words.link_recorded_as_sent({ name: person?.name ?? 'it' }))
    },
  })
  if (!person) return null
  return (
    <Drawer
      open
      editable
      onClose={onClose}
      title={words.send_proposal}
      actions={
        <>
          <Button onClick={onClose}>{common.close}</Button>
          <Button
            look="primary"
            icon={<Check size={14} aria-hidden />}
            busy={record.isPending}
            onClick={() =>
              record.mutate({ ...proposed, way: 'link', homeowner_ids: [person.homeowner_id] }, { onError: tell })
            }
          >
            {words.i_sent}
          </Button>
        </>
      }
    >
      {pick}
      <div className="flex min-w-0 flex-col gap-5">
        {record.error && <Notice kind="danger">{record.error.message}</Notice>}
        {recipients.length > 1 && (
          <RadioGroup
            label={words.for}
            options={recipients.map(({ homeowner_id, name }) => ({ value: homeowner_id, label: name }))}
            value={person.homeowner_id}
            onChange={id => choose(recipients.find(({ homeowner_id }) => homeowner_id === id))}
          />
        )}
        <HandOver
          label={words.proposal_link}
          url={url}
          subject={fillText(subject, { firstname: person.firstname })}
          text={person.text}
          email={person.email}
          phone={person.phone}
        />
        <p className="text-sm text-ink-2">{words.record_link_hint({ firstname: person.firstname })}</p>
      </div>
    </Drawer>
  )
}
