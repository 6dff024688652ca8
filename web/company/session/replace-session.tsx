// A link with a token. It begins a session at once only where nobody else is signed in and this browser has signed in as that
// user before: otherwise a link from a stranger would make someone work in an account that is not theirs.

import type { Root } from 'react-dom/client'
import { toast } from 'react-toastify/unstyled'
import { fullName } from '#machines/lib/text.ts'
import { KEYS, keep, readToken } from '#web/lib/storage.ts'
import { askServer } from '#web/reach/reachability.ts'
import { AskWho } from './ask-who.tsx'
import { words } from './words.ts'

export type Person = { id: string; name: string; company: string }

/** Returns when the page knows as whom to begin. */
export async function replaceSession(token: string, root: Root): Promise<void> {
  const live_token = readToken()
  const [offered, live] = await Promise.all([whoseToken(token), live_token ? whoseToken(live_token) : undefined])
  if (offered === 'unreachable') {
    toast.error(words.link_not_checked)
    return
  }
  if (offered === 'over') {
    // Without another session the start-up says what is wrong with this one.
    if (live_token === null) keep(KEYS.token, token)
    else toast.error(words.link_expired_still_signed_in)
    return
  }
  const other = typeof live === 'object' && live.id !== offered.id ? live : undefined
  const is_own = typeof live === 'object' && live.id === offered.id
  if (!is_own && (live_token !== null || !(await isKnownHere(token))) && !(await agrees(root, offered, other))) return
  keep(KEYS.impersonated, null)
  keep(KEYS.token, token)
  if (other) toast.info(words.you_now_signed_as({ name: offered.name }))
}

const agrees = (root: Root, offered: Person, other: Person | undefined) =>
  new Promise<boolean>(resolve => {
    root.render(<AskWho offered={offered} other={other} onAnswer={resolve} />)
    // The page is drawn, however long somebody thinks about it.
    document.documentElement.dataset['alive'] = ''
  })

const asked = (path: string, token: string) =>
  askServer(new Request(path, { headers: { Authorization: `Bearer ${token}` } }))

async function whoseToken(token: string): Promise<Person | 'over' | 'unreachable'> {
  try {
    const answer = await asked('/v1/user', token)
    if (!answer.ok) return answer.status < 500 ? 'over' : 'unreachable'
    const { user } = await answer.json()
    return { id: user.id, name: fullName(user), company: user.company.name }
  } catch {
    return 'unreachable'
  }
}

async function isKnownHere(token: string): Promise<boolean> {
  try {
    const answer = await asked('/v3/users.ThisDevice', token)
    return answer.ok && (await answer.json()).is_known === true
  } catch {
    return false
  }
}
