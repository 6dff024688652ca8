// A proposal as it is read: what was published, or what would be published now.

import { licenseText } from '#machines/company/licenses.ts'
import { notFound, refuse } from '#machines/lib/refuse.ts'
import { addressLine, fullName } from '#machines/lib/text.ts'
import { taxCreditDisclaimer } from '#machines/money/incentives/rules.ts'
import type { Content } from '#machines/proposals/content.ts'
import type { Schemas } from '#sdk/types.ts'
import { homeownerContacts } from '#server/company/settings/homeowner-contacts.ts'
import { isCurrent } from '#server/money/quote/basis.ts'
import type { Sale } from '#server/money/sale/sale.ts'
import type { Db } from '../db/database.ts'
import { picturesForDocument, readablePictures } from '../design/pictures.ts'
import { dayOfCompany } from '../lib/company-day.ts'
import type { Ports } from '../ports/ports.ts'
import { fillContent, type Words } from './fill-content.ts'
import { imagesOf } from './images.ts'
import { figuresToday, nothingToPropose } from './inputs.ts'
import { acceptedProposal } from './of-design.ts'
import { type ProposalRow, stateOf } from './state.ts'
import { shownTheme } from './theme.ts'
import { words } from './words.ts'

type ProposalDocument = Schemas['ProposalDocument']

/** As published, with today's theme and contacts. Throws 404 if not published. */
export async function documentOf(db: Db, ports: Ports, sale: Sale, row: ProposalRow): Promise<ProposalDocument> {
  const { snapshot } = row
  if (!snapshot) throw notFound('proposal')
  const { project, company } = sale
  const is_current = isCurrent(sale, row.basis_hash)
  const accepted_id = (await acceptedProposal(db, project))?.id
  const standing = { is_current, today: dayOfCompany(company, ports), project, accepted_id }
  // The electrical plan is the company's.
  const { valid_until = null, electrical: _, ...frozen } = snapshot
  return {
    ...opensAt(sale, frozen.figures),
    ...frozen,
    ...(frozen.pictures ? { pictures: readablePictures(ports, project.company_id, frozen.pictures) } : {}),
    ...(await lookOf(db, ports, sale, snapshot.content)),
    state: stateOf(row, standing),
    accepted: acceptanceOf(row),
    valid_until,
  }
}

/** As it would be published now; variables without a value stay as written. */
export async function draftDocument(db: Db, ports: Ports, sale: Sale, draft: Words): Promise<ProposalDocument> {
  const { language, option_ids, valid_until } = draft
  const figures = await figuresToday(db, ports, sale, option_ids, language)
  if (!figures) throw nothingToPropose()
  const { content } = await fillContent(db, ports, sale, draft, figures)
  return {
    language,
    content,
    ...peopleOf(sale),
    pictures: await picturesForDocument(db, ports, sale, language),
    ...(await lookOf(db, ports, sale, draft.content)),
    figures,
    ...opensAt(sale, figures),
    disclaimer: taxCreditDisclaimer(language),
    state: 'draft',
    accepted: null,
    valid_until,
    published_at: null,
  }
}

/** The payment option its texts are about. */
export function opensAt({ chosen }: Sale, { offers }: Schemas['ProposalFigures']) {
  const shown = offers.find(({ option_id }) => option_id === chosen?.id)
  return shown ? { option_id: shown.option_id } : {}
}

/** Frozen data of household, company and rep, and the design. */
export function peopleOf({ project, design_name, company, owner, homeowners }: Sale) {
  const primary = homeowners.find(({ is_primary }) => is_primary)
  if (!owner || !primary || !project.address)
    throw refuse(409, 'nothing_to_propose', words.homeowner_and_address_required)
  const { name, phone, email } = company
  return {
    homeowner_name: fullName(primary),
    address_line: addressLine(project.address),
    design_name: design_name,
    company: { name, phone, email, license_number: licenseText(company, project.address.state) },
    rep: { name: fullName(owner), email: owner.email, phone: owner.phone },
  }
}

async function lookOf(db: Db, ports: Ports, { company }: Sale, content: Content) {
  return {
    timezone: company.timezone,
    contacts: await homeownerContacts(db),
    theme: await shownTheme(db, ports),
    images: await imagesOf(db, ports, content),
  }
}

export function acceptanceOf({ accepted }: Pick<ProposalRow, 'accepted'>): Schemas['Acceptance'] | null {
  if (!accepted) return null
  const { ip, user_agent, ...shown } = accepted
  return shown
}
