// Signing up. With a mail server the response is the same for new and existing emails, and the email differs; without
// one no email arrives, so the company is created immediately and an existing email is rejected.

import { and, eq, isNull, lt } from 'drizzle-orm'
import { KeptRefusal, refuse } from '#machines/lib/refuse.ts'
import { DAY_MS } from '#machines/lib/time.ts'
import { accountExistsMail, finishSignUpMail } from '#server/company/mail/account-mails.ts'
import { writeMail } from '#server/company/mail/write-mail.ts'
import { hasAccount } from '#server/company/session/account-of.ts'
import { hashPassword, passwordMatches, requireGoodPassword } from '#server/company/session/passwords.ts'
import { linkBudget, mayOnceMore, requireTry, slowDownAddress } from '#server/company/session/throttle.ts'
import { INTERNAL_COMPANY } from '../../caller.ts'
import { beginCompany, emailTaken, type Founder } from '../../company/begin-company.ts'
import { words } from '../../company/words.ts'
import { type Db, enterDoor, enterTenant } from '../../db/database.ts'
import { sign_ups } from '../../db/schema/company.ts'
import { Afterwards, type Handlers } from '../../handler.ts'
import { type Ports, sha256 } from '../../ports/ports.ts'

const MAILS_BEFORE_WAITING = 3
const LINK_LIVES_MS = DAY_MS

type Paths = '/v3/company.SignUp' | '/v3/company.FinishSignUp'

export const signUpHandlers: Pick<Handlers<'company'>, Paths> = {
  '/v3/company.SignUp': async ({ input, db, ports, request }) => {
    await slowDownAddress(db, 'sign-up', request.ip, ports.limits.sign_ups, ports.now())
    const { password, ...founder } = input
    const { email, firstname, lastname, company_name } = founder
    const taken = await hasAccount(db, email)
    if (taken && !ports.mail_server) throw new KeptRefusal(emailTaken())
    await requireGoodPassword(password, [email, firstname, lastname, company_name, ports.brand], 'password')
    const password_hash = await hashPassword(password)
    if (!ports.mail_server) return beginCompany(db, ports, request, '/v3/company.SignUp', { ...founder, password_hash })
    // Strangers can sign up with another person's address: limit the emails it gets.
    if (await mayOnceMore(db, 'sign-up mail', email.toLowerCase(), MAILS_BEFORE_WAITING, ports.now()))
      await mailFounder(db, ports, { ...founder, password_hash }, taken)
    return { mailed: true }
  },

  '/v3/company.FinishSignUp': async ({ input, db, ports, request }) => {
    const token_hash = sha256(input.sign_up)
    const [row] = await db.select().from(sign_ups).where(eq(sign_ups.token_hash, token_hash))
    if (!row) throw refuse(404, 'no_such_link', words.sign_up_link_invalid)
    if (row.ended_at) throw refuse(409, 'link_used', words.sign_up_link_used)
    if (row.expires_at <= ports.now()) throw refuse(409, 'link_expired', words.sign_up_link_expired)
    await requireTry(db, [linkBudget(token_hash)], ports.now())
    const founder: Founder = JSON.parse(Buffer.from(ports.vault.open(label(token_hash), row.sealed)).toString())
    return new Afterwards(async database => {
      // Only the person who signed up knows it: entering another person's email must not give access to their account.
      if (!(await passwordMatches(founder.password_hash, input.password)))
        throw refuse(400, 'invalid_input', { password: words.wrong_sign_up_password })
      return database.transaction(async db => {
        const [claimed] = await db
          .update(sign_ups)
          .set({ ended_at: ports.now() })
          .where(and(eq(sign_ups.token_hash, token_hash), isNull(sign_ups.ended_at)))
          .returning({ sealed: sign_ups.sealed })
        if (!claimed || (await hasAccount(db, founder.email))) throw emailTaken()
        return beginCompany(db, ports, request, '/v3/company.FinishSignUp', founder)
      })
    })
  },
}

const label = (token_hash: string) => `sign-up/${token_hash}`

/** The same work for both, but for the words: the internal company writes to people who have no company yet. */
async function mailFounder(db: Db, ports: Ports, founder: Founder, taken: boolean) {
  const secret = ports.token()
  const token_hash = sha256(secret)
  const now = ports.now()
  await db.delete(sign_ups).where(lt(sign_ups.expires_at, now))
  await db.insert(sign_ups).values({
    token_hash,
    sealed: ports.vault.seal(label(token_hash), Buffer.from(JSON.stringify(founder))),
    created_at: now,
    expires_at: new Date(now.getTime() + LINK_LIVES_MS),
  })
  await enterTenant(db, INTERNAL_COMPANY)
  await writeMail(db, ports, {
    company_id: INTERNAL_COMPANY,
    to: founder.email,
    ...(taken ? accountExistsMail(ports.brand) : finishSignUpMail(ports.brand)),
    link: {
      url: taken ? `${ports.public_origin}/login` : `${ports.public_origin}/sign-up?finish=${secret}`,
      role_id: null,
    },
  })
  await enterDoor(db)
}
