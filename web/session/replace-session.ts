// A link with a token, opened where somebody is signed in already: it takes their place only when it is good, and they are told.
import { toast } from 'react-toastify/unstyled'
import { KEYS, keep } from './storage.ts'

/** Answers when the page knows as whom to begin. */
export async function replaceSession(token: string): Promise<void> {
  const name = await whoseToken(token)
  if (name === undefined) {
    toast.error('The link you opened has expired. You are still signed in as before.')
    return
  }
  keep(KEYS.impersonated, null)
  keep(KEYS.token, token)
  toast.info(`You are now signed in as ${name}.`)
}

async function whoseToken(token: string): Promise<string | undefined> {
  try {
    const answer = await fetch('/v1/user', { headers: { Authorization: `Bearer ${token}` } })
    if (!answer.ok) return undefined
    const { user } = await answer.json()
    return `${user.firstname} ${user.lastname}`
  } catch {
    return undefined
  }
}
