// The contracts that the mocks answer from, and below which addresses of the one port.
import { readdirSync, readFileSync } from 'node:fs'
import { type Contract, contractOf, type Operation, PRODUCT } from '#openapi/contract.ts'

export type Api = {
  name: string
  contract: Contract
  /** What stands before the contract's own addresses; the first is the one shown. */
  prefixes: [string, ...string[]]
  /** The operations at an address of the contract, such as `/files/0198…`. */
  at(path: string): Operation[]
}

const lenderFiles = new URL('../../sdk/lenders/', import.meta.url)
const SANDBOX = new URL('../../sdk/sandbox.contract.gen.json', import.meta.url).pathname

/** The product with what is of the same origin, then each lender: below its own address as of itself, and as the gateway has it. Last, what moves the lenders' sandbox. */
export function readApis(): Api[] {
  const lenders = readdirSync(lenderFiles)
    .filter(file => file.endsWith('.contract.gen.json'))
    .map(file => ({ name: file.replace('.contract.gen.json', ''), file: new URL(file, lenderFiles).pathname }))
  return [
    apiOf('product', contractIn(PRODUCT), ['']),
    ...lenders.map(({ name, file }) => apiOf(name, contractIn(file), [`/lenders/${name}`, `/api/lenders/${name}`])),
    apiOf('sandbox', contractIn(SANDBOX), ['']),
  ]
}

const contractIn = (file: string) => contractOf(JSON.parse(readFileSync(file, 'utf8')))

export function apiOf(name: string, contract: Contract, prefixes: Api['prefixes']): Api {
  const plain = new Map<string, Operation[]>()
  const patterns: [RegExp, Operation[]][] = []
  for (const [path, operations] of byPath(contract.operations)) {
    if (path.includes('{')) patterns.push([new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`), operations])
    else plain.set(path, operations)
  }
  const at = (path: string) => plain.get(path) ?? patterns.find(([pattern]) => pattern.test(path))?.[1] ?? []
  return { name, contract, prefixes, at }
}

function byPath(operations: Operation[]): Map<string, Operation[]> {
  const found = new Map<string, Operation[]>()
  for (const operation of operations) found.set(operation.path, [...(found.get(operation.path) ?? []), operation])
  return found
}

/** As a person names it on the one port. */
export const addressOf = (api: Api, operation: Operation) => `${api.prefixes[0]}${operation.path}`
