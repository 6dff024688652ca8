// Whose the copies and waiting changes on this device are: of the person whose token is here now, and never of one acted as.
import { KEYS, keep, kept, readImpersonated, readToken } from '#web/session/storage.ts'

const OWNER = 'offline_owner'

/** The beginning of a token tells one session from the next. */
const mark = () => (readToken() ?? '').slice(0, 8)

/** Undefined until the server has said whose token it is. */
export function ownerNow(): string | undefined {
  if (readToken() === null || readImpersonated() !== null) return undefined
  const [token, owner] = (kept(OWNER) ?? '').split(' ')
  return token === mark() ? owner : undefined
}

export const rememberOwner = (user: { id: string; company_id: number }): string => {
  const owner = `${user.company_id}:${user.id}`
  keep(OWNER, `${mark()} ${owner}`)
  return owner
}

/** Whose changes may wait here although the session is over. */
export const lastOwner = (): string | undefined => (kept(OWNER) ?? '').split(' ')[1]

export const forgetOwner = () => keep(OWNER, null)

/** Whether a change of the storage is one of sessions. */
export const isOfSession = (key: string | null) => key === KEYS.token || key === KEYS.impersonated || key === OWNER
