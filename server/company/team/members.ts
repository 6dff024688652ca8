// A member as handlers need them: found, locked, judged by whether the caller may manage them, and shown.
import { eq, max } from 'drizzle-orm'
import { grantsNoMore } from '#machines/company/team/rules.ts'
import { notFound, refuse } from '#machines/lib/refuse.ts'
import { fullName } from '#machines/lib/text.ts'
import type { Schemas } from '#sdk/types.ts'
import type { UserCaller } from '#server/caller.ts'
import type { Db } from '#server/db/database.ts'
import { sessions, users } from '#server/db/schema/company.ts'
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
