// Which schemas of a contract describe a place of an answer, and names that are close to a wrong one.
import type { Contract, Schema } from '#openapi/contract.ts'
import { list, record } from '#openapi/json.ts'

/** Empty: the contract has no such place. Undefined: the contract leaves open what is there. */
export function schemasAt(contract: Contract, schema: Schema, names: readonly string[]): Schema[] | undefined {
  let here: Schema[] = partsOf(contract, schema)
  for (const name of names) {
    const next = here.flatMap(part => within(part, name))
    if (next.length === 0) return here.every(isOpen) || here.some(isFree) ? undefined : []
    here = next.flatMap(part => partsOf(contract, part))
  }
  return here
}

/** The fields there are at the last place that exists. */
export function fieldsAt(contract: Contract, schema: Schema, names: readonly string[]): string[] {
  for (let depth = names.length - 1; depth >= 0; depth--) {
    const parts = schemasAt(contract, schema, names.slice(0, depth)) ?? []
    const fields = parts.flatMap(part => Object.keys(record(part['properties'])))
    if (parts.length > 0) return [...new Set(fields)]
  }
  return []
}

/** Every schema that may hold for the same value: branches, and what references lead to. */
function partsOf(contract: Contract, schema: Schema, depth = 0): Schema[] {
  if (depth > DEEPEST) return []
  const { $ref, allOf, oneOf, anyOf, ...own } = schema
  const branches = [allOf, oneOf, anyOf].flatMap(list)
  const more = [...($ref === undefined ? [] : [contract.follow({ $ref })]), ...branches]
  return [own, ...more.flatMap(part => partsOf(contract, record(part), depth + 1))]
}
const DEEPEST = 12

function within(part: Schema, name: string): Schema[] {
  const { properties, items, prefixItems, additionalProperties } = part
  const named = record(properties)[name]
  if (named !== undefined) return [record(named)]
  if (/^\d+$/.test(name)) {
    const own = list(prefixItems)[Number(name)]
    if (own !== undefined || items !== undefined) return [record(own ?? items)]
  }
  return additionalProperties !== null && typeof additionalProperties === 'object' ? [record(additionalProperties)] : []
}

/** Says nothing of what is inside. */
const isOpen = ({ properties, items, type }: Schema) =>
  properties === undefined && items === undefined && (type === undefined || type === 'object')
const isFree = ({ additionalProperties, patternProperties }: Schema) =>
  additionalProperties === true || patternProperties !== undefined

export const namesIn = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map(name => name.replaceAll('~1', '/').replaceAll('~0', '~'))

/** ` Did you mean x?`, if one of the names is close enough. */
export function meant(wrong: string, names: readonly string[]): string {
  const [best] = [...new Set(names)]
    .map(name => ({ name, changes: distance(wrong.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.changes - b.changes)
  return best && best.changes <= Math.max(2, wrong.length / 3) ? ` Did you mean ${best.name}?` : ''
}

/** Levenshtein: letters to add, leave out or change. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, nth) => nth)
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (const [nth, against] of [...other].entries())
      next.push(Math.min((row[nth + 1] ?? 0) + 1, (next[nth] ?? 0) + 1, (row[nth] ?? 0) + (letter === against ? 0 : 1)))
    row = next
  }
  return row.at(-1) ?? 0
}
