// A question to support, emailed with its sender and page, so that support needn't ask.
import { eq } from 'drizzle-orm'
import { notFound, refuse } from '#machines/lib/refuse.ts'
import type { Language } from '#machines/words/language.ts'
import { INTERNAL_COMPANY } from '#server/caller.ts'
import { languageOfUser } from '#server/company/mail/account-mails.ts'
import { writeMail } from '#server/company/mail/write-mail.ts'
import { slowDown } from '#server/company/session/throttle.ts'
import { enterTenant } from '#server/db/database.ts'
import { companies, roles, users } from '#server/db/schema/company.ts'
import type { Handlers } from '#server/handler.ts'
import { words } from './words.ts'

const QUESTIONS_BEFORE_WAITING = 10

export const supportHandlers: Pick<Handlers<'messages'>, '/v3/messages.AskSupport'> = {
  '/v3/messages.AskSupport': async ({ input, caller, db, ports, request, audit }) => {
    await slowDown(db, 'support', caller.user_id, QUESTIONS_BEFORE_WAITING, ports.now())
    const [subject, message] = [input.subject.trim(), input.message.trim()]
    if (!subject || !message)
      throw refuse(400, 'invalid_input', {
        ...(subject ? {} : { subject: words.support_subject_required }),
        ...(message ? {} : { message: words.support_message_required }),
      })
    const [who] = await db
      .select({ email: users.email, language: users.language, role: roles.name, company: companies.name })
      .from(users)
      .innerJoin(roles, eq(roles.id, users.role_id))
      .innerJoin(companies, eq(companies.company_id, users.company_id))
      .where(eq(users.id, caller.user_id))
    if (!who) throw notFound('user')
    const language = languageOfUser(who)
    // The end of the id, for its beginning is the time and alike for all of a day.
    const reference = `S-${ports.id().replaceAll('-', '').slice(-8).toUpperCase()}`
    const headIn = (language: Language) =>
      words.in(language).support_subject({ reference, topic: input.topic, subject })
    // Support reads English.
    const facts = [
      ['From', `${caller.name} <${who.email}>, ${who.role}`],
      ['Company', `${who.company} (${caller.company_id})`],
      ['Page', input.page],
      ['Version', input.app_version],
      ['Device', [request.user_agent, input.device].filter(Boolean).join('; ')],
      ['Request', request.id],
    ].flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []))
    await writeMail(db, ports, {
      company_id: caller.company_id,
      kind: 'message',
      to: who.email,
      language,
      subject: headIn(language),
      body: `${words.in(language).support_received({ reference })}\n\n${message}`,
      created_by: caller.user_id,
    })
    await audit({ sentence: () => words.wrote_to_support({ reference, subject }) })
    // Support reads its own outbox, from any sender.
    await enterTenant(db, INTERNAL_COMPANY)
    const mail = { kind: 'message' as const, to: ports.support_email, language: 'en' as const, subject: headIn('en') }
    await writeMail(db, ports, {
      ...mail,
      company_id: INTERNAL_COMPANY,
      body: `${message}\n\n${facts.join('\n')}`,
    })
    await enterTenant(db, caller.company_id)
    return { reference, answer_to: who.email }
  },
}
