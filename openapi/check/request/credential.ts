// Where credentials stand in a request, as the security schemes of the contract say. Called where requests are made and judged.
import type { Contract, Operation } from '../../contract.ts'
import { perContract } from '../../per-contract.ts'
import type { CheckOptions } from '../report/report.ts'

/** A token that nobody was given. */
export const NOBODYS = 'no-token-of-anybody'

type Scheme = { name: string; scheme: Record<string, unknown> }
type Given = Pick<CheckOptions, 'contract' | 'credentials'>

/** Puts a credential where its scheme has it. */
type Place = { headers: Headers; query: URLSearchParams; cookies: string[] }

/** A requirement may want several schemes at once; those named apart are given apart, and the token stands for the others. */
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
  // A wrong one stands wherever one may.
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

/** Whether there is anything to open it with, or may be once a response has given a key. */
export const canIdentify = ({ token, credentials = {}, contract }: CheckOptions, operation: Operation): boolean =>
  operation.open ||
  demandsOf(contract, operation).some(demand =>
    demand.every(
      ({ name, scheme }) =>
        credentials[name] !== undefined ||
        (token !== undefined && (!isKey(scheme) || !hasSession(contract) || isGiven(contract, name))),
    ),
  )

/** What an operation wants that nobody gave, as the command line takes it. */
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

/** Whether a key, such as that of a link, opens it, rather than a session. */
export const opensByKey = (contract: Contract, operation: Operation) =>
  demandsOf(contract, operation)
    .flat()
    .some(({ scheme }) => isKey(scheme))

/** Whether a key that an answer gave opens it: what it leads to is there, whatever else is said. */
export const opensByLink = (contract: Contract, operation: Operation) =>
  demandsOf(contract, operation)
    .flat()
    .some(({ name }) => isGiven(contract, name))

/** Schemes whose credentials no token can stand for. */
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

/** What carries keys in a place, by whatever names the contract gives it. */
export const keyNamesIn = (contract: Contract, place: 'header' | 'query'): string[] =>
  Object.values(schemesOf(contract))
    .map(contract.follow)
    .flatMap(scheme => (isKey(scheme) && scheme['in'] === place ? [String(scheme['name'])] : []))

const isKey = ({ type }: Record<string, unknown>) => type === 'apiKey'
