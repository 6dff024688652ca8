// Handing a published proposal to its homeowners: by mail through the outbox, or as a text message from one's own phone.
import { refuse } from '#machines/lib/refuse.ts'
import { fullName } from '#machines/lib/text.ts'
import { dayWords } from '#machines/lib/words.ts'
import { textMessage } from '#machines/proposals/message-rules.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '../../db/database.ts'
import type { homeowners } from '../../db/schema/projects.ts'
import type { Handlers } from '../../handler.ts'
import { proposalFrame } from '../../mail/mail-frame.ts'
import { takesMails } from '../../mail/own-server.ts'
import type { Ports } from '../../ports/ports.ts'
import type { ProjectRow } from '../../projects/access.ts'
import { requireNoSample } from '../../projects/sample.ts'
import { documentOf } from '../../proposals/document.ts'
import { proposalRow, requireProposed } from '../../proposals/of-design.ts'
import { publicUrl } from '../../proposals/public-link.ts'
import { homeownersOf, mailProposal, noteSend, unreachable, usualMail } from '../../proposals/sending/mail-proposal.ts'
import { requireFew, sendsOf } from '../../proposals/sends.ts'

type Paths = '/v3/proposal.PrepareMessage' | '/v3/proposal.ListSends' | '/v3/proposal.Send'
type Person = typeof homeowners.$inferSelect

export const sendHandlers: Pick<Handlers<'proposals'>, Paths> = {
  '/v3/proposal.PrepareMessage': async ({ input, caller, db, ports }) => {
    const project = await requireProposed(db, ports, caller, input)
    const { row, document } = await requirePublished(db, ports, project)
    const { language, company, disclaimer } = document
    const { subject, body } = await usualMail(db, document)
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
      subject,
      body,
      url,
      mail_server: await takesMails(db, ports),
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
    requireNoSample(project, 'Its proposal can’t be sent.')
    const { row, document } = await requirePublished(db, ports, project)
    requireOpen(document)
    const people = await requirePeople(db, project.id, input.homeowner_ids)
    const names = people.map(fullName).join(' and ')
    if (input.way !== 'mail') {
      const [person] = people
      if (input.way === 'text' && !person?.phone) throw unreachable(names, 'phone number')
      await requireFew(db, project.id, 1, ports.now())
      const to_address = (input.way === 'text' ? person?.phone : (person?.email ?? person?.phone)) ?? ''
      await noteSend({ db, ports, caller, audit }, row, { way: input.way, to_name: names, to_address })
      const sentence =
        input.way === 'text'
          ? `handed the proposal’s link to ${names} as a text message`
          : `recorded that they sent ${names} the proposal’s link`
      await audit({ sentence, project_id: project.id })
      return { sends: await sendsOf(db, row.id) }
    }
    await mailProposal({ db, ports, caller, audit }, { row, document }, people, input)
    return { sends: await sendsOf(db, row.id) }
  },
}

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
