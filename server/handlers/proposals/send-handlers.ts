// Sends a published proposal to its homeowners: by email through the outbox, or as a text message from the rep's phone.

import { dayWords } from '#machines/lib/format.ts'
import { refuse } from '#machines/lib/refuse.ts'
import { fullName } from '#machines/lib/text.ts'
import { namesTogether, textMessage } from '#machines/proposals/message-rules.ts'
import type { Language } from '#machines/words/language.ts'
import { currentLanguage } from '#machines/words/language.ts'
import type { Schemas } from '#sdk/types.ts'
import { companyLetterhead } from '#server/company/mail/letterhead.ts'
import { companyFrame } from '#server/company/mail/mail-frame.ts'
import { takesMails } from '#server/company/mail/own-server.ts'
import { houseOf } from '#server/company/mail/sender.ts'
import type { homeowners } from '#server/db/schema/projects.ts'
import { requireLimits } from '#server/money/quote/limits.ts'
import type { Sale } from '#server/money/sale/sale.ts'
import type { Db } from '../../db/database.ts'
import type { Handlers } from '../../handler.ts'
import type { Ports } from '../../ports/ports.ts'
import { requireNoSample } from '../../projects/sample.ts'
import { documentOf } from '../../proposals/document.ts'
import { loadProposed, proposalRow, requireProposed } from '../../proposals/of-design.ts'
import { publicUrl } from '../../proposals/public-link.ts'
import { homeownersOf, mailProposal, noteSend, unreachable, usualMail } from '../../proposals/sending/mail-proposal.ts'
import { requireFew, sendsOf } from '../../proposals/sends.ts'
import { words } from './words.ts'

type Paths = '/v3/proposal.PrepareMessage' | '/v3/proposal.ListSends' | '/v3/proposal.Send'
type Person = typeof homeowners.$inferSelect

export const sendHandlers: Pick<Handlers<'proposals'>, Paths> = {
  '/v3/proposal.PrepareMessage': async ({ input, caller, db, ports }) => {
    const sale = await loadProposed(db, await requireProposed(db, ports, caller, input))
    const { project } = sale
    const { row, document } = await requirePublished(db, ports, sale)
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
      frame: companyFrame(
        await companyLetterhead(db, ports, language, project.address?.state),
        'proposal',
        language,
        houseOf(document),
      ),
      disclaimer,
    }
  },

  '/v3/proposal.ListSends': async ({ input, caller, db, ports }) => {
    const row = await proposalRow(db, await requireProposed(db, ports, caller, input))
    return { sends: row ? await sendsOf(db, row.id) : [] }
  },

  '/v3/proposal.Send': async ({ input, caller, db, ports, audit }) => {
    const proposed = await requireProposed(db, ports, caller, input, 'lock')
    const { project } = proposed
    requireNoSample(project, words.sample_not_sent)
    const sale = await loadProposed(db, proposed)
    const { row, document } = await requirePublished(db, ports, sale)
    requireOpen(document)
    // Published within the limits of that day; those of today may be narrower.
    const ways = document.figures.offers.map(({ type }) => type)
    await requireLimits(db, ports, sale, caller.user_id, 'pricing_check', ways)
    const people = await requirePeople(db, project.id, input.homeowner_ids)
    const names = (language: Language) => namesTogether(people.map(fullName), language)
    if (input.way !== 'mail') {
      const [person] = people
      if (input.way === 'text' && !person?.phone) throw unreachable(person ? fullName(person) : '', 'phone')
      await requireFew(db, project.id, 1, ports.now())
      const to_address = (input.way === 'text' ? person?.phone : (person?.email ?? person?.phone)) ?? ''
      await noteSend({ db, ports, caller, audit }, row, { way: input.way, to_name: names('en'), to_address })
      const kind = input.way === 'text' ? 'text_message' : 'sent_otherwise'
      await audit({ sentence: () => words.log[kind]({ names: names(currentLanguage()) }), project_id: project.id })
      return { sends: await sendsOf(db, row.id) }
    }
    await mailProposal({ db, ports, caller, audit }, { row, document }, people, input)
    return { sends: await sendsOf(db, row.id) }
  },
}

async function requirePublished(db: Db, ports: Ports, sale: Sale) {
  const row = await proposalRow(db, sale)
  if (!row?.snapshot) throw refuse(409, 'not_published', words.not_published)
  return { row, document: await documentOf(db, ports, sale, row) }
}

/** A homeowner is not sent what they could not accept. */
function requireOpen({ state, valid_until }: Schemas['ProposalDocument']) {
  if (state === 'out_of_date') throw refuse(409, 'out_of_date', words.out_of_date)
  if (state === 'expired') throw refuse(409, 'expired', words.expired({ day: dayWords(valid_until ?? '') }))
}

async function requirePeople(db: Db, project_id: string, ids: string[]): Promise<Person[]> {
  const chosen = (await homeownersOf(db, project_id)).filter(({ id }) => ids.includes(id))
  if (chosen.length < ids.length) throw refuse(400, 'invalid_input', { homeowner_ids: words.homeowner_removed })
  return chosen
}
