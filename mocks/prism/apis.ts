// The contracts that the mocks answer from, and below which addresses of the one port.
import { LENDERS } from '#machines/applications/lenders/known.ts'
import {
  addressPattern,
  type Contract,
  contractAt,
  lenderContracts,
  type Operation,
  PRODUCT,
  SANDBOX,
} from '#openapi/contract.ts'

export type Api = {
  name: string
  /** Its own port is this offset from the shared one. */
  nth: number
  contract: Contract
  /** Path prefixes before the contract's own addresses; the first is the one shown. */
  prefixes: [string, ...string[]]
  /** The operations at an address of the contract, such as `/files/0198…`. */
  at(path: string): Operation[]
}

/** The product with its origin, then each lender: at its own address and in the gateway. Last, sandbox control. */
export function readApis(): Api[] {
  // By its place among lenders, which a lender that comes later does not move.
  const nthOf = (name: string) => 2 + (LENDERS.find(({ path }) => path === name)?.position ?? 0)
  return [
    apiOf('product', 1, contractAt(PRODUCT), ['']),
    ...lenderContracts().map(({ name, file }) =>
      apiOf(name, nthOf(name), contractAt(file), [`/lenders/${name}`, `/api/lenders/${name}`]),
    ),
    apiOf('sandbox', 2, contractAt(SANDBOX), ['']),
  ]
}

export function apiOf(name: string, nth: number, contract: Contract, prefixes: Api['prefixes']): Api {
  const plain = new Map<string, Operation[]>()
  const patterns: [RegExp, Operation[]][] = []
  for (const [path, operations] of byPath(contract.operations)) {
    if (path.includes('{')) patterns.push([addressPattern(path), operations])
    else plain.set(path, operations)
  }
  const at = (path: string) => plain.get(path) ?? patterns.find(([pattern]) => pattern.test(path))?.[1] ?? []
  return { name, nth, contract, prefixes, at }
}

function byPath(operations: Operation[]): Map<string, Operation[]> {
  const found = new Map<string, Operation[]>()
  for (const operation of operations) found.set(operation.path, [...(found.get(operation.path) ?? []), operation])
  return found
}

/** As a person names it on the one port. */
export const addressOf = (api: Api, operation: Operation) => `${api.prefixes[0]}${operation.path}`
