// Fields of an answer that no schema names, also where the schema does not forbid others.
import type { Contract, Schema } from '../../contract.ts'
import { propertiesOf } from '../shape.ts'

/** Fields of one object that no schema names. Keys of maps are `*` in its path, and so are positions in lists. */
export type Undocumented = { at: string; names: string[]; isForbidden: boolean }

/** Once for each place, however many rows of a list have them. */
export function undocumentedFields(contract: Contract, schema: Schema, value: unknown): Undocumented[] {
  const places = new Map<string, Undocumented>()
  strange(contract, [schema], value, '', one => {
    const { at, names, isForbidden } = places.get(one.at) ?? { ...one, names: [] }
    places.set(at, { at, isForbidden, names: [...new Set([...names, ...one.names])] })
  })
  return [...places.values()]
}

/** The same as paths, `rows.*.colour`. */
export const undocumentedNames = (contract: Contract, schema: Schema, value: unknown): string[] =>
  undocumentedFields(contract, schema, value).flatMap(({ at, names }) =>
    names.map(name => (at === '' ? name : `${at}.${name}`)),
  )

/** Every schema that may describe the value: a field is unknown if none of them has it. */
function strange(
  contract: Contract,
  schemas: Schema[],
  value: unknown,
  where: string,
  tell: (one: Undocumented) => void,
): void {
  const parts = schemas.flatMap(schema => partsOf(contract, schema))
  const below = (name: string) => (where === '' ? name : `${where}.${name}`)
  if (Array.isArray(value)) {
    const items = parts.flatMap(part => (part['items'] ? [Object(part['items'])] : []))
    if (items.length > 0) for (const one of value) strange(contract, items, one, below('*'), tell)
    return
  }
  if (value === null || typeof value !== 'object') return
  const objects = parts.filter(part => part['properties'] !== undefined || part['additionalProperties'] !== undefined)
  // A schema without fields, or one that allows others, is open.
  const isFree = objects.length === 0 || parts.some(allowsOthers)
  const names: string[] = []
  for (const [name, one] of Object.entries(value)) {
    const named = objects.flatMap(part => propertiesOf(part)[name] ?? [])
    const others = objects.flatMap(({ additionalProperties: other }) =>
      other !== null && typeof other === 'object' ? Object(other) : [],
    )
    if (named.length + others.length > 0)
      strange(contract, [...named, ...others], one, below(named.length > 0 ? name : '*'), tell)
    else if (!isFree) names.push(name)
  }
  if (names.length > 0) tell({ at: where, names, isForbidden: parts.some(isClosed) })
}

const allowsOthers = (part: Schema) => part['additionalProperties'] === true || part['patternProperties'] !== undefined
const isClosed = (part: Schema) => part['additionalProperties'] === false || part['unevaluatedProperties'] === false

/** The schema itself and all it leads to that may hold for the same value; once for all rows of a list. */
function partsOf(contract: Contract, schema: Schema, depth = 0): Schema[] {
  if (depth > 8) return []
  const before = known.get(schema)
  if (before) return before
  const { $ref, allOf, oneOf, anyOf, ...own } = schema
  const more = [allOf, oneOf, anyOf].flatMap(list => (Array.isArray(list) ? list : []))
  const parts = [own, ...($ref === undefined ? [] : [contract.follow({ $ref })]), ...more].flatMap((part, at) =>
    at === 0 ? [own] : partsOf(contract, Object(part), depth + 1),
  )
  if (depth === 0) known.set(schema, parts)
  return parts
}

/** A schema belongs to one contract alone. */
const known = new WeakMap<Schema, Schema[]>()
