// Addresses as a report to support names them.

/** The server's tokens have 43 characters of base64url; an id has 36, and no name of a page as many. */
const TOKEN = /[\w-]{40,}/g

/** An address that opens something by itself does not belong into a mail, whichever page it is of. */
export function withoutSecrets(address: string): string {
  const url = new URL(address)
  for (const name of ['token', 'reset']) if (url.searchParams.has(name)) url.searchParams.set(name, '…')
  return decodeURI(url.href).replaceAll('%E2%80%A6', '…').replaceAll(TOKEN, '…')
}
