import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { notFound, refuse } from '#machines/lib/refuse.ts'
import { fullName } from '#machines/lib/text.ts'
import { DAY_MS } from '#machines/lib/time.ts'
import { grantsNoMore } from '#machines/team/rules.ts'
import type { Input, Schemas } from '#sdk/types.ts'
import type { UserCaller } from '../../caller.ts'
import { type Db, enterDoor, enterTenant, sqlState } from '../../db/database.ts'
import { companies, invites, roles, users } from '../../db/schema/company.ts'
import type { Handlers } from '../../handler.ts'
import { accountText } from '../../mail/account-mails.ts'
import { writeMail } from '../../mail/write-mail.ts'
import { notify } from '../../notifications/notify.ts'
import { type Ports, sha256 } from '../../ports/ports.ts'
import { hasAccount } from '../../session/account-of.ts'
import { openSession } from '../../session/open-session.ts'
import { hashPassword, requireGoodPassword } from '../../session/passwords.ts'
import { selectUsers } from '../../session/user-view.ts'
import { readSetting } from '../../settings/store.ts'
import { memberHandlers } from './member-handlers.ts'

export const team: Handlers<'team'> = {
  ...memberHandlers,

  '/v3/users.GenerateInviteLink': async ({ input, caller, db, ports, audit }) => {
    if (caller.impersonator)
      throw refuse(403, 'not_while_impersonating', 'Nobody can be invited while acting as someone else.')
    const [role] = await db.select().from(roles).where(eq(roles.id, input.role_id))
    if (!role) throw notFound('role')
    if (!grantsNoMore(role.permissions, caller.permissions))
      throw refuse(403, 'role_above_own', `The role ${role.name} may do more than yours. Ask an owner to invite.`)
    // Of its own members a company knows. Whether another has an account under this address it is not told: the invitation is
    // mailed there, and only whoever opens it hears that the address signs in elsewhere.
    if (input.email && (await hasAccount(db, input.email))) throw taken()
    const restored = input.email ? await findRestored(db, caller, input.email) : undefined
    const [company] = await db.select().from(companies)
    if (!company) throw notFound('company')
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
      created_at: now,
      expires_at: new Date(now.getTime() + general.invite_days * DAY_MS),
      accepted_at: null,
      accepted_by: null,
      revoked_at: null,
    }
    await db.insert(invites).values(row)
    const url = `${ports.public_origin}/join/${caller.user_id}/${secret}/${slug(company.name)}`
    if (input.email) {
      const text = await accountText(db, ports, 'invitation', {
        firstname: input.firstname,
        inviter: caller.name,
        role: role.name,
        days: general.invite_days === 1 ? 'one day' : `${general.invite_days} days`,
      })
      await writeMail(db, ports, {
        company_id: caller.company_id,
        to: input.email,
        ...text,
        link: { url, role_id: role.id },
        created_by: caller.user_id,
      })
    }
    await audit({ sentence: `invited ${input.email ?? 'someone by a link'} as ${role.name}`, entity_id: row.id })
    return { url, invite: view(row, role.name, caller.name, now) }
  },

  '/v3/users.ListInvites': async ({ db, ports }) => {
    const rows = await selectInvites(db).orderBy(desc(invites.id)).limit(200)
    return { invites: rows.map(row => viewRow(row, ports)) }
  },

  '/v3/users.RevokeInvite': async ({ input, db, ports, audit }) => {
    const [row] = await selectInvites(db).where(eq(invites.id, input.invite_id))
    if (!row) throw notFound('invite')
    if (row.invite.accepted_at) throw refuse(409, 'invite_used', 'Whom it invited has already joined.')
    const invite = { ...row.invite, revoked_at: row.invite.revoked_at ?? ports.now() }
    await db.update(invites).set({ revoked_at: invite.revoked_at }).where(eq(invites.id, invite.id))
    await audit({ sentence: `took back the invitation as ${row.role}`, entity_id: invite.id })
    return { invite: viewRow({ ...row, invite }, ports) }
  },

  '/v3/users.GetInvite': async ({ input, db, ports }) => {
    const { invite, role, by, company } = await liveInvite(db, ports, input.invite)
    return {
      company,
      role,
      invited_by: by,
      expires_at: invite.expires_at.toISOString(),
      ...named(invite),
    }
  },

  '/v3/users.AcceptInvite': async ({ input, db, ports, request, audit }) => {
    const { invite, role, company } = await liveInvite(db, ports, input.invite, 'lock')
    const { invite: _secret, password, ...person } = input
    if (invite.email && invite.email.toLowerCase() !== person.email.toLowerCase())
      throw refuse(400, 'invalid_input', { email: `This invitation is for ${invite.email}.` })
    requireGoodPassword(password, [person.email, person.firstname, person.lastname, company, ports.brand], 'password')
    if (await isTaken(db, person.email)) throw takenElsewhere()
    await enterTenant(db, invite.company_id)
    const id = await join(db, ports, invite, { ...person, password_hash: await hashPassword(password) })
    await db.update(invites).set({ accepted_at: ports.now(), accepted_by: id }).where(eq(invites.id, invite.id))
    await writeMail(db, ports, {
      company_id: invite.company_id,
      to: person.email,
      ...(await accountText(db, ports, 'welcome', { firstname: person.firstname, role })),
      link: { url: ports.public_origin, role_id: invite.role_id },
    })
    const name = fullName(person)
    await notify(db, ports, {
      company_id: invite.company_id,
      event: 'member_joined',
      sentence: `${name} has joined ${company}`,
      details: [`${name} (${person.email}) has joined ${company} as ${role}.`],
      page: '/team',
      responsible_id: invite.invited_by,
      by: id,
    })
    await audit({
      sentence: `joined as ${role}`,
      entity_id: id,
      actor: { company_id: invite.company_id, user_id: id, name },
    })
    return openSession(db, ports, request, { company_id: invite.company_id, id }, '/v3/users.AcceptInvite')
  },
}

const taken = () => refuse(409, 'email_taken', { email: 'There is an account with this e-mail already.' })
const takenElsewhere = () =>
  refuse(409, 'email_taken', {
    email: 'This email already signs in to an account. Ask to be invited at another address.',
  })

/** Across all companies: an e-mail signs in to one. Leaves the transaction at the door. */
async function isTaken(db: Db, email: string): Promise<boolean> {
  await enterDoor(db)
  return hasAccount(db, email)
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
    throw refuse(403, 'above_own', `${name} may do more than you. Ask an owner.`)
  if (member.user.status === 'disabled')
    throw refuse(409, 'user_disabled', { email: `${name} is disabled. Let them in again first.` })
  return member.user
}

type Joining = Omit<Input<'/v3/users.AcceptInvite'>, 'invite' | 'password'> & { password_hash: string }

/** Answers who they are now: a restored member in their old place, with all that is theirs, or a new one. */
async function join(db: Db, ports: Ports, { company_id, role_id, user_id }: InviteRow, person: Joining) {
  const id = user_id ?? ports.id()
  const row = { ...person, role_id }
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
  if (!member) throw refuse(409, 'invite_revoked', CLOSED.revoked)
  return member.id
}

const selectInvites = (db: Db) =>
  db
    .select({
      invite: invites,
      role: roles.name,
      by: sql<string>`${users.firstname} || ' ' || ${users.lastname}`,
    })
    .from(invites)
    .innerJoin(roles, eq(roles.id, invites.role_id))
    .innerJoin(users, eq(users.id, invites.invited_by))
    .$dynamic()

type InviteRow = typeof invites.$inferSelect

/** The invitation of a link that works still; leaves the transaction in its tenant. */
async function liveInvite(db: Db, ports: Ports, secret: string, lock?: 'lock') {
  const [found] = await db
    .select()
    .from(invites)
    .where(eq(invites.token_hash, sha256(secret)))
  if (!found) throw refuse(404, 'no_such_invite', 'This invitation does not exist. Ask for a new one.')
  await enterTenant(db, found.company_id)
  // Two clicks at once: the second waits here and then finds it used.
  if (lock) await db.select().from(invites).where(eq(invites.id, found.id)).for('update')
  const [row] = await selectInvites(db).where(eq(invites.id, found.id))
  const [company] = await db.select().from(companies)
  if (!row || company?.status !== 'active')
    throw refuse(404, 'no_such_invite', 'This invitation does not exist. Ask for a new one.')
  const status = statusOf(row.invite, ports.now())
  if (status !== 'open') throw refuse(409, `invite_${status}`, CLOSED[status])
  return { ...row, company: company.name }
}

const CLOSED = {
  accepted: 'This invitation was used. If that was you, sign in.',
  revoked: 'This invitation was taken back. Ask for a new one.',
  expired: 'This invitation has expired. Ask for a new one.',
} as const

function statusOf(invite: InviteRow, now: Date): Schemas['Invite']['status'] {
  if (invite.accepted_at) return 'accepted'
  if (invite.revoked_at) return 'revoked'
  return invite.expires_at <= now ? 'expired' : 'open'
}

const named = ({ email, firstname, lastname }: InviteRow) => ({
  ...(email ? { email } : {}),
  ...(firstname ? { firstname } : {}),
  ...(lastname ? { lastname } : {}),
})

const view = (invite: InviteRow, role: string, invited_by: string, now: Date): Schemas['Invite'] => ({
  id: invite.id,
  role,
  role_id: invite.role_id,
  invited_by,
  status: statusOf(invite, now),
  created_at: invite.created_at.toISOString(),
  expires_at: invite.expires_at.toISOString(),
  ...named(invite),
})
const viewRow = (row: { invite: InviteRow; role: string; by: string }, ports: Ports) =>
  view(row.invite, row.role, row.by, ports.now())

/** For people: whose invitation the address is. */
const slug = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'company'
