// Members as a directory manages them: added, renamed, deactivated. Their work stays, whatever the directory does.
import { and, asc, count, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { fullName } from '#machines/lib/text.ts'
import { Refusal } from '#sdk/refusal.ts'
import { type Db, enterDoor, enterTenant } from '#server/db/database.ts'
import { directory_users, sessions, users } from '#server/db/schema/company.ts'
import type { Ports } from '#server/ports/ports.ts'
import { addUser } from '../../create-company.ts'
import { hasAccount } from '../../session/account-of.ts'
import { isOwnDomain } from '../../session/provider-settings.ts'
import { selectUsers } from '../../session/user-view.ts'
import { words } from '../../session/words.ts'
import { readSetting } from '../../settings/store.ts'
import { requireAnotherOwner } from '../../team/members.ts'
import { ScimFault, userBody } from './answers.ts'
import type { UserWish } from './wishes.ts'

export type Directory = {
  db: Db
  ports: Ports
  company_id: number
  base: string
  note: (sentence: () => string, entity_id: string) => Promise<void>
}

const rowsWhere = (db: Db, which: SQL | undefined) =>
  db
    .select({ user: users, managed: directory_users })
    .from(users)
    .leftJoin(directory_users, eq(directory_users.user_id, users.id))
    .where(which)
    .orderBy(asc(users.id))

export async function requireUser({ db }: Directory, id: string) {
  const [row] = await rowsWhere(db, eq(users.id, id))
  if (!row) throw new ScimFault(404, 'User not found')
  return row
}

type Filter = { attribute: 'userName' | 'externalId'; value: string } | undefined

export async function listUsers({ db, base }: Directory, filter: Filter, start: number, limit: number) {
  const which =
    filter?.attribute === 'userName'
      ? eq(sql`lower(${users.email})`, filter.value.toLowerCase())
      : filter && eq(directory_users.external_id, filter.value)
  const [all] = await db
    .select({ n: count() })
    .from(users)
    .leftJoin(directory_users, eq(directory_users.user_id, users.id))
    .where(which)
  const rows = await rowsWhere(db, which)
    .limit(limit)
    .offset(start - 1)
  return { total: all?.n ?? 0, resources: rows.map(row => userBody(row, base)) }
}

const taken = () => new ScimFault(409, 'A user with this userName is there already', 'uniqueness')

export async function createUser(directory: Directory, wish: UserWish): Promise<string> {
  const { db, ports, company_id } = directory
  const email = requireEmail(wish.userName)
  if (!(await isOwnDomain(db, email)))
    throw new ScimFault(400, 'userName is not at a verified domain of the company', 'invalidValue')
  const [there] = await rowsWhere(db, eq(sql`lower(${users.email})`, email.toLowerCase()))
  if (there?.managed) throw taken()
  if (there) return adopt(directory, there.user, wish)
  const { role_id } = (await readSetting(db, 'single_sign_on')).value
  if (role_id === null) throw new ScimFault(400, 'The company has chosen no role for new members', 'invalidValue')
  await enterDoor(db)
  const is_elsewhere = await hasAccount(db, email)
  await enterTenant(db, company_id)
  if (is_elsewhere) throw taken()
  const firstname = wish.name?.givenName || email.slice(0, email.indexOf('@'))
  const lastname = wish.name?.familyName || '–'
  const id = await addUser(db, ports, company_id, { email, firstname, lastname, role_id, password_hash: null })
  await manage(directory, id, wish)
  await directory.note(() => words.directory_added({ name: fullName({ firstname, lastname }) }), id)
  if (wish.active === false) await changeUser(directory, id, { active: false })
  return id
}

/** Someone who was a member before the directory knew them. */
async function adopt(directory: Directory, user: typeof users.$inferSelect, wish: UserWish): Promise<string> {
  await manage(directory, user.id, wish)
  await directory.note(() => words.directory_adopted({ name: fullName(user) }), user.id)
  await changeUser(directory, user.id, wish)
  return user.id
}

async function manage({ db, ports, company_id }: Directory, user_id: string, { externalId }: UserWish) {
  const external_id = externalId ?? null
  await db
    .insert(directory_users)
    .values({ company_id, user_id, external_id, created_at: ports.now() })
    .onConflictDoUpdate({ target: [directory_users.company_id, directory_users.user_id], set: { external_id } })
}

export async function changeUser(directory: Directory, id: string, wish: UserWish) {
  const { db } = directory
  const { user } = await requireUser(directory, id)
  if (wish.externalId !== undefined) await manage(directory, id, wish)
  if (wish.userName !== undefined && wish.userName.toLowerCase() !== user.email.toLowerCase())
    // Account secrets go to the email address, so only the user can change it.
    throw new ScimFault(400, 'userName can’t be changed', 'mutability')
  const names = {
    firstname: wish.name?.givenName || user.firstname,
    lastname: wish.name?.familyName || user.lastname,
  }
  if (names.firstname !== user.firstname || names.lastname !== user.lastname) {
    await db
      .update(users)
      .set({ ...names, version: sql`${users.version} + 1` })
      .where(eq(users.id, id))
    await directory.note(() => words.directory_renamed({ name: fullName(names) }), id)
  }
  if (wish.active === false && user.status !== 'disabled') await deactivate(directory, id)
  if (wish.active === true && user.status === 'disabled') await reactivate(directory, user)
}

/** Signs the user out everywhere. Never the last owner. */
export async function deactivate(directory: Directory, id: string) {
  const { db, ports } = directory
  const [member] = await selectUsers(db).where(eq(users.id, id))
  if (!member) throw new ScimFault(404, 'User not found')
  await requireAnotherOwner(db, member).catch((error: unknown) => {
    throw error instanceof Refusal ? new ScimFault(409, 'The last owner can’t be deactivated', 'mutability') : error
  })
  const now = ports.now()
  await db
    .update(users)
    .set({ status: 'disabled', disabled_at: now, version: sql`${users.version} + 1` })
    .where(eq(users.id, id))
  await db
    .update(sessions)
    .set({ ended_at: now })
    .where(and(eq(sessions.user_id, id), isNull(sessions.ended_at)))
  await directory.note(() => words.directory_deactivated({ name: fullName(member.user) }), id)
}

async function reactivate(directory: Directory, user: typeof users.$inferSelect) {
  const { db, company_id } = directory
  // Meanwhile the address may have an account elsewhere.
  await enterDoor(db)
  const is_elsewhere = user.password_hash === null && (await hasAccount(db, user.email))
  await enterTenant(db, company_id)
  if (is_elsewhere) throw taken()
  await db
    .update(users)
    .set({ status: 'active', disabled_at: null, version: sql`${users.version} + 1` })
    .where(eq(users.id, user.id))
  await directory.note(() => words.directory_activated({ name: fullName(user) }), user.id)
}

function requireEmail(text: string | undefined): string {
  if (text === undefined || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text))
    throw new ScimFault(400, 'userName must be an email address', 'invalidValue')
  return text
}
