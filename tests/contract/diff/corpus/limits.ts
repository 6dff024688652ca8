// Pairs about numbers, strings and lists: bounds, lengths, patterns, formats, entries.
import { limits, others, type Pair } from './pair.ts'

const string = (more: Record<string, unknown> = {}) => ({ type: 'string', ...more })
const number = (more: Record<string, unknown> = {}) => ({ type: 'number', ...more })
const list = (more: Record<string, unknown> = {}) => ({ type: 'array', items: { type: 'string' }, ...more })
const field = (schema: Record<string, unknown>) => ({ type: 'object', properties: { field: schema } })

export const LIMITS: Pair[] = [
  ...limits('the least value', number({ minimum: 1 }), number({ minimum: 2 }), 'minimum'),
  ...limits('the least value set', number(), number({ minimum: 2 }), 'minimum'),
  ...limits('the greatest value', number({ maximum: 20 }), number({ maximum: 10 }), 'maximum'),
  ...limits('the greatest value of a field', field(number()), field(number({ maximum: 10 })), 'maximum'),
  ...limits('a bound that becomes exclusive', number({ minimum: 0 }), number({ exclusiveMinimum: 0 }), 'minimum'),
  ...limits('an exclusive upper bound', number({ exclusiveMaximum: 9 }), number({ exclusiveMaximum: 5 }), 'maximum'),
  ...limits('a step', number({ multipleOf: 5 }), number({ multipleOf: 10 }), 'multiple-of'),
  ...limits('a step set', number(), number({ multipleOf: 0.1 }), 'multiple-of'),
  ...others('a step that is no multiple', number({ multipleOf: 4 }), number({ multipleOf: 6 }), 'multiple-of'),
  ...limits('the least length', string({ minLength: 1 }), string({ minLength: 3 }), 'min-length'),
  ...limits('the greatest length', string({ maxLength: 9 }), string({ maxLength: 5 }), 'max-length'),
  ...limits('the greatest length set', string(), string({ maxLength: 5 }), 'max-length'),
  ...limits(
    'the length of a field of entries',
    list({ items: field(string()) }),
    list({ items: field(string({ maxLength: 5 })) }),
    'max-length',
  ),
  ...limits('a pattern', string(), string({ pattern: '^a' }), 'pattern'),
  ...others('a pattern', string({ pattern: '^a' }), string({ pattern: '^b' }), 'pattern'),
  ...limits('a format', string(), string({ format: 'date' }), 'format'),
  ...others('a format', string({ format: 'date' }), string({ format: 'date-time' }), 'format'),
  ...limits('a format within another', string({ format: 'uri-reference' }), string({ format: 'uri' }), 'format'),
  ...limits(
    'the format of whole numbers',
    { type: 'integer', format: 'int64' },
    { type: 'integer', format: 'int32' },
    'format',
  ),
  ...limits('the fewest entries', list({ minItems: 1 }), list({ minItems: 2 }), 'min-items'),
  ...limits('the most entries', list({ maxItems: 9 }), list({ maxItems: 5 }), 'max-items'),
  ...limits('the most entries set', list(), list({ maxItems: 5 }), 'max-items'),
  ...limits('entries that differ', list(), list({ uniqueItems: true }), 'unique-items'),
  ...limits('what entries are', { type: 'array' }, list(), 'type'),
  ...limits('what a list must include', list(), list({ contains: { const: 'sun' } }), 'contains'),
  ...limits(
    'an entry by its place',
    { type: 'array', prefixItems: [string(), number()] },
    { type: 'array', prefixItems: [string(), number({ minimum: 1 })] },
    'minimum',
  ),
  ...limits('the fewest fields', { type: 'object' }, { type: 'object', minProperties: 1 }, 'min-properties'),
  ...limits(
    'the most fields',
    { type: 'object', maxProperties: 9 },
    { type: 'object', maxProperties: 3 },
    'max-properties',
  ),
]
