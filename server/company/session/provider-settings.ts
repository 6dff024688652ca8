// What a company has set up for single sign-on, and for which addresses.
import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { fullName } from '#machines/lib/text.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '#server/db/database.ts'
import { links } from '#server/db/schema/agreements.ts'
import { company_domains, provider_identities, users } from '#server/db/schema/company.ts'
import type { Client } from '#server/ports/identity-provider.ts'
import type { Ports } from '#server/ports/ports.ts'
import { openSecret, readSetting } from '../settings/store.ts'

const SHOWN = 10

export const redirectUri = ({ public_origin }: Pick<Ports, 'public_origin'>, company_id: number) =>
  `${public_origin}/api/sso/callback/${company_id}`

export const directoryAddress = ({ public_origin }: Pick<Ports, 'public_origin'>) => `${public_origin}/scim/v2`

export const domainOf = (email: string): string =>
  email
    .slice(email.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase()

export const recordOf = (token: string) => `sunquill-verify=${token}`

/** Before sign-in: the company that verified the address's domain. */
export async function companyAt(db: Db, email: string): Promise<number | undefined> {
  const [row] = await db
    .select({ company_id: company_domains.company_id })
    .from(company_domains)
    .where(and(eq(company_domains.domain, domainOf(email)), isNotNull(company_domains.verified_at)))
  return row?.company_id
}

/** Needs the company's tenant, like all below. */
export async function isOwnDomain(db: Db, email: string): Promise<boolean> {
  const [row] = await db
    .select({ domain: company_domains.domain })
    .from(company_domains)
    .where(and(eq(company_domains.domain, domainOf(email)), isNotNull(company_domains.verified_at)))
  return row !== undefined
}

type Provider = { value: Awaited<ReturnType<typeof readSingleSignOn>>['value']; client: Client }

const readSingleSignOn = (db: Db) => readSetting(db, 'single_sign_on')

/** Undefined unless it is set up and on. */
export async function providerOf(db: Db, ports: Ports, company_id: number): Promise<Provider | undefined> {
  const { value } = await readSingleSignOn(db)
  if (value.mode === 'off') return undefined
  const client = await storedClient(db, ports, company_id)
  return client && { value, client }
}

export async function storedClient(db: Db, ports: Ports, company_id: number): Promise<Client | undefined> {
  const { value } = await readSingleSignOn(db)
  const { issuer, client_id } = value
  const client_secret = await openSecret(db, ports, company_id, 'single_sign_on')
  if (issuer === null || client_id === null || client_secret === undefined) return undefined
  return { issuer, client_id, client_secret }
}

/** Whether a member may not sign in here, but only at the provider. */
export async function mustUseProvider(db: Db, email: string): Promise<boolean> {
  const { value } = await readSingleSignOn(db)
  return value.mode === 'enforced' && (await isOwnDomain(db, email))
}

export async function standingOf(db: Db, ports: Ports, company_id: number): Promise<Schemas['SingleSignOnStanding']> {
  const { value, version, has_secret } = await readSingleSignOn(db)
  const domains = await db.select().from(company_domains).orderBy(asc(company_domains.domain))
  const [directory] = await db
    .select({ token_hash: links.token_hash })
    .from(links)
    .where(and(eq(links.kind, 'directory'), isNull(links.ended_at)))
  const last = await db
    .select({ user: users, at: provider_identities.last_used_at })
    .from(provider_identities)
    .innerJoin(users, eq(users.id, provider_identities.user_id))
    .orderBy(desc(provider_identities.last_used_at))
    .limit(SHOWN)
  return {
    settings: { ...value, has_secret, version },
    redirect_uri: redirectUri(ports, company_id),
    domains: domains.map(({ domain, token, verified_at }) => ({
      domain,
      record: recordOf(token),
      verified_at: verified_at?.toISOString() ?? null,
    })),
    directory: { address: directoryAddress(ports), is_on: directory !== undefined },
    last_sign_ins: last.map(({ user, at }) => ({ user_id: user.id, name: fullName(user), at: at.toISOString() })),
  }
}
