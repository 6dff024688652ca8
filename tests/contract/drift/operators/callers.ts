// Servers that admit callers the contract excludes: anonymous ones, any user, another tenant.
import type { Contract, Operation } from '#openapi/contract.ts'
import { type Drift, isFor, type Operator } from '../drift.ts'
import { placesIn } from '../places.ts'

/** The operation asked as this caller where the one who asks fits. */
const asking =
  (operation: Operation, fits: (token: string | undefined, own: string[]) => boolean): Drift['around'] =>
  (honest, { token, second_token }) =>
  request => {
    const asked = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1]
    if (!isFor(operation, request) || !fits(asked, [token, second_token])) return honest(request)
    const headers = new Headers(request.headers)
    headers.set('authorization', `Bearer ${token}`)
    return honest(new Request(request, { headers }))
  }

/** Lists whose rows have ids: names of manufacturers are the same for all. */
const isList = ({ method, path, parameters, answers, source }: Operation, contract: Contract) =>
  method === 'get' &&
  source['x-shared-between-tenants'] !== true &&
  /List|GetUsers/.test(path) &&
  !parameters.some(({ required }) => required) &&
  placesIn(contract, answers['200']?.media['application/json']?.schema).some(
    ({ at }) => at.at(-1) === 'id' && at.at(-2) === '*',
  )

export const isBySession = ({ open, permission }: Operation) => !open && permission[0] !== 'signer'
const let_in = (name: string, sentence: string, fits: Parameters<typeof asking>[1]): Operator => ({
  kind: 'credentials',
  name,
  ways: operation => (isBySession(operation) ? [{ sentence, plain: true, around: asking(operation, fits) }] : []),
})

export const callerOperators: Operator[] = [
  let_in('nobody let in', 'answers without a session', asked => asked === undefined),
  let_in('anybody let in', 'answers to any token', (asked, own) => asked !== undefined && !own.includes(asked)),
  let_in('no credential asked', 'looks at no credential', (asked, own) => asked === undefined || !own.includes(asked)),
  {
    kind: 'tenants',
    name: 'another tenant’s row',
    ways: operation =>
      isBySession(operation) && operation.parameters.some(({ name, required }) => required && /_id$/.test(name))
        ? [
            {
              sentence: 'shows another tenant’s row to whoever has its id',
              plain: true,
              around: asking(operation, (asked, [, second]) => asked === second),
            },
          ]
        : [],
  },
  {
    kind: 'tenants',
    name: 'another tenant’s row changed',
    ways: (operation, contract) =>
      isBySession(operation) &&
      operation.method === 'post' &&
      placesIn(contract, operation.body?.media['application/json']?.schema).some(
        ({ at, required, schema }) =>
          required && at.length === 1 && /_id$/.test(at[0] ?? '') && schema['x-shared-between-tenants'] !== true,
      )
        ? [
            {
              sentence: 'changes another tenant’s row for whoever has its id',
              plain: true,
              around: asking(operation, (asked, [, second]) => asked === second),
            },
          ]
        : [],
  },
  {
    kind: 'tenants',
    name: 'another tenant’s list',
    ways: (operation, contract) =>
      isBySession(operation) && isList(operation, contract)
        ? [
            {
              sentence: 'lists another tenant’s rows',
              plain: true,
              around: asking(operation, (asked, [, second]) => asked === second),
            },
          ]
        : [],
  },
]
