// Schemas and values at random for the properties of openapi/diff: small alphabets, so that values often fit.
import fc from 'fast-check'

export type Schema = Record<string, unknown> | boolean

const small = fc.constantFrom(0, 1, 2, 3, 4)
const text = fc.constantFrom('', 'a', 'b', 'ab', 'abc', 'abcd')
const number = fc.constantFrom(-2, -1, 0, 0.5, 1, 2, 3, 4, 6)
const field = fc.constantFrom('a', 'b', 'c')

/** At most two of many keywords: with more, hardly any value fits. */
function asking(type: fc.Arbitrary<unknown>, may: Record<string, fc.Arbitrary<unknown>>) {
  const kept = fc.subarray(Object.keys(may), { minLength: 1, maxLength: 2 })
  return fc.tuple(fc.record({ type }), fc.record(may), kept).map(([sure, all, keywords]) => ({
    ...sure,
    ...Object.fromEntries(keywords.map(keyword => [keyword, all[keyword]])),
  }))
}

const strings = asking(fc.constantFrom('string', ['string', 'null']), {
  minLength: small,
  maxLength: small,
  pattern: fc.constantFrom('^a', 'b$'),
})
const numbers = asking(fc.constantFrom('number', 'integer'), {
  minimum: number,
  maximum: number,
  exclusiveMinimum: number,
  exclusiveMaximum: number,
  multipleOf: fc.constantFrom(0.5, 1, 2, 3),
})
const plain: fc.Arbitrary<Schema> = fc.oneof(
  strings,
  numbers,
  fc.record({
    enum: fc.uniqueArray(fc.oneof(text, number, fc.boolean(), fc.constant(null)), { minLength: 1, maxLength: 4 }),
  }),
  fc.record({ const: fc.oneof(text, number) }),
  fc.constantFrom<Schema>({ type: 'boolean' }, { type: 'null' }, {}, { type: ['integer', 'string'] }),
  fc.record(
    { minimum: number, maxLength: small, required: fc.uniqueArray(field, { maxLength: 1 }) },
    { requiredKeys: [] },
  ),
)
const lists = (inner: fc.Arbitrary<Schema>) =>
  asking(fc.constant('array'), {
    items: inner,
    prefixItems: fc.array(inner, { minLength: 1, maxLength: 2 }),
    minItems: fc.constantFrom(1, 2),
    maxItems: small,
    uniqueItems: fc.boolean(),
    contains: plain,
  })
const objects = (inner: fc.Arbitrary<Schema>) =>
  asking(fc.constantFrom('object', ['object', 'null']), {
    properties: fc.dictionary(field, inner, { maxKeys: 3 }),
    required: fc.uniqueArray(field, { maxLength: 2 }),
    additionalProperties: fc.oneof(fc.constant(false), inner),
    minProperties: fc.constantFrom(1, 2),
    maxProperties: fc.constantFrom(1, 2, 3),
    propertyNames: fc.record({ maxLength: fc.constantFrom(0, 1) }),
    dependentRequired: fc.dictionary(field, fc.uniqueArray(field, { maxLength: 2 }), { maxKeys: 1 }),
  })
const several = (inner: fc.Arbitrary<Schema>) => fc.array(inner, { minLength: 1, maxLength: 3 })
const joined = (inner: fc.Arbitrary<Schema>) =>
  fc.oneof(
    fc.record({ anyOf: several(inner) }),
    fc.record({ oneOf: several(inner) }),
    fc.record({ allOf: several(inner) }),
    fc.record({ type: fc.constantFrom('string', 'integer', 'object'), not: inner }),
    fc.record({ if: inner, else: inner }),
    fc.constant({ $ref: '#/components/schemas/Node' }),
  )

const { schema } = fc.letrec<{ schema: Schema }>(tie => ({
  schema: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    { weight: 6, arbitrary: plain },
    { weight: 6, arbitrary: joined(tie('schema')) },
    { weight: 3, arbitrary: objects(tie('schema')) },
    { weight: 2, arbitrary: lists(tie('schema')) },
  ),
}))

/** Two of a kind that differ in one keyword. */
const alike = (kind: fc.Arbitrary<Record<string, unknown>>): fc.Arbitrary<[Schema, Schema]> =>
  fc.tuple(kind, kind, fc.nat(), fc.boolean()).map(([one, giver, spot, isTurned]) => {
    const keywords = Object.keys({ ...one, ...giver })
    const keyword = keywords[spot % keywords.length] ?? 'type'
    const { [keyword]: _, ...rest } = one
    const other = keyword in giver ? { ...rest, [keyword]: giver[keyword] } : rest
    return isTurned ? [other, one] : [one, other]
  })

/** A schema, and the same with one thing of it otherwise. */
export const schemaPair: fc.Arbitrary<[Schema, Schema]> = fc
  .oneof(
    alike(strings),
    alike(numbers),
    alike(lists(plain)),
    alike(objects(plain)),
    alike(joined(plain)),
    fc
      .tuple(schema, fc.nat(), fc.constantFrom('drop', 'nudge', 'replace'), schema)
      .map(([one, spot, how, other]): [Schema, Schema] => [one, altered(one, spot, how, other)]),
  )
  .filter(([one, other]) => JSON.stringify(one) !== JSON.stringify(other))

/** Adds meaningless keywords to every schema, so that no two have equal text. */
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
    fc.sample(value, { numRuns: 3000, seed: 7 }).map(one => [JSON.stringify(one), JSON.parse(JSON.stringify(one))]),
  ).values(),
]
