// Pairs about answers: statuses, media types, headers, links. And OpenAPI 3.0 keywords next to those of 3.1.
import { answering, bothWays, type Contract, contract, type Pair, pair, sending } from './pair.ts'

const [found, missing] = [{ description: 'Found.' }, { description: 'Missing.' }]
const answers = (responses: Record<string, unknown>) => contract({ responses })
const bodied = (...types: string[]) =>
  answers({
    '200': { ...found, content: Object.fromEntries(types.map(type => [type, { schema: { type: 'string' } }])) },
  })
const headed = (header?: Record<string, unknown>) =>
  answers({
    '200': { ...found, ...(header ? { headers: { 'X-Left': { schema: { type: 'integer' }, ...header } } } : {}) },
  })
const failing = (status: string, schema: Record<string, unknown>) => ({
  [status]: { ...missing, content: { 'application/json': { schema } } },
})
const error = { type: 'object', required: ['code'], properties: { code: { type: 'string' } } }
const old = (document: Contract): Contract => ({ ...document, openapi: '3.0.3' })

export const ANSWERS: Pair[] = [
  ...bothWays(
    'a success',
    answers({ '200': found }),
    answers({ '200': found, '202': found }),
    { 'response-success-added': 'warning' },
    { 'response-success-removed': 'breaking' },
  ),
  pair('another success', answers({ '200': found }), answers({ '201': found }), {
    'response-success-added': 'warning',
    'response-success-removed': 'breaking',
  }),
  ...bothWays(
    'a refusal',
    answers({ '200': found }),
    answers({ '200': found, '404': missing }),
    { 'response-other-added': 'note' },
    { 'response-other-removed': 'note' },
  ),
  ...bothWays(
    'a refusal that the default covered',
    answers({ '200': found, default: missing }),
    answers({ '200': found, default: missing, '404': missing }),
    {},
    {},
  ),
  pair(
    'a refusal that says less than the default did',
    answers({ '200': found, ...failing('default', error) }),
    answers({
      '200': found,
      ...failing('default', error),
      ...failing('404', { type: 'object', properties: error.properties }),
    }),
    { 'response-required-widened': 'breaking' },
  ),
  ...bothWays('a success within a range', answers({ '2XX': found }), answers({ '200': found, '2XX': found }), {}, {}),
  ...bothWays(
    'a media type',
    bodied('application/json'),
    bodied('application/json', 'text/csv'),
    { 'response-media-type-added': 'note' },
    { 'response-media-type-removed': 'breaking' },
  ),
  ...bothWays(
    'a body',
    answers({ '200': found }),
    bodied('application/json'),
    { 'response-body-added': 'note' },
    { 'response-body-removed': 'breaking' },
  ),
  ...bothWays(
    'an optional header',
    headed(),
    headed({}),
    { 'response-header-added': 'note' },
    { 'response-header-removed-optional': 'warning' },
  ),
  ...bothWays(
    'a header that is always there',
    headed(),
    headed({ required: true }),
    { 'response-header-added': 'note' },
    { 'response-header-removed-required': 'breaking' },
  ),
  ...bothWays(
    'a header that becomes sure',
    headed({}),
    headed({ required: true }),
    { 'response-header-became-required': 'note' },
    { 'response-header-became-optional': 'breaking' },
  ),
  ...bothWays(
    'what a header holds',
    headed({}),
    headed({ schema: { type: 'integer', minimum: 0 } }),
    { 'response-minimum-narrowed': 'note' },
    { 'response-minimum-widened': 'breaking' },
  ),
  ...bothWays(
    'a link',
    answers({ '200': found }),
    answers({ '200': { ...found, links: { next: { operationId: 'things' } } } }),
    { 'response-link-added': 'note' },
    { 'response-link-removed': 'warning' },
  ),
  pair('the description of an answer', answers({ '200': found }), answers({ '200': missing }), {}),
  pair(
    'null in the words of both editions, answered',
    old(answering({ type: 'string', nullable: true })),
    answering({ type: ['string', 'null'] }),
    {},
  ),
  pair(
    'null among values in the words of both editions',
    old(sending({ type: 'string', nullable: true, enum: ['a'] })),
    sending({ type: ['string', 'null'], enum: ['a', null] }),
    {},
  ),
  pair(
    'exclusive bounds in the words of both editions',
    old(sending({ type: 'number', minimum: 0, exclusiveMinimum: true, maximum: 9, exclusiveMaximum: false })),
    sending({ type: 'number', exclusiveMinimum: 0, maximum: 9 }),
    {},
  ),
  ...bothWays(
    'null in the words of the older edition',
    old(answering({ type: 'string', nullable: true })),
    old(answering({ type: 'string' })),
    { 'response-nullable-narrowed': 'note' },
    { 'response-nullable-widened': 'breaking' },
  ),
]
