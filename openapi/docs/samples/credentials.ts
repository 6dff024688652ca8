// The credential of an operation: the session's token, a signing link's secret, or none.
import type { Operation } from '../../contract.ts'
import { list, record } from '../../json.ts'
import type { Api } from '../sites.ts'

export type Credential = 'token' | 'signing_token'

export function credentialOf({ name, contract }: Api, { source, permission }: Operation): Credential | undefined {
  // The gateway wants a session whatever the lender wants.
  if (name !== '') return permission.includes('public') ? undefined : 'token'
  const schemes = list(source['security'] ?? contract.document['security']).flatMap(one => Object.keys(record(one)))
  if (schemes.includes('signingLink')) return 'signing_token'
  return schemes.includes('bearer') ? 'token' : undefined
}
