// The first thing a signed-in page does: who am I, and what may I do. Failures follow the specification's error catalogue, section 8.
import { toast } from 'react-toastify/unstyled'
import { Refusal } from '#sdk/refusal.ts'
import type { Answer } from '#sdk/types.ts'
import { rememberOwner } from '#web/data/owner.ts'
import { queryClient, readHere } from '#web/data/queries.ts'
import { isUnanswered } from '#web/data/read-kept.ts'
import { keptAt } from '#web/data/revisions.ts'
import { forgetPlace, rememberPlace } from '#web/lib/place.ts'
import { forgetSession, KEYS, keep } from '#web/lib/storage.ts'
import { isOffline } from '#web/reach/reachability.ts'
import { chooseLanguage } from '#web/words/language.ts'
import { words } from './words.ts'

const SESSION_OVER = 'session_over'
/** Support's access to the company has ended: it continues as itself. */
const ACCESS_NEEDED = 'support_access_needed'

type Outcome = { sentence: string; to: string; keepPath: boolean }

/** The outcome of each start-up failure. */
function startUpFailure(failure: unknown): Outcome {
  const status = failure instanceof Refusal ? failure.status : undefined
  if (failure instanceof Refusal && failure.code === SESSION_OVER)
    return { sentence: failure.message, to: '/login?session_expired=true', keepPath: true }
  if (status === 401) return { sentence: words.invalid_credentials, to: '/login?error=Invalid token', keepPath: false }
  if (status === 403)
    return {
      sentence: words.you_not_authorized_please,
      to: '/login?error=unauthorized',
      keepPath: false,
    }
  return { sentence: words.something_went_wrong_try, to: '/login', keepPath: true }
}

const begin = () => import('#web/data/begin-copies.ts')
const wipe = async () => (await import('#web/data/copies.ts')).wipeCopies()

/** Nothing is stored while acting as another user, and the user's own copies are deleted. */
function beginOffline(who: Answer<'/v1/user'>, permissions: Answer<'/v3/users.Permissions'>) {
  const owner = who.impersonator ? undefined : rememberOwner(who.user)
  void (owner ? begin().then(({ beginCopies }) => beginCopies(owner, who, permissions)) : wipe())
}

/** Offline the browser's own records decide. */
async function isOver({ company }: Answer<'/v1/user'>['user']) {
  const { sessionIsOver } = await import('./session-over.ts')
  return sessionIsOver(Date.now(), (company.idle_minutes ?? 60) * 60_000)
}

export const startUpQuery = {
  queryKey: ['start-up'],
  queryFn: async () => {
    const [who, permissions] = await Promise.all([readHere('/v1/user', {}), readHere('/v3/users.Permissions', {})])
    const { user, impersonator } = who
    if (keptAt('/v1/user', {}) === undefined) beginOffline(who, permissions)
    else if (await isOver(user)) throw new Refusal(401, { code: SESSION_OVER, message: words.your_session_has_ended })
    queryClient.setQueryData(['/v3/users.Permissions', {}], permissions)
    // The impersonated user may have another language.
    if (!impersonator && user.language) chooseLanguage(user.language)
    return { user, impersonator }
  },
  staleTime: Number.POSITIVE_INFINITY,
  networkMode: 'always',
  refetchOnReconnect: true,
  // The catalog has its own rows for these failures: endStartUp.
  meta: { quiet: true },
} as const

/** Offline without a copy: neither a bad token nor a broken server. */
export const isServerAway = (failure: unknown) =>
  failure !== null && (isUnanswered(failure) || (isOffline() && !(failure instanceof Refusal)))

export function endStartUp(failure: unknown, go: (path: string) => void) {
  if (failure instanceof Refusal && failure.code === ACCESS_NEEDED) {
    keep(KEYS.impersonated, null)
    window.location.assign('/')
    return
  }
  const { sentence, to, keepPath } = startUpFailure(failure)
  toast.error(sentence, { toastId: sentence })
  if (keepPath) rememberPlace()
  else forgetPlace()
  forgetSession()
  queryClient.clear()
  void wipe()
  go(to)
}
