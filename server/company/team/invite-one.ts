// One invitation: who may send it, its stored data, and the email with its link. Used for single invitations and lists.

import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import { roleName } from '#machines/company/roles/role-name.ts'
import { grantsNoMore } from '#machines/company/team/rules.ts'
import { notFound, refuse } from '#machines/lib/refuse.ts'
import { fullName } from '#machines/lib/text.ts'
import { DAY_MS } from '#machines/lib/time.ts'
import type { Input, Schemas } from '#sdk/types.ts'
import type { UserCaller } from '#server/caller.ts'
import type { Db } from '#server/db/database.ts'
import { invites, roles, users } from '#server/db/schema/company.ts'
import { companyOf } from '#server/lib/own-company.ts'
import { inLanguage } from '#server/lib/reader-language.ts'
import { type Ports, sha256 } from '#server/ports/ports.ts'
import { accountText, languageOfUser } from '../mail/account-mails.ts'
import { writeMail } from '../mail/write-mail.ts'
import { hasAccount } from '../session/account-of.ts'
import { selectUsers } from '../session/user-view.ts'
import { readSetting } from '../settings/store.ts'
import { requireManager } from './placement.ts'
import { words } from './words.ts'

type InviteRow = typeof invites.$inferSelect
type Names = { role: string; by: string; manager: string | null }

export async function inviteOne(
  db: Db,
  ports: Ports,
  caller: UserCaller,
  input: Input<'/v3/users.GenerateInviteLink'>,
): Promise<{ url: string; invite: Schemas['Invite'] }> {
  const [role] = await db.select().from(roles).where(eq(roles.id, input.role_id))
  if (!role) throw notFound('role')
  if (!grantsNoMore(role.permissions, caller.permissions))
    throw refuse(403, 'role_above_own', words.role_above_own({ role: roleName(role.name) }))
  // Checked only within the company. An account elsewhere under this address isn't revealed: the invitation is emailed
  // there, and only the person who opens it learns of the conflict.
  if (input.email && (await hasAccount(db, input.email))) throw taken()
  const restored = input.email ? await findRestored(db, caller, input.email) : undefined
  const manager = input.manager_id ? await requireManager(db, input.manager_id) : undefined
  const company = await companyOf(db)
  const { value: general } = await readSetting(db, 'general')
  const secret = ports.token()
  const now = ports.now()
  const row = {
    company_id: caller.company_id,
    id: ports.id(),
    token_hash: sha256(secret),
    role_id: role.id,
    user_id: restored?.id ?? null,
    invited_by: caller.user_id,
    email: input.email ?? null,
    firstname: input.firstname ?? null,
    lastname: input.lastname ?? null,
    manager_id: manager?.id ?? null,
    territory: input.territory ?? null,
    created_at: now,
    expires_at: new Date(now.getTime() + general.invite_days * DAY_MS),
    accepted_at: null,
    accepted_by: null,
    revoked_at: null,
  }
  await db.insert(invites).values(row)
  const url = `${ports.public_origin}/join/${caller.user_id}/${secret}/${slug(company.name)}`
  if (input.email) {
    const language = languageOfUser(restored ?? { language: null })
    const text = await accountText(db, ports, 'invitation', language, {
      firstname: input.firstname,
      inviter: caller.name,
      role: inLanguage(language, () => roleName(role.name)),
      days: words.in(language).invite_days({ days: general.invite_days }),
    })
    await writeMail(db, ports, {
      company_id: caller.company_id,
      to: input.email,
      ...text,
      link: { url, role_id: role.id },
      created_by: caller.user_id,
    })
  }
  return { url, invite: inviteView(row, { role: role.name, by: caller.name, manager: manager?.name ?? null }, now) }
}

export const taken = () => refuse(409, 'email_taken', { email: words.email_taken })

/** An invitation to this address that still works. */
export async function openInvite(db: Db, email: string, now: Date): Promise<InviteRow | undefined> {
  const [open] = await db
    .select()
    .from(invites)
    .where(
      and(
        eq(sql`lower(${invites.email})`, email.toLowerCase()),
        isNull(invites.accepted_at),
        isNull(invites.revoked_at),
        gt(invites.expires_at, now),
      ),
    )
    .limit(1)
  return open
}

/** The member of an archive who has this address and has not joined here yet. */
async function findRestored(db: Db, caller: UserCaller, email: string) {
  const [member] = await selectUsers(db)
    .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), isNull(users.password_hash)))
    .orderBy(desc(users.status))
    .limit(1)
  if (!member) return undefined
  const name = fullName(member.user)
  if (!grantsNoMore(member.role.permissions, caller.permissions))
    throw refuse(403, 'above_own', words.above_own({ name }))
  if (member.user.status === 'disabled') throw refuse(409, 'user_disabled', { email: words.user_disabled({ name }) })
  return member.user
}

export function inviteStatus(invite: InviteRow, now: Date): Schemas['Invite']['status'] {
  if (invite.accepted_at) return 'accepted'
  if (invite.revoked_at) return 'revoked'
  return invite.expires_at <= now ? 'expired' : 'open'
}

export const inviteNames = ({ email, firstname, lastname }: InviteRow) => ({
  ...(email ? { email } : {}),
  ...(firstname ? { firstname } : {}),
  ...(lastname ? { lastname } : {}),
})

export const inviteView = (invite: InviteRow, { role, by, manager }: Names, now: Date): Schemas['Invite'] => ({
  id: invite.id,
  role,
  role_id: invite.role_id,
  invited_by: by,
  status: inviteStatus(invite, now),
  created_at: invite.created_at.toISOString(),
  expires_at: invite.expires_at.toISOString(),
  ...(manager ? { manager } : {}),
  ...(invite.territory ? { territory: invite.territory } : {}),
  ...inviteNames(invite),
})

/** For people: whose invitation the address is. */
const slug = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'company'
