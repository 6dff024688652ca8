// A schema's constraints on one value, flattened: references resolved, allOf merged, the fitting branch chosen.
import type { Contract, Schema } from '../contract.ts'

/**
 * If nothing fits, or there is no value yet, the first non-null branch. A schema that is a branch of its own, as where each
 * of a parent's `oneOf` has that parent in its `allOf`, adds nothing to itself: `within` are the references on the way.
 */
export function shapeOf(contract: Contract, schema: Schema, value?: unknown, within: string[] = []): Schema {
  const { $ref, ...beside } = schema
  const found: Schema = $ref === undefined ? schema : { ...contract.follow({ $ref }), ...beside }
  if ($ref !== undefined) {
    const name = String($ref)
    return within.includes(name) ? beside : shapeOf(contract, found, value, [...within, name])
  }
  if (Array.isArray(found['allOf'])) {
    const { allOf, ...rest } = found
    const parts = found['allOf'].map(part => shapeOf(contract, Object(part), value, within))
    return shapeOf(contract, [...parts, rest].reduce(merged, {}), value, within)
  }
  for (const key of ['oneOf', 'anyOf'] as const) {
    if (!Array.isArray(found[key])) continue
    // The chosen branch needs no discriminator.
    const { [key]: branches, discriminator, ...rest } = found
    const shapes = found[key].map(branch => shapeOf(contract, Object(branch), value, within))
    const fits = value === undefined ? undefined : shapes.find(shape => contract.validator(shape)(value))
    const chosen = fits ?? shapes.find(shape => shape['type'] !== 'null') ?? {}
    return shapeOf(contract, merged(rest, chosen), value, within)
  }
  return found
}

const merged = (a: Schema, b: Schema): Schema => ({
  ...a,
  ...b,
  ...(a['properties'] && b['properties']
    ? { properties: { ...Object(a['properties']), ...Object(b['properties']) } }
    : {}),
  ...(Array.isArray(a['required']) && Array.isArray(b['required'])
    ? { required: [...new Set([...a['required'], ...b['required']])] }
    : {}),
})

export const propertiesOf = (shape: Schema): Record<string, Schema> => Object(shape['properties'] ?? {})

export const requiredOf = (shape: Schema): string[] => (Array.isArray(shape['required']) ? shape['required'] : [])

/** Types in the contract's order; inferred from other keywords if it names none. */
export function typesOf(shape: Schema): string[] {
  const named = [shape['type'] ?? []].flat().map(String)
  if (named.length > 0) return named
  if (shape['properties'] || shape['additionalProperties']) return ['object']
  if (shape['items']) return ['array']
  if (shape['minimum'] !== undefined || shape['maximum'] !== undefined) return ['number']
  return shape['pattern'] || shape['format'] || shape['maxLength'] ? ['string'] : []
}

export const limitOf = (shape: Schema, name: string): number | undefined => {
  const found = shape[name]
  return typeof found === 'number' ? found : undefined
}
