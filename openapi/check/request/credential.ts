// Puts credentials into requests by the contract's security schemes. Used for making and judging requests.
import type { Contract, Operation } from '../../contract.ts'
import { perContract } from '../../per-contract.ts'
import type { CheckOptions } from '../report/report.ts'
import { isSecretHeader } from './without-credentials.ts'

/** A token that was never issued. */
export const NOBODYS = 'no-token-of-anybody'

type Scheme = { name: string; scheme: Record<string, unknown> }
type Given = Pick<CheckOptions, 'contract' | 'credentials'>

/** Puts a credential where its scheme has it. */
type Place = { headers: Headers; query: URLSearchParams; cookies: string[] }

/** A requirement may need several schemes at once; those given separately are used, the token for the others. */
export function addCredential(
  place: Place,
  { contract, credentials = {} }: Given,
  operation: Operation,
  token: string,
) {
  const wrong = token === NOBODYS
  const demands = demandsOf(contract, operation).filter(demand => demand.length > 0)
  const apart = demands.filter(demand => demand.every(({ name }) => credentials[name] !== undefined))
  const whole = demands.filter(demand => demand.every(one => valueFor(one) !== undefined))
  // A wrong one is used wherever one is possible.
  const chosen = wrong ? demands.flat() : (apart[0] ?? whole[0] ?? demands[0] ?? [])
  for (const one of chosen) {
    const value = valueFor(one)
    if (value !== undefined) put(place, one.scheme, value)
  }

  function valueFor({ name, scheme }: Scheme): string | undefined {
    if (wrong) return NOBODYS
    // A key of its own, such as that of a link, is not the token of a session.
    return credentials[name] ?? (isKey(scheme) && hasSession(contract) ? undefined : token || undefined)
  }
}

function put(
  { headers, query, cookies }: Place,
  { type, scheme, in: at, name }: Record<string, unknown>,
  value: string,
) {
  if (type === 'apiKey' && at === 'header') headers.set(String(name), value)
  else if (type === 'apiKey' && at === 'query') query.set(String(name), value)
  else if (type === 'apiKey') cookies.push(`${String(name)}=${encodeURIComponent(value)}`)
  else if (type === 'http' && String(scheme).toLowerCase() === 'basic')
    headers.set('authorization', `Basic ${Buffer.from(value.includes(':') ? value : `${value}:`).toString('base64')}`)
  else headers.set('authorization', `Bearer ${value}`)
}

/** True if a credential for it exists, or a response may provide a key. */
export const canIdentify = (
  { token, credentials = {}, headers = {}, contract }: CheckOptions,
  operation: Operation,
): boolean =>
  operation.open ||
  Object.keys(headers).some(isSecretHeader) ||
  demandsOf(contract, operation).some(demand =>
    demand.every(
      ({ name, scheme }) =>
        credentials[name] !== undefined ||
        (token !== undefined && (!isKey(scheme) || !hasSession(contract) || isGiven(contract, name))),
    ),
  )

/** An operation's missing credentials, in the command line's form. */
export const wantedBy = (contract: Contract, operation: Operation): string =>
  demandsOf(contract, operation)
    .map(demand => demand.map(({ name }) => `--credential ${name}=…`).join(' and '))
    .join(', or ')

const hasSession = (contract: Contract) =>
  Object.values(schemesOf(contract)).some(scheme => !isKey(contract.follow(scheme)))

/** By a field with `x-credential`. */
const isGiven = (contract: Contract, name: string) =>
  asText(contract).includes(`"x-credential":${JSON.stringify(name)}`)
const asText = perContract(({ document }) => JSON.stringify(document))

/** True if it uses a key, such as a link's, rather than a session. */
export const opensByKey = (contract: Contract, operation: Operation) =>
  demandsOf(contract, operation)
    .flat()
    .some(({ scheme }) => isKey(scheme))

/** True if it uses a key from an answer: its object exists, whatever the rest of the request. */
export const opensByLink = (contract: Contract, operation: Operation) =>
  demandsOf(contract, operation)
    .flat()
    .some(({ name }) => isGiven(contract, name))

/** True for schemes a token can satisfy. */
export const isSupported = ({ type, scheme }: Record<string, unknown>): boolean =>
  type === 'http' ? /^(basic|bearer)$/i.test(String(scheme)) : type !== 'mutualTLS'

export const schemesOf = ({ document }: Contract): Record<string, unknown> =>
  Object(Object(document['components'])['securitySchemes'])

/** Of the operation, or else of the whole contract: any one of them is enough, all schemes of one together. */
export function demandsOf(contract: Contract, { source }: Operation): Scheme[][] {
  const demands = [source['security'] ?? contract.document['security'] ?? []].flat()
  const schemes = schemesOf(contract)
  return demands.map(demand =>
    Object.keys(Object(demand)).map(name => ({ name, scheme: contract.follow(schemes[name]) })),
  )
}

/** Names of keys in a place, as defined by the contract. */
export const keyNamesIn = (contract: Contract, place: 'header' | 'query'): string[] =>
  Object.values(schemesOf(contract))
    .map(contract.follow)
    .flatMap(scheme => (isKey(scheme) && scheme['in'] === place ? [String(scheme['name'])] : []))

const isKey = ({ type }: Record<string, unknown>) => type === 'apiKey'
