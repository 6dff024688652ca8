// The link for setting a new password.
import { endLinks } from '#server/caller.ts'
import type { Db } from '#server/db/database.ts'
import { links } from '#server/db/schema/agreements.ts'
import type { users } from '#server/db/schema/company.ts'
import { type Ports, sha256 } from '#server/ports/ports.ts'
import { accountText, languageOfUser } from '../mail/account-mails.ts'
import { writeMail } from '../mail/write-mail.ts'

const RESET_LIVES_MS = 3_600_000

/** A link to set a new password, once. One made before stops working. Needs the user's tenant. */
export async function resetLink(
  db: Db,
  ports: Ports,
  user: { company_id: number; id: string },
  lives_ms = RESET_LIVES_MS,
): Promise<string> {
  await endLinks(db, user.id, ports.now(), 'password_reset')
  const secret = ports.token()
  await db.insert(links).values({
    company_id: user.company_id,
    token_hash: sha256(secret),
    kind: 'password_reset',
    entity_id: user.id,
    expires_at: new Date(ports.now().getTime() + lives_ms),
  })
  return `${ports.public_origin}/reset-password?reset=${secret}`
}

/** Mails a link to set a new password. Needs the user's tenant. */
export async function mailReset(db: Db, ports: Ports, user: typeof users.$inferSelect) {
  const url = await resetLink(db, ports, user)
  await writeMail(db, ports, {
    company_id: user.company_id,
    to: user.email,
    ...(await accountText(db, ports, 'password_reset', languageOfUser(user), { firstname: user.firstname })),
    link: { url, role_id: user.role_id },
  })
}
