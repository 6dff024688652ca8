// Where a company's identity provider sends the browser back to. There is no bearer token: the state names company and provider, and a
// cookie the browser that left. Each company has an address of its own, so a provider can't answer for another's.
import type { Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Logger } from 'pino'
import { roleName } from '#machines/company/roles/role-name.ts'
import { fullName } from '#machines/lib/text.ts'
import { writeAudit } from '#server/audit.ts'
import { type Database, inCompany } from '#server/db/database.ts'
import type { RequestFacts } from '#server/handler.ts'
import { requestFacts } from '#server/http/request-facts.ts'
import { companyOf } from '#server/lib/own-company.ts'
import { type Claims, finishSignIn, ProviderFault } from '#server/ports/identity-provider.ts'
import { type Ports, sameText, sha256 } from '#server/ports/ports.ts'
import { openSession } from '../session/open-session.ts'
import { providerOf, redirectUri } from '../session/provider-settings.ts'
import { beginSecondStep, hasSecondStep } from '../session/second-step.ts'
import { UNKNOWN } from '../session/sign-in.ts'
import { words } from '../session/words.ts'
import { memberFor, NotLetIn, type Unwelcome } from './member.ts'
import { openState } from './state.ts'

type Options = { database: Database; ports: Ports; log: Logger; ip_of?: (c: Context) => string }
type Failure = 'state' | 'browser' | 'expired' | 'off' | Unwelcome | ProviderFault['reason']

class Failed extends Error {
  readonly reason: Failure
  constructor(reason: Failure) {
    super(reason)
    this.reason = reason
  }
}

const BEGIN = '/v3/users.BeginSingleSignOn'
const SIGN_IN_PAGE = '/login/company'

export function serveSingleSignOn(app: Hono, { database, ports, log, ip_of }: Options) {
  app.get('/api/sso/callback/:company_id', async c => {
    c.header('Cache-Control', 'no-store')
    const request = requestFacts(c, ip_of, ports)
    try {
      const state = requireState(ports, c)
      return c.redirect(await enter(database, ports, request, state, new URL(c.req.url).searchParams))
    } catch (error) {
      if (!(error instanceof Failed || error instanceof NotLetIn || error instanceof ProviderFault)) throw error
      log.warn({ request_id: request.id, reason: error.reason }, 'no sign-in by the provider')
      return c.redirect(`${SIGN_IN_PAGE}?failed=${error.reason}`)
    }
  })
}

type State = NonNullable<ReturnType<typeof openState>>

/** Throws Failed unless this server made it, for this browser and this company. */
function requireState(ports: Ports, c: Context): State {
  const state = openState(ports, c.req.query('state') ?? '')
  if (!state || String(state.company_id) !== c.req.param('company_id')) throw new Failed('state')
  if (!sameText(sha256(getCookie(c, 'sso_begin') ?? ''), state.browser)) throw new Failed('browser')
  if (state.until <= ports.now().getTime()) throw new Failed('expired')
  return state
}

/** Returns where to go. */
async function enter(
  database: Database,
  ports: Ports,
  request: RequestFacts,
  { company_id, issuer, nonce, verifier, is_fresh }: State,
  parameters: URLSearchParams,
): Promise<string> {
  const inTenant = <T>(work: Parameters<typeof inCompany<T>>[2]) => inCompany(database, company_id, work)
  const provider = await inTenant(async db => {
    const there = await providerOf(db, ports, company_id)
    if (there?.client.issuer !== issuer || (await companyOf(db)).status !== 'active') throw new Failed('off')
    return there
  })
  const asked = { redirect_uri: redirectUri(ports, company_id), state: parameters.get('state') ?? '', nonce, verifier }
  const note = (sentence: () => string) =>
    inTenant(db =>
      writeAudit(db, ports, { kind: 'anyone' }, request, BEGIN, 'refused', {
        sentence,
        actor: { company_id, user_id: null, name: UNKNOWN },
      }),
    )
  const claims = await finishSignIn(ports, { ...provider.client, ...asked, parameters, is_fresh }).catch(
    async (error: unknown) => {
      if (error instanceof ProviderFault) await note(() => words.provider_failed_at_sign_in({ detail: error.message }))
      throw error
    },
  )
  const entering = inTenant(async db => {
    const entered = await memberFor(db, ports, company_id, provider.value, issuer, claims)
    const { user, is_new, new_role } = entered
    const actor = { company_id, user_id: user.id, name: fullName(user) }
    const say = (sentence: () => string) =>
      writeAudit(db, ports, { kind: 'anyone' }, request, BEGIN, 'done', { sentence, entity_id: user.id, actor })
    if (is_new) await say(() => words.joined_by_provider)
    if (new_role !== undefined) await say(() => words.role_by_provider({ role: roleName(new_role) }))
    const provider_steps = hasBothSteps(claims)
    if (!provider_steps && (await hasSecondStep(db, user.id)))
      return `${SIGN_IN_PAGE}#pending=${await beginSecondStep(db, ports, user)}`
    const { token } = await openSession(db, ports, request, user, BEGIN, {
      sentence: () => words.signed_in_by_provider,
      provider_steps,
    })
    // As the specification has it: saved at once and taken out of the address.
    return `/login?token=${token}`
  })
  return await entering.catch(async (error: unknown) => {
    if (error instanceof NotLetIn)
      await note(() => words.not_let_in({ email: String(claims['email'] ?? ''), reason: error.reason }))
    throw error
  })
}

/** The provider says so (RFC 8176): it asked for more than one proof. What it doesn't say is not assumed. */
const hasBothSteps = ({ amr }: Claims) => Array.isArray(amr) && amr.includes('mfa')
