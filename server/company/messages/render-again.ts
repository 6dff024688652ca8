// Resends an email with its current template, to a recipient who may still get it. Text a person wrote for the occasion
// (a proposal, an agreement, an invoice) is sent unchanged, under its mark.
import { and, eq, sql } from 'drizzle-orm'
import { refuse } from '#machines/lib/refuse.ts'
import type { Db } from '#server/db/database.ts'
import { invites, roles, users } from '#server/db/schema/company.ts'
import type { mails } from '#server/db/schema/mails.ts'
import { type Ports, sha256 } from '#server/ports/ports.ts'
import { accountText, languageOfUser } from '../mail/account-mails.ts'
import { isOurs } from '../mail/mail-mark.ts'
import { words as mailWords } from '../mail/words.ts'
import { openLink } from '../mail/write-mail.ts'
import { readSetting } from '../settings/store.ts'
import { words as teamWords } from '../team/words.ts'
import { words } from './words.ts'

type Mail = typeof mails.$inferSelect
type Text = Pick<Mail, 'language' | 'subject' | 'body'>

/** Throws where there is no reason to write any more. Needs the mail's tenant. */
export async function renderAgain(db: Db, ports: Ports, mail: Mail): Promise<Text> {
  if (!isOurs(ports, mail)) throw refuse(409, 'not_ours', mailWords.not_ours)
  if (mail.kind === 'invitation') return invitation(db, ports, mail)
  if (mail.kind !== 'password_reset' && mail.kind !== 'password_changed') return mail
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, mail.to_address.toLowerCase()), eq(users.status, 'active')))
  if (!user) throw refuse(409, 'no_recipient', words.no_active_account({ address: mail.to_address }))
  return accountText(db, ports, mail.kind, languageOfUser(user), { firstname: user.firstname })
}

async function invitation(db: Db, ports: Ports, mail: Mail): Promise<Text> {
  const gone = refuse(409, 'invite_ended', words.invite_ended)
  const secret = openLink(ports, mail)?.split('/').at(-2)
  if (!secret) throw gone
  const [row] = await db
    .select({
      invite: invites,
      role: roles.name,
      inviter: sql<string>`${users.firstname} || ' ' || ${users.lastname}`,
    })
    .from(invites)
    .innerJoin(roles, eq(roles.id, invites.role_id))
    .innerJoin(users, eq(users.id, invites.invited_by))
    .where(eq(invites.token_hash, sha256(secret)))
  const invite = row?.invite
  if (!invite || invite.accepted_at || invite.revoked_at || invite.expires_at <= ports.now()) throw gone
  const { value } = await readSetting(db, 'general')
  return accountText(db, ports, 'invitation', mail.language, {
    firstname: invite.firstname ?? undefined,
    inviter: row.inviter,
    role: row.role,
    days: teamWords.invite_days({ days: value.invite_days }),
  })
}
