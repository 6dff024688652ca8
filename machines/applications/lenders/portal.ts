// Address of a lender's portal, as entered by the company: we ship none.
import { words } from './words.ts'

/** Placeholder for the lender's application number. */
const NUMBER = '{number}'

/** Returns a message if it is invalid, otherwise undefined. */
export function portalFault(address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : null
  const plain = url?.protocol === 'https:' && /^[\w-]+(\.[\w-]+)+$/.test(url.hostname) && !url.username && !url.password
  return plain ? undefined : words.portal_address
}

/** The page of one application; while the lender's number of it is unknown, the portal itself. */
export function portalLink(address: string, lender_reference: string | null): string {
  if (!address.includes(NUMBER)) return address
  if (lender_reference === null) return new URL(address).origin
  return address.replaceAll(NUMBER, encodeURIComponent(lender_reference))
}
