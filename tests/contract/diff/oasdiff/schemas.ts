// Rules of oasdiff about schemas, each in every place it names.
import { type Json, type Level, PLACES, type PlaceName, type Rule, usual } from './rule.ts'

const ALL: PlaceName[] = ['request-body', 'request-property', 'response-body', 'response-property']
const BODY: PlaceName[] = ['request-body', 'request-property']
const BACK: PlaceName[] = ['response-body', 'response-property']
const SENT: PlaceName[] = [...BODY, 'request-parameter']
const READ_ONLY: PlaceName = 'request-read-only-property'
const OBJECTS: PlaceName = 'request-parameter-property'

type Effect = 'narrower' | 'wider' | Level

/** `words` end the names; the schemas are before and after. */
const rules = (words: string, effect: Effect, places: PlaceName[], before: unknown, after: unknown): Rule[] =>
  places.map(place => ({
    id: `${place}-${words}`,
    level: effect === 'narrower' || effect === 'wider' ? usual(place, effect) : effect,
    before: PLACES[place](before),
    after: PLACES[place](after),
  }))

/** A limit in its two directions, and set where there was none. */
function limit(
  name: string,
  keyword: string,
  type: string,
  narrow: 'increased' | 'decreased',
  places: Limited,
): Rule[] {
  const [loose, strict] = narrow === 'increased' ? [2, 5] : [5, 2]
  const has = (value: number): Json => ({ type, [keyword]: value, ...(type === 'array' ? { items: {} } : {}) })
  const none = type === 'array' ? { type, items: {} } : { type }
  const wide = narrow === 'increased' ? 'decreased' : 'increased'
  return [
    ...rules(`${name}-${narrow}`, 'narrower', places.narrower, has(loose), has(strict)),
    ...rules(`${name}-${wide}`, 'wider', places.wider, has(strict), has(loose)),
    ...rules(`${name}-set`, 'narrower', places.set ?? [], none, has(strict)),
    ...rules(`${name}-unset`, 'wider', places.unset ?? [], has(strict), none),
  ]
}
type Limited = { narrower: PlaceName[]; wider: PlaceName[]; set?: PlaceName[]; unset?: PlaceName[] }

const BOUND: Limited = { narrower: [...SENT, READ_ONLY], wider: [...SENT, ...BACK], set: SENT }

const LIMITS = [
  ...limit('max', 'maximum', 'integer', 'decreased', BOUND),
  ...limit('exclusive-max', 'exclusiveMaximum', 'integer', 'decreased', BOUND),
  ...limit('min', 'minimum', 'integer', 'increased', BOUND),
  ...limit('exclusive-min', 'exclusiveMinimum', 'integer', 'increased', BOUND),
  ...limit('max-length', 'maxLength', 'string', 'decreased', { ...BOUND, unset: BACK }),
  ...limit('min-length', 'minLength', 'string', 'increased', { narrower: SENT, wider: [...SENT, ...BACK] }),
  ...limit('min-items', 'minItems', 'array', 'increased', {
    narrower: SENT,
    wider: ['request-parameter', ...BACK],
    set: SENT,
    unset: BACK,
  }),
  ...limit('max-items', 'maxItems', 'array', 'decreased', { ...BOUND, set: BODY }),
  ...limit('max-properties', 'maxProperties', 'object', 'decreased', {
    narrower: [...BODY, READ_ONLY],
    wider: ALL,
    set: BODY,
  }),
  ...limit('min-properties', 'minProperties', 'object', 'increased', { narrower: BODY, wider: BACK }),
]

/** Something that is added or removed. `adding` is what its addition does to the values allowed. */
const presence = (
  name: string,
  adding: 'narrower' | 'wider',
  places: PlaceName[],
  without: unknown,
  having: unknown,
) => [
  ...rules(`${name}-added`, adding, places, without, having),
  ...rules(`${name}-removed`, adding === 'narrower' ? 'wider' : 'narrower', places, having, without),
]

const text = { type: 'string' }
const whole = { type: 'integer' }
const items = { type: 'array', items: whole }
const named = { type: 'object', properties: { a: text, b: text } }
const cat = { type: 'object', required: ['cat'], properties: { cat: text }, additionalProperties: false }
const dog = { type: 'object', required: ['dog'], properties: { dog: text }, additionalProperties: false }

const VALUES = [
  ...rules('became-enum', 'narrower', [...SENT, 'request-header-property'], text, { ...text, enum: ['a', 'b'] }),
  ...rules(
    'enum-value-removed',
    'narrower',
    [...SENT, OBJECTS, READ_ONLY, 'response-property'],
    { ...text, enum: ['a', 'b'] },
    { ...text, enum: ['a'] },
  ),
  ...rules(
    'enum-value-added',
    'wider',
    ['request-property', 'request-parameter', OBJECTS, 'response-write-only-property'],
    { ...text, enum: ['a'] },
    { ...text, enum: ['a', 'b'] },
  ),
  ...rules(
    'enum-value-added',
    'warning',
    ['response-property'],
    { ...text, enum: ['a'] },
    { ...text, enum: ['a', 'b'] },
  ),
  ...presence('const', 'narrower', ALL, text, { ...text, const: 'a' }),
  ...rules('const-changed', 'error', ALL, { ...text, const: 'a' }, { ...text, const: 'b' }),
  ...rules('default-value-added', 'info', [...SENT, ...BACK], text, { ...text, default: 'a' }),
  ...rules('default-value-removed', 'info', [...SENT, ...BACK], { ...text, default: 'a' }, text),
  ...rules('default-value-changed', 'info', [...SENT, ...BACK], { ...text, default: 'a' }, { ...text, default: 'b' }),
  ...rules('became-nullable', 'wider', [...SENT, OBJECTS, ...BACK, 'response-header'], text, {
    type: ['string', 'null'],
  }),
  ...rules(
    'became-not-nullable',
    'narrower',
    [...SENT, OBJECTS, ...BACK, 'response-header'],
    { type: ['string', 'null'] },
    text,
  ),
  ...rules(
    'x-extensible-enum-value-removed',
    'narrower',
    ['request-parameter', 'request-property'],
    { ...text, 'x-extensible-enum': ['a', 'b'] },
    { ...text, 'x-extensible-enum': ['a'] },
  ),
  ...presence('pattern', 'narrower', ['request-property', 'request-parameter', 'response-property'], text, {
    ...text,
    pattern: '^a+$',
  }),
  ...rules(
    'pattern-changed',
    'warning',
    ['request-property', 'request-parameter', 'response-property'],
    { ...text, pattern: '^a+$' },
    { ...text, pattern: '^b+$' },
  ),
  ...rules(
    'pattern-generalized',
    'info',
    ['request-property', 'request-parameter'],
    { ...text, pattern: '^a+$' },
    { ...text, pattern: '.*' },
  ),
  ...rules('unique-items-set', 'narrower', BODY, items, { ...items, uniqueItems: true }),
  ...rules('unique-items-unset', 'wider', ALL, { ...items, uniqueItems: true }, items),
  ...rules('multiple-of-set', 'narrower', BODY, whole, { ...whole, multipleOf: 5 }),
  ...rules('multiple-of-unset', 'wider', ALL, { ...whole, multipleOf: 5 }, whole),
  ...rules('multiple-of-changed', 'error', ALL, { ...whole, multipleOf: 5 }, { ...whole, multipleOf: 7 }),
  ...rules('multiple-of-generalized', 'info', BODY, { ...whole, multipleOf: 10 }, { ...whole, multipleOf: 5 }),
  ...rules('multiple-of-specialized', 'info', BACK, { ...whole, multipleOf: 5 }, { ...whole, multipleOf: 10 }),
]

const TYPES = [
  ...rules('type-changed', 'error', [...SENT, ...BACK, 'response-header'], text, { type: 'boolean' }),
  ...rules('type-changed', 'warning', [OBJECTS], text, { type: 'boolean' }),
  ...rules('type-generalized', 'wider', [...BODY, OBJECTS, ...BACK, 'response-header'], whole, { type: 'number' }),
  // One value is a list of one in `?p=1`.
  ...rules('type-generalized', 'wider', ['request-parameter'], whole, items),
  ...rules('type-specialized', 'narrower', [...BACK, 'response-header', OBJECTS], { type: 'number' }, whole),
  ...rules('type-compatible', 'info', BODY, { type: 'string', format: 'date' }, text),
  ...rules('type-compatible', 'info', [...BACK, 'response-header'], text, { type: 'string', format: 'date' }),
  ...rules('list-of-types-widened', 'wider', [...SENT, OBJECTS, ...BACK], text, { type: ['string', 'integer'] }),
  ...rules('list-of-types-narrowed', 'narrower', [...SENT, OBJECTS, ...BACK], { type: ['string', 'integer'] }, text),
]

const condition = { if: { properties: { a: { const: 'x' } }, required: ['a'] } }
// `then` as a literal key would make the object look like a promise to the linter.
const then = Object.fromEntries([['then', { required: ['b'] }]])
const otherwise = { else: { required: ['b'] } }
const contained = { ...items, contains: { const: 1 } }

const STRUCTURE = [
  ...presence('all-of', 'narrower', ALL, { allOf: [named] }, { allOf: [named, { required: ['a'] }] }),
  ...rules('all-of-added-annotation-only', 'info', ALL, { allOf: [named] }, { allOf: [named, { title: 'Named' }] }),
  ...rules('all-of-removed-annotation-only', 'info', ALL, { allOf: [named, { title: 'Named' }] }, { allOf: [named] }),
  ...presence('any-of', 'wider', ALL, { anyOf: [cat] }, { anyOf: [cat, dog] }),
  ...presence('one-of', 'wider', ALL, { oneOf: [cat] }, { oneOf: [cat, dog] }),
  ...presence(
    'prefix-items',
    'wider',
    ALL,
    { type: 'array', prefixItems: [text], items: false },
    { type: 'array', prefixItems: [text, whole], items: false },
  ),
  ...presence('if', 'narrower', ALL, { ...named, ...then }, { ...named, ...condition, ...then }),
  ...presence('then', 'narrower', ALL, { ...named, ...condition }, { ...named, ...condition, ...then }),
  ...presence('else', 'narrower', ALL, { ...named, ...condition }, { ...named, ...condition, ...otherwise }),
  ...presence('contains', 'narrower', ALL, items, contained),
  ...rules(
    'min-contains-increased',
    'narrower',
    ALL,
    { ...contained, minContains: 1 },
    { ...contained, minContains: 2 },
  ),
  ...rules('min-contains-decreased', 'wider', ALL, { ...contained, minContains: 2 }, { ...contained, minContains: 1 }),
  ...rules(
    'max-contains-decreased',
    'narrower',
    ALL,
    { ...contained, maxContains: 3 },
    { ...contained, maxContains: 2 },
  ),
  ...rules('max-contains-increased', 'wider', ALL, { ...contained, maxContains: 2 }, { ...contained, maxContains: 3 }),
  ...presence('dependent-required', 'narrower', ALL, named, { ...named, dependentRequired: { a: ['b'] } }),
  ...rules(
    'dependent-required-changed',
    'error',
    ALL,
    { ...named, dependentRequired: { a: ['b'] } },
    { ...named, dependentRequired: { b: ['a'] } },
  ),
  ...presence('dependent-schema', 'narrower', ALL, named, { ...named, dependentSchemas: { a: { required: ['b'] } } }),
  ...presence('pattern-property', 'narrower', ALL, named, { ...named, patternProperties: { '^x-': whole } }),
  ...presence('property-names', 'narrower', ALL, named, { ...named, propertyNames: { maxLength: 3 } }),
  ...presence(
    'unevaluated-items',
    'narrower',
    ALL,
    { type: 'array', prefixItems: [text] },
    { type: 'array', prefixItems: [text], unevaluatedItems: false },
  ),
  ...presence('unevaluated-properties', 'narrower', ALL, named, { ...named, unevaluatedProperties: false }),
  ...presence(
    'content-schema',
    'narrower',
    ALL,
    { ...text, contentMediaType: 'application/json' },
    { ...text, contentMediaType: 'application/json', contentSchema: { type: 'object' } },
  ),
  ...rules(
    'content-media-type-changed',
    'error',
    ALL,
    { ...text, contentMediaType: 'image/png' },
    { ...text, contentMediaType: 'image/gif' },
  ),
  ...rules(
    'content-encoding-changed',
    'error',
    ALL,
    { ...text, contentEncoding: 'base64' },
    { ...text, contentEncoding: 'base32' },
  ),
]

const union = (discriminator?: Json): Json => ({
  oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }],
  ...(discriminator && { discriminator }),
})
const by = (propertyName: string, mapping?: Json): Json => union({ propertyName, ...(mapping && { mapping }) })

const DISCRIMINATORS = [
  ...rules('discriminator-added', 'info', ALL, union(), by('kind')),
  ...rules('discriminator-removed', 'info', ALL, by('kind'), union()),
  ...rules('discriminator-property-name-changed', 'info', ALL, by('kind'), by('sort')),
  ...rules('discriminator-mapping-added', 'info', ALL, by('kind', { c: 'Cat' }), by('kind', { c: 'Cat', d: 'Dog' })),
  ...rules('discriminator-mapping-deleted', 'info', ALL, by('kind', { c: 'Cat', d: 'Dog' }), by('kind', { c: 'Cat' })),
  ...rules('discriminator-mapping-changed', 'info', ALL, by('kind', { c: 'Cat' }), by('kind', { c: 'Dog' })),
]

export const SCHEMA_RULES: Rule[] = [...LIMITS, ...VALUES, ...TYPES, ...STRUCTURE, ...DISCRIMINATORS]
