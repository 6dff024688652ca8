import type { Input } from '#sdk/types.ts'
import { write } from '#web/data/queries.ts'

/** Leaves for the provider's page. The cookie shows the server that the browser which comes back is the one that left. */
export async function goToProvider(input: Input<'/v3/users.BeginSingleSignOn'>): Promise<void> {
  const { authorization_url, browser_key } = await write('/v3/users.BeginSingleSignOn', input)
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API.
  document.cookie = `sso_begin=${browser_key}; Path=/api/sso; Max-Age=600; SameSite=Lax${secure}`
  window.location.assign(authorization_url)
}
