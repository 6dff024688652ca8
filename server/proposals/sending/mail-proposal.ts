// Sends a published proposal to its homeowners: an email each into the outbox, and a record of it.

import { asc, desc, eq } from 'drizzle-orm'
import { fillLines, fillText } from '#machines/company/mail/rules.ts'
import { standardText } from '#machines/company/mail/standard-texts.ts'
import { refuse } from '#machines/lib/refuse.ts'
import { fullName } from '#machines/lib/text.ts'
import { mailFaults, mailTo, messageValues, namesTogether } from '#machines/proposals/message-rules.ts'
import { currentLanguage } from '#machines/words/language.ts'
import type { Schemas } from '#sdk/types.ts'
import { takesMails } from '#server/company/mail/own-server.ts'
import { writeMail } from '#server/company/mail/write-mail.ts'
import { readSetting } from '#server/company/settings/store.ts'
import { homeowners } from '#server/db/schema/projects.ts'
import type { Db } from '../../db/database.ts'
import { proposal_sends } from '../../db/schema/proposals.ts'
import type { Acting } from '../../handler.ts'
import { publicUrl } from '../public-link.ts'
import { requireFew } from '../sends.ts'
import type { ProposalRow } from '../state.ts'
import { words } from '../words.ts'

type Person = typeof homeowners.$inferSelect
type Published = { row: ProposalRow; document: Schemas['ProposalDocument'] }
type Mail = { subject: string; body: string; cc?: string[] }

/** The company's words, filled in with what was published. */
export async function usualMail(db: Db, document: Published['document']): Promise<Omit<Mail, 'cc'>> {
  const kind = document.language === 'es' ? 'proposal_es' : 'proposal'
  const { value } = await readSetting(db, 'mail_texts')
  const { subject, body } = value.texts[kind] ?? standardText(kind)
  const values = messageValues(document)
  return { subject: fillText(subject, values), body: fillLines(body, values) }
}

/** Throws 400 for words that will not do and for who has no address, 429 where it is too often. Needs the project's lock. */
export async function mailProposal(acting: Acting, { row, document }: Published, people: Person[], mail: Mail) {
  const { db, ports, caller, audit } = acting
  const faults = mailFaults(mail)
  if (Object.keys(faults).length > 0) throw refuse(400, 'invalid_input', faults)
  const unwritten = people.find(({ email }) => !email)
  if (unwritten) throw unreachable(fullName(unwritten), 'email')
  const { language, disclaimer } = document
  const recipients = addressed(people, mail.cc ?? [], language)
  await requireFew(db, row.project_id, recipients.length, ports.now())
  for (const { firstname, ...to } of recipients) {
    const { subject, body } = mailTo(mail, firstname, disclaimer)
    const mail_id = await writeMail(db, ports, {
      company_id: row.company_id,
      kind: 'proposal',
      to: to.to_address,
      language,
      subject,
      body,
      link: { url: publicUrl(ports, row), role_id: null },
      created_by: caller.user_id,
    })
    await noteSend(acting, row, { way: 'mail', ...to, subject, mail_id })
  }
  const names = people.map(fullName)
  const copies = recipients.filter(({ cc }) => cc).length
  const taken = await takesMails(db, ports)
  await audit({
    sentence: () =>
      words.log[taken ? 'mailed' : 'mail_waits']({ names: namesTogether(names, currentLanguage()), copies }),
    project_id: row.project_id,
  })
}

export const homeownersOf = (db: Db, project_id: string): Promise<Person[]> =>
  db
    .select()
    .from(homeowners)
    .where(eq(homeowners.project_id, project_id))
    .orderBy(desc(homeowners.is_primary), asc(homeowners.id))

export const unreachable = (name: string, by: 'email' | 'phone') =>
  refuse(400, 'invalid_input', { homeowner_ids: words.unreachable[by]({ name }) })

/** One email per address: two homeowners may share one, and recipients don't also get a copy. */
function addressed(people: Person[], cc: string[], language: Schemas['Language']) {
  const together = namesTogether(
    people.map(({ firstname }) => firstname),
    language,
  )
  const all = [
    ...people.map(person => ({
      to_address: person.email ?? '',
      to_name: fullName(person),
      firstname: person.firstname,
      cc: false,
    })),
    ...cc.map(to_address => ({ to_address, to_name: null, firstname: together, cc: true })),
  ]
  const seen = new Set<string>()
  return all.filter(({ to_address }) => {
    const address = to_address.trim().toLowerCase()
    return !seen.has(address) && seen.add(address)
  })
}

type Noted = Pick<typeof proposal_sends.$inferInsert, 'way' | 'to_name' | 'to_address' | 'cc' | 'subject' | 'mail_id'>

export const noteSend = (
  { db, ports, caller }: Acting,
  { company_id, project_id, id: proposal_id }: ProposalRow,
  send: Omit<Noted, 'cc'> & { cc?: boolean },
) =>
  db.insert(proposal_sends).values({
    cc: false,
    ...send,
    company_id,
    id: ports.id(),
    project_id,
    proposal_id,
    sent_by: caller.user_id,
    sent_by_name: caller.name,
    at: ports.now(),
  })
