// The first thing a signed-in page does: who am I, and what may I do. Failures follow the specification's error catalogue, section 8.
import { toast } from 'react-toastify/unstyled'
import { Refusal } from '#sdk/refusal.ts'
import { queryClient, read } from '#web/app/queries.ts'
import { forgetPlace, rememberPlace } from './place.ts'
import { forgetSession } from './storage.ts'

type Outcome = { sentence: string; to: string; keepPath: boolean }

/** What each failure of the start-up leads to. */
export function startUpFailure(failure: unknown): Outcome {
  const status = failure instanceof Refusal ? failure.status : undefined
  if (status === 401) return { sentence: 'Invalid Credentials', to: '/login?error=Invalid token', keepPath: false }
  if (status === 403)
    return {
      sentence: 'You are not authorized. Please contact your administrator',
      to: '/login?error=unauthorized',
      keepPath: false,
    }
  return { sentence: 'Something went wrong. Try login again', to: '/login', keepPath: true }
}

export const startUpQuery = {
  queryKey: ['start-up'],
  queryFn: async () => {
    const [{ user, impersonator }, permissions] = await Promise.all([
      read('/v1/user', {}),
      read('/v3/users.Permissions', {}),
    ])
    queryClient.setQueryData(['/v3/users.Permissions', {}], permissions)
    return { user, impersonator }
  },
  staleTime: Number.POSITIVE_INFINITY,
  meta: { quiet: true },
} as const

export function endStartUp(failure: unknown, go: (path: string) => void) {
  const { sentence, to, keepPath } = startUpFailure(failure)
  toast.error(sentence, { toastId: sentence })
  if (keepPath) rememberPlace()
  else forgetPlace()
  forgetSession()
  queryClient.clear()
  go(to)
}
