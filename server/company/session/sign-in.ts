// Signing in with a password, and the mailed link that helps while strangers keep an account waiting.

import { and, eq, isNull } from 'drizzle-orm'
import { refuse } from '#machines/lib/refuse.ts'
import { fullName } from '#machines/lib/text.ts'
import { Refusal } from '#sdk/refusal.ts'
import { writeAudit } from '#server/audit.ts'
import { companySuspended, endLinks } from '#server/caller.ts'
import { type Db, enterTenant } from '#server/db/database.ts'
import { links } from '#server/db/schema/agreements.ts'
import { Afterwards, type Handlers, type RequestFacts } from '#server/handler.ts'
import { type Ports, sha256 } from '#server/ports/ports.ts'
import { signInLinkMail } from '../mail/account-mails.ts'
import { writeMail } from '../mail/write-mail.ts'
import { accountOf } from './account-of.ts'
import { knownDevice } from './devices.ts'
import { openSession } from './open-session.ts'
import { passwordMatches } from './passwords.ts'
import { doOrPretend, type User } from './pretend.ts'
import { mustUseProvider } from './provider-settings.ts'
import { beginSecondStep, hasSecondStep } from './second-step.ts'
import {
  type Budget,
  deviceBudget,
  forgive,
  linkBudget,
  mayOnceMore,
  requireTry,
  slowDownAddress,
  strangerBudgets,
} from './throttle.ts'
import { selectUsers } from './user-view.ts'
import { words } from './words.ts'

const LINK_LIVES_MS = 3_600_000
const LINKS_BEFORE_WAITING = { account: 3, address: 20 }
const SIGN_IN = '/v1/users/sessions'

type Paths = typeof SIGN_IN | '/v3/users.RequestSignInLink'

export const signInHandlers: Pick<Handlers<'session'>, Paths> = {
  [SIGN_IN]: async ({ input, db, ports, request }) => {
    const account = await findByEmail(db, input.email)
    const link_hash = input.link === undefined ? undefined : sha256(input.link)
    const link = account && link_hash ? await liveLink(db, ports, account.user, link_hash) : undefined
    const budgets = await budgetsOf(db, request, input.email, account?.user, link)
    await requireTry(db, budgets, ports.now())
    // Counted for good before the password is looked at, which takes its time outside of any transaction.
    return new Afterwards(async database => {
      const matches = await passwordMatches(account?.user.password_hash, input.password)
      const opened = await database.transaction(async db => {
        // As it is now: it may have been changed, or its user disabled, meanwhile.
        const now = account && (await findByEmail(db, input.email))
        if (now && matches && mayEnter(now) && now.user.password_hash === account.user.password_hash) {
          await forgive(db, budgets)
          await enterTenant(db, now.user.company_id)
          if (link) await endLinks(db, now.user.id, ports.now(), 'sign_in')
          const has_second_step = await hasSecondStep(db, now.user.id)
          const elsewhere = await onlyAtProvider(db, now, has_second_step)
          if (elsewhere) return { elsewhere }
          if (has_second_step) return { pending: await beginSecondStep(db, ports, now.user) }
          return openSession(db, ports, request, now.user, SIGN_IN)
        }
        // Only for those who know the password, so that it reveals nothing.
        if (now && matches && now.user.status === 'active' && now.company.status !== 'active') return 'suspended'
        await doOrPretend(db, account?.user, ports.now(), user => logFailure(db, ports, request, user))
        return undefined
      })
      if (!opened) throw refuse(401, 'wrong_credentials', words.wrong_credentials)
      if (opened === 'suspended') throw companySuspended(ports, 401)
      if ('elsewhere' in opened) throw opened.elsewhere
      if ('pending' in opened) throw secondStepRequired(opened.pending)
      return opened
    })
  },

  '/v3/users.RequestSignInLink': async ({ input, db, ports, request }) => {
    const now = ports.now()
    await slowDownAddress(db, 'sign-in link', request.ip, LINKS_BEFORE_WAITING.address, now)
    // A stranger who asks for links only makes them arrive, and the earlier ones still work.
    if (!(await mayOnceMore(db, 'sign-in link', input.email.toLowerCase(), LINKS_BEFORE_WAITING.account, now)))
      return { requested: true, mailed: ports.mail_server }
    const account = await findByEmail(db, input.email)
    await doOrPretend(db, account && mayEnter(account) ? account.user : undefined, now, async user => {
      await mailLink(db, ports, user)
      const actor = { company_id: user.company_id, user_id: null, name: UNKNOWN }
      await writeAudit(db, ports, { kind: 'anyone' }, request, '/v3/users.RequestSignInLink', 'done', {
        sentence: () => words.sign_in_link_requested({ name: fullName(user) }),
        entity_id: user.id,
        actor,
      })
    })
    return { requested: true, mailed: ports.mail_server }
  },
}

/** A refusal, not a session: programs that know no second step fail with a sentence rather than go on without a token. */
const secondStepRequired = (pending: string) =>
  new Refusal(401, { message: words.second_step_required, code: 'second_step_required', pending })

/** The refusal of those whose company signs in at its provider. An owner gets in with both steps, for when the provider is down. */
export async function onlyAtProvider(
  db: Db,
  { user, role }: Member,
  has_second_step: boolean,
): Promise<Refusal | undefined> {
  if (!(await mustUseProvider(db, user.email))) return undefined
  const is_owner = role.is_system && role.name === 'Owner'
  if (is_owner && has_second_step) return undefined
  return refuse(401, 'sso_required', is_owner ? words.break_glass_step : words.sso_required)
}

type Member = NonNullable<Awaited<ReturnType<typeof findByEmail>>>
type Found = { user: User; company: { status: string } }

export async function findByEmail(db: Db, email: string) {
  const [row] = await selectUsers(db).where(accountOf(email)).limit(1)
  return row
}

export const mayEnter = ({ user, company }: Found) => user.status === 'active' && company.status === 'active'

/** Actor name in the audit log before sign-in. */
export const UNKNOWN = 'Unknown visitor'

/** A link or a known device has tries of its own, which no stranger can use up. */
async function budgetsOf(
  db: Db,
  request: RequestFacts,
  email: string,
  user: User | undefined,
  link_hash: string | undefined,
): Promise<Budget[]> {
  if (user && link_hash) return [linkBudget(link_hash)]
  const device = user && (await knownDevice(db, request, user.id))
  return user && device ? [deviceBudget(user.id, device)] : strangerBudgets(email, request.ip)
}

async function liveLink(db: Db, ports: Ports, user: User, token_hash: string): Promise<string | undefined> {
  const [link] = await db
    .select()
    .from(links)
    .where(
      and(
        eq(links.token_hash, token_hash),
        eq(links.kind, 'sign_in'),
        eq(links.entity_id, user.id),
        isNull(links.ended_at),
      ),
    )
  return link?.expires_at && link.expires_at > ports.now() ? token_hash : undefined
}

async function mailLink(db: Db, ports: Ports, user: User) {
  const secret = ports.token()
  await db.insert(links).values({
    company_id: user.company_id,
    token_hash: sha256(secret),
    kind: 'sign_in',
    entity_id: user.id,
    expires_at: new Date(ports.now().getTime() + LINK_LIVES_MS),
  })
  await writeMail(db, ports, {
    company_id: user.company_id,
    to: user.email,
    ...signInLinkMail(ports.brand, user),
    link: { url: `${ports.public_origin}/login?link=${secret}`, role_id: user.role_id },
  })
}

const logFailure = (db: Db, ports: Ports, request: RequestFacts, user: User) =>
  writeAudit(db, ports, { kind: 'anyone' }, request, SIGN_IN, 'refused', {
    sentence: () => words.sign_in_failed({ name: fullName(user) }),
    entity_id: user.id,
    actor: { company_id: user.company_id, user_id: null, name: UNKNOWN },
  })
