// A question to support: mailed with who asks and from where, so that nobody has to be asked that first.
import { eq } from 'drizzle-orm'
import { notFound, refuse } from '#machines/lib/refuse.ts'
import type { Schemas } from '#sdk/types.ts'
import { INTERNAL_COMPANY } from '../../caller.ts'
import { enterTenant } from '../../db/database.ts'
import { companies, roles, users } from '../../db/schema/company.ts'
import type { Handlers } from '../../handler.ts'
import { writeMail } from '../../mail/write-mail.ts'
import { slowDown } from '../../session/throttle.ts'

const QUESTIONS_BEFORE_WAITING = 10
const TOPICS: Record<Schemas['SupportTopic'], string> = {
  question: 'Question',
  problem: 'Problem',
  billing: 'Billing',
  idea: 'Idea',
}

export const supportHandlers: Pick<Handlers<'messages'>, '/v3/messages.AskSupport'> = {
  '/v3/messages.AskSupport': async ({ input, caller, db, ports, request, audit }) => {
    await slowDown(db, 'support', caller.user_id, QUESTIONS_BEFORE_WAITING, ports.now())
    const [subject, message] = [input.subject.trim(), input.message.trim()]
    if (!subject || !message)
      throw refuse(400, 'invalid_input', {
        ...(subject ? {} : { subject: 'Say in a few words what it is about.' }),
        ...(message ? {} : { message: 'Write what happened or what you want to know.' }),
      })
    const [who] = await db
      .select({ email: users.email, role: roles.name, company: companies.name })
      .from(users)
      .innerJoin(roles, eq(roles.id, users.role_id))
      .innerJoin(companies, eq(companies.company_id, users.company_id))
      .where(eq(users.id, caller.user_id))
    if (!who) throw notFound('user')
    // The end of the id, for its beginning is the time and alike for all of a day.
    const reference = `S-${ports.id().replaceAll('-', '').slice(-8).toUpperCase()}`
    const head = `[${reference}] ${TOPICS[input.topic]}: ${subject}`
    const facts = [
      ['From', `${caller.name} <${who.email}>, ${who.role}`],
      ['Company', `${who.company} (${caller.company_id})`],
      ['Written by', caller.impersonator && `${caller.impersonator.name}, acting as ${caller.name}`],
      ['Page', input.page],
      ['Version', input.app_version],
      ['Device', [request.user_agent, input.device].filter(Boolean).join('; ')],
      ['Request', request.id],
    ].flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []))
    await writeMail(db, ports, {
      company_id: caller.company_id,
      kind: 'message',
      to: who.email,
      subject: head,
      body: `We have your message and answer to this address. Name ${reference} if you write about it again.\n\n${message}`,
      created_by: caller.user_id,
    })
    await audit({ sentence: `wrote to support (${reference}): ${subject}` })
    // Support reads its own outbox, whoever wrote.
    await enterTenant(db, INTERNAL_COMPANY)
    const mail = { kind: 'message' as const, to: ports.support_email, subject: head }
    await writeMail(db, ports, {
      ...mail,
      company_id: INTERNAL_COMPANY,
      body: `${message}\n\n${facts.join('\n')}`,
    })
    await enterTenant(db, caller.company_id)
    return { reference, answer_to: who.email }
  },
}
