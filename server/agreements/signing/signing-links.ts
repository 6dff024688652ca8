// A signer's link: unguessable, one live at a time, only its hash kept.

import { eq } from 'drizzle-orm'
import { DAY_MS } from '#machines/lib/time.ts'
import { readSetting } from '#server/company/settings/store.ts'
import { endLinks } from '../../caller.ts'
import type { Db } from '../../db/database.ts'
import { links, signers } from '../../db/schema/agreements.ts'
import { type Ports, sha256 } from '../../ports/ports.ts'
import type { SignerRow } from '../view.ts'

const IN_PERSON_MS = 3_600_000

type NewLink = { token: string; expires_at: Date }

type Kind = {
  /** Who hands a device over: such a link works for an hour. */
  in_person_by?: string | null
  /** Leaves the one before as it is: whoever has just signed looks at the page it opens. */
  beside?: boolean
}

/** Ends the one before. The caller holds the transaction's lock. */
export async function newSigningLink(
  db: Db,
  ports: Ports,
  { company_id, id }: Pick<SignerRow, 'company_id' | 'id'>,
  { in_person_by = null, beside = false }: Kind = {},
): Promise<NewLink> {
  const now = ports.now()
  const { signing_link_days } = (await readSetting(db, 'general')).value
  const expires_at = new Date(now.getTime() + (in_person_by === null ? signing_link_days * DAY_MS : IN_PERSON_MS))
  const token = ports.token()
  if (!beside) await endLinks(db, id, now)
  await db
    .insert(links)
    .values({ company_id, token_hash: sha256(token), kind: 'signer', entity_id: id, expires_at, in_person_by })
  await db
    .update(signers)
    .set({ link_expires_at: expires_at, ...(beside ? {} : { in_person_by }) })
    .where(eq(signers.id, id))
  return { token, expires_at }
}

/** False when there was none to end. */
export async function endSigningLink(
  db: Db,
  ports: Ports,
  { id, link_expires_at }: Pick<SignerRow, 'id' | 'link_expires_at'>,
): Promise<boolean> {
  const now = ports.now()
  await endLinks(db, id, now)
  await db.update(signers).set({ link_expires_at: null, in_person_by: null }).where(eq(signers.id, id))
  return link_expires_at !== null && link_expires_at > now
}
