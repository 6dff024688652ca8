// The mailed link that decides one request: unguessable, only its hash kept, for one person, good once and for seven days.
import { and, eq } from 'drizzle-orm'
import { refuse } from '#machines/lib/refuse.ts'
import { DAY_MS } from '#machines/lib/time.ts'
import { type UserCaller, userById } from '#server/caller.ts'
import { type Db, enterTenant } from '#server/db/database.ts'
import { links } from '#server/db/schema/agreements.ts'
import { type Ports, sha256 } from '#server/ports/ports.ts'
import type { RequestRow } from './requests.ts'
import { words } from './words.ts'

export const LINK_DAYS = 7

export async function approvalLink(
  db: Db,
  ports: Ports,
  { company_id, id: entity_id }: Pick<RequestRow, 'company_id' | 'id'>,
  user_id: string,
): Promise<string> {
  const token = ports.token()
  const expires_at = new Date(ports.now().getTime() + LINK_DAYS * DAY_MS)
  await db
    .insert(links)
    .values({ company_id, token_hash: sha256(token), kind: 'approval', entity_id, expires_at, user_id })
  return `${ports.public_origin}/approve/${token}`
}

/**
 * Throws 404 for one that is guessed, has expired, or whose person may not approve any more, and for one that has ended, as all do
 * with the decision, unless it only `reads`. Leaves the transaction inside the tenant.
 */
export async function requireApprovalLink(
  db: Db,
  ports: Ports,
  token: string,
  does?: 'reads',
): Promise<{ request_id: string; approver: UserCaller }> {
  const [link] = await db
    .select()
    .from(links)
    .where(and(eq(links.token_hash, sha256(token)), eq(links.kind, 'approval')))
  if (!link?.user_id || (link.ended_at && does !== 'reads') || !link.expires_at || link.expires_at <= ports.now())
    throw overLink()
  await enterTenant(db, link.company_id)
  const approver = await userById(db, link.user_id)
  if (!approver?.permissions.has('guardrails.approve')) throw overLink()
  return { request_id: link.entity_id, approver }
}

export const overLink = () => refuse(404, 'no_such_link', words.link_ended)
