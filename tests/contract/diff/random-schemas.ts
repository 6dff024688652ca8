// Schemas and values at random for the properties of openapi/diff: small alphabets, so that values often fit.
import fc from 'fast-check'

export type Schema = Record<string, unknown> | boolean

const small = fc.integer({ min: 0, max: 4 })
const text = fc.constantFrom('', 'a', 'b', 'ab', 'abc', 'abcd')
const number = fc.constantFrom(-2, -1, 0, 0.5, 1, 2, 3, 4, 6)
const field = fc.constantFrom('a', 'b', 'c')
const partial = { requiredKeys: [] }

const { schema } = fc.letrec<{ schema: Schema; plain: Schema }>(tie => {
  const inner = tie('schema')
  const properties = fc.dictionary(field, inner, { maxKeys: 3 })
  return {
    schema: fc.oneof(
      { maxDepth: 3, depthSize: 'small' },
      { weight: 6, arbitrary: tie('plain') },
      { weight: 1, arbitrary: fc.record({ anyOf: fc.array(inner, { minLength: 1, maxLength: 3 }) }) },
      { weight: 1, arbitrary: fc.record({ oneOf: fc.array(inner, { minLength: 1, maxLength: 3 }) }) },
      { weight: 1, arbitrary: fc.record({ allOf: fc.array(inner, { minLength: 1, maxLength: 2 }) }) },
      { weight: 1, arbitrary: fc.record({ type: fc.constantFrom('string', 'integer', 'object'), not: inner }) },
      { weight: 1, arbitrary: fc.record({ if: inner, else: inner }) },
      { weight: 1, arbitrary: fc.constant({ $ref: '#/components/schemas/Node' }) },
      {
        weight: 3,
        arbitrary: fc.record(
          {
            type: fc.constantFrom('object', ['object', 'null']),
            properties,
            required: fc.uniqueArray(field, { maxLength: 2 }),
            additionalProperties: fc.oneof(fc.constant(false), fc.constant(false), inner),
            minProperties: fc.integer({ min: 0, max: 2 }),
            maxProperties: fc.integer({ min: 1, max: 3 }),
            propertyNames: fc.record({ maxLength: fc.constantFrom(0, 1) }),
            dependentRequired: fc.dictionary(field, fc.uniqueArray(field, { maxLength: 2 }), { maxKeys: 1 }),
          },
          { requiredKeys: ['type', 'properties'] },
        ),
      },
      {
        weight: 2,
        arbitrary: fc.record(
          {
            type: fc.constant('array'),
            items: inner,
            prefixItems: fc.array(inner, { minLength: 1, maxLength: 2 }),
            minItems: fc.integer({ min: 0, max: 2 }),
            maxItems: small,
            uniqueItems: fc.boolean(),
            contains: tie('plain'),
          },
          { requiredKeys: ['type'] },
        ),
      },
    ),
    plain: fc.oneof(
      fc.record(
        {
          type: fc.constantFrom('string', ['string', 'null']),
          minLength: small,
          maxLength: small,
          pattern: fc.constantFrom('^a', 'b$'),
        },
        { requiredKeys: ['type'] },
      ),
      fc.record(
        {
          type: fc.constantFrom('number', 'integer'),
          minimum: number,
          maximum: number,
          exclusiveMinimum: number,
          exclusiveMaximum: number,
          multipleOf: fc.constantFrom(0.5, 1, 2, 3),
        },
        { requiredKeys: ['type'] },
      ),
      fc.record({
        enum: fc.uniqueArray(fc.oneof(text, number, fc.boolean(), fc.constant(null)), { minLength: 1, maxLength: 4 }),
      }),
      fc.record({ const: fc.oneof(text, number) }),
      fc.constantFrom<Schema>({ type: 'boolean' }, { type: 'null' }, {}, { type: ['integer', 'string'] }),
      fc.record({ minimum: number, maxLength: small, required: fc.uniqueArray(field, { maxLength: 1 }) }, partial),
    ),
  }
})

/** A schema, and the same with one thing of it otherwise. */
export const schemaPair: fc.Arbitrary<[Schema, Schema]> = fc
  .tuple(schema, fc.nat(), fc.constantFrom('drop', 'nudge', 'replace'), schema)
  .map(([one, spot, how, other]) => [one, altered(one, spot, how, other)])

/** Nothing is more likely to be wrong than what both forget: other keywords beside each. */
export function remarked(schema: unknown): Schema {
  return JSON.parse(JSON.stringify(schema), (name, value) =>
    isSchema(value) && !MAPS.includes(name) ? { ...value, 'x-remark': 'seen' } : value,
  )
}

const MAPS = ['properties', 'dependentRequired']
const isSchema = (value: unknown) => value !== null && typeof value === 'object' && !Array.isArray(value)

function altered(schema: Schema, spot: number, how: string, other: Schema): Schema {
  const spots: { holder: Record<string, unknown>; key: string }[] = []
  const copy = JSON.parse(JSON.stringify({ schema }), function collect(key, value) {
    if (key !== '') spots.push({ holder: this, key })
    return value
  })
  const chosen = spots[spot % spots.length]
  if (!chosen) return schema
  const { holder, key } = chosen
  const value = holder[key]
  if (typeof value === 'number') holder[key] = how === 'nudge' ? value + 1 : Math.max(0, value - 1)
  else if (isSchema(value) && !MAPS.includes(key)) holder[key] = how === 'drop' ? {} : other
  else if (how === 'drop' && !Array.isArray(holder)) delete holder[key]
  return copy.schema ?? {}
}

const { value } = fc.letrec<{ value: unknown }>(tie => ({
  value: fc.oneof(
    { maxDepth: 2 },
    text,
    number,
    fc.constantFrom(null, true, false),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', 'other'), tie('value'), { maxKeys: 4 }),
    fc.array(tie('value'), { maxLength: 3 }),
  ),
}))

/** The same values for every schema: nearly a thousand, of which some always fit. */
export const VALUES: unknown[] = [
  ...new Map(
    fc.sample(value, { numRuns: 1500, seed: 7 }).map(one => [JSON.stringify(one), JSON.parse(JSON.stringify(one))]),
  ).values(),
]
