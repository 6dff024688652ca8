// The link by which a homeowner fills an application in: unguessable, one at a time, only its hash kept, good for 14 days.

import { and, eq } from 'drizzle-orm'
import { fillLines, fillText } from '#machines/company/mail/rules.ts'
import { standardText } from '#machines/company/mail/standard-texts.ts'
import { dayIn } from '#machines/lib/day-in.ts'
import { dayWords, dollars } from '#machines/lib/format.ts'
import { notFound, refuse } from '#machines/lib/refuse.ts'
import { addressLine, fullName } from '#machines/lib/text.ts'
import { DAY_MS } from '#machines/lib/time.ts'
import { endLinks, linkEnded, linkExpired, type UserCaller, whomToAsk } from '#server/caller.ts'
import { writeMail } from '#server/company/mail/write-mail.ts'
import { readSetting } from '#server/company/settings/store.ts'
import { type Db, enterTenant } from '#server/db/database.ts'
import { links } from '#server/db/schema/agreements.ts'
import { users } from '#server/db/schema/company.ts'
import { lender_applications } from '#server/db/schema/lenders.ts'
import { projects } from '#server/db/schema/projects.ts'
import { type Company, companyOf } from '#server/lib/own-company.ts'
import { type Ports, sha256 } from '#server/ports/ports.ts'
import type { ProjectRow } from '#server/projects/access.ts'
import type { ApplicationRow } from '../application-rows.ts'
import { words } from './words.ts'

const DAYS = 14

type Link = { token: string; url: string; expires_at: Date }

/** Ends the one before. Needs the application's lock. */
export async function newShareLink(db: Db, ports: Ports, { company_id, id }: ApplicationRow): Promise<Link> {
  const now = ports.now()
  const expires_at = new Date(now.getTime() + DAYS * DAY_MS)
  const token = ports.token()
  await endLinks(db, id, now)
  await db
    .insert(links)
    .values({ company_id, token_hash: sha256(token), kind: 'lender_application', entity_id: id, expires_at })
  return { token, url: `${ports.public_origin}/apply/${token}`, expires_at }
}

type Seller = { company: Company; rep: typeof users.$inferSelect | undefined }

/** The homeowner's contact. */
export async function sellerOf(db: Db, { owner_id }: Pick<ProjectRow, 'owner_id'>): Promise<Seller> {
  const company = await companyOf(db)
  const [owner] = await db.select().from(users).where(eq(users.id, owner_id))
  return { company, rep: owner?.status === 'active' ? owner : undefined }
}

type Written = { row: ApplicationRow; project: ProjectRow; lender_name: string; caller: UserCaller; link: Link }

/** In the language of the link. */
export async function mailLink(db: Db, ports: Ports, { row, project, lender_name, caller, link }: Written) {
  const { share, quote } = row
  if (!share) throw notFound('link')
  const { company, rep } = await sellerOf(db, project)
  const kind = share.language === 'es' ? 'lender_application_es' : 'lender_application'
  const { texts } = (await readSetting(db, 'mail_texts')).value
  const { subject, body } = texts[kind] ?? standardText(kind)
  const values = {
    firstname: row.people.find(({ role }) => role === 'applicant')?.firstname,
    company: company.name,
    lender: lender_name,
    product: quote.product.name,
    amount: dollars(quote.amount_cents),
    address: project.address ? addressLine(project.address) : undefined,
    rep_name: rep ? fullName(rep) : company.name,
    rep_phone: (rep ? rep.phone : company.phone) ?? undefined,
    expires: dayWords(dayIn(company.timezone, link.expires_at)),
  }
  await writeMail(db, ports, {
    company_id: row.company_id,
    kind: 'lender_application',
    to: share.sent_to,
    language: share.language,
    subject: fillText(subject, values),
    body: fillLines(body, values),
    link: { url: link.url, role_id: null },
    lender_application_id: row.id,
    created_by: caller.user_id,
  })
}

export type Opened = { row: ApplicationRow; project: ProjectRow; language: 'en' | 'es' }

/**
 * The application behind a link; 404 for an invalid or ended link, 409 for an expired one. Leaves the transaction
 * inside the company's tenant. `lock` blocks other writers to project and application.
 */
export async function requireShared(db: Db, ports: Ports, token: string, lock?: 'lock'): Promise<Opened> {
  const token_hash = sha256(token)
  const living = and(eq(links.token_hash, token_hash), eq(links.kind, 'lender_application'))
  const [link] = await db.select().from(links).where(living)
  if (!link || link.ended_at) throw linkEnded()
  await enterTenant(db, link.company_id)
  const [place] = await db
    .select({ project_id: lender_applications.project_id })
    .from(lender_applications)
    .where(eq(lender_applications.id, link.entity_id))
  if (!place) throw linkEnded()
  const projectQuery = db.select().from(projects).where(eq(projects.id, place.project_id))
  const [project] = await (lock ? projectQuery.for('no key update') : projectQuery)
  const rowQuery = db.select().from(lender_applications).where(eq(lender_applications.id, link.entity_id))
  const [row] = await (lock ? rowQuery.for('update') : rowQuery)
  // While this waited, it may have been taken back.
  const [still] = await db.select().from(links).where(living)
  if (!project || !row || !still || still.ended_at) throw linkEnded()
  const language = row.share?.language ?? 'en'
  if (link.expires_at && link.expires_at <= ports.now()) {
    const { company, rep } = await sellerOf(db, project)
    throw linkExpired(language, whomToAsk(company, rep))
  }
  return { row, project, language }
}

/** Something of the project or the company keeps it from being sent, and no homeowner can mend it. */
export const askRep = (language: Opened['language'], { company, rep }: Seller) =>
  refuse(409, 'ask_your_rep', words.in(language).ask_your_rep({ contact: whomToAsk(company, rep) }))
