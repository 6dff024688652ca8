// A member as handlers need them: found, locked, judged by whether the caller may manage them, and shown.
import { and, count, eq, max, sql } from 'drizzle-orm'
import { grantsNoMore } from '#machines/company/team/rules.ts'
import { notFound, refuse } from '#machines/lib/refuse.ts'
import { fullName } from '#machines/lib/text.ts'
import type { Schemas } from '#sdk/types.ts'
import type { UserCaller } from '#server/caller.ts'
import type { Db } from '#server/db/database.ts'
import { directory_users, provider_identities, roles, sessions, users } from '#server/db/schema/company.ts'
import { selectUsers, userView } from '../session/user-view.ts'
import { namesOf } from './placement.ts'
import { words } from './words.ts'

export type Member = Awaited<ReturnType<typeof requireMember>>

export const nameOf = ({ user }: Pick<Member, 'user'>) => fullName(user)

export async function requireMember(db: Db, user_id: string, lock?: 'lock') {
  if (lock) await db.select().from(users).where(eq(users.id, user_id)).for('update')
  const [row] = await selectUsers(db).where(eq(users.id, user_id))
  if (!row) throw notFound('user')
  return row
}

/** A colleague the caller may manage: another person, who may do no more than the caller. */
export async function requireManageable(
  db: Db,
  caller: UserCaller,
  user_id: string,
  what: keyof typeof words.own_account,
): Promise<Member> {
  const member = await requireMember(db, user_id, 'lock')
  if (user_id === caller.user_id) throw refuse(409, 'own_account', words.own_account[what])
  if (!grantsNoMore(member.role.permissions, caller.permissions))
    throw refuse(403, 'above_own', words.above_own({ name: nameOf(member) }))
  return member
}

export const OWNER = 'Owner'

/** A company is never left without someone who may do everything. */
export async function requireAnotherOwner(db: Db, { user, role }: Member) {
  if (role.name !== OWNER || !role.is_system || user.status !== 'active') return
  // Serializes two owners who remove each other at the same time.
  await db.select().from(roles).where(eq(roles.id, role.id)).for('update')
  const [others] = await db
    .select({ n: count() })
    .from(users)
    .where(and(eq(users.role_id, role.id), eq(users.status, 'active'), sql`${users.id} <> ${user.id}`))
  if (!others || others.n === 0) throw refuse(409, 'last_owner', words.last_owner({ name: fullName(user) }))
}

/** Whether a member can already sign in: by password, provider or directory. */
export async function hasEntered(db: Db, { id, password_hash }: Pick<Member['user'], 'id' | 'password_hash'>) {
  if (password_hash !== null) return true
  const [known] = await db.select().from(provider_identities).where(eq(provider_identities.user_id, id))
  const [managed] = await db.select().from(directory_users).where(eq(directory_users.user_id, id))
  return known !== undefined || managed !== undefined
}

async function lastSeen(db: Db, user_id: string): Promise<Date | null> {
  const [row] = await db
    .select({ at: max(sessions.last_seen_at) })
    .from(sessions)
    .where(eq(sessions.user_id, user_id))
  return row?.at ?? null
}

export async function shownMember(db: Db, row: Member, seen_at?: Date): Promise<Schemas['Member']> {
  const { id, manager_id } = row.user
  return memberView(row, seen_at ?? (await lastSeen(db, id)), await namesOf(db, [manager_id]))
}

export const memberView = (row: Member, last_seen_at: Date | null, names: Map<string, string>): Schemas['Member'] => ({
  ...userView(row),
  last_seen_at: last_seen_at?.toISOString() ?? null,
  manager: managerOf(row, names),
  territory: row.user.territory,
  version: row.user.version,
})

function managerOf({ user: { manager_id } }: Member, names: Map<string, string>) {
  const name = manager_id === null ? undefined : names.get(manager_id)
  return manager_id === null || name === undefined ? null : { id: manager_id, name }
}
