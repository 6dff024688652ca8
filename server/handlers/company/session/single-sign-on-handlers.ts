// Signing in at the company's identity provider: beginning it, and what owners set up for it.
import { and, eq, isNull } from 'drizzle-orm'
import { notFound, refuse } from '#machines/lib/refuse.ts'
import type { Input } from '#sdk/types.ts'
import { changes } from '#server/audit.ts'
import type { UserCaller } from '#server/caller.ts'
import { isOwner } from '#server/company/owners.ts'
import {
  companyAt,
  directoryAddress,
  providerOf,
  recordOf,
  redirectUri,
  standingOf,
  storedClient,
} from '#server/company/session/provider-settings.ts'
import { hasSecondStep } from '#server/company/session/second-step.ts'
import { slowDownAddress } from '#server/company/session/throttle.ts'
import { words } from '#server/company/session/words.ts'
import { readSetting, writeSetting } from '#server/company/settings/store.ts'
import { mayBeGiven } from '#server/company/single-sign-on/member.ts'
import { sealState } from '#server/company/single-sign-on/state.ts'
import { type Db, enterTenant, sqlState } from '#server/db/database.ts'
import { links } from '#server/db/schema/agreements.ts'
import { company_domains } from '#server/db/schema/company.ts'
import { Afterwards, type Handlers } from '#server/handler.ts'
import { countKeys, discover, ProviderFault, signInUrl } from '#server/ports/identity-provider.ts'
import { type Ports, sha256 } from '#server/ports/ports.ts'

const BEGINS_BEFORE_WAITING = 60
const UNIQUE_VIOLATION = '23505'

type Paths =
  | '/v3/users.BeginSingleSignOn'
  | '/v3/settings.GetSingleSignOn'
  | '/v3/settings.SingleSignOn'
  | '/v3/settings.TestSingleSignOn'
  | '/v3/settings.AddDomain'
  | '/v3/settings.VerifyDomain'
  | '/v3/settings.RemoveDomain'
  | '/v3/settings.NewDirectoryToken'
  | '/v3/settings.EndDirectoryToken'

export const singleSignOnHandlers: Pick<Handlers<'session'>, Paths> = {
  '/v3/users.BeginSingleSignOn': async ({ input: { email, is_fresh = false }, db, ports, request }) => {
    await slowDownAddress(db, 'single sign-on', request.ip, BEGINS_BEFORE_WAITING, ports.now())
    const company_id = await companyAt(db, email)
    if (company_id === undefined) throw noneHere()
    await enterTenant(db, company_id)
    const provider = await providerOf(db, ports, company_id)
    if (!provider) throw noneHere()
    const { client_id, issuer } = provider.client
    // Asked outside of the transaction.
    return new Afterwards(async () => {
      const metadata = await discover(ports, issuer).catch((error: unknown) => {
        if (error instanceof ProviderFault) throw refuse(409, 'provider_failed', words.provider_failed)
        throw error
      })
      const [browser_key, verifier, nonce] = [ports.token(), ports.token(), ports.token()]
      const state = sealState(ports, { company_id, issuer, verifier, nonce, browser: sha256(browser_key), is_fresh })
      const redirect_uri = redirectUri(ports, company_id)
      const leaving = { client_id, redirect_uri, state, nonce, verifier, is_fresh, email: email.trim() }
      const authorization_url = await signInUrl(metadata, leaving)
      return { authorization_url, browser_key }
    })
  },

  '/v3/settings.GetSingleSignOn': async ({ caller, db, ports }) => standingOf(db, ports, caller.company_id),

  '/v3/settings.SingleSignOn': async ({ input, caller, db, ports, audit }) => {
    await requireOwner(db, caller)
    const { client_secret, version, ...given } = input
    const value = { ...given, issuer: given.issuer.trim(), client_id: given.client_id.trim() }
    const { value: before, has_secret } = await readSetting(db, 'single_sign_on')
    const is_same = before.issuer === value.issuer && before.client_id === value.client_id
    if (client_secret === undefined && !(is_same && has_secret))
      throw refuse(400, 'invalid_input', { client_secret: words.client_secret_required })
    requireIssuer(ports, value.issuer)
    await requireRoles(db, value)
    if (value.mode !== 'off' && !(await hasDomain(db))) throw refuse(409, 'no_domain', words.verify_domain_first)
    // Break glass: an owner must be able to sign in while the provider is down.
    if (value.mode === 'enforced' && !(await hasSecondStep(db, caller.user_id)))
      throw refuse(409, 'break_glass_needed', words.break_glass_needed)
    await writeSetting(db, ports, caller, 'single_sign_on', version, value, client_secret)
    await audit({
      sentence: () => words.single_sign_on_set[value.mode],
      detail: changes<Record<string, unknown>>(before, value),
    })
    return standingOf(db, ports, caller.company_id)
  },

  '/v3/settings.TestSingleSignOn': async ({ caller, db, ports }) => {
    const client = await storedClient(db, ports, caller.company_id)
    if (!client) throw refuse(409, 'not_configured', words.provider_not_configured)
    return new Afterwards(async () => {
      try {
        const metadata = await discover(ports, client.issuer)
        const keys = await countKeys(ports, metadata)
        return { ok: true, sentence: words.provider_answers({ keys }), detail: metadata.authorization_endpoint ?? '' }
      } catch (error) {
        if (!(error instanceof ProviderFault)) throw error
        const sentence = error.reason === 'unreachable' ? words.provider_unreachable : words.provider_wrong
        return { ok: false, sentence, detail: error.message }
      }
    })
  },

  '/v3/settings.AddDomain': async ({ input, caller, db, ports, audit }) => {
    await requireOwner(db, caller)
    const domain = requireDomain(input)
    await db
      .insert(company_domains)
      .values({ company_id: caller.company_id, domain, token: ports.token(), created_at: ports.now() })
      .onConflictDoNothing()
    await audit({ sentence: () => words.domain_added({ domain }) })
    return standingOf(db, ports, caller.company_id)
  },

  '/v3/settings.VerifyDomain': async ({ input, caller, db, ports, audit }) => {
    await requireOwner(db, caller)
    const [row] = await db
      .select()
      .from(company_domains)
      .where(eq(company_domains.domain, requireDomain(input)))
    if (!row) throw notFound('domain')
    const { domain, token } = row
    const records = await ports.domain_records(domain)
    if (!records.includes(recordOf(token))) throw refuse(409, 'no_record', words.no_record)
    await db
      .update(company_domains)
      .set({ verified_at: ports.now() })
      .where(and(eq(company_domains.domain, domain), eq(company_domains.token, token)))
      .catch((error: unknown) => {
        throw sqlState(error) === UNIQUE_VIOLATION ? refuse(409, 'domain_taken', words.domain_taken) : error
      })
    await audit({ sentence: () => words.domain_verified({ domain }) })
    return standingOf(db, ports, caller.company_id)
  },

  '/v3/settings.RemoveDomain': async ({ input, caller, db, ports, audit }) => {
    await requireOwner(db, caller)
    const domain = requireDomain(input)
    const gone = await db.delete(company_domains).where(eq(company_domains.domain, domain)).returning()
    if (gone.length === 0) throw notFound('domain')
    await audit({ sentence: () => words.domain_removed({ domain }) })
    return standingOf(db, ports, caller.company_id)
  },

  '/v3/settings.NewDirectoryToken': async ({ caller, db, ports, audit }) => {
    await requireOwner(db, caller)
    if (!(await hasDomain(db))) throw refuse(409, 'no_domain', words.verify_domain_first)
    await endTokens(db, ports)
    const { company_id, user_id } = caller
    const token = ports.token()
    await db.insert(links).values({ company_id, token_hash: sha256(token), kind: 'directory', entity_id: user_id })
    await audit({ sentence: () => words.directory_token_made })
    return { address: directoryAddress(ports), token }
  },

  '/v3/settings.EndDirectoryToken': async ({ caller, db, ports, audit }) => {
    await requireOwner(db, caller)
    await endTokens(db, ports)
    await audit({ sentence: () => words.directory_token_ended })
    return standingOf(db, ports, caller.company_id)
  },
}

/** One at a time. */
const endTokens = (db: Db, ports: Ports) =>
  db
    .update(links)
    .set({ ended_at: ports.now() })
    .where(and(eq(links.kind, 'directory'), isNull(links.ended_at)))

const noneHere = () => refuse(404, 'no_single_sign_on', words.no_single_sign_on)

/** A provider decides who is who at sign-in, owners among them: no one else may choose it. */
async function requireOwner(db: Db, { user_id }: UserCaller) {
  if (!(await isOwner(db, user_id))) throw refuse(403, 'owners_only', words.owners_change_sign_in)
}

function requireIssuer({ inner_network }: Ports, issuer: string) {
  const url = URL.parse(issuer)
  const is_web = url?.protocol === 'https:' || (inner_network && url?.protocol === 'http:')
  if (!is_web || url?.search || url?.hash || url?.username)
    throw refuse(400, 'invalid_input', { issuer: words.enter_issuer })
}

async function requireRoles(
  db: Db,
  { role_id, role_map }: Pick<Input<'/v3/settings.SingleSignOn'>, 'role_id' | 'role_map'>,
) {
  const there = await mayBeGiven(db, [...(role_id === null ? [] : [role_id]), ...role_map.map(row => row.role_id)])
  if (role_id !== null && !there.has(role_id)) throw refuse(400, 'invalid_input', { role_id: words.choose_other_role })
  if (role_map.some(row => !there.has(row.role_id)))
    throw refuse(400, 'invalid_input', { role_map: words.choose_other_role })
}

function requireDomain({ domain: typed }: { domain: string }): string {
  const domain = typed.trim().toLowerCase()
  if (!/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/.test(domain))
    throw refuse(400, 'invalid_input', { domain: words.enter_domain })
  return domain
}

async function hasDomain(db: Db): Promise<boolean> {
  const rows = await db.select().from(company_domains)
  return rows.some(({ verified_at }) => verified_at !== null)
}
