// The browser's persistent storage, under the specification's names. If storage is denied or full, values last until
// the tab is closed.
export const KEYS = {
  token: 'access_token',
  impersonated: 'impersonated_user',
  lastVisited: 'last_visited_url',
  theme: 'theme',
  language: 'language',
  /** How the last session ended, for the other tabs. */
  ended: 'session_ended',
  /** The signers the device was handed to. */
  handed: 'handed_over',
  /** Followed by whose: the pages opened last. */
  recent: 'recent_pages:',
} as const

const memory = new Map<string, string>()

export function keep(key: string, value: string | null) {
  try {
    memory.delete(key)
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    if (value !== null) memory.set(key, value)
  }
}

export function kept(key: string): string | null {
  try {
    return memory.get(key) ?? localStorage.getItem(key)
  } catch {
    return memory.get(key) ?? null
  }
}

/** Values under names with this prefix: a user's drafts, their recent pages. */
export function keptWith(prefix: string): string[] {
  const names = [...memory.keys()]
  try {
    names.push(...Object.keys(localStorage))
  } catch {
    // Storage denied: only this tab remembers.
  }
  return names.filter(name => name.startsWith(prefix)).flatMap(name => kept(name) ?? [])
}

/** Forgets all that. */
export function forgetAll(prefix: string) {
  for (const key of memory.keys()) if (key.startsWith(prefix)) memory.delete(key)
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
  } catch {
    // Storage denied: nothing was stored.
  }
}

export const readToken = () => kept(KEYS.token)

/** The id of the user acted as. */
export function readImpersonated(): string | null {
  try {
    const user: unknown = JSON.parse(kept(KEYS.impersonated) ?? 'null')
    return user !== null && typeof user === 'object' && 'id' in user && typeof user.id === 'string' ? user.id : null
  } catch {
    return null
  }
}

/** Headers of every call to the product, including those made without the client (specification, section 7). */
export function sessionHeaders(): Record<string, string> {
  const [token, acts_as] = [readToken(), readImpersonated()]
  return { ...(token ? { Authorization: `Bearer ${token}` } : {}), ...(acts_as ? { 'X-User-ID': acts_as } : {}) }
}

/** Starts a session without impersonation. */
export function beginWith(token: string) {
  keep(KEYS.impersonated, null)
  keep(KEYS.token, token)
}

/**
 * Removes a token from the address before anything else runs. If no one is signed in, it starts a session at once (specification,
 * section 4); otherwise it is returned for confirmation.
 */
export function takeTokenFromAddress(): { token: string; live_token: string } | undefined {
  const address = new URL(window.location.href)
  const token = address.searchParams.get('token')
  if (token === null) return undefined
  address.searchParams.delete('token')
  window.history.replaceState(null, '', address)
  const isToken = /^[A-Za-z0-9_-]{20,200}$/.test(token)
  const live_token = readToken()
  if (!isToken || token === live_token) return undefined
  if (live_token !== null) return { token, live_token }
  beginWith(token)
  return undefined
}

export function forgetSession() {
  keep(KEYS.token, null)
  keep(KEYS.impersonated, null)
}
