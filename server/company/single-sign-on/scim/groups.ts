// Groups of a directory. Their names are matched with roles in the rows that owners set up for single sign-on.
import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import { roleName } from '#machines/company/roles/role-name.ts'
import { sqlState } from '#server/db/database.ts'
import { directory_groups, directory_members, directory_users, users } from '#server/db/schema/company.ts'
import { words } from '../../session/words.ts'
import { readSetting } from '../../settings/store.ts'
import { followRole, mayBeGiven } from '../member.ts'
import { groupBody, ScimFault } from './answers.ts'
import type { Directory } from './users.ts'
import type { GroupWish } from './wishes.ts'

const UNIQUE_VIOLATION = '23505'

async function membersOf({ db }: Directory, group_id: string): Promise<string[]> {
  const rows = await db
    .select({ user_id: directory_members.user_id })
    .from(directory_members)
    .where(eq(directory_members.group_id, group_id))
    .orderBy(asc(directory_members.user_id))
  return rows.map(({ user_id }) => user_id)
}

async function requireRow({ db }: Directory, id: string) {
  const [row] = await db.select().from(directory_groups).where(eq(directory_groups.id, id))
  if (!row) throw new ScimFault(404, 'Group not found')
  return row
}

export async function groupOf(directory: Directory, id: string) {
  return groupBody(await requireRow(directory, id), await membersOf(directory, id), directory.base)
}

type Filter = { attribute: 'displayName' | 'externalId'; value: string } | undefined

export async function listGroups(directory: Directory, filter: Filter, start: number, limit: number) {
  const { db, base } = directory
  const which =
    filter?.attribute === 'displayName'
      ? eq(sql`lower(${directory_groups.name})`, filter.value.toLowerCase())
      : filter && eq(directory_groups.external_id, filter.value)
  const [all] = await db.select({ n: count() }).from(directory_groups).where(which)
  const rows = await db
    .select()
    .from(directory_groups)
    .where(which)
    .orderBy(asc(directory_groups.id))
    .limit(limit)
    .offset(start - 1)
  const resources: object[] = []
  for (const row of rows) resources.push(groupBody(row, await membersOf(directory, row.id), base))
  return { total: all?.n ?? 0, resources }
}

export async function createGroup(directory: Directory, wish: GroupWish): Promise<string> {
  const { db, ports, company_id } = directory
  if (wish.displayName === undefined) throw new ScimFault(400, 'displayName is missing', 'invalidValue')
  const id = ports.id()
  const row = { company_id, id, name: wish.displayName, external_id: wish.externalId ?? null, created_at: ports.now() }
  await db.insert(directory_groups).values(row).catch(nameTaken)
  await changeGroup(directory, id, { members: wish.members ?? [] })
  return id
}

const nameTaken = (error: unknown): never => {
  throw sqlState(error) === UNIQUE_VIOLATION
    ? new ScimFault(409, 'A group with this displayName is there already', 'uniqueness')
    : error
}

export async function changeGroup(directory: Directory, id: string, wish: GroupWish) {
  const { db } = directory
  const { name, external_id } = await requireRow(directory, id)
  const before = await membersOf(directory, id)
  if (wish.displayName !== undefined || wish.externalId !== undefined)
    await db
      .update(directory_groups)
      .set({
        name: wish.displayName ?? name,
        external_id: wish.externalId === undefined ? external_id : wish.externalId,
      })
      .where(eq(directory_groups.id, id))
      .catch(nameTaken)
  const after = await setMembers(directory, id, before, wish)
  await followRoles(directory, [...new Set([...before, ...after])])
}

async function setMembers(
  { db, company_id }: Directory,
  group_id: string,
  before: readonly string[],
  wish: GroupWish,
): Promise<string[]> {
  const removed = wish.remove === 'all' ? before : (wish.remove ?? [])
  const wanted = [
    ...new Set([
      ...(wish.members?.map(({ value }) => value) ?? before).filter(one => !removed.includes(one)),
      ...(wish.add ?? []),
    ]),
  ]
  const there = wanted.length > 0 ? await db.select({ id: users.id }).from(users).where(inArray(users.id, wanted)) : []
  if (there.length < wanted.length) throw new ScimFault(400, 'A member is no user of the company', 'invalidValue')
  await db.delete(directory_members).where(eq(directory_members.group_id, group_id))
  if (wanted.length > 0)
    await db.insert(directory_members).values(wanted.map(user_id => ({ company_id, group_id, user_id })))
  return wanted
}

export async function deleteGroup(directory: Directory, id: string) {
  await requireRow(directory, id)
  const before = await membersOf(directory, id)
  await directory.db.delete(directory_groups).where(eq(directory_groups.id, id))
  await followRoles(directory, before)
}

/**
 * Gives members the role of the first row that one of their groups matches; those without one, the role of new members. Owners keep
 * theirs, and nobody becomes one. Members the directory doesn't manage stay as they are.
 */
async function followRoles(directory: Directory, user_ids: readonly string[]) {
  const { db } = directory
  const { role_map, role_id } = (await readSetting(db, 'single_sign_on')).value
  if (role_map.length === 0 || user_ids.length === 0) return
  const there = await mayBeGiven(
    db,
    role_map.map(row => row.role_id),
  )
  const rows = await db
    .select({ user: users })
    .from(users)
    .innerJoin(directory_users, eq(directory_users.user_id, users.id))
    .where(inArray(users.id, [...user_ids]))
    .orderBy(asc(users.id))
  for (const { user } of rows) {
    const groups = await db
      .select({ name: directory_groups.name })
      .from(directory_groups)
      .innerJoin(directory_members, eq(directory_members.group_id, directory_groups.id))
      .where(and(eq(directory_members.user_id, user.id)))
    const held = groups.map(({ name }) => name)
    const row = role_map.find(({ value, role_id: id }) => held.includes(value) && there.has(id))
    const new_role = await followRole(db, user, row?.role_id ?? role_id ?? undefined)
    if (new_role !== undefined)
      await directory.note(
        () => words.directory_role({ name: `${user.firstname} ${user.lastname}`, role: roleName(new_role) }),
        user.id,
      )
  }
}
