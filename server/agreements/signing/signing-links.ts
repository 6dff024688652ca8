// A signer's links: unguessable, only their hashes kept.

import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { DAY_MS } from '#machines/lib/time.ts'
import { readSetting } from '#server/company/settings/store.ts'
import { endLinks } from '../../caller.ts'
import type { Db } from '../../db/database.ts'
import { links, signers } from '../../db/schema/agreements.ts'
import { type Ports, sha256 } from '../../ports/ports.ts'
import type { SignerRow } from '../view.ts'

const IN_PERSON_MS = 3_600_000

type NewLink = { token: string; expires_at: Date }

/**
 * Earlier links stay valid, so the one in the signer's mailbox still works after another is shared. Only handing over a device
 * again ends the link of the earlier handover. The caller holds the transaction's lock.
 */
export async function newSigningLink(
  db: Db,
  ports: Ports,
  { company_id, id }: Pick<SignerRow, 'company_id' | 'id'>,
  /** Who hands the device over; such a link is valid for an hour, and lets them take the device back by their PIN. */
  by: { name: string; user_id: string } | null = null,
): Promise<NewLink> {
  const now = ports.now()
  const { signing_link_days } = (await readSetting(db, 'general')).value
  const expires_at = new Date(now.getTime() + (by === null ? signing_link_days * DAY_MS : IN_PERSON_MS))
  const token = ports.token()
  if (by !== null)
    await db
      .update(links)
      .set({ ended_at: now })
      .where(and(eq(links.entity_id, id), isNotNull(links.in_person_by), isNull(links.ended_at)))
  await db.insert(links).values({
    company_id,
    token_hash: sha256(token),
    kind: 'signer',
    entity_id: id,
    expires_at,
    in_person_by: by?.name ?? null,
    user_id: by?.user_id ?? null,
  })
  await db
    .update(signers)
    // The latest expiry of all links.
    .set({ link_expires_at: sql`greatest(${signers.link_expires_at}, ${expires_at.toISOString()}::timestamptz)` })
    .where(eq(signers.id, id))
  return { token, expires_at }
}

/** Ends all links of a signer, for example when their address changes. Returns false if none was valid. */
export async function endSigningLink(
  db: Db,
  ports: Ports,
  { id, link_expires_at }: Pick<SignerRow, 'id' | 'link_expires_at'>,
): Promise<boolean> {
  const now = ports.now()
  await endLinks(db, id, now)
  await db.update(signers).set({ link_expires_at: null }).where(eq(signers.id, id))
  return link_expires_at !== null && link_expires_at > now
}
