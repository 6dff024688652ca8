// Values that a person gave for parameters and fields (`x-value`): used wherever an ordinary input needs one.
import type { Contract, Parameter, Schema } from '../../contract.ts'
import { canonical } from '../links/names.ts'
import { propertiesOf, shapeOf, typesOf } from '../shape.ts'

export const fixedOf = (contract: Contract, { schema }: Pick<Parameter, 'schema'>): unknown =>
  asTyped(contract, schema, schema['x-value'])

/** An environment knows texts alone. */
function asTyped(contract: Contract, schema: Schema, value: unknown): unknown {
  if (typeof value !== 'string' || typesOf(shapeOf(contract, schema)).includes('string')) return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

/** The body with the values given for its fields, also those that aren't required. */
export function withFixed(contract: Contract, schema: Schema, body: unknown, depth = 0): unknown {
  if (body === null || typeof body !== 'object' || depth > 6) return body
  const shape = shapeOf(contract, schema, body)
  if (Array.isArray(body)) return body.map(one => withFixed(contract, Object(shape['items'] ?? {}), one, depth + 1))
  const of_operation: Record<string, unknown> = Object(schema['x-values'] ?? {})
  const properties = Object.entries(propertiesOf(shape)).flatMap(([name, part]) => {
    const [, own] = Object.entries(of_operation).find(([one]) => canonical(one) === canonical(name)) ?? []
    const value = own ?? part['x-value']
    if (value !== undefined) return [[name, asTyped(contract, part, value)]]
    const inner: unknown = Object(body)[name]
    return inner === undefined ? [] : [[name, withFixed(contract, part, inner, depth + 1)]]
  })
  return { ...body, ...Object.fromEntries(properties) }
}
