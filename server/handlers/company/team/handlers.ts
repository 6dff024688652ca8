import { and, desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { roleName } from '#machines/company/roles/role-name.ts'
import { grantsNoMore } from '#machines/company/team/rules.ts'
import { notFound, refuse } from '#machines/lib/refuse.ts'
import { fullName } from '#machines/lib/text.ts'
import { currentLanguage } from '#machines/words/language.ts'
import type { Input } from '#sdk/types.ts'
import { accountText } from '#server/company/mail/account-mails.ts'
import { writeMail } from '#server/company/mail/write-mail.ts'
import { notify } from '#server/company/notifications/notify.ts'
import { hasAccount } from '#server/company/session/account-of.ts'
import { openSession } from '#server/company/session/open-session.ts'
import { hashPassword, requireGoodPassword } from '#server/company/session/passwords.ts'
import { mustUseProvider } from '#server/company/session/provider-settings.ts'
import { inviteNames, inviteOne, inviteStatus, inviteView, taken } from '#server/company/team/invite-one.ts'
import { namesOf } from '#server/company/team/placement.ts'
import { words } from '#server/company/team/words.ts'
import { type Db, enterDoor, enterTenant, sqlState } from '#server/db/database.ts'
import { invites, roles, users } from '#server/db/schema/company.ts'
import type { Handlers } from '#server/handler.ts'
import { companyOf } from '#server/lib/own-company.ts'
import { type Ports, sha256 } from '#server/ports/ports.ts'
import { bulkHandlers } from './invite-members.ts'
import { memberHandlers } from './member-handlers.ts'
import { placementHandlers } from './placement-handlers.ts'

export const team: Handlers<'team'> = {
  ...memberHandlers,
  ...bulkHandlers,
  ...placementHandlers,

  '/v3/users.GenerateInviteLink': async ({ input, caller, db, ports, audit }) => {
    const { url, invite } = await inviteOne(db, ports, caller, input)
    const { role } = invite
    await audit({
      sentence: () => (input.email ? words.invited({ email: input.email, role }) : words.invited_by_link({ role })),
      entity_id: invite.id,
    })
    return { url, invite, mailed: Boolean(input.email) && ports.mail_server }
  },

  '/v3/users.ListInvites': async ({ db, ports }) => {
    const rows = await selectInvites(db).orderBy(desc(invites.id)).limit(200)
    const names = await namesOf(
      db,
      rows.map(({ invite }) => invite.manager_id),
    )
    return { invites: rows.map(row => viewRow(row, ports, names)) }
  },

  '/v3/users.RevokeInvite': async ({ input, db, ports, audit }) => {
    const [row] = await selectInvites(db).where(eq(invites.id, input.invite_id))
    if (!row) throw notFound('invite')
    if (row.invite.accepted_at) throw refuse(409, 'invite_used', words.invite_accepted_already)
    const invite = { ...row.invite, revoked_at: row.invite.revoked_at ?? ports.now() }
    await db.update(invites).set({ revoked_at: invite.revoked_at }).where(eq(invites.id, invite.id))
    await audit({ sentence: () => words.invite_revoked({ role: row.role }), entity_id: invite.id })
    return { invite: viewRow({ ...row, invite }, ports, await namesOf(db, [invite.manager_id])) }
  },

  '/v3/users.GetInvite': async ({ input, db, ports }) => {
    const { invite, role, by, company } = await liveInvite(db, ports, input.invite)
    return {
      company,
      role,
      invited_by: by,
      expires_at: invite.expires_at.toISOString(),
      ...inviteNames(invite),
    }
  },

  '/v3/users.AcceptInvite': async ({ input, db, ports, request, audit }) => {
    const { invite, role, company } = await liveInvite(db, ports, input.invite, 'lock')
    const { invite: _secret, password, ...person } = input
    if (invite.email && invite.email.toLowerCase() !== person.email.toLowerCase())
      throw refuse(400, 'invalid_input', { email: words.invite_for_another({ email: invite.email }) })
    await requireGoodPassword(
      password,
      [person.email, person.firstname, person.lastname, company, ports.brand],
      'password',
    )
    if (await isTaken(db, person.email)) throw takenElsewhere()
    await enterTenant(db, invite.company_id)
    if (await mustUseProvider(db, person.email)) throw refuse(409, 'sso_required', words.join_by_provider)
    const id = await join(db, ports, invite, { ...person, password_hash: await hashPassword(password) })
    await db.update(invites).set({ accepted_at: ports.now(), accepted_by: id }).where(eq(invites.id, invite.id))
    await writeMail(db, ports, {
      company_id: invite.company_id,
      to: person.email,
      ...(await accountText(db, ports, 'welcome', currentLanguage(), {
        firstname: person.firstname,
        role: roleName(role),
      })),
      link: { url: ports.public_origin, role_id: null },
    })
    const name = fullName(person)
    await notify(db, ports, {
      company_id: invite.company_id,
      event: 'member_joined',
      sentence: () => words.member_joined({ name, company }),
      details: () => [words.member_joined_as({ name, email: person.email, company, role: roleName(role) })],
      page: '/team',
      responsible_id: invite.invited_by,
      by: id,
    })
    await audit({
      sentence: () => words.joined({ role }),
      entity_id: id,
      actor: { company_id: invite.company_id, user_id: id, name },
    })
    return openSession(db, ports, request, { company_id: invite.company_id, id }, '/v3/users.AcceptInvite')
  },
}

const takenElsewhere = () =>
  refuse(409, 'email_taken', {
    email: words.email_has_account_elsewhere,
  })

/** Across all companies: an e-mail signs in to one. Leaves the transaction at the door. */
async function isTaken(db: Db, email: string): Promise<boolean> {
  await enterDoor(db)
  return hasAccount(db, email)
}

type Joining = Omit<Input<'/v3/users.AcceptInvite'>, 'invite' | 'password'> & { password_hash: string }

/** Returns who they are now: a restored member in their old place, with all that is theirs, or a new one. */
async function join(db: Db, ports: Ports, invite: InviteRow, person: Joining) {
  const { company_id, role_id, user_id, manager_id, territory } = invite
  const id = user_id ?? ports.id()
  // A restored member keeps everything the invitation doesn't set.
  const row = { ...person, role_id, ...(manager_id ? { manager_id } : {}), ...(territory ? { territory } : {}) }
  const joined = user_id
    ? db
        .update(users)
        .set({ ...row, status: 'active', version: sql`${users.version} + 1` })
        .where(and(eq(users.id, user_id), eq(users.status, 'invited')))
        .returning({ id: users.id })
    : db
        .insert(users)
        .values({ ...row, company_id, id, created_at: ports.now() })
        .returning({ id: users.id })
  const [member] = await joined.catch((error: unknown) => {
    throw sqlState(error) === '23505' ? taken() : error
  })
  if (!member) throw refuse(409, 'invite_revoked', words.invite_closed.revoked)
  return member.id
}

const inviter_roles = alias(roles, 'inviter_roles')

const selectInvites = (db: Db) =>
  db
    .select({
      invite: invites,
      role: roles.name,
      granted: roles.permissions,
      held: inviter_roles.permissions,
      by: sql<string>`${users.firstname} || ' ' || ${users.lastname}`,
    })
    .from(invites)
    .innerJoin(roles, eq(roles.id, invites.role_id))
    .innerJoin(users, eq(users.id, invites.invited_by))
    .innerJoin(inviter_roles, eq(inviter_roles.id, users.role_id))
    .$dynamic()

type InviteRow = typeof invites.$inferSelect

/** The invitation of a link that works still; leaves the transaction in its tenant. */
async function liveInvite(db: Db, ports: Ports, secret: string, lock?: 'lock') {
  const [found] = await db
    .select()
    .from(invites)
    .where(eq(invites.token_hash, sha256(secret)))
  if (!found) throw refuse(404, 'no_such_invite', words.no_such_invite)
  await enterTenant(db, found.company_id)
  // Two clicks at once: the second waits here and then finds it used.
  if (lock) await db.select().from(invites).where(eq(invites.id, found.id)).for('update')
  const [row] = await selectInvites(db).where(eq(invites.id, found.id))
  const company = await companyOf(db)
  if (!row || company.status !== 'active') throw refuse(404, 'no_such_invite', words.no_such_invite)
  const status = inviteStatus(row.invite, ports.now())
  if (status !== 'open') throw refuse(409, `invite_${status}`, words.invite_closed[status])
  // Either role may have changed since. An invitation kept for that day would give what its maker lacks.
  if (!grantsNoMore(row.granted, new Set(row.held))) throw refuse(409, 'invite_revoked', words.invite_closed.revoked)
  return { ...row, company: company.name }
}

type Selected = { invite: InviteRow; role: string; by: string }
const viewRow = ({ invite, role, by }: Selected, ports: Ports, names: Map<string, string>) =>
  inviteView(invite, { role, by, manager: names.get(invite.manager_id ?? '') ?? null }, ports.now())
