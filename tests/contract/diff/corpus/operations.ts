// Pairs about everything of an operation except schemas: the call itself, its permission, security, servers, callbacks.
import { bothWays, type Contract, contract, type Pair, pair } from './pair.ts'

const done = { responses: { '204': { description: 'Done.' } } }
const paths = (items: Record<string, unknown>): Contract => ({
  openapi: '3.1.0',
  info: { title: 'Pairs', version: '1.0.0' },
  paths: items,
})
const webhooks = (items: Record<string, unknown>): Contract => contract({}, { webhooks: items })
const one = { get: { operationId: 'one', ...done } }
const other = { get: { operationId: 'other', ...done } }
const permitted = (...permission: string[]) =>
  contract({ 'x-permission': permission.length === 1 ? permission[0] : permission })
const schemes = { bearer: { type: 'http', scheme: 'bearer' }, key: { type: 'apiKey', in: 'header', name: 'X-Key' } }
const secured = (security: unknown, securitySchemes: Record<string, unknown> = schemes) =>
  contract({ security }, { components: { securitySchemes } })
const told = (schema: Record<string, unknown>) => ({
  post: { operationId: 'told', requestBody: { content: { 'application/json': { schema } } }, ...done },
})

export const OPERATIONS: Pair[] = [
  ...bothWays(
    'a path',
    paths({ '/one': one, '/other': other }),
    paths({ '/one': one }),
    { 'operation-removed': 'breaking' },
    { 'operation-added': 'note' },
  ),
  ...bothWays(
    'a method',
    paths({ '/one': { ...one, delete: { operationId: 'drop', ...done } } }),
    paths({ '/one': one }),
    { 'operation-removed': 'breaking' },
    { 'operation-added': 'note' },
  ),
  pair(
    'an operation that was deprecated removed',
    paths({ '/one': one, '/other': { get: { ...other.get, deprecated: true } } }),
    paths({ '/one': one }),
    { 'operation-removed-after-deprecation': 'warning' },
  ),
  ...bothWays('deprecation', contract({}), contract({ deprecated: true }), { 'operation-deprecated': 'note' }, {}),
  pair('a name for generated clients', contract({}), contract({ operationId: 'stuff' }), {
    'operation-id-changed': 'warning',
  }),
  pair(
    'tags, summary and description',
    contract({}),
    contract({ tags: ['sun'], summary: 'Things', description: 'All.' }),
    {},
  ),
  pair('a path parameter called otherwise', paths({ '/one/{id}': one }), paths({ '/one/{key}': one }), {}),
  ...bothWays(
    'a credential',
    secured([]),
    secured([{ bearer: [] }]),
    { 'security-tightened': 'breaking' },
    { 'security-loosened': 'note' },
  ),
  ...bothWays(
    'another credential',
    secured([{ bearer: [] }]),
    secured([{ key: [] }]),
    { 'security-tightened': 'breaking' },
    { 'security-tightened': 'breaking' },
  ),
  ...bothWays(
    'a second credential',
    secured([{ bearer: [] }]),
    secured([{ bearer: [], key: [] }]),
    { 'security-tightened': 'breaking' },
    { 'security-loosened': 'note' },
  ),
  ...bothWays(
    'a credential to choose',
    secured([{ bearer: [] }]),
    secured([{ bearer: [] }, { key: [] }]),
    { 'security-loosened': 'note' },
    { 'security-tightened': 'breaking' },
  ),
  ...bothWays(
    'a scope',
    secured([{ bearer: ['read'] }]),
    secured([{ bearer: ['read', 'write'] }]),
    { 'security-tightened': 'breaking' },
    { 'security-loosened': 'note' },
  ),
  ...bothWays(
    'a credential of the whole document',
    contract({}, { components: { securitySchemes: schemes } }),
    contract({}, { components: { securitySchemes: schemes }, security: [{ bearer: [] }] }),
    { 'security-tightened': 'breaking' },
    { 'security-loosened': 'note' },
  ),
  pair(
    'the same credential said at the operation',
    contract({ security: [{ bearer: [] }] }),
    contract({}, { security: [{ bearer: [] }] }),
    {},
  ),
  pair(
    'a key under another name',
    secured([{ key: [] }]),
    secured([{ key: [] }], { ...schemes, key: { ...schemes.key, name: 'X-Other' } }),
    { 'security-scheme-changed': 'breaking' },
  ),
  pair(
    'a key elsewhere',
    secured([{ key: [] }]),
    secured([{ key: [] }], { ...schemes, key: { ...schemes.key, in: 'query' } }),
    { 'security-scheme-changed': 'breaking' },
  ),
  pair(
    'tokens from elsewhere',
    secured([{ id: [] }], { id: { type: 'openIdConnect', openIdConnectUrl: 'https://id.example.com/a' } }),
    secured([{ id: [] }], { id: { type: 'openIdConnect', openIdConnectUrl: 'https://id.example.com/b' } }),
    { 'security-address-changed': 'warning' },
  ),
  ...bothWays(
    'a server',
    contract({}, { servers: [{ url: 'https://a.example.com' }, { url: 'https://b.example.com' }] }),
    contract({}, { servers: [{ url: 'https://a.example.com' }] }),
    { 'server-removed': 'breaking' },
    { 'server-added': 'note' },
  ),
  pair(
    'what the document says of itself',
    contract({}),
    { ...contract({}), info: { title: 'Other pairs', version: '1.0.0' } },
    {},
  ),
  ...bothWays(
    'a webhook',
    webhooks({}),
    webhooks({ paid: told({ type: 'object' }) }),
    { 'webhook-added': 'note' },
    { 'webhook-removed': 'breaking' },
  ),
  ...bothWays(
    'what a webhook brings',
    webhooks({ paid: told({ type: 'string', maxLength: 5 }) }),
    webhooks({ paid: told({ type: 'string' }) }),
    { 'response-max-length-widened': 'breaking' },
    { 'response-max-length-narrowed': 'note' },
  ),
  ...bothWays(
    'a callback',
    contract({}),
    contract({ callbacks: { paid: { '{$request.body#/url}': told({ type: 'object' }) } } }),
    { 'callback-added': 'note' },
    { 'callback-removed': 'breaking' },
  ),
  ...bothWays(
    'the body of a webhook required',
    webhooks({ paid: told({ type: 'object' }) }),
    webhooks({
      paid: {
        post: {
          ...told({ type: 'object' }).post,
          requestBody: { required: true, content: { 'application/json': { schema: { type: 'object' } } } },
        },
      },
    }),
    { 'request-body-became-required': 'note' },
    { 'request-body-became-optional': 'breaking' },
  ),
  ...bothWays(
    'what a callback brings',
    contract({ callbacks: { paid: { '{$request.body#/url}': told({ type: 'object', required: ['id'] }) } } }),
    contract({ callbacks: { paid: { '{$request.body#/url}': told({ type: 'object' }) } } }),
    { 'response-required-widened': 'breaking' },
    { 'response-required-narrowed': 'note' },
  ),
]

export const PERMISSIONS: Pair[] = [
  ...bothWays(
    'a permission more',
    permitted('projects'),
    permitted('projects', 'design'),
    { 'permission-widened': 'note' },
    { 'permission-narrowed': 'breaking' },
  ),
  ...bothWays(
    'a permission instead of a session',
    permitted('signed_in'),
    permitted('projects'),
    { 'permission-narrowed': 'breaking' },
    { 'permission-widened': 'note' },
  ),
  ...bothWays(
    'a session instead of nothing',
    permitted('public'),
    permitted('signed_in'),
    { 'permission-narrowed': 'breaking' },
    { 'permission-widened': 'note' },
  ),
  ...bothWays(
    'a signing link instead of a session',
    permitted('signed_in'),
    permitted('signer'),
    { 'permission-narrowed': 'breaking' },
    { 'permission-narrowed': 'breaking' },
  ),
  ...bothWays('permissions in another order', permitted('projects', 'design'), permitted('design', 'projects'), {}, {}),
]
