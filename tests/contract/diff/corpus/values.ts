// Pairs about types, null, lists of values, constants and defaults.
import { alike, answering, limits, others, type Pair, pair, sending, told } from './pair.ts'

const object = (field: Record<string, unknown>) => ({ type: 'object', properties: { field } })

export const VALUES: Pair[] = [
  ...others('a type', { type: 'string' }, { type: 'integer' }, 'type'),
  ...others('the type of a field', object({ type: 'string' }), object({ type: 'array' }), 'type'),
  ...limits('whole numbers alone', { type: 'number' }, { type: 'integer' }, 'type'),
  ...limits('one of two types', { type: ['string', 'integer'] }, { type: 'string' }, 'type'),
  ...limits('a type set', {}, { type: 'object' }, 'type').slice(0, 1),
  ...limits('null', { type: ['string', 'null'] }, { type: 'string' }, 'nullable'),
  ...limits('a null of a field', object({ type: ['integer', 'null'] }), object({ type: 'integer' }), 'nullable'),
  ...limits(
    'null as an alternative',
    { anyOf: [{ type: 'string' }, { type: 'null' }] },
    { type: 'string' },
    'nullable',
  ),
  ...alike(
    'null as a type or as an alternative',
    { type: ['string', 'null'] },
    { oneOf: [{ type: 'null' }, { type: 'string' }] },
  ),
  ...alike('a constant or a list of one', { const: 'a' }, { enum: ['a'] }),
  ...alike('a list or constants side by side', { enum: ['a', 'b'] }, { oneOf: [{ const: 'a' }, { const: 'b' }] }),
  ...alike('values in another order', { enum: ['a', 'b'] }, { enum: ['b', 'a'] }),
  pair('a value added to what is sent', sending({ enum: ['a'] }), sending({ enum: ['a', 'b'] }), {
    'request-enum-widened': 'note',
  }),
  pair('a value removed from what is sent', sending({ enum: ['a', 'b'] }), sending({ enum: ['a'] }), {
    'request-enum-narrowed': 'breaking',
  }),
  pair('a value added to what is answered', answering({ enum: ['a'] }), answering({ enum: ['a', 'b'] }), {
    'response-enum-widened': 'warning',
  }),
  pair('a value removed from what is answered', answering({ enum: ['a', 'b'] }), answering({ enum: ['a'] }), {
    'response-enum-narrowed': 'note',
  }),
  pair('a value replaced in what is answered', answering({ enum: ['a', 'b'] }), answering({ enum: ['a', 'c'] }), {
    'response-enum-changed': 'warning',
  }),
  pair('a value replaced in what is sent', sending({ enum: ['a', 'b'] }), sending({ enum: ['a', 'c'] }), {
    'request-enum-changed': 'breaking',
  }),
  ...others('a constant', object({ const: 'a' }), object({ const: 'b' }), 'enum'),
  ...limits('a list of values set', { type: 'string' }, { type: 'string', enum: ['a'] }, 'value-list'),
  ...limits('a constant set', object({ type: 'string' }), object({ type: 'string', const: 'a' }), 'value-list'),
  ...told(
    'a default changed',
    object({ type: 'integer', default: 1 }),
    object({ type: 'integer', default: 2 }),
    { 'request-default': 'warning' },
    { 'response-default': 'note' },
  ),
  ...told(
    'a default set',
    object({ type: 'integer' }),
    object({ type: 'integer', default: 2 }),
    { 'request-default': 'warning' },
    { 'response-default': 'note' },
  ),
  ...told(
    'a field deprecated',
    object({ type: 'string' }),
    object({ type: 'string', deprecated: true }),
    { 'request-property-deprecated': 'note' },
    { 'response-property-deprecated': 'note' },
  ),
  ...told(
    'a description',
    object({ type: 'string', description: 'One.' }),
    object({ type: 'string', description: 'Two.' }),
    {},
    {},
  ),
  ...told('examples', object({ type: 'string', examples: ['a'] }), object({ type: 'string', examples: ['b'] }), {}, {}),
  ...limits('an exclusion', { type: 'string' }, { type: 'string', not: { const: 'root' } }, 'not'),
  ...limits(
    'what is excluded',
    { type: 'string', not: { type: 'string', minLength: 9 } },
    { type: 'string', not: { type: 'string', minLength: 5 } },
    'not',
  ),
]
