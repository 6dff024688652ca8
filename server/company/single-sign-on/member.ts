// Who enters by a provider's sign-in: a member of the company, found by the provider's name for them or by their address, or a new one.
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { type Db, enterDoor, enterTenant } from '#server/db/database.ts'
import { provider_identities, roles, users } from '#server/db/schema/company.ts'
import type { Claims } from '#server/ports/identity-provider.ts'
import type { Ports } from '#server/ports/ports.ts'
import { addUser } from '../create-company.ts'
import { hasAccount } from '../session/account-of.ts'
import { domainOf, isOwnDomain, type providerOf } from '../session/provider-settings.ts'

export type Unwelcome = 'no_email' | 'unverified' | 'domain' | 'elsewhere' | 'other_account' | 'disabled' | 'no_role'

/** `reason` selects the page's message. */
export class NotLetIn extends Error {
  readonly reason: Unwelcome
  constructor(reason: Unwelcome) {
    super(reason)
    this.reason = reason
  }
}

type Value = NonNullable<Awaited<ReturnType<typeof providerOf>>>['value']
type User = typeof users.$inferSelect
type Entered = { user: User; is_new: boolean; new_role: string | undefined }

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/** Needs the company's tenant, and leaves the transaction in it. Throws NotLetIn. */
export async function memberFor(
  db: Db,
  ports: Ports,
  company_id: number,
  value: Value,
  issuer: string,
  claims: Claims,
): Promise<Entered> {
  const email = textOf(claims['email'])
  if (!email.includes('@')) throw new NotLetIn('no_email')
  if (claims['email_verified'] === false) throw new NotLetIn('unverified')
  if (!(await isOwnDomain(db, email))) throw new NotLetIn('domain')
  const mapped = await mappedRole(db, value, claims)
  const known = await knownUser(db, issuer, claims.sub, email)
  const user = known ?? (await newUser(db, ports, company_id, { email, claims, role_id: mapped ?? value.role_id }))
  if (user.status !== 'active') throw new NotLetIn('disabled')
  const new_role = known && (await followRole(db, user, mapped))
  await noteIdentity(db, ports, user, issuer, claims.sub)
  return { user, is_new: !known, new_role }
}

async function knownUser(db: Db, issuer: string, subject: string, email: string): Promise<User | undefined> {
  const [identity] = await db
    .select({ user: users })
    .from(provider_identities)
    .innerJoin(users, eq(users.id, provider_identities.user_id))
    .where(and(eq(provider_identities.issuer, issuer), eq(provider_identities.subject, subject)))
  if (identity) return identity.user
  // A disabled or invited member isn't added a second time.
  const [user] = await db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
    .orderBy(asc(users.status))
    .limit(1)
  if (!user) return undefined
  // The provider reassigned this address to another person.
  const [other] = await db
    .select({ subject: provider_identities.subject })
    .from(provider_identities)
    .where(and(eq(provider_identities.issuer, issuer), eq(provider_identities.user_id, user.id)))
  if (other) throw new NotLetIn('other_account')
  return user
}

type Newcomer = { email: string; claims: Claims; role_id: string | null }

async function newUser(db: Db, ports: Ports, company_id: number, { email, claims, role_id }: Newcomer): Promise<User> {
  if (role_id === null) throw new NotLetIn('no_role')
  await enterDoor(db)
  const is_elsewhere = await hasAccount(db, email)
  await enterTenant(db, company_id)
  if (is_elsewhere) throw new NotLetIn('elsewhere')
  const id = await addUser(db, ports, company_id, { ...namesOf(claims, email), email, role_id, password_hash: null })
  const [user] = await db.select().from(users).where(eq(users.id, id))
  if (!user) throw new Error('The new member is not there')
  return user
}

function namesOf(claims: Claims, email: string) {
  const [first = '', ...rest] = textOf(claims['name']).split(/\s+/)
  const local = email.slice(0, -domainOf(email).length - 1)
  return {
    firstname: (textOf(claims['given_name']) || first || local).slice(0, 80),
    lastname: (textOf(claims['family_name']) || rest.join(' ') || '–').slice(0, 80),
  }
}

/** Of the first row whose value the claim has. Roles that are gone, and Owner, are passed over. */
async function mappedRole(db: Db, { role_claim, role_map }: Value, claims: Claims): Promise<string | undefined> {
  const held = [claims[role_claim]].flat().map(textOf)
  const wanted = role_map.filter(({ value }) => held.includes(value)).map(({ role_id }) => role_id)
  const there = await mayBeGiven(db, wanted)
  return wanted.find(id => there.has(id))
}

/** Roles of the company that a sign-in or a directory may give: any but Owner. */
export async function mayBeGiven(db: Db, role_ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (role_ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(roles)
    .where(inArray(roles.id, [...role_ids]))
  return new Map(
    rows.filter(({ name, is_system }) => !(is_system && name === 'Owner')).map(({ id, name }) => [id, name]),
  )
}

/** The name of the role they changed to. An owner stays one: a provider decides nothing about who may change it. */
export async function followRole(db: Db, user: User, role_id: string | undefined): Promise<string | undefined> {
  if (role_id === undefined || role_id === user.role_id) return undefined
  if (!(await mayBeGiven(db, [user.role_id])).has(user.role_id)) return undefined
  const name = (await mayBeGiven(db, [role_id])).get(role_id)
  if (name === undefined) return undefined
  await db
    .update(users)
    .set({ role_id, version: sql`${users.version} + 1` })
    .where(eq(users.id, user.id))
  return name
}

async function noteIdentity(db: Db, ports: Ports, { company_id, id: user_id }: User, issuer: string, subject: string) {
  const now = ports.now()
  await db
    .insert(provider_identities)
    .values({ company_id, issuer, subject, user_id, created_at: now, last_used_at: now })
    .onConflictDoUpdate({
      target: [provider_identities.company_id, provider_identities.issuer, provider_identities.subject],
      set: { last_used_at: now },
    })
}
