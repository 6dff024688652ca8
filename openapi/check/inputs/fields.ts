// Fields of an answer that no schema names, also where the schema does not forbid others.
import type { Contract, Schema } from '../../contract.ts'
import { propertiesOf } from '../shape.ts'

/** Their paths, such as `panels.0.price_eur`; for a list only those of the first unknown entry. */
export function undocumentedFields(contract: Contract, schema: Schema, value: unknown): string[] {
  return strange(contract, [schema], value, '')
}

/** Every schema that may describe the value: a field is unknown if none of them has it. */
function strange(contract: Contract, schemas: Schema[], value: unknown, where: string): string[] {
  const parts = schemas.flatMap(schema => partsOf(contract, schema))
  if (Array.isArray(value)) {
    const items = parts.flatMap(part => (part['items'] ? [Object(part['items'])] : []))
    if (items.length === 0) return []
    const seen = new Map<string, string>()
    for (const [at, one] of value.entries())
      for (const field of strange(contract, items, one, `${where}.${at}`)) {
        const alike = field.replaceAll(/\.\d+/g, '.')
        if (!seen.has(alike)) seen.set(alike, field)
      }
    return [...seen.values()]
  }
  if (value === null || typeof value !== 'object') return []
  const objects = parts.filter(part => part['properties'] !== undefined || part['additionalProperties'] !== undefined)
  // A schema without fields, or one that allows others, is open.
  const free = objects.length === 0 || parts.some(part => isFree(part))
  return Object.entries(value).flatMap(([name, one]) => {
    const at = where === '' ? name : `${where}.${name}`
    const known = objects.flatMap(part => {
      const named = propertiesOf(part)[name]
      const { additionalProperties: other } = part
      return named ?? (other !== null && typeof other === 'object' ? Object(other) : [])
    })
    if (known.length === 0) return free ? [] : [at]
    return strange(contract, known, one, at)
  })
}

const isFree = (part: Schema) => part['additionalProperties'] === true || part['patternProperties'] !== undefined

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
