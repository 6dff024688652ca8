// Rules of oasdiff about all that is no schema, and about fields by name.
import { contract, type Json, json, type Level, operation, PLACES, type Rule } from './rule.ts'

const rule = (id: string, level: Level, before: Json, after: Json, options?: Rule['options']): Rule => ({
  id,
  level,
  before,
  after,
  ...(options && { options }),
})

const text = { type: 'string' }
const responses = { 200: { description: 'Done.' } }
const PAST = '2020-01-31'
const SOON = '2999-01-31'
const LATER = '2999-06-30'
const POLICY = { deprecation_days: 180 }
/** Within the policy's days from any day on which this runs. */
const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)

const gone = contract({})
const withoutPost = contract({ '/things': { get: { responses } } })
const withPost = (more: Json) => contract({ '/things': { get: { responses }, post: { responses, ...more } } })

const parameter = (more: Json, others: Json = {}) =>
  operation({ parameters: [{ in: 'query', name: 'p', schema: text, ...more }], ...others })
const plain = operation({})
const holder = (properties: Json, required: string[] = []) => ({
  type: 'object',
  properties: { q: text, ...properties },
  required,
})
const sent = PLACES['request-body']
const got = PLACES['response-body']

const OPERATIONS = [
  rule('endpoint-added', 'info', gone, plain),
  rule('api-path-removed-without-deprecation', 'error', plain, gone),
  rule('api-path-removed-with-deprecation', 'info', operation({ deprecated: true, 'x-sunset': PAST }), gone),
  rule('api-path-sunset-parse', 'error', operation({ deprecated: true, 'x-sunset': 'soon' }), gone),
  rule('api-path-removed-before-sunset', 'error', operation({ deprecated: true, 'x-sunset': SOON }), gone),
  rule('api-removed-without-deprecation', 'error', withPost({}), withoutPost),
  rule('api-removed-with-deprecation', 'info', withPost({ deprecated: true }), withoutPost),
  rule('api-removed-before-sunset', 'error', withPost({ deprecated: true, 'x-sunset': SOON }), withoutPost),
  rule('endpoint-deprecated', 'info', plain, operation({ deprecated: true })),
  rule('endpoint-deprecated-with-sunset', 'info', plain, operation({ deprecated: true, 'x-sunset': SOON })),
  rule('endpoint-reactivated', 'info', operation({ deprecated: true }), plain),
  rule('api-deprecated-sunset-parse', 'error', plain, operation({ deprecated: true, 'x-sunset': 'soon' })),
  rule('api-deprecated-sunset-missing', 'error', plain, operation({ deprecated: true }), POLICY),
  rule('api-sunset-date-too-small', 'error', plain, operation({ deprecated: true, 'x-sunset': tomorrow }), POLICY),
  rule('sunset-deleted', 'error', operation({ deprecated: true, 'x-sunset': SOON }), operation({ deprecated: true })),
  rule(
    'api-sunset-date-changed-too-small',
    'error',
    operation({ deprecated: true, 'x-sunset': LATER }),
    operation({ deprecated: true, 'x-sunset': SOON }),
  ),
  rule('api-invalid-stability-level', 'error', plain, operation({ 'x-stability-level': 'firm' })),
  rule(
    'api-stability-decreased',
    'error',
    operation({ 'x-stability-level': 'stable' }),
    operation({ 'x-stability-level': 'beta' }),
  ),
  rule(
    'api-stability-increased',
    'info',
    operation({ 'x-stability-level': 'beta' }),
    operation({ 'x-stability-level': 'stable' }),
  ),
  rule('api-operation-id-removed', 'info', operation({ operationId: 'a' }), plain),
  rule('api-operation-id-added', 'info', plain, operation({ operationId: 'a' })),
  rule('api-tag-removed', 'info', operation({ tags: ['a', 'b'] }), operation({ tags: ['a'] })),
  rule('api-tag-added', 'info', operation({ tags: ['a'] }), operation({ tags: ['a', 'b'] })),
  rule('webhook-added', 'info', contract({}), contract({}, { webhooks: { made: { post: { responses } } } })),
  rule('webhook-removed', 'error', contract({}, { webhooks: { made: { post: { responses } } } }), contract({})),
  rule(
    'api-schema-removed',
    'info',
    contract({}, { components: { schemas: { A: text } } }),
    contract({}, { components: { schemas: {} } }),
  ),
  ...['api-version-not-bumped', 'api-version-decreased', 'api-major-version-not-bumped'].map((id, index) => {
    const info = { title: 'Pair', version: ['1.0.0', '0.9.0', '1.1.0'][index] }
    return rule(id, 'info', parameter({}), { ...parameter({ required: true }), info })
  }),
]

const PARAMETERS = [
  rule('request-parameter-removed', 'warning', parameter({}), plain),
  rule('request-parameter-removed-with-deprecation', 'info', parameter({ deprecated: true }), plain),
  rule('request-parameter-sunset-parse', 'error', parameter({ deprecated: true, 'x-sunset': 'soon' }), plain),
  rule('request-parameter-removed-before-sunset', 'error', parameter({ deprecated: true, 'x-sunset': SOON }), plain),
  rule('request-parameter-deprecated', 'info', parameter({}), parameter({ deprecated: true })),
  rule('request-parameter-reactivated', 'info', parameter({ deprecated: true }), parameter({})),
  rule('request-parameter-deprecated-sunset-missing', 'error', parameter({}), parameter({ deprecated: true }), POLICY),
  rule(
    'request-parameter-sunset-date-too-small',
    'error',
    parameter({}),
    parameter({ deprecated: true, 'x-sunset': tomorrow }),
    POLICY,
  ),
  rule(
    'request-parameter-sunset-deleted',
    'error',
    parameter({ deprecated: true, 'x-sunset': SOON }),
    parameter({ deprecated: true }),
  ),
  rule(
    'request-parameter-sunset-date-changed-too-small',
    'error',
    parameter({ deprecated: true, 'x-sunset': LATER }),
    parameter({ deprecated: true, 'x-sunset': SOON }),
  ),
  rule('request-parameter-became-required', 'error', parameter({}), parameter({ required: true })),
  rule('request-parameter-became-optional', 'info', parameter({ required: true }), parameter({})),
  rule('new-required-request-parameter', 'error', plain, parameter({ required: true })),
  rule('new-optional-request-parameter', 'info', plain, parameter({})),
  ...([true, false] as const).map(required =>
    rule(
      `new-${required ? 'required' : 'optional'}-request-default-parameter-to-existing-path`,
      required ? 'error' : 'info',
      plain,
      contract({
        '/things': { parameters: [{ in: 'query', name: 'p', required, schema: text }], post: { responses } },
      }),
    ),
  ),
  rule(
    'new-request-path-parameter',
    'error',
    contract({ '/things/{id}': { get: { responses } } }),
    contract({
      '/things/{id}': { get: { responses, parameters: [{ in: 'path', name: 'id', required: true, schema: text }] } },
    }),
  ),
  rule(
    'new-required-request-header-property',
    'error',
    operation({ parameters: [{ in: 'header', name: 'p', schema: holder({}) }] }),
    operation({ parameters: [{ in: 'header', name: 'p', schema: holder({ a: text }, ['a']) }] }),
  ),
  rule(
    'request-header-property-became-required',
    'error',
    operation({ parameters: [{ in: 'header', name: 'p', schema: holder({ a: text }) }] }),
    operation({ parameters: [{ in: 'header', name: 'p', schema: holder({ a: text }, ['a']) }] }),
  ),
]

const body = (content: Json, more: Json = {}) => operation({ requestBody: { content, ...more } })
const answer = (content: Json) => operation({ responses: { 200: { description: 'Done.', content } } })
const lines = (more: Json): Json => ({ 'application/jsonl': more })
const either = { oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }] }

const BODIES = [
  rule('request-body-added-required', 'error', plain, body(json(text), { required: true })),
  rule('request-body-added-optional', 'info', plain, body(json(text))),
  rule('request-body-removed', 'error', body(json(text)), plain),
  rule('request-body-became-required', 'error', body(json(text)), body(json(text), { required: true })),
  rule('request-body-became-optional', 'info', body(json(text), { required: true }), body(json(text))),
  rule('request-body-media-type-added', 'info', body(json(text)), body({ ...json(text), 'text/csv': {} })),
  rule('request-body-media-type-removed', 'error', body({ ...json(text), 'text/csv': {} }), body(json(text))),
  rule('request-body-media-type-schema-added', 'error', body(json(undefined)), body(json(holder({})))),
  rule('request-body-media-type-schema-removed', 'info', body(json(holder({}))), body(json(undefined))),
  rule('response-body-media-type-schema-added', 'info', answer(json(undefined)), answer(json(holder({})))),
  rule('response-body-media-type-schema-removed', 'error', answer(json(holder({}))), answer(json(undefined))),
  rule('request-body-media-type-item-schema-added', 'error', body(lines({})), body(lines({ itemSchema: text }))),
  rule('request-body-media-type-item-schema-removed', 'info', body(lines({ itemSchema: text })), body(lines({}))),
  rule('response-body-media-type-item-schema-added', 'info', answer(lines({})), answer(lines({ itemSchema: text }))),
  rule('response-body-media-type-item-schema-removed', 'error', answer(lines({ itemSchema: text })), answer(lines({}))),
  rule(
    'response-body-media-type-item-schema-removed-untyped',
    'error',
    answer(lines({ itemSchema: { minLength: 1 } })),
    answer(lines({})),
  ),
  rule('request-body-wrapped-in-one-of', 'error', sent(holder({})), sent(either)),
  rule('response-body-wrapped-in-one-of', 'error', got(holder({})), got(either)),
  rule(
    'response-mediatype-enum-value-removed',
    'info',
    got({ ...text, enum: ['a', 'b'] }),
    got({ ...text, enum: ['a'] }),
  ),
  rule('response-media-type-removed', 'error', answer({ ...json(text), 'text/csv': {} }), answer(json(text))),
  rule('response-media-type-added', 'info', answer(json(text)), answer({ ...json(text), 'text/csv': {} })),
  rule(
    'response-media-type-name-changed',
    'warning',
    answer({ 'application/json; v=1': { schema: text } }),
    answer({ 'application/json; v=2': { schema: text } }),
  ),
  rule(
    'response-media-type-name-generalized',
    'error',
    answer({ 'application/problem+json': { schema: text } }),
    answer(json(text)),
  ),
  rule(
    'response-media-type-name-specialized',
    'info',
    answer(json(text)),
    answer({ 'application/problem+json': { schema: text } }),
  ),
  rule(
    'response-success-status-removed',
    'error',
    operation({ responses: { ...responses, 201: responses[200] } }),
    plain,
  ),
  rule('response-success-status-added', 'info', plain, operation({ responses: { ...responses, 201: responses[200] } })),
  rule(
    'response-non-success-status-removed',
    'info',
    operation({ responses: { ...responses, 404: responses[200] } }),
    plain,
  ),
  rule(
    'response-non-success-status-added',
    'info',
    plain,
    operation({ responses: { ...responses, 404: responses[200] } }),
  ),
]

const header = (more?: Json) =>
  operation({
    responses: { 200: { description: 'Done.', ...(more && { headers: { p: { schema: text, ...more } } }) } },
  })

const HEADERS = [
  rule('response-header-became-optional', 'error', header({ required: true }), header({})),
  rule('required-response-header-removed', 'error', header({ required: true }), header()),
  rule('optional-response-header-removed', 'warning', header({}), header()),
  rule('response-header-added', 'info', header(), header({})),
]

const p = (more: Json = {}) => ({ p: { ...text, ...more } })
const written = { writeOnly: true }

const FIELDS = [
  rule('request-property-removed', 'warning', sent(holder(p())), sent(holder({}))),
  rule('new-required-request-property', 'error', sent(holder({})), sent(holder(p(), ['p']))),
  rule(
    'new-required-request-property-with-default',
    'error',
    sent(holder({})),
    sent(holder(p({ default: 'a' }), ['p'])),
  ),
  rule('new-optional-request-property', 'info', sent(holder({})), sent(holder(p()))),
  rule('request-property-became-required', 'error', sent(holder(p())), sent(holder(p(), ['p']))),
  rule(
    'request-property-became-required-with-default',
    'error',
    sent(holder(p({ default: 'a' }))),
    sent(holder(p({ default: 'a' }), ['p'])),
  ),
  rule('request-property-became-optional', 'info', sent(holder(p(), ['p'])), sent(holder(p()))),
  rule('response-optional-property-removed', 'info', got(holder(p())), got(holder({}))),
  rule('response-optional-write-only-property-removed', 'info', got(holder(p(written))), got(holder({}))),
  rule('response-optional-property-added', 'info', got(holder({})), got(holder(p()))),
  rule('response-optional-write-only-property-added', 'info', got(holder({})), got(holder(p(written)))),
  rule('response-required-property-removed', 'error', got(holder(p(), ['p'])), got(holder({}))),
  rule('response-required-write-only-property-removed', 'info', got(holder(p(written), ['p'])), got(holder({}))),
  rule('response-required-property-added', 'info', got(holder({})), got(holder(p(), ['p']))),
  rule('response-required-write-only-property-added', 'info', got(holder({})), got(holder(p(written), ['p']))),
  rule('response-property-became-optional', 'error', got(holder(p(), ['p'])), got(holder(p()))),
  rule('response-write-only-property-became-optional', 'info', got(holder(p(written), ['p'])), got(holder(p(written)))),
  rule('response-property-became-required', 'info', got(holder(p())), got(holder(p(), ['p']))),
  rule('response-write-only-property-became-required', 'info', got(holder(p(written))), got(holder(p(written), ['p']))),
  ...(['request', 'response'] as const).flatMap(side =>
    (['optional', 'required'] as const).flatMap(kind =>
      (['readOnly', 'writeOnly'] as const).flatMap(keyword => {
        const place = side === 'request' ? sent : got
        const [off, on] = [{}, { [keyword]: true }].map(more =>
          place(holder(p(more), kind === 'required' ? ['p'] : [])),
        )
        const words = keyword === 'readOnly' ? 'read-only' : 'write-only'
        const name = `${side}-${kind}-property-became`
        // Readers get a field that they had to live without, which is required of answers from now on.
        const left: Level = name === 'response-required-property-became' && words === 'write-only' ? 'warning' : 'info'
        return [
          rule(`${name}-${words}`, 'info', off ?? {}, on ?? {}),
          rule(`${name}-not-${words}`, left, on ?? {}, off ?? {}),
        ]
      }),
    ),
  ),
  ...(['request', 'response'] as const).flatMap(side => {
    const place = side === 'request' ? sent : got
    const field = (more: Json = {}) => place(holder(p(more)))
    const name = `${side}-property`
    return [
      rule(`${name}-deprecated`, 'info', field(), field({ deprecated: true })),
      rule(`${name}-deprecated-with-sunset`, 'info', field(), field({ deprecated: true, 'x-sunset': SOON })),
      rule(`${name}-deprecated-sunset-missing`, 'error', field(), field({ deprecated: true }), POLICY),
      rule(`${name}-deprecated-sunset-invalid`, 'error', field(), field({ deprecated: true, 'x-sunset': 'soon' })),
      rule(`${name}-reactivated`, 'info', field({ deprecated: true }), field()),
      rule(
        `${name}-sunset-date-too-small`,
        'error',
        field(),
        field({ deprecated: true, 'x-sunset': tomorrow }),
        POLICY,
      ),
      rule(
        `${name}-stability-decreased`,
        'error',
        field({ 'x-stability-level': 'stable' }),
        field({ 'x-stability-level': 'beta' }),
      ),
      rule(
        `${name}-stability-increased`,
        'info',
        field({ 'x-stability-level': 'beta' }),
        field({ 'x-stability-level': 'stable' }),
      ),
    ]
  }),
]

const oauth = (flow: Json = {}): Json => ({
  type: 'oauth2',
  flows: {
    authorizationCode: {
      authorizationUrl: 'https://a.test',
      tokenUrl: 'https://t.test',
      scopes: { read: 'Reads.' },
      ...flow,
    },
  },
})
const schemes = (securitySchemes: Json) =>
  contract({ '/things': { get: { responses } } }, { components: { securitySchemes } })
const key = { type: 'apiKey', in: 'header', name: 'X-Key' }
const both = { a: oauth({ scopes: { read: 'Reads.', write: 'Writes.' } }), k: key }
const own = (security: Json[]) =>
  contract({ '/things': { get: { responses, security } } }, { components: { securitySchemes: both } })
const everywhere = (security: Json[]) =>
  contract({ '/things': { get: { responses } } }, { security, components: { securitySchemes: both } })

const SECURITY = [
  rule('api-security-component-added', 'info', schemes({}), schemes({ k: key })),
  rule('api-security-component-removed', 'info', schemes({ k: key }), schemes({})),
  rule(
    'api-security-component-type-changed',
    'info',
    schemes({ k: key }),
    schemes({ k: { type: 'http', scheme: 'bearer' } }),
  ),
  ...(
    [
      ['oauth-url-changed', { authorizationUrl: 'https://b.test' }],
      ['oauth-token-url-changed', { tokenUrl: 'https://b.test' }],
      ['oauth-scope-added', { scopes: { read: 'Reads.', write: 'Writes.' } }],
      ['oauth-scope-removed', { scopes: {} }],
      ['oauth-scope-changed', { scopes: { read: 'Reads all.' } }],
    ] as const
  ).map(([name, flow]) =>
    rule(`api-security-component-${name}`, 'info', schemes({ a: oauth() }), schemes({ a: oauth(flow) })),
  ),
  ...(
    [
      ['api-security', own],
      ['api-global-security', everywhere],
    ] as const
  ).flatMap(([name, needing]) => [
    rule(`${name}-removed`, 'error', needing([{ a: [] }, { k: [] }]), needing([{ a: [] }])),
    rule(`${name}-added`, 'info', needing([{ a: [] }]), needing([{ a: [] }, { k: [] }])),
    rule(`${name}-scope-added`, 'error', needing([{ a: ['read'] }]), needing([{ a: ['read', 'write'] }])),
    rule(`${name}-scope-removed`, 'info', needing([{ a: ['read', 'write'] }]), needing([{ a: ['read'] }])),
  ]),
]

export const DOCUMENT_RULES: Rule[] = [...OPERATIONS, ...PARAMETERS, ...BODIES, ...HEADERS, ...FIELDS, ...SECURITY]
