// Roles and members of an archive. Ids and addresses of members are one of a kind in a whole installation, so that those
// another company has already are made anew; whoever brings the archive in is the member with their address, and an owner.
import { createHash } from 'node:crypto'
import { eq, inArray, or, sql } from 'drizzle-orm'
import type { UserCaller } from '../caller.ts'
import { type Db, enterDoor, enterTenant } from '../db/database.ts'
import { roles, users } from '../db/schema-company.ts'
import type { ArchiveRow } from './archive-rows.ts'
import { bringInRows, held } from './bring-in-rows.ts'
import { type Entity, entityOf } from './entities.ts'
import { brokenArchive } from './zip-reader.ts'

/** From what it was to what it is. */
export type NewIds = ReadonlyMap<string, string>
type Read = (entity: Entity) => AsyncGenerator<ArchiveRow>
const MOST_MEMBERS = 20_000

type People = { ids: NewIds; taken: number; self_id: string }

/** Answers whose ids had to change, how many addresses were taken, and who the caller is now. Needs the company's tenant, and leaves it there. */
export async function bringInPeople(db: Db, caller: UserCaller, rows: Read): Promise<People> {
  const { company_id, user_id } = caller
  const before = await db.select({ id: roles.id }).from(roles)
  // Their names are needed.
  await db.update(roles).set({ name: sql`${roles.name} || ' ' || ${roles.id}` })
  const none: NewIds = new Map()
  const now = new Date(0)
  await bringInRows(db, { company_id, now, ids: none }, entityOf('roles'), grantable(rows(entityOf('roles')), caller))
  const members = await collected(rows(entityOf('users')))
  const [self] = await db.select().from(users).where(eq(users.id, user_id))
  if (!self) throw new Error('Whoever brings the archive in is no member')
  const others = await elsewhere(db, company_id, members)
  const ids = new Map<string, string>()
  const written: ArchiveRow[] = []
  let me: ArchiveRow | undefined
  let taken = 0
  for (const member of members) {
    const id = String(member['id'])
    const mine = String(member['email']).toLowerCase() === self.email.toLowerCase()
    const id_taken = others.ids.has(id)
    if (id_taken) ids.set(id, mine ? user_id : anotherId(company_id, id))
    if (mine) {
      me = member
      continue
    }
    const address_taken = others.emails.has(String(member['email']).toLowerCase())
    if (address_taken) taken += 1
    const kept = { ...member, id: ids.get(id) ?? id }
    written.push(
      address_taken ? { ...kept, email: `member-${company_id}-${id}@taken.invalid`, status: 'disabled' } : kept,
    )
  }
  await bringInRows(db, { company_id, now, ids: none }, entityOf('users'), each(written))
  const owner = await ownerRole(
    db,
    before.map(({ id }) => id),
  )
  const self_id = await become(db, self, me, ids, owner)
  const left = before.map(({ id }) => id).filter(id => owner !== undefined || id !== self.role_id)
  if (left.length > 0) await db.delete(roles).where(inArray(roles.id, left))
  return { ids, taken, self_id }
}

/** Nobody hands out by an archive what they do not hold. */
async function* grantable(rows: AsyncGenerator<ArchiveRow>, { permissions }: UserCaller): AsyncGenerator<ArchiveRow> {
  const held: ReadonlySet<string> = permissions
  for await (const row of rows) {
    const listed: unknown[] = Array.isArray(row['permissions']) ? row['permissions'] : []
    yield { ...row, permissions: listed.filter(one => typeof one === 'string' && held.has(one)) }
  }
}

async function* each(rows: ArchiveRow[]): AsyncGenerator<ArchiveRow> {
  yield* rows
}

async function collected(rows: AsyncGenerator<ArchiveRow>): Promise<ArchiveRow[]> {
  const all = []
  for await (const row of rows) {
    all.push(row)
    if (all.length > MOST_MEMBERS) throw brokenArchive('it has more members than a company')
  }
  return all
}

/** Which of these ids and addresses other companies have. */
async function elsewhere(db: Db, company_id: number, members: ArchiveRow[]) {
  const ids = members.map(({ id }) => String(id))
  const emails = members.map(({ email }) => String(email).toLowerCase())
  await enterDoor(db)
  const found =
    ids.length === 0
      ? []
      : await held(
          'users',
          db
            .select({ company_id: users.company_id, id: users.id, email: users.email })
            .from(users)
            .where(or(inArray(users.id, ids), inArray(sql`lower(${users.email})`, emails))),
        )
  await enterTenant(db, company_id)
  const foreign = found.filter(row => row.company_id !== company_id)
  return {
    ids: new Set(foreign.map(({ id }) => id)),
    emails: new Set(foreign.map(({ email }) => email.toLowerCase())),
  }
}

/** The same for the same company and id, and of the same moment: what sorts by id stays in its order. */
function anotherId(company_id: number, id: string): string {
  const hex = createHash('sha256').update(`${company_id}/${id}`).digest('hex')
  return `${id.slice(0, 15)}${hex.slice(0, 3)}-8${hex.slice(3, 6)}-${hex.slice(6, 18)}`
}

async function ownerRole(db: Db, before: string[]): Promise<string | undefined> {
  const owners = await db.select({ id: roles.id }).from(roles).where(eq(roles.name, 'Owner'))
  return owners.find(({ id }) => !before.includes(id))?.id
}

type Self = typeof users.$inferSelect

/** Takes the place of the member with their address, or stays beside the others. Their sessions, views and notifications go along. */
async function become(db: Db, self: Self, me: ArchiveRow | undefined, ids: NewIds, owner: string | undefined) {
  const role_id = owner ?? self.role_id
  if (!me) {
    await db.update(users).set({ role_id }).where(eq(users.id, self.id))
    return self.id
  }
  const id = ids.get(String(me['id'])) ?? String(me['id'])
  const json = JSON.stringify(me)
  await held(
    'users',
    db.execute(sql`with taken as (select * from jsonb_populate_record(null::users, ${json}::jsonb)),
      sessions_too as (update sessions set user_id = ${id} where user_id = ${self.id}),
      invites_too as (update invites set invited_by = ${id} where invited_by = ${self.id})
    update users set id = ${id}, role_id = ${role_id}, firstname = taken.firstname, lastname = taken.lastname,
      phone = taken.phone, last_login_at = taken.last_login_at, created_at = taken.created_at, version = taken.version
    from taken where users.id = ${self.id}`),
  )
  return id
}
