import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import { LINK_MARK } from '#machines/company/mail/rules.ts'
import { forbidden, notFound, refuse } from '#machines/lib/refuse.ts'
import type { Language } from '#machines/words/language.ts'
import type { Schemas } from '#sdk/types.ts'
import { INTERNAL_COMPANY, type UserCaller } from '#server/caller.ts'
import { languageOfUser } from '#server/company/mail/account-mails.ts'
import { type DailyMails, dailyMails, readReason } from '#server/company/mail/daily-limit.ts'
import { markOf } from '#server/company/mail/mail-mark.ts'
import { isOfAccount, takesMails } from '#server/company/mail/own-server.ts'
import { senderOf } from '#server/company/mail/sender.ts'
import { openLink, writeMail } from '#server/company/mail/write-mail.ts'
import { renderAgain } from '#server/company/messages/render-again.ts'
import { slowDown, slowDownAddress } from '#server/company/session/throttle.ts'
import { type Db, enterTenant } from '#server/db/database.ts'
import { signers, transactions } from '#server/db/schema/agreements.ts'
import { users } from '#server/db/schema/company.ts'
import { lender_applications } from '#server/db/schema/lenders.ts'
import { mails } from '#server/db/schema/mails.ts'
import { projects } from '#server/db/schema/projects.ts'
import type { Handlers } from '#server/handler.ts'
import { foundBy, type Searched } from '#server/lib/found-by.ts'
import { anId, cursorOf, pageOf } from '#server/lib/paging.ts'
import { inLanguage } from '#server/lib/reader-language.ts'
import type { Ports } from '#server/ports/ports.ts'
import { visibleTo } from '#server/projects/access.ts'
import { googleHandlers } from './google-handlers.ts'
import { notificationHandlers } from './notification-handlers.ts'
import { smtpHandlers } from './smtp-handlers.ts'
import { supportHandlers } from './support-handlers.ts'
import { testMailHandlers } from './test-mail-handlers.ts'
import { textHandlers } from './text-handlers.ts'
import { words } from './words.ts'

const PAGES = cursorOf('mails', anId)

const MAILS_BEFORE_WAITING = { anyone: 5, user: 30 }
type Mail = typeof mails.$inferSelect
const SEARCHED: Searched = {
  id: mails.id,
  text: sql`named_text(${mails.to_address}, ${mails.subject})`,
  order: [desc(mails.id)],
}

export const messages: Handlers<'messages'> = {
  ...smtpHandlers,
  ...googleHandlers,
  ...testMailHandlers,
  ...textHandlers,
  ...notificationHandlers,
  ...supportHandlers,

  '/v3/messages.SendEmail': async ({ input, caller, db, ports, request, audit }) => {
    const { subject, body } = input
    const signed_in = caller.kind === 'user'
    if (signed_in) await slowDown(db, 'mail', caller.user_id, MAILS_BEFORE_WAITING.user, ports.now())
    else await slowDownAddress(db, 'mail', request.ip, MAILS_BEFORE_WAITING.anyone, ports.now())
    const to = input.to.map(address => address.toLowerCase())
    const others = to.filter(address => address !== ports.support_email.toLowerCase())
    if (others.length > 0) {
      if (!signed_in || caller.impersonator) throw refuse(403, 'only_support', words.support_only)
      const colleagues = await requireColleagues(db, caller, others)
      for (const address of others) {
        const language = languageOfUser({ language: colleagues.get(address) ?? null })
        const head = inLanguage(language, () => words.wrote_to_you({ name: caller.name }))
        await writeMail(db, ports, {
          company_id: caller.company_id,
          kind: 'message',
          to: address,
          language,
          subject,
          body: `${head}\n\n${withoutMark(body)}`,
          created_by: caller.user_id,
        })
      }
      await audit({ sentence: () => words.emailed_teammates({ count: others.length }) })
    }
    if (others.length < to.length) {
      // Support reads its own outbox, from any sender.
      await enterTenant(db, INTERNAL_COMPANY)
      const kind = subject.startsWith('Crash report') ? 'crash_report' : 'message'
      // Support reads English.
      const to_support = { company_id: INTERNAL_COMPANY, to: ports.support_email, language: 'en' as const }
      await writeMail(db, ports, { ...to_support, kind, subject, body })
      if (signed_in) await enterTenant(db, caller.company_id)
    }
    return { accepted: to.length }
  },

  '/v3/messages.ListMails': async ({ input, caller, db, ports }) => {
    const limit = input.limit ?? 50
    const rows = await db
      .select()
      .from(mails)
      .where(
        and(
          await foundBy(db, SEARCHED, input.search),
          input.cursor ? lt(mails.id, PAGES.read(input.cursor)[0]) : undefined,
        ),
      )
      .orderBy(desc(mails.id))
      .limit(limit + 1)
    const { page, next_cursor } = pageOf(rows, limit, PAGES, row => [row.id])
    const day = input.cursor ? undefined : await dailyMails(db, ports, caller.company_id)
    return {
      mails: page.map(view),
      next_cursor,
      mail_server: await takesMails(db, ports),
      ...(day ? { daily: dailyView(day) } : {}),
    }
  },

  '/v3/messages.GetMail': async ({ input, caller, db, ports, audit }) => {
    const mail = await requireMail(db, input.mail_id)
    const { frame } = await senderOf(db, ports, mail)
    const answer = { mail: view(mail), body: mail.body, frame }
    // A reader could act as its recipient, so no one may read it, not even an Owner.
    if (mail.link_sealed && isOfAccount(mail)) return { ...answer, link_withheld: words.link_of_account }
    if (!mail.link_sealed) return isSecret(mail) ? { ...answer, link_withheld: words.link_not_kept } : answer
    if (!isSecret(mail)) return { ...answer, link: linkOf(ports, mail) }
    if (mail.signer_id && !(await maySign(db, caller, mail.signer_id)))
      return { ...answer, link_withheld: words.link_signs }
    if (mail.lender_application_id && !(await mayShare(db, caller, mail.lender_application_id)))
      return {
        ...answer,
        link_withheld: words.link_applies,
      }
    await audit({ sentence: () => words.link_read({ subject: mail.subject }), entity_id: mail.id })
    return { ...answer, link: linkOf(ports, mail) }
  },

  '/v3/messages.SendAgain': async ({ input, db, ports, audit }) => {
    const mail = await requireMail(db, input.mail_id)
    if (isOfAccount(mail) && !ports.mail_server) throw refuse(409, 'no_mail_server', words.no_account_mail_server)
    if (!(await takesMails(db, ports))) throw refuse(409, 'no_mail_server', words.no_mail_server)
    if (!mail.written_here) throw refuse(409, 'not_written_here', words.from_archive)
    if (mail.status === 'sent' || mail.status === 'queued')
      throw refuse(409, 'nothing_to_send', mail.status === 'sent' ? words.already_delivered : words.already_sending)
    const { language, subject, body } = await renderAgain(db, ports, mail)
    const [row] = await db
      .update(mails)
      .set({
        language,
        subject,
        body,
        mark: markOf(ports, { ...mail, subject, body }),
        status: 'queued',
        attempts: 0,
        next_attempt_at: ports.now(),
        last_error: null,
      })
      .where(eq(mails.id, mail.id))
      .returning()
    await audit({ sentence: () => words.mail_resent({ subject: mail.subject }), entity_id: mail.id })
    return { mail: view(row ?? mail) }
  },
}

/** Its link acts in a person's name. */
const isSecret = (mail: Mail) =>
  (isOfAccount(mail) && mail.body.includes(LINK_MARK)) || mail.signer_id !== null || mail.lender_application_id !== null

const linkOf = (ports: Ports, mail: Mail) => openLink(ports, mail) ?? ''

async function requireMail(db: Db, id: string): Promise<Mail> {
  const [mail] = await db.select().from(mails).where(eq(mails.id, id))
  if (!mail) throw notFound('mail')
  return mail
}

/** Users who may hand a signer a link may read one in an email. */
async function maySign(db: Db, caller: UserCaller, signer_id: string): Promise<boolean> {
  if (caller.impersonator || !caller.permissions.has('agreements.send')) return false
  const [seen] = await db
    .select({ id: signers.id })
    .from(signers)
    .innerJoin(transactions, eq(transactions.id, signers.transaction_id))
    .innerJoin(projects, eq(projects.id, transactions.project_id))
    .where(and(eq(signers.id, signer_id), visibleTo(caller)))
  return seen !== undefined
}

/** Users who may share an application with its homeowner. */
async function mayShare(db: Db, caller: UserCaller, application_id: string): Promise<boolean> {
  if (caller.impersonator || !caller.permissions.has('lenders.apply')) return false
  const [seen] = await db
    .select({ id: lender_applications.id })
    .from(lender_applications)
    .innerJoin(projects, eq(projects.id, lender_applications.project_id))
    .where(and(eq(lender_applications.id, application_id), visibleTo(caller)))
  return seen !== undefined
}

/** Removes link placeholders from user input. */
const withoutMark = (text: string) => text.replaceAll(LINK_MARK, '')

/**
 * The language of each. Throws unless each address belongs to an active member, who joined by themselves. Anyone can enter any address as a
 * homeowner's, so homeowners get what the product composes for them, and no free text in its name.
 */
async function requireColleagues(
  db: Db,
  caller: UserCaller,
  addresses: string[],
): Promise<Map<string, Language | null>> {
  if (!caller.permissions.has('proposals.send')) throw forbidden(['proposals.send'], words.may_not_email)
  const team = await db
    .select({ email: sql<string>`lower(${users.email})`, language: users.language })
    .from(users)
    .where(and(inArray(sql`lower(${users.email})`, addresses), eq(users.status, 'active')))
  const language_by_email = new Map(team.map(({ email, language }) => [email, language]))
  const unknown = addresses.filter(address => !language_by_email.has(address))
  if (unknown.length > 0)
    throw refuse(400, 'invalid_input', {
      to: words.not_on_team({ count: unknown.length, addresses: unknown.join(', ') }),
    })
  return language_by_email
}

const dailyView = ({ next, ...day }: DailyMails): Schemas['DailyMails'] => ({
  limit: day.limit,
  sent: day.sent,
  is_verified: day.is_verified,
  ...(next ? { next_limit: next.limit, next_limit_at: next.on.toISOString() } : {}),
})

const view = (mail: Mail): Schemas['Mail'] => ({
  id: mail.id,
  kind: mail.kind,
  to: mail.to_address,
  subject: mail.subject,
  status: mail.status,
  attempts: mail.attempts,
  created_at: mail.created_at.toISOString(),
  ...(mail.last_error ? { last_error: readReason(mail.last_error) } : {}),
  ...(mail.sent_at ? { sent_at: mail.sent_at.toISOString() } : {}),
})
