// A request of support that waits for an answer, or the access it has.

import { useState } from 'react'
import type { Input, Schemas } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { dateTime } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { Card } from '#web/ui/page.tsx'
import { words } from './words.ts'

type Hours = NonNullable<Input<'/v3/support.DecideAccess'>['hours']>
const HOURS: readonly Hours[] = [1, 4, 24, 72, 168]
const inWords = (hours: Hours) => (hours < 24 ? words.hours({ hours }) : words.days({ days: hours / 24 }))

export function OpenAccess({ access }: { access: Schemas['SupportAccess'] }) {
  const [hours, setHours] = useState<Hours>(4)
  const decide = useWrite('/v3/support.DecideAccess')
  const end = useWrite('/v3/support.EndAccess')
  const { id: access_id, support_name: name, status, reason, expires_at } = access
  const title = status === 'waiting' ? words.asks({ name }) : words.has_access({ name, until: dateTime(expires_at) })
  return (
    <Card title={title} note={reason}>
      {status === 'waiting' ? (
        <div className="flex flex-wrap items-end gap-3">
          <SelectField
            label={words.access_for}
            className="w-36"
            value={String(hours)}
            onChange={value => setHours(HOURS.find(one => String(one) === value) ?? 4)}
            options={HOURS.map(one => ({ value: String(one), label: inWords(one) }))}
          />
          <Button
            look="primary"
            busy={decide.isPending}
            onClick={() => decide.mutate({ access_id, decision: 'approve', hours })}
          >
            {words.approve}
          </Button>
          <Button busy={decide.isPending} onClick={() => decide.mutate({ access_id, decision: 'decline' })}>
            {words.decline}
          </Button>
        </div>
      ) : (
        <Button busy={end.isPending} onClick={() => end.mutate({ access_id })}>
          {words.end_now}
        </Button>
      )}
    </Card>
  )
}
