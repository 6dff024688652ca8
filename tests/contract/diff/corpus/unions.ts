// Pairs about alternatives, parts that hold together, references and schemas that come back to themselves.
import { alike, answering, limits, type Pair, pair, sending, told } from './pair.ts'

const kind = (name: string, more: Record<string, unknown> = {}) => ({
  type: 'object',
  required: ['kind'],
  properties: { kind: { const: name }, ...more },
})
const [loan, cash] = [kind('loan', { apr: { type: 'number' } }), kind('cash')]
const name = { type: 'object', properties: { name: { type: 'string' } } }
const node = (more: Record<string, unknown> = {}) => ({
  type: 'object',
  properties: { name: { type: 'string', ...more }, next: { $ref: '#/components/schemas/Node' } },
})
const nodeAt = { $ref: '#/components/schemas/Node' }
const kinds = { Loan: loan, Cash: cash }
const byKind = (...told: ('Loan' | 'Cash')[]) => ({
  oneOf: ['Loan', 'Cash'].map(name => ({ $ref: `#/components/schemas/${name}` })),
  discriminator: {
    propertyName: 'kind',
    mapping: Object.fromEntries(told.map(name => [name.toLowerCase(), `#/components/schemas/${name}`])),
  },
})

export const UNIONS: Pair[] = [
  pair(
    'a part that may be null, narrowed in two ways',
    sending({ oneOf: [name, { type: 'null' }] }),
    sending({ oneOf: [{ ...name, required: ['name'], minProperties: 2 }, { type: 'null' }] }),
    { 'request-required-narrowed': 'breaking', 'request-min-properties-narrowed': 'breaking' },
  ),
  ...limits('an alternative of oneOf', { oneOf: [loan, cash] }, { oneOf: [loan] }, 'alternative').slice(1, 3),
  ...limits('an alternative of three', { oneOf: [loan, cash, kind('lease')] }, { oneOf: [loan, cash] }, 'alternative'),
  ...limits('an alternative of anyOf', { anyOf: [loan, cash, kind('ppa')] }, { anyOf: [loan, cash] }, 'alternative'),
  ...limits(
    'an alternative of another type',
    { oneOf: [{ type: 'string' }, { type: 'object' }] },
    { oneOf: [{ type: 'string' }] },
    'type',
  ),
  ...limits(
    'what one alternative holds',
    { oneOf: [loan, cash] },
    { oneOf: [kind('loan', { apr: { type: 'number', maximum: 1 } }), cash] },
    'maximum',
  ),
  ...limits(
    'what one alternative of anyOf holds',
    { anyOf: [loan, cash] },
    { anyOf: [kind('loan', { apr: { type: 'number', maximum: 1 } }), cash] },
    'maximum',
  ),
  ...limits(
    'a part that must hold too',
    { allOf: [{ type: 'string' }] },
    { allOf: [{ type: 'string' }, { maxLength: 5 }] },
    'max-length',
  ),
  ...limits(
    'a part of an object that must hold too',
    { allOf: [name] },
    { allOf: [name, { required: ['name'] }] },
    'required',
  ),
  ...alike(
    'a part or its keywords',
    { allOf: [{ type: 'string' }, { maxLength: 5 }] },
    { type: 'string', maxLength: 5 },
  ),
  ...alike('alternatives in another order', { oneOf: [loan, cash] }, { oneOf: [cash, loan] }),
  ...alike('a single alternative or none', { oneOf: [loan] }, loan),
  ...alike(
    'two types or two alternatives',
    { type: ['string', 'integer'] },
    { anyOf: [{ type: 'integer' }, { type: 'string' }] },
  ),
  ...alike('a part referred to or written out', nodeAt, node(), { Node: node() }),
  ...alike(
    'an alternative referred to',
    { oneOf: [cash, loan] },
    { oneOf: [{ $ref: '#/components/schemas/Cash' }, loan] },
    { Cash: cash },
  ),
  ...alike('anyOf or oneOf of what cannot be both', { anyOf: [loan, cash] }, { oneOf: [loan, cash] }),
  pair(
    'a schema that comes back to itself, narrowed',
    sending(nodeAt, { Node: node() }),
    sending(nodeAt, { Node: node({ maxLength: 5 }) }),
    {
      'request-max-length-narrowed': 'breaking',
    },
  ),
  pair(
    'a schema that comes back to itself, widened',
    answering(nodeAt, { Node: node({ maxLength: 5 }) }),
    answering(nodeAt, { Node: node() }),
    {
      'response-max-length-widened': 'breaking',
    },
  ),
  pair(
    'a schema that comes back to itself, as it was',
    sending(nodeAt, { Node: node() }),
    sending(nodeAt, { Node: node() }),
    {},
  ),
  ...told(
    'told by another field',
    byKind(),
    { ...byKind(), discriminator: { propertyName: 'type', mapping: {} } },
    { 'request-discriminator-changed': 'breaking' },
    { 'response-discriminator-changed': 'breaking' },
    kinds,
  ),
  ...told(
    'a value that tells an alternative added',
    byKind('Loan'),
    byKind('Loan', 'Cash'),
    { 'request-discriminator-value-added': 'note' },
    { 'response-discriminator-value-added': 'warning' },
    kinds,
  ),
  ...told(
    'a value that tells an alternative removed',
    byKind('Loan', 'Cash'),
    byKind('Loan'),
    { 'request-discriminator-value-removed': 'breaking' },
    { 'response-discriminator-value-removed': 'note' },
    kinds,
  ),
]
