// The page of the link in an approver's email, mostly on a phone: the request, and two buttons.
import { CircleCheck, CircleX } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import type { Schemas } from '#sdk/types.ts'
import { DoorFrame } from '#web/company/session/door-frame.tsx'
import { useRead, useWrite } from '#web/data/queries.ts'
import { href } from '#web/frame/navigation.ts'
import { useParam } from '#web/frame/use-param.ts'
import { tabHref } from '#web/projects/sale/project/project-tabs.ts'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { ErrorState, Skeleton } from '#web/ui/states.tsx'
import { Asked, saidOfDecision } from './asked.tsx'
import { words } from './words.ts'

export default function ApproveScreen() {
  const approval_token = useParam('token')
  const read = useRead('/v3/guardrails.GetByLink', { approval_token })
  const [note, setNote] = useState('')
  const decide = useWrite('/v3/guardrails.DecideByLink')
  const decided = decide.data?.request
  if (decided)
    return <Decided request={decided} note={words.notified_right_away({ requested_by: decided.requested_by })} />
  // A link that was cut on its way is refused by its form.
  if (read.error?.status === 400 || read.error?.status === 404)
    return (
      <DoorFrame title={words.link_dead} note={words.link_dead_note}>
        <Link href={href('/login')} className={`${buttonLook('primary')} self-start`}>
          {words.go_to_sign_in}
        </Link>
      </DoorFrame>
    )
  if (read.error && !read.data)
    return (
      <DoorFrame title={words.approval}>
        <ErrorState sentence={read.error.message} onRetry={() => void read.refetch()} />
      </DoorFrame>
    )
  if (!read.data)
    return (
      <DoorFrame title={words.approval}>
        <Skeleton className="h-48" />
      </DoorFrame>
    )
  const { company_name, approver, request } = read.data
  if (request.status !== 'waiting') return <Decided request={request} note={saidOfDecision(request)} />
  const say = (decision: Schemas['ApprovalAnswer']) =>
    decide.mutate({ approval_token, decision, ...(note.trim() ? { note } : {}) })
  return (
    <DoorFrame
      title={words.asks_your_approval({ requested_by: request.requested_by })}
      note={words.approval_subtitle({
        project_name: request.project_name,
        project_number: request.project_number,
        company_name,
        approver,
      })}
    >
      <div className="flex flex-col gap-5">
        <Asked request={request} />
        <TextField
          label={words.note}
          optional
          maxLength={300}
          value={note}
          onChange={event => setNote(event.target.value)}
        />
        <div className="grid gap-3 sm:grid-cols-2">
          <Button look="primary" size="touch" busy={decide.isPending} onClick={() => say('approve')}>
            {words.approve}
          </Button>
          <Button size="touch" busy={decide.isPending} onClick={() => say('decline')}>
            {words.decline}
          </Button>
        </div>
      </div>
    </DoorFrame>
  )
}

function Decided({ request, note }: { request: Schemas['ApprovalRequest']; note: string }) {
  const approved = request.status === 'approved'
  const Mark = approved ? CircleCheck : CircleX
  return (
    <DoorFrame
      title={approved ? words.approved : words.declined}
      note={note}
      foot={
        <Link href={tabHref(request.project_id, 'price')} className="font-medium text-ink underline underline-offset-2">
          {words.open_project}
        </Link>
      }
    >
      <Mark size={40} aria-hidden className={approved ? 'text-success' : 'text-ink-3'} />
    </DoorFrame>
  )
}
