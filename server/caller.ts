// The caller of a request: a signed-in user, the holder of a signing link, or anyone.

import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { type SecondStepPolicy, secondStepDue } from '#machines/company/session/second-step-policy.ts'
import { refuse } from '#machines/lib/refuse.ts'
import { fullName } from '#machines/lib/text.ts'
import { isUuid } from '#machines/lib/uuid.ts'
import type { Permission, Schemas } from '#sdk/types.ts'
import { projects } from '#server/db/schema/projects.ts'
import { type Db, enterTenant } from './db/database.ts'
import { rowsOf } from './db/rows.ts'
import { links, signers, transactions } from './db/schema/agreements.ts'
import { accessStatus, support_accesses } from './db/schema/audits.ts'
import { companies, roles, sessions, users } from './db/schema/company.ts'
import { type Ports, sha256 } from './ports/ports.ts'
import { words } from './words.ts'

export type UserCaller = {
  kind: 'user'
  company_id: number
  user_id: string
  /** For records: both names while support acts as the user. */
  name: string
  permissions: ReadonlySet<Permission>
  token_hash: string
  must_change_password: boolean
  /** When the session's user last proved who they are, in milliseconds since 1970; null: not since it began. */
  proved_ms: number | null
  /** When the session's user must have set up a second step, in milliseconds since 1970; null: has one, or needs none. */
  second_step_due_ms: number | null
  /** Set while a member of the internal staff acts as the user. */
  impersonator: { user_id: string; company_id: number; name: string } | undefined
}
export type SignerCaller = {
  kind: 'signer'
  company_id: number
  signer_id: string
  /** The agreement and its project; fixed for a link. */
  transaction_id: string
  project_id: string
  financing_type: Schemas['FinancingType'] | null
  name: string
  /** The language they read in. */
  language: Schemas['Language']
  link_hash: string
  /** Who handed the device over, if the link was made for signing in person. */
  in_person_by: string | null
}
export type Anyone = { kind: 'anyone' }

/** Precise enough for idle limits of minutes, and saves most requests a write. */
const TOUCH_AFTER_MS = 30_000
/** The browser ends an idle session at the company's limit; the server allows a grace period for clocks and slow networks. */
export const IDLE_GRACE_MINUTES = 5
/** Sunquill's own staff. */
export const INTERNAL_COMPANY = 1

export const companySuspended = ({ support_email }: Pick<Ports, 'support_email'>, status: 401 | 403 = 403) =>
  refuse(status, 'company_suspended', words.company_suspended({ email: support_email }))

const ended = () => refuse(401, 'session_ended', words.session_ended)

type SessionRow = {
  is_over: boolean
  last_seen_ms: number
  proved_ms: number | null
  company_id: number
  user_id: string
  name: string
  may_enter: boolean
  suspended: boolean
  must_change_password: boolean
  permissions: string[]
  idle_minutes: number
  role_id: string
  joined_ms: number
  second_step: SecondStepPolicy | null
  has_second_step: boolean
}

/** Runs with every request, so it selects only what is checked, in raw SQL: building it took longer than the query. */
const sessionOf = (token_hash: string, now: Date) => sql`
  select s.ended_at is not null or s.expires_at <= ${now.toISOString()}::timestamptz as is_over,
    (extract(epoch from s.last_seen_at) * 1000)::float8 as last_seen_ms,
    (extract(epoch from s.proved_at) * 1000)::float8 as proved_ms,
    u.company_id, u.id as user_id, u.firstname || ' ' || u.lastname as name,
    u.status = 'active' as may_enter, c.status = 'suspended' as suspended, u.must_change_password, r.permissions, c.idle_minutes,
    u.role_id, (extract(epoch from u.created_at) * 1000)::float8 as joined_ms, c.second_step,
    c.second_step is not null and (coalesce(s.provider_steps, false)
      or exists (select from authenticators a where a.company_id = u.company_id and a.user_id = u.id and a.confirmed_at is not null)
      or exists (select from passkeys k where k.company_id = u.company_id and k.user_id = u.id)) as has_second_step
  from sessions s
  join users u on u.company_id = s.company_id and u.id = s.user_id
  join roles r on r.company_id = u.company_id and r.id = u.role_id
  join companies c on c.company_id = u.company_id
  where s.token_hash = ${token_hash}`

/**
 * The company of a session, which never changes; everything else about it is read each time. A known session skips the door: its
 * company is entered and the session read there in one round trip.
 */
const company_of = new Map<string, number>()
const MOST_KNOWN = 20_000

function remember(token_hash: string, company_id: number) {
  // Evicts the oldest entry; the next request looks it up again.
  if (company_of.size >= MOST_KNOWN) company_of.delete(company_of.keys().next().value ?? '')
  company_of.set(token_hash, company_id)
}

/**
 * Resolves a bearer token and the user it acts as. `keeps` extends an idle session. Leaves the transaction inside the active
 * user's company.
 */
export async function userCaller(
  db: Db,
  ports: Ports,
  token: string,
  acts_as: string | undefined,
  keeps: boolean,
): Promise<UserCaller> {
  const token_hash = sha256(token)
  const now = ports.now()
  const cached_company = acts_as ? undefined : company_of.get(token_hash)
  if (cached_company !== undefined) await enterTenant(db, cached_company)
  const [row] = rowsOf<SessionRow>(await db.execute(sessionOf(token_hash, now)))
  if (!row || row.is_over) throw ended()
  const idle_ms = now.getTime() - row.last_seen_ms
  if (idle_ms > (row.idle_minutes + IDLE_GRACE_MINUTES) * 60_000) throw ended()
  if (!row.may_enter) throw refuse(403, 'account_disabled', words.account_disabled)
  if (row.suspended) throw refuse(403, 'company_suspended', words.company_suspended({ email: ports.support_email }))
  const caller: UserCaller = {
    kind: 'user',
    company_id: row.company_id,
    user_id: row.user_id,
    name: row.name,
    permissions: new Set(row.permissions.filter(isPermission)),
    token_hash,
    must_change_password: row.must_change_password,
    proved_ms: row.proved_ms,
    second_step_due_ms: row.second_step && !row.has_second_step ? secondStepDue(row.second_step, row) : null,
    impersonator: undefined,
  }
  const active = acts_as && acts_as !== caller.user_id ? await impersonated(db, caller, acts_as, now) : caller
  if (cached_company === undefined) {
    remember(token_hash, caller.company_id)
    await enterTenant(db, caller.company_id)
  }
  if (keeps && idle_ms > TOUCH_AFTER_MS) {
    await db.update(sessions).set({ last_seen_at: now }).where(eq(sessions.token_hash, token_hash))
  }
  if (active !== caller) await enterTenant(db, active.company_id)
  return active
}

/** Once the company's time for it is over, only what sets up a second step is left. */
export function requireSecondStep({ second_step_due_ms }: UserCaller, ports: Ports) {
  if (second_step_due_ms !== null && second_step_due_ms <= ports.now().getTime())
    throw refuse(403, 'second_step_setup_required', words.set_up_second_step)
}

// The contract's enum is checked where permissions are written; here the stored text is only narrowed.
export const isPermission = (text: string): text is Permission => text.includes('.')

/**
 * A member of the transaction's company as of now; undefined if they may no longer sign in. For work that outlasts its request.
 */
export async function userById(db: Db, user_id: string): Promise<UserCaller | undefined> {
  const [row] = await db
    .select({ user: users, role: roles, status: companies.status })
    .from(users)
    .innerJoin(roles, and(eq(roles.company_id, users.company_id), eq(roles.id, users.role_id)))
    .innerJoin(companies, eq(companies.company_id, users.company_id))
    .where(and(eq(users.id, user_id), eq(users.status, 'active')))
  if (row?.status !== 'active') return undefined
  const { company_id, firstname, lastname, must_change_password } = row.user
  return {
    kind: 'user',
    company_id,
    user_id,
    name: fullName({ firstname, lastname }),
    must_change_password,
    permissions: new Set(row.role.permissions.filter(isPermission)),
    token_hash: '',
    proved_ms: null,
    second_step_due_ms: null,
    impersonator: undefined,
  }
}

/**
 * Support acts only in companies that grant access: an owner consented for a limited time, or the company's setting allows it.
 */
async function impersonated(db: Db, caller: UserCaller, user_id: string, now: Date): Promise<UserCaller> {
  const forbidden = refuse(403, 'impersonation_forbidden', words.may_not_act_as)
  if (caller.company_id !== INTERNAL_COMPANY || !caller.permissions.has('users.impersonate')) throw forbidden
  if (!isUuid(user_id)) throw forbidden
  const [row] = await db
    .select({ user: users, role: roles, access: support_accesses })
    .from(users)
    .innerJoin(roles, and(eq(roles.company_id, users.company_id), eq(roles.id, users.role_id)))
    .leftJoin(
      support_accesses,
      and(eq(support_accesses.company_id, users.company_id), eq(support_accesses.support_id, caller.user_id)),
    )
    .where(and(eq(users.id, user_id), eq(users.status, 'active')))
    .orderBy(desc(support_accesses.requested_at), desc(support_accesses.id))
    .limit(1)
  if (!row || row.user.company_id === INTERNAL_COMPANY) throw forbidden
  const status = row.access ? accessStatus(row.access, now) : 'none'
  if (status !== 'approved') throw refuse(403, 'support_access_needed', words.access_needed[status])
  return {
    ...caller,
    company_id: row.user.company_id,
    user_id: row.user.id,
    name: words.acting_name({ support: caller.name, user: fullName(row.user) }),
    permissions: new Set(row.role.permissions.filter(isPermission)),
    impersonator: { user_id: caller.user_id, company_id: caller.company_id, name: caller.name },
  }
}

/** Resolves the secret of a signing link. Leaves the transaction inside the signer's company. */
export async function signerCaller(db: Db, ports: Ports, token: string): Promise<SignerCaller> {
  const token_hash = sha256(token)
  const [link] = await db
    .select()
    .from(links)
    .where(and(eq(links.token_hash, token_hash), eq(links.kind, 'signer')))
  if (!link || link.ended_at) throw linkEnded()
  const { company_id, entity_id: signer_id, expires_at, in_person_by } = link
  await enterTenant(db, company_id)
  const { id: transaction_id, project_id, financing_type } = transactions
  const [signer] = await db
    .select({ name: signers.name, language: signers.language, transaction_id, project_id, financing_type })
    .from(signers)
    .innerJoin(
      transactions,
      and(eq(transactions.company_id, signers.company_id), eq(transaction_id, signers.transaction_id)),
    )
    .where(eq(signers.id, signer_id))
  if (!signer) throw linkEnded()
  if (expires_at && expires_at <= ports.now()) throw linkExpired(signer.language, await whomSignerAsks(db, signer_id))
  return { kind: 'signer', company_id, signer_id, ...signer, link_hash: token_hash, in_person_by }
}

export const linkEnded = () => refuse(404, 'no_such_link', words.link_ended)

export const linkExpired = (language: Schemas['Language'], whom: string) =>
  refuse(409, 'link_expired', words.in(language).link_expired({ contact: whom }))

type Reached = { name: string; phone: string | null }
type Rep = { firstname: string; lastname: string; phone: string | null }

/** 'Riley Rep, Demo Solar, (602) 555-0142' */
export const whomToAsk = (company: Reached, rep: Rep | undefined): string =>
  [rep && fullName(rep), company.name, rep?.phone ?? company.phone].filter(Boolean).join(', ')

/** The email address of the caller's account. */
export async function emailOf(db: Db, { user_id }: Pick<UserCaller, 'user_id'>): Promise<string> {
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, user_id))
  if (!user) throw new Error('The caller has no account')
  return user.email
}

/** The project's sales rep, while they are active. */
async function whomSignerAsks(db: Db, signer_id: string): Promise<string> {
  const [found] = await db
    .select({ rep: users, company: companies })
    .from(signers)
    .innerJoin(transactions, eq(transactions.id, signers.transaction_id))
    .innerJoin(projects, eq(projects.id, transactions.project_id))
    .innerJoin(users, eq(users.id, projects.owner_id))
    .innerJoin(companies, eq(companies.company_id, signers.company_id))
    .where(eq(signers.id, signer_id))
  return found ? whomToAsk(found.company, found.rep.status === 'active' ? found.rep : undefined) : ''
}

/**
 * Revokes every live link of an entity, or only those of one kind. Used before a new one is made and when the entity is
 * withdrawn.
 */
export const endLinks = (db: Db, entity_id: string, at: Date, kind?: (typeof links.$inferSelect)['kind']) =>
  db
    .update(links)
    .set({ ended_at: at })
    .where(
      and(
        eq(links.entity_id, entity_id),
        isNull(links.ended_at),
        kind === undefined ? undefined : eq(links.kind, kind),
      ),
    )
