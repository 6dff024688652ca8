// Where a credential stands in a request, as the security schemes of the contract say. Called where requests are made and judged.
import type { Contract, Operation } from '../contract.ts'

/** A token that nobody was given. */
export const NOBODYS = 'no-token-of-anybody'

/** The scheme the operation names first decides where it stands; a wrong one stands wherever one may. */
export function addCredential(
  headers: Headers,
  query: URLSearchParams,
  contract: Contract,
  operation: Operation,
  token: string,
) {
  const asked = schemesAsked(contract, operation)
  const keys = asked.filter(isKey)
  const bearer = Object.values(schemesOf(contract)).some(scheme => !isKey(contract.follow(scheme)))
  // A key of its own, such as that of a link, is not the token of a session.
  for (const { in: place, name } of keys) {
    if (bearer && token !== NOBODYS) continue
    if (place === 'header') headers.set(String(name), token)
    if (place === 'query') query.set(String(name), token)
  }
  if (keys.length < asked.length) headers.set('authorization', `Bearer ${token}`)
}

/** Whether a key, such as that of a link, opens it, rather than a session. */
export const opensByKey = (contract: Contract, operation: Operation) => schemesAsked(contract, operation).some(isKey)

const schemesOf = ({ document }: Contract): Record<string, unknown> =>
  Object(Object(document['components'])['securitySchemes'])

/** Of the operation, or else of the whole contract. */
function schemesAsked(contract: Contract, { source }: Operation): Record<string, unknown>[] {
  const demands = [source['security'] ?? contract.document['security'] ?? []].flat()
  const schemes = schemesOf(contract)
  return demands.flatMap(one => Object.keys(Object(one))).map(name => contract.follow(schemes[name]))
}

const isKey = ({ type }: Record<string, unknown>) => type === 'apiKey'
