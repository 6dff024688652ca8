import type { Schemas } from '#sdk/types.ts'
import { useWhyNot, useWrite } from '#web/data/queries.ts'
import { dateTime } from '#web/lib/format.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/page.tsx'
import { EmptyState } from '#web/ui/states.tsx'
import { words } from './words.ts'

type Props = { user: Schemas['Member']; sessions: Schemas['Session'][]; own: boolean }

/** Where someone is signed in. Each session can be ended, and all but this one at once. */
export function SessionsCard({ user, sessions, own }: Props) {
  const mayNot = useWhyNot('team.disable')
  const end = useWrite('/v3/users.EndSession', {
    onDone: () => tellDone(words.session_ended),
  })
  const endAll = useWrite('/v3/users.EndSession', {
    onDone: () => tellDone(words.sessions_ended),
  })
  const others = sessions.filter(({ current }) => !current)
  return (
    <Card
      title={words.signed_in_devices}
      actions={
        others.length > 1 && (
          <Button
            disabledReason={own ? undefined : mayNot}
            busy={endAll.isPending}
            onClick={() => endAll.mutate({ user_id: user.id })}
          >
            {words.end_others({ own: own ? 'yes' : 'no' })}
          </Button>
        )
      }
    >
      {sessions.length === 0 ? (
        <EmptyState title={words.no_active_sessions} />
      ) : (
        <ul className="flex flex-col divide-y divide-hairline">
          {sessions.map(session => (
            <li key={session.id} className="flex items-center justify-between gap-3 py-2.5 first:pt-0 last:pb-0">
              <div className="min-w-0">
                <p className="flex flex-wrap items-center gap-2 text-base font-medium">
                  {session.device}
                  {session.current && <Badge status="this_session" label={words.this_session} />}
                </p>
                <p className="figures text-sm text-ink-3">
                  {[session.ip, words.last_seen_at({ last_seen_at: dateTime(session.last_seen_at) })]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </div>
              {!session.current && (
                <Button
                  disabledReason={own ? undefined : mayNot}
                  busy={end.isPending && end.variables.session_id === session.id}
                  onClick={() => end.mutate({ user_id: user.id, session_id: session.id })}
                >
                  {words.end_session}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
