// Pairs about parameters and bodies.
import { bothWays, contract, type Pair, pair } from './pair.ts'

const asked = (...parameters: Record<string, unknown>[]) => contract({ parameters })
const query = (more: Record<string, unknown> = {}, schema: Record<string, unknown> = { type: 'string' }) => ({
  name: 'q',
  in: 'query',
  schema,
  ...more,
})
const text = { type: 'array', items: { type: 'string' } }
const body = (more: Record<string, unknown> = {}, types = ['application/json']) =>
  contract({
    requestBody: { content: Object.fromEntries(types.map(type => [type, { schema: { type: 'object' } }])), ...more },
  })
const parts = (contentType: string) =>
  contract({
    requestBody: {
      content: {
        'multipart/form-data': {
          schema: { type: 'object', properties: { file: { type: 'string' } } },
          encoding: { file: { contentType } },
        },
      },
    },
  })

const KINDS = ['query', 'header', 'cookie'].flatMap(room => [
  ...bothWays(
    `an optional ${room} parameter`,
    asked(),
    asked(query({ in: room })),
    { 'parameter-added-optional': 'note' },
    { 'parameter-removed': 'breaking' },
  ),
  ...bothWays(
    `a required ${room} parameter`,
    asked(),
    asked(query({ in: room, required: true })),
    { 'parameter-added-required': 'breaking' },
    { 'parameter-removed': 'breaking' },
  ),
])

export const PARAMETERS: Pair[] = [
  ...KINDS,
  ...bothWays(
    'a parameter required',
    asked(query()),
    asked(query({ required: true })),
    { 'parameter-became-required': 'breaking' },
    { 'parameter-became-optional': 'note' },
  ),
  pair('a parameter elsewhere', asked(query()), asked(query({ in: 'header' })), { 'parameter-moved': 'breaking' }),
  pair('a parameter called otherwise', asked(query()), asked(query({ name: 'search' })), {
    'parameter-removed': 'breaking',
    'parameter-added-optional': 'note',
  }),
  pair(
    'a header in other letters',
    asked(query({ in: 'header', name: 'X-Q' })),
    asked(query({ in: 'header', name: 'x-q' })),
    {},
  ),
  pair(
    'a parameter of the path item',
    contract({ parameters: [query()] }),
    {
      ...contract({}),
      paths: {
        '/things': {
          parameters: [query()],
          post: { operationId: 'things', responses: { '204': { description: 'Done.' } } },
        },
      },
    },
    {},
  ),
  ...bothWays(
    'a parameter deprecated',
    asked(query()),
    asked(query({ deprecated: true })),
    { 'parameter-deprecated': 'note' },
    {},
  ),
  pair('a list written otherwise', asked(query({}, text)), asked(query({ explode: false }, text)), {
    'parameter-style-changed': 'breaking',
  }),
  pair(
    'a list parted by bars',
    asked(query({ explode: false }, text)),
    asked(query({ style: 'pipeDelimited', explode: false }, text)),
    { 'parameter-style-changed': 'breaking' },
  ),
  pair('the usual style said', asked(query({}, text)), asked(query({ style: 'form', explode: true }, text)), {}),
  pair('a way of writing lists said of one value', asked(query()), asked(query({ explode: false })), {}),
  ...bothWays(
    'the length of a parameter',
    asked(query()),
    asked(query({}, { type: 'string', maxLength: 5 })),
    { 'request-max-length-narrowed': 'breaking' },
    { 'request-max-length-widened': 'note' },
  ),
  ...bothWays(
    'the values of a parameter',
    asked(query({}, { enum: ['a', 'b'] })),
    asked(query({}, { enum: ['a'] })),
    { 'request-enum-narrowed': 'breaking' },
    { 'request-enum-widened': 'note' },
  ),
  ...bothWays(
    'the type of a parameter',
    asked(query()),
    asked(query({}, { type: 'integer' })),
    { 'request-type-changed': 'breaking' },
    { 'request-type-changed': 'breaking' },
  ),
  ...bothWays(
    'the pattern of a parameter',
    asked(query()),
    asked(query({}, { type: 'string', pattern: '^a' })),
    { 'request-pattern-narrowed': 'breaking' },
    { 'request-pattern-widened': 'note' },
  ),
  ...bothWays(
    'the default of a parameter',
    asked(query()),
    asked(query({}, { type: 'string', default: 'a' })),
    { 'request-default': 'warning' },
    { 'request-default': 'warning' },
  ),
  ...bothWays(
    'an optional body',
    contract({}),
    body(),
    { 'request-body-added-optional': 'note' },
    { 'request-body-removed': 'breaking' },
  ),
  ...bothWays(
    'a required body',
    contract({}),
    body({ required: true }),
    { 'request-body-added-required': 'breaking' },
    { 'request-body-removed': 'breaking' },
  ),
  ...bothWays(
    'a body required',
    body(),
    body({ required: true }),
    { 'request-body-became-required': 'breaking' },
    { 'request-body-became-optional': 'note' },
  ),
  ...bothWays(
    'a media type',
    body(),
    body({}, ['application/json', 'text/csv']),
    { 'request-media-type-added': 'note' },
    { 'request-media-type-removed': 'breaking' },
  ),
  pair('a media type covered by a range', body({}, ['text/csv']), body({}, ['text/*']), {
    'request-media-type-added': 'note',
  }),
  pair('a media type with a charset', body(), body({}, ['application/json; charset=utf-8']), {}),
  pair('the encoding of a part', parts('image/png'), parts('image/jpeg'), { 'request-encoding-changed': 'breaking' }),
]
