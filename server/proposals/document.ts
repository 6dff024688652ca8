// A proposal as it is read: what was published, or what would be published now.

import { and, eq } from 'drizzle-orm'
import { licenseText } from '#machines/company/licenses.ts'
import { taxCreditDisclaimer } from '#machines/incentives/rules.ts'
import { notFound, refuse } from '#machines/lib/refuse.ts'
import { fullName } from '#machines/lib/text.ts'
import { addressLine } from '#machines/projects/rules.ts'
import type { Content } from '#machines/proposals/content.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '../db/database.ts'
import { companies, users } from '../db/schema/company.ts'
import { homeowners } from '../db/schema/projects.ts'
import { picturesToKeep } from '../design/pictures.ts'
import { companyDay, readTimezone } from '../lib/company-day.ts'
import type { Ports } from '../ports/ports.ts'
import type { ProjectRow } from '../projects/access.ts'
import { isCurrent } from '../quote/basis.ts'
import { nameOfDesign } from '../quote/designs-of.ts'
import { homeownerContacts } from '../settings/homeowner-contacts.ts'
import { fillContent, type Words } from './fill-content.ts'
import { imagesOf } from './images.ts'
import { figuresToday, nothingToPropose } from './inputs.ts'
import { acceptedProposal } from './of-design.ts'
import { type ProposalRow, stateOf } from './state.ts'
import { shownTheme } from './theme.ts'
import { words } from './words.ts'

type ProposalDocument = Schemas['ProposalDocument']

/** As it was published, with the look and the contacts of today. Throws 404 where nothing is published. */
export async function documentOf(
  db: Db,
  ports: Ports,
  project: ProjectRow,
  row: ProposalRow,
): Promise<ProposalDocument> {
  const { snapshot } = row
  if (!snapshot) throw notFound('proposal')
  const is_current = await isCurrent(db, project, row.basis_hash)
  const accepted_id = (await acceptedProposal(db, project))?.id
  const standing = { is_current, today: await companyDay(db, ports), project, accepted_id }
  const { valid_until = null, ...frozen } = snapshot
  return {
    ...frozen,
    ...(await lookOf(db, ports, snapshot.content)),
    state: stateOf(row, standing),
    accepted: acceptanceOf(row),
    valid_until,
  }
}

/** As it would be published now; variables without a value stand in its texts as they were written. */
export async function draftDocument(
  db: Db,
  ports: Ports,
  project: ProjectRow,
  draft: Words,
): Promise<ProposalDocument> {
  const { language, option_ids, valid_until } = draft
  const figures = await figuresToday(db, ports, project, option_ids, language)
  if (!figures) throw nothingToPropose()
  const { content } = await fillContent(db, ports, project, draft, figures)
  return {
    language,
    content,
    ...(await peopleOf(db, project)),
    pictures: await picturesToKeep(db, project, language),
    ...(await lookOf(db, ports, draft.content)),
    figures,
    disclaimer: taxCreditDisclaimer(language),
    state: 'draft',
    accepted: null,
    valid_until,
    published_at: null,
  }
}

/** What is frozen of a household, a company and its rep, and which design it is of. */
export async function peopleOf(db: Db, project: ProjectRow) {
  const [company] = await db.select().from(companies)
  const [owner] = await db.select().from(users).where(eq(users.id, project.owner_id))
  const [primary] = await db
    .select()
    .from(homeowners)
    .where(and(eq(homeowners.project_id, project.id), eq(homeowners.is_primary, true)))
  if (!company || !owner || !primary || !project.address)
    throw refuse(409, 'nothing_to_propose', words.homeowner_and_address_required)
  const { name, phone, email } = company
  return {
    homeowner_name: fullName(primary),
    address_line: addressLine(project.address),
    design_name: await nameOfDesign(db, project),
    company: { name, phone, email, license_number: licenseText(company, project.address.state) },
    rep: { name: fullName(owner), email: owner.email, phone: owner.phone },
  }
}

async function lookOf(db: Db, ports: Ports, content: Content) {
  return {
    timezone: await readTimezone(db),
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
