// Acting as another user, for the product's own staff: the choice of user, and a banner while it lasts.

import { useQuery } from '@tanstack/react-query'
import { UserRoundSearch } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { roleName } from '#machines/company/roles/role-name.ts'
import { fullName } from '#machines/lib/text.ts'
import type { Schemas } from '#sdk/types.ts'
import { useRead } from '#web/data/queries.ts'
import { KEYS, keep } from '#web/lib/storage.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { EmptyState, ErrorState, Skeleton } from '#web/ui/states.tsx'
import { fillMessage } from '#web/words/fill-message.tsx'
import { AskAccess } from './ask-access.tsx'
import { Banner } from './banner.tsx'
import { startUpQuery } from './start-up.ts'
import { words } from './words.ts'

/** Everything on screen belongs to the impersonated user, so the page reloads. Other tabs follow on their own. */
function actAs(user: Schemas['User'] | null) {
  keep(KEYS.impersonated, user && JSON.stringify({ id: user.id }))
  window.location.assign('/')
}

export function ImpersonationBanner() {
  const { data } = useQuery(startUpQuery)
  if (!data?.impersonator) return null
  return (
    <Banner>
      <span>
        {fillMessage(words.acting_as, {
          impersonator: fullName(data.impersonator),
          user: <b>{fullName(data.user)}</b>,
          company: data.user.company.name,
        })}
      </span>
      <Button onClick={() => actAs(null)}>{words.stop_impersonating}</Button>
    </Banner>
  )
}

const ANSWER_EVERY_MS = 10_000

/** Users of every company, found by name or e-mail. The product's own staff cannot be acted as. */
export function ActAsDialog({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const { data, error, refetch } = useRead('/v1/users', { search, limit: 20 }, { enabled: search.length > 1 })
  const [chosen, setChosen] = useState<Schemas['User']>()
  // The answer comes from elsewhere.
  const asked = useRead('/v3/support.ListRequests', {}, { every_ms: ANSWER_EVERY_MS })
  const found = data?.users.filter(({ isSunquillUser, status }) => !isSunquillUser && status === 'active')
  if (chosen)
    return (
      <Dialog
        open
        onClose={onClose}
        title={words.act_as_name({ name: fullName(chosen) })}
        description={words.access_to({ company: chosen.company.name })}
      >
        <div className="flex min-h-40 flex-col gap-3 pb-5">
          {asked.error && !asked.data && (
            <ErrorState sentence={asked.error.message} onRetry={() => void asked.refetch()} />
          )}
          {!asked.data && !asked.error && <Skeleton className="h-24" />}
          {asked.data && (
            <AskAccess
              user={chosen}
              request={asked.data.requests.find(({ company }) => company.id === chosen.company.id)}
              onEnter={() => actAs(chosen)}
            />
          )}
        </div>
      </Dialog>
    )
  return (
    <Dialog open onClose={onClose} title={words.act_as_user} description={words.you_see_do_what}>
      <div className="flex min-h-64 flex-col gap-3 pb-5">
        <TextField
          label={words.search_users}
          type="search"
          placeholder={words.name_or_email}
          autoComplete="off"
          maxLength={100}
          value={typed}
          onChange={event => setTyped(event.target.value)}
        />
        {error && <ErrorState sentence={error.message} onRetry={() => void refetch()} />}
        {search.length > 1 && !found && !error && <Skeleton className="h-24" />}
        {search.length <= 1 && <p className="text-base text-ink-3">{words.type_two_letters_more}</p>}
        {found?.length === 0 && <EmptyState title={words.no_matching_users} />}
        <ul className="flex flex-col divide-y divide-hairline">
          {found?.map(user => (
            <li key={user.id}>
              <button
                type="button"
                onClick={() => setChosen(user)}
                className="flex w-full items-center gap-3 rounded-control px-2 py-2.5 text-left hover:bg-sunken"
              >
                <Avatar name={fullName(user)} />
                <span className="min-w-0 flex-1">
                  <span className="block truncate text-base font-medium">{fullName(user)}</span>
                  <span className="block truncate text-sm text-ink-3">
                    {[roleName(user.role), user.company.name, user.contacts[0]?.contact].filter(Boolean).join(' · ')}
                  </span>
                </span>
                <UserRoundSearch size={16} className="shrink-0 text-ink-3" aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
