// Roles and members of an archive. The user who restores it is already a member and keeps their own place; users of
// other companies on this server are untouched.
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { refuse } from '#machines/lib/refuse.ts'
import type { UserCaller } from '#server/caller.ts'
import { type Db, enterDoor, enterTenant } from '#server/db/database.ts'
import { roles, users } from '#server/db/schema/company.ts'
import type { ArchiveRow } from './archive-rows.ts'
import { bringInRows, held, type Into } from './bring-in-rows.ts'
import { type Entity, entityOf } from './entities.ts'
import { words } from './words.ts'
import { brokenArchive } from './zip-reader.ts'

type Read = (entity: Entity) => AsyncGenerator<ArchiveRow>
const MOST_MEMBERS = 20_000
/** Permissions required to export, and so to restore, a whole company. */
const NEEDED = ['exports.create', 'company.edit', 'projects.view_all']

/** Returns who the caller is now. Needs the company's tenant, and leaves it there. */
export async function bringInPeople(db: Db, caller: UserCaller, into: Into, read: Read): Promise<string> {
  const before = await db.select({ id: roles.id }).from(roles)
  // Their names are needed.
  await db.update(roles).set({ name: sql`${roles.name} || ' ' || ${roles.id}` })
  const [kept, members] = [await collect(read(entityOf('roles'))), await collect(read(entityOf('users')))]
  await bringInRows(db, into, entityOf('roles'), each(kept.map(row => grantable(row, caller))))
  const [self] = await db.select().from(users).where(eq(users.id, caller.user_id))
  if (!self) throw new Error('The importing user is not a member')
  const me = members.find(member => addressOf(member) === self.email.toLowerCase())
  const role = kept.find(({ id }) => id === me?.['role_id'])
  const could = me?.['status'] === 'active' && NEEDED.every(one => permissionsOf(role).includes(one))
  if (!me || !could) throw refuse(403, 'not_of_this_company', words.exporter_only)
  await requireOwnIds(db, into.company_id, members)
  await bringInRows(db, into, entityOf('users'), each(members.filter(member => member !== me).map(notJoined)))
  await takePlace(db, self, me)
  await db.delete(roles).where(
    inArray(
      roles.id,
      before.map(({ id }) => id),
    ),
  )
  return String(me['id'])
}

const addressOf = ({ email }: ArchiveRow) => String(email).toLowerCase()
const permissionsOf = (role: ArchiveRow | undefined): unknown[] => {
  const listed = role?.['permissions']
  return Array.isArray(listed) ? listed : []
}

/** Users can't grant permissions they lack by restoring an archive. */
function grantable(role: ArchiveRow, { permissions }: UserCaller): ArchiveRow {
  const own: ReadonlySet<string> = permissions
  return { ...role, permissions: permissionsOf(role).filter(one => typeof one === 'string' && own.has(one)) }
}

async function* each(rows: ArchiveRow[]): AsyncGenerator<ArchiveRow> {
  yield* rows
}

async function collect(rows: AsyncGenerator<ArchiveRow>): Promise<ArchiveRow[]> {
  const all = []
  for await (const row of rows) {
    all.push(row)
    if (all.length > MOST_MEMBERS) throw brokenArchive(words.why.too_many_members)
  }
  return all
}

/** Ids are separated by company, and no two companies here share a member's. */
async function requireOwnIds(db: Db, company_id: number, members: ArchiveRow[]) {
  const ids = members.map(({ id }) => String(id))
  await enterDoor(db)
  const [foreign] = await held(
    'users',
    db
      .select({ id: users.id })
      .from(users)
      .where(and(inArray(users.id, ids), ne(users.company_id, company_id)))
      .limit(1),
  )
  await enterTenant(db, company_id)
  if (foreign) throw companyIsHere()
}

export const companyIsHere = () => refuse(409, 'company_is_here', words.company_is_here)

/**
 * They join by accepting an emailed invitation. Until then their address holds no account: it may sign in to another
 * company here, without the restoring user learning of it.
 */
const notJoined = (member: ArchiveRow): ArchiveRow => ({
  ...member,
  status: member['status'] === 'disabled' ? 'disabled' : 'invited',
})

type Self = typeof users.$inferSelect

/**
 * Their sessions, views and notifications go along. A second step and codes are bound to the earlier id, so they are set up again.
 */
async function takePlace(db: Db, self: Self, me: ArchiveRow) {
  const id = String(me['id'])
  const json = JSON.stringify(me)
  await held(
    'users',
    db.execute(sql`with taken as (select * from jsonb_populate_record(null::users, ${json}::jsonb)),
      sessions_too as (update sessions set user_id = ${id} where user_id = ${self.id}),
      devices_too as (update known_devices set user_id = ${id} where user_id = ${self.id}),
      apps_gone as (delete from authenticators where user_id = ${self.id}),
      passkeys_gone as (delete from passkeys where user_id = ${self.id}),
      codes_gone as (delete from recovery_codes where user_id = ${self.id}),
      invites_too as (update invites set invited_by = ${id} where invited_by = ${self.id})
    update users set id = ${id}, role_id = taken.role_id, firstname = taken.firstname, lastname = taken.lastname,
      phone = taken.phone, manager_id = taken.manager_id, territory = taken.territory, last_login_at = taken.last_login_at, created_at = taken.created_at, version = taken.version
    from taken where users.id = ${self.id}`),
  )
}
