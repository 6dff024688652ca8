// A link with a token opened by a signed-in user: another person's session is replaced only after asking, since a stranger's link
// could make users work in an account that isn't theirs.

import type { Root } from 'react-dom/client'
import { toast } from 'react-toastify/unstyled'
import { fullName } from '#machines/lib/text.ts'
import { beginWith } from '#web/lib/storage.ts'
import { askServer } from '#web/reach/reachability.ts'
import { AskWho } from './ask-who.tsx'
import { words } from './words.ts'

type Offered = { token: string; live_token: string }
export type Person = { id: string; name: string; company: string }

/** Returns once it's decided which session the page starts with. */
export async function replaceSession({ token, live_token }: Offered, root: Root): Promise<void> {
  const [offered, live] = await Promise.all([personOf(token), personOf(live_token)])
  if (offered === 'unreachable' || live === 'unreachable') {
    toast.error(words.link_not_checked)
    return
  }
  if (offered === 'over') {
    toast.error(words.link_expired_still_signed_in)
    return
  }
  const other = live !== 'over' && live.id !== offered.id ? live : undefined
  if (other && !(await agrees(root, offered, other))) return
  beginWith(token)
  if (other) toast.info(words.you_now_signed_as({ name: offered.name }))
}

const agrees = (root: Root, offered: Person, other: Person) =>
  new Promise<boolean>(resolve => {
    root.render(<AskWho offered={offered} other={other} onAnswer={resolve} />)
    // The page counts as rendered while the user decides.
    document.documentElement.dataset['alive'] = ''
  })

async function personOf(token: string): Promise<Person | 'over' | 'unreachable'> {
  try {
    const answer = await askServer(new Request('/v1/user', { headers: { Authorization: `Bearer ${token}` } }))
    if (!answer.ok) return answer.status < 500 ? 'over' : 'unreachable'
    const { user } = await answer.json()
    return { id: user.id, name: fullName(user), company: user.company.name }
  } catch {
    return 'unreachable'
  }
}
