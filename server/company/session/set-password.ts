// Sets a user's password, however they proved that they may.
import { eq } from 'drizzle-orm'
import { endLinks } from '#server/caller.ts'
import type { Db } from '#server/db/database.ts'
import { users } from '#server/db/schema/company.ts'
import type { RequestFacts } from '#server/handler.ts'
import type { Ports } from '#server/ports/ports.ts'
import { accountText, languageOfUser } from '../mail/account-mails.ts'
import { writeMail } from '../mail/write-mail.ts'
import { forgetDevices } from './devices.ts'
import { hashPassword, requireGoodPassword } from './passwords.ts'
import { endOtherSessions } from './second-step.ts'

type User = typeof users.$inferSelect

/** Returns how many sessions it ended: all of the user's but the one that is named. */
export async function setPassword(
  db: Db,
  ports: Ports,
  request: RequestFacts,
  user: User,
  password: string,
  field: string,
  kept_session: string | undefined,
): Promise<number> {
  await requireGoodPassword(password, [user.email, user.firstname, user.lastname, ports.brand], field)
  const password_hash = await hashPassword(password)
  await db.update(users).set({ password_hash, must_change_password: false }).where(eq(users.id, user.id))
  // Links emailed to anyone with the old password end too.
  await endLinks(db, user.id, ports.now())
  await forgetDevices(db, request, user.id)
  const ended = await endOtherSessions(db, ports, user.id, kept_session)
  await writeMail(db, ports, {
    company_id: user.company_id,
    to: user.email,
    ...(await accountText(db, ports, 'password_changed', languageOfUser(user), { firstname: user.firstname })),
  })
  return ended
}
