import type { Answer } from '#sdk/types.ts'

/** Leaves for Google's page. The cookie shows the server that the browser which comes back is the one that left. */
export function goToGoogle({ authorization_url, browser_key }: Answer<'/v3/settings.ConnectGoogle'>) {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API.
  document.cookie = `google_connect=${browser_key}; Path=/api/google; Max-Age=600; SameSite=Lax${secure}`
  window.location.assign(authorization_url)
}
