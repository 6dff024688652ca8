// The mailed link for deciding one request: unguessable, stored as a hash, for one person, single-use, and valid for seven days.
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
 * Throws 404 for a link that is unknown or expired, whose user may no longer approve, or, unless it only `reads`, that has ended,
 * as all do with the decision. Leaves the transaction inside the company.
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
