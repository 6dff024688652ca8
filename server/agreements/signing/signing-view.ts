// The agreement as its signer sees it: their own fields, what others entered, required actions, status.

import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { signsForCompany } from '#machines/agreements/evidence/company-account.ts'
import { noticeTexts, rescissionView } from '#machines/agreements/rescission.ts'
import { ownFields } from '#machines/agreements/templates/field-answers.ts'
import { isTurnOf, signs } from '#machines/agreements/turns.ts'
import { dayIn } from '#machines/lib/day-in.ts'
import { dayWords } from '#machines/lib/format.ts'
import { notFound } from '#machines/lib/refuse.ts'
import { fullName } from '#machines/lib/text.ts'
import type { Schemas } from '#sdk/types.ts'
import { takesMails } from '#server/company/mail/own-server.ts'
import { homeownerContacts } from '#server/company/settings/homeowner-contacts.ts'
import { projects } from '#server/db/schema/projects.ts'
import type { Db } from '../../db/database.ts'
import { links, signatures } from '../../db/schema/agreements.ts'
import { users } from '../../db/schema/company.ts'
import { proposals } from '../../db/schema/proposals.ts'
import { fileAddress } from '../../files/store.ts'
import { companyOf } from '../../lib/own-company.ts'
import type { Ports } from '../../ports/ports.ts'
import { isOfSoldDesign } from '../../projects/proposal-reach.ts'
import { publicUrl } from '../../proposals/public-link.ts'
import { type SignatureRow, signaturesOf, signatureView } from '../templates/fill.ts'
import { type SignerRow, signedSrc, type TransactionRow } from '../view.ts'
import { consentOf, consentWords, type Signing } from './signing.ts'

type Shown = Schemas['Signing']['shown']

export async function signingView(
  db: Db,
  ports: Ports,
  signing: Signing,
  asked?: Schemas['Language'],
): Promise<Schemas['Signing']> {
  const { transaction, signer, all, caller } = signing
  const { content, company_id } = transaction
  const company = await companyOf(db)
  const [sold] = await db
    .select({ name: projects.name, rep: users })
    .from(projects)
    .leftJoin(users, and(eq(users.id, projects.owner_id), eq(users.status, 'active')))
    .where(eq(projects.id, transaction.project_id))
  if (!sold) throw notFound('link')
  const contacts = await homeownerContacts(db)
  const language = asked ?? signer.consent_language ?? signer.language
  const { version, hash, paragraphs } = await consentWords(db, ports, language)
  const given_at = await consentOf(db, ports, signer)
  const own = await signaturesOf(db, signer.id)
  const still_waits = transaction.status === 'sent'
  return {
    transaction_id: transaction.id,
    signer_id: signer.id,
    agreement_name: content.name,
    project_name: sold.name,
    language: signer.language,
    company: {
      name: company.name,
      phone: company.phone,
      email: company.email,
      brand_color: company.brand_color,
      logo_src: company.logo_file_id ? fileAddress(ports, company_id, company.logo_file_id) : null,
    },
    installation_contact: contacts.find(({ purpose }) => purpose === 'installation') ?? null,
    // While they are active.
    rep: sold.rep && { name: fullName(sold.rep).trim(), phone: sold.rep.phone, email: sold.rep.email },
    signer: {
      name: signer.name,
      role: signer.role,
      email: signer.email,
      status: signer.status,
      my_turn: still_waits && isTurnOf(signer, all),
      signed_at: signer.signed_at?.toISOString() ?? null,
    },
    others: all
      .filter(one => one.id !== signer.id && signs(one))
      .map(({ name, role, step, status }) => ({ name, role, step, status })),
    ...endOf(ports, transaction),
    back: caller.in_person_by === null ? await backFrom(db, ports, signing) : null,
    mail_server: await takesMails(db, ports),
    in_person_by: caller.in_person_by,
    fields: content.fields.filter(field => field.type === 'variable' || field.signer_role === signer.role),
    variables: {
      ...transaction.variables,
      ...noticeTexts(content.fields, transaction.rescission, all, company.timezone),
    },
    shown: await shownOf(db, signing, company.timezone),
    pages: content.pages,
    pages_read: signer.pages_read,
    values: signer.field_values ?? {},
    signed_fields: signer.signed_fields,
    signatures: own.map(signatureView),
    consent: { version, hash, paragraphs, given_at: given_at?.toISOString() ?? null },
    rescission: transaction.rescission && rescissionView(transaction.rescission, all, ports.now(), company.timezone),
    document_hash: transaction.document_hash,
    document_src: fileAddress(ports, company_id, transaction.document_file_id),
    expires_at: (signer.link_expires_at ?? ports.now()).toISOString(),
  }
}

/** The company's people came from their project, homeowners from their proposal, where it is still shown. */
async function backFrom(db: Db, ports: Ports, { transaction, signer }: Signing): Promise<Schemas['Signing']['back']> {
  const { project_id } = transaction
  if (signsForCompany(signer)) {
    const [member] = await db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.status, 'active'), sql`lower(${users.email}) = ${signer.email.toLowerCase()}`))
    return member ? { to: 'project', url: `${ports.public_origin}/projects/${project_id}?tab=agreements` } : null
  }
  if (signer.role !== 'homeowner' && signer.role !== 'co_homeowner') return null
  const [shown] = await db
    .select({ company_id: proposals.company_id, id: proposals.id })
    .from(proposals)
    .innerJoin(links, and(eq(links.entity_id, proposals.id), eq(links.kind, 'proposal'), isNull(links.ended_at)))
    .where(and(eq(proposals.project_id, project_id), isNotNull(proposals.snapshot), isOfSoldDesign))
  return shown ? { to: 'proposal', url: publicUrl(ports, shown) } : null
}

/** The state of the agreement itself, which is sealed after its last signature. */
export const endOf = (ports: Ports, transaction: TransactionRow) => ({
  status: transaction.status,
  reason: transaction.reason,
  completed_at: transaction.completed_at?.toISOString() ?? null,
  signed_src: signedSrc(ports, transaction),
  signed_hash: transaction.signed_hash,
})

/** Field values of earlier signers. */
async function shownOf(db: Db, { transaction, signer, all }: Signing, zone: string): Promise<Shown> {
  const before = all.filter(one => one.id !== signer.id && one.status === 'signed')
  const ids = before.flatMap(({ signature_id, initials_id }) => [signature_id, initials_id]).filter(id => id !== null)
  const pictures = ids.length > 0 ? await db.select().from(signatures).where(inArray(signatures.id, ids)) : []
  return before.flatMap(one =>
    ownFields(transaction.content.fields, one.role).map(field => ({ field, ...leftIn(field, one, pictures, zone) })),
  )
}

function leftIn(
  field: Schemas['Field'],
  signer: SignerRow,
  pictures: SignatureRow[],
  zone: string,
): { text: string | null; png_base64: string | null } {
  const text = (said: string | null | undefined) => ({ text: said || null, png_base64: null })
  switch (field.type) {
    case 'signature':
    case 'initials': {
      const id = field.type === 'signature' ? signer.signature_id : signer.initials_id
      const picture = signer.signed_fields.includes(field.id) ? pictures.find(one => one.id === id) : undefined
      return { text: null, png_base64: picture ? Buffer.from(picture.png).toString('base64') : null }
    }
    case 'date':
      return text(signer.signed_at && dayWords(dayIn(zone, signer.signed_at)))
    default:
      return text(signer.field_values?.[field.id])
  }
}
