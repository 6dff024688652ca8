// Support asks the company of whomever it wants to act as to be let in, and waits for the answer.

import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { dateTime } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/fields/text-field.tsx'
import { words } from './words.ts'

type Props = {
  user: Schemas['User']
  request: Schemas['AccessRequest'] | undefined
  onEnter: () => void
}

export function AskAccess({ user, request, onEnter }: Props) {
  const [reason, setReason] = useState('')
  const { id: company_id, name } = user.company
  const ask = useWrite('/v3/support.RequestAccess', {
    onDone: ({ access }) => access.status === 'approved' && onEnter(),
  })
  const close = useWrite('/v3/support.CloseRequest')
  const status = request?.status
  if (request && (status === 'waiting' || status === 'approved'))
    return (
      <div className="flex flex-col items-start gap-3">
        <p role="status" className="text-base text-ink-2">
          {status === 'approved'
            ? words.access_until({ company: name, until: dateTime(request.expires_at) })
            : words.waiting_for_owner({ company: name })}
        </p>
        <div className="flex flex-wrap gap-2">
          {status === 'approved' && (
            <Button look="primary" onClick={onEnter}>
              {words.continue}
            </Button>
          )}
          <Button busy={close.isPending} onClick={() => close.mutate({ company_id, access_id: request.id })}>
            {status === 'approved' ? words.finish_access : words.withdraw_request}
          </Button>
        </div>
      </div>
    )
  return (
    <form
      className="flex flex-col items-start gap-3"
      onSubmit={event => {
        event.preventDefault()
        ask.mutate({ company_id, reason })
      }}
    >
      {status === 'declined' && <p className="text-base text-ink-2">{words.request_declined({ company: name })}</p>}
      <TextArea
        className="w-full"
        label={words.reason_for_access}
        help={words.owners_see_reason}
        rows={3}
        minLength={10}
        maxLength={500}
        required
        value={reason}
        error={ask.error?.fields['reason']}
        onChange={event => setReason(event.target.value)}
      />
      <Button type="submit" look="primary" busy={ask.isPending}>
        {words.ask_for_access}
      </Button>
    </form>
  )
}
