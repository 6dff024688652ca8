// The operations whose answer continues from page to page, as the contract has them. Asked by the bench, which wants rows for each.
import { readFileSync } from 'node:fs'

type Node = { [key: string]: unknown }
const isNode = (value: unknown): value is Node => value !== null && typeof value === 'object' && !Array.isArray(value)

export function listPaths(): string[] {
  const contract: unknown = JSON.parse(readFileSync(new URL('../../../sdk/contract.gen.json', import.meta.url), 'utf8'))
  const at = (from: unknown, ...keys: string[]): unknown =>
    keys.reduce<unknown>((node, key) => (isNode(node) ? resolve(node[key]) : undefined), from)
  const resolve = (node: unknown): unknown => {
    const reference = isNode(node) ? node['$ref'] : undefined
    return typeof reference === 'string' ? at(contract, ...reference.split('/').slice(1)) : node
  }
  const goesOn = (schema: unknown): boolean => {
    const parts = at(schema, 'allOf')
    if (Array.isArray(parts)) return parts.some(part => goesOn(resolve(part)))
    return at(schema, 'properties', 'next_cursor') !== undefined
  }
  const paths = at(contract, 'paths')
  return Object.keys(isNode(paths) ? paths : {}).filter(path =>
    goesOn(at(contract, 'paths', path, 'get', 'responses', '200', 'content', 'application/json', 'schema')),
  )
}
