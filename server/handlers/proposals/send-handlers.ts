// Handing a published proposal to its homeowners: by mail through the outbox, or as a text message from one's own phone.

import { asc, desc, eq } from 'drizzle-orm'
import { refuse } from '#machines/lib/refuse.ts'
import { fullName } from '#machines/lib/text.ts'
import { dayWords } from '#machines/lib/words.ts'
import { fillLines, fillText, STANDARD_TEXTS } from '#machines/mail/rules.ts'
import { mailFaults, mailTo, messageValues, namesTogether, textMessage } from '#machines/proposals/message-rules.ts'
import type { Schemas } from '#sdk/types.ts'
import type { UserCaller } from '../../caller.ts'
import type { Db } from '../../db/database.ts'
import { homeowners } from '../../db/schema/projects.ts'
import { proposal_sends } from '../../db/schema/proposals.ts'
import type { Handlers } from '../../handler.ts'
import { proposalFrame } from '../../mail/mail-frame.ts'
import { writeMail } from '../../mail/write-mail.ts'
import type { Ports } from '../../ports/ports.ts'
import type { ProjectRow } from '../../projects/access.ts'
import { documentOf } from '../../proposals/document.ts'
import { proposalRow, requireProposed } from '../../proposals/of-design.ts'
import { publicUrl } from '../../proposals/public-link.ts'
import { requireFew, sendsOf } from '../../proposals/sends.ts'
import type { ProposalRow } from '../../proposals/state.ts'
import { readSetting } from '../../settings/store.ts'

type Paths = '/v3/proposal.PrepareMessage' | '/v3/proposal.ListSends' | '/v3/proposal.Send'
type Person = typeof homeowners.$inferSelect

export const sendHandlers: Pick<Handlers<'proposals'>, Paths> = {
  '/v3/proposal.PrepareMessage': async ({ input, caller, db, ports }) => {
    const project = await requireProposed(db, ports, caller, input)
    const { row, document } = await requirePublished(db, ports, project)
    const { language, company, disclaimer } = document
    const kind = language === 'es' ? 'proposal_es' : 'proposal'
    const { value } = await readSetting(db, 'mail_texts')
    const { subject, body } = value.texts[kind] ?? STANDARD_TEXTS[kind]
    const values = messageValues(document)
    const url = publicUrl(ports, row)
    const text = { language, from: caller.name, company: company.name, url }
    return {
      recipients: (await homeownersOf(db, project.id)).map(person => ({
        homeowner_id: person.id,
        firstname: person.firstname,
        name: fullName(person),
        email: person.email,
        phone: person.phone,
        is_primary: person.is_primary,
        text: textMessage({ ...text, firstname: person.firstname }),
      })),
      subject: fillText(subject, values),
      body: fillLines(body, values),
      url,
      frame: proposalFrame(company.name, language),
      disclaimer,
    }
  },

  '/v3/proposal.ListSends': async ({ input, caller, db, ports }) => {
    const project = await requireProposed(db, ports, caller, input)
    const row = await proposalRow(db, project)
    return { sends: row ? await sendsOf(db, row.id) : [] }
  },

  '/v3/proposal.Send': async ({ input, caller, db, ports, audit }) => {
    const project = await requireProposed(db, ports, caller, input, 'lock')
    const { row, document } = await requirePublished(db, ports, project)
    requireOpen(document)
    const people = await requirePeople(db, project.id, input.homeowner_ids)
    const names = people.map(fullName).join(' and ')
    if (input.way === 'text') {
      const [person] = people
      if (!person?.phone) throw unreachable(names, 'phone number')
      await requireFew(db, project.id, 1, ports.now())
      await note(db, ports, caller, row, { way: 'text', to_name: fullName(person), to_address: person.phone })
      await audit({ sentence: `handed the proposal’s link to ${names} as a text message`, project_id: project.id })
      return { sends: await sendsOf(db, row.id) }
    }
    const faults = mailFaults(input)
    if (Object.keys(faults).length > 0) throw refuse(400, 'invalid_input', faults)
    const unwritten = people.find(({ email }) => !email)
    if (unwritten) throw unreachable(fullName(unwritten), 'e-mail address')
    const { language, disclaimer } = document
    const recipients = addressed(people, input.cc, language)
    await requireFew(db, project.id, recipients.length, ports.now())
    for (const { firstname, ...to } of recipients) {
      const { subject, body } = mailTo(input, firstname, disclaimer)
      const mail_id = await writeMail(db, ports, {
        company_id: project.company_id,
        kind: 'proposal',
        to: to.to_address,
        subject,
        body,
        link: { url: publicUrl(ports, row), role_id: null },
        created_by: caller.user_id,
      })
      await note(db, ports, caller, row, { way: 'mail', ...to, subject, mail_id })
    }
    const copies = recipients.filter(({ cc }) => cc).length
    const copied = copies === 0 ? '' : copies === 1 ? ', with a copy to one more' : `, with copies to ${copies} more`
    await audit({ sentence: `sent the proposal to ${names} by mail${copied}`, project_id: project.id })
    return { sends: await sendsOf(db, row.id) }
  },
}

const homeownersOf = (db: Db, project_id: string): Promise<Person[]> =>
  db
    .select()
    .from(homeowners)
    .where(eq(homeowners.project_id, project_id))
    .orderBy(desc(homeowners.is_primary), asc(homeowners.id))

async function requirePublished(db: Db, ports: Ports, project: ProjectRow) {
  const row = await proposalRow(db, project)
  if (!row?.snapshot)
    throw refuse(409, 'not_published', 'Publish the proposal first: that makes the link which is sent.')
  return { row, document: await documentOf(db, ports, project, row) }
}

/** A homeowner is not sent what they could not accept. */
function requireOpen({ state, valid_until }: Schemas['ProposalDocument']) {
  if (state === 'out_of_date')
    throw refuse(
      409,
      'out_of_date',
      'Design, price or use has changed since the proposal was published. Publish it again on the proposal tab, then send it.',
    )
  if (state === 'expired')
    throw refuse(
      409,
      'expired',
      `The proposal could be accepted until ${dayWords(valid_until ?? '')}. Give it a later day on the proposal tab and publish it again, then send it.`,
    )
}

async function requirePeople(db: Db, project_id: string, ids: string[]): Promise<Person[]> {
  const chosen = (await homeownersOf(db, project_id)).filter(({ id }) => ids.includes(id))
  if (chosen.length < ids.length)
    throw refuse(400, 'invalid_input', { homeowner_ids: 'A homeowner is not of this project any more. Choose again.' })
  return chosen
}

const unreachable = (name: string, what: string) =>
  refuse(400, 'invalid_input', { homeowner_ids: `${name} has no ${what}. Enter one on the project’s overview.` })

/** One mail an address: two homeowners may share one, and a copy goes to nobody who is written to anyway. */
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

const note = (
  db: Db,
  ports: Ports,
  caller: UserCaller,
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
