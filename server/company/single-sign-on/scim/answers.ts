// What a directory gets to read (RFC 7643): users and groups as SCIM has them, and its errors.
import type { directory_groups, directory_users, users } from '#server/db/schema/company.ts'

const USER = 'urn:ietf:params:scim:schemas:core:2.0:User'
const GROUP = 'urn:ietf:params:scim:schemas:core:2.0:Group'
const LIST = 'urn:ietf:params:scim:api:messages:2.0:ListResponse'
const ERROR = 'urn:ietf:params:scim:api:messages:2.0:Error'

/** A refusal in SCIM's own terms (RFC 7644, 3.12). */
export class ScimFault extends Error {
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 429
  readonly kind: string | undefined
  constructor(status: ScimFault['status'], detail: string, kind?: string) {
    super(detail)
    this.status = status
    this.kind = kind
  }
}

export const faultBody = ({ status, message, kind }: ScimFault) => ({
  schemas: [ERROR],
  status: String(status),
  detail: message,
  ...(kind === undefined ? {} : { scimType: kind }),
})

type UserRow = { user: typeof users.$inferSelect; managed: typeof directory_users.$inferSelect | null }

export const userBody = ({ user, managed }: UserRow, base: string) => ({
  schemas: [USER],
  id: user.id,
  ...(managed?.external_id ? { externalId: managed.external_id } : {}),
  userName: user.email,
  name: { givenName: user.firstname, familyName: user.lastname },
  displayName: `${user.firstname} ${user.lastname}`.trim(),
  emails: [{ value: user.email, type: 'work', primary: true }],
  active: user.status === 'active',
  meta: { resourceType: 'User', created: user.created_at.toISOString(), location: `${base}/Users/${user.id}` },
})

export const groupBody = (
  { id, name, external_id, created_at }: typeof directory_groups.$inferSelect,
  member_ids: readonly string[],
  base: string,
) => ({
  schemas: [GROUP],
  id,
  ...(external_id ? { externalId: external_id } : {}),
  displayName: name,
  members: member_ids.map(value => ({ value, $ref: `${base}/Users/${value}` })),
  meta: { resourceType: 'Group', created: created_at.toISOString(), location: `${base}/Groups/${id}` },
})

export const listBody = (total: number, start: number, resources: readonly object[]) => ({
  schemas: [LIST],
  totalResults: total,
  startIndex: start,
  itemsPerPage: resources.length,
  Resources: resources,
})

export const providerConfig = (base: string) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: 200 },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: false },
  authenticationSchemes: [
    { type: 'oauthbearertoken', name: 'Bearer token', description: 'The token from Single sign-on in the settings.' },
  ],
  meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
})

export const resourceTypes = () =>
  listBody(2, 1, [
    {
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
      id: 'User',
      name: 'User',
      endpoint: '/Users',
      schema: USER,
    },
    {
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
      id: 'Group',
      name: 'Group',
      endpoint: '/Groups',
      schema: GROUP,
    },
  ])
