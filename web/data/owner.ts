// The user of the copies and pending changes on this device: the one whose token is here now, never one acted as.
import { keep, kept, readImpersonated, readToken } from '#web/lib/storage.ts'

const OWNER = 'offline_owner'

/** The start of a token distinguishes sessions. */
const mark = () => (readToken() ?? '').slice(0, 8)

/** Undefined until the server has identified the token's user. */
export function ownerNow(): string | undefined {
  if (readToken() === null || readImpersonated() !== null) return undefined
  const [token, owner] = (kept(OWNER) ?? '').split(' ')
  return token === mark() ? owner : undefined
}

/** The server's word on who is signed in. `is_new` at the first of a session, `is_other` when the last was another's. */
export function rememberOwner(user: { id: string; company_id: number }) {
  const before = (kept(OWNER) ?? '').split(' ')[1]
  const is_new = ownerNow() === undefined
  const owner = `${user.company_id}:${user.id}`
  keep(OWNER, `${mark()} ${owner}`)
  return { owner, is_new, is_other: before !== owner }
}

export const forgetOwner = () => keep(OWNER, null)
