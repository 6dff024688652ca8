// A transaction as the company sees it, and as its signer does.
import { desc, eq } from 'drizzle-orm'
import { nextAgreementStatuses } from '#machines/agreements/agreement-transaction.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '../db/database.ts'
import { companies, projects, signatures, signers, transactions, users } from '../db/schema.ts'
import { fileAddress } from '../files/store.ts'
import { notFound } from '../lib/refuse.ts'
import { type Ports, sha256 } from '../ports/ports.ts'
import { standing } from '../quote/basis.ts'
import { homeownerContacts } from '../settings/homeowner-contacts.ts'
import { CONSENT_VERSION, consentText } from './consent.ts'
import { readTrail, type TrailEvent, trailIsWhole } from './trail.ts'
import { isTurnOf, signs } from './turns.ts'

export type TransactionRow = typeof transactions.$inferSelect
export type SignerRow = typeof signers.$inferSelect

export const signersOf = (db: Db, transaction_id: string): Promise<SignerRow[]> =>
  db.select().from(signers).where(eq(signers.transaction_id, transaction_id)).orderBy(signers.position)

export const transactionsOf = (db: Db, project_id: string): Promise<TransactionRow[]> =>
  db.select().from(transactions).where(eq(transactions.project_id, project_id)).orderBy(desc(transactions.id))

export const signerView = (
  row: TransactionRow,
  signer: SignerRow,
  all: readonly SignerRow[],
): Schemas['TransactionSigner'] => ({
  id: signer.id,
  role: signer.role,
  step: signer.step,
  name: signer.name,
  email: signer.email,
  phone: signer.phone,
  language: signer.language,
  status: signer.status,
  my_turn: row.status === 'sent' && isTurnOf(signer, all),
  link_expires_at: signer.link_expires_at?.toISOString() ?? null,
  sent_at: signer.sent_at?.toISOString() ?? null,
  reminded_at: signer.reminded_at?.toISOString() ?? null,
  viewed_at: signer.viewed_at?.toISOString() ?? null,
  signed_at: signer.signed_at?.toISOString() ?? null,
  in_person_by: signer.in_person_by,
})

export const trailCheck = (trail: TrailEvent[]): Schemas['TrailCheck'] => ({
  whole: trailIsWhole(trail),
  count: trail.length,
  last_hash: trail.at(-1)?.hash ?? '',
})

/** A short-lived address of the sealed PDF; null until it is made. */
const signedSrc = (ports: Ports, { company_id, content, signed_file_id }: TransactionRow) =>
  signed_file_id
    ? fileAddress(ports, company_id, signed_file_id, `${content.name.replaceAll(/[^\w .-]/g, '')} - signed.pdf`)
    : null

export async function transactionView(db: Db, ports: Ports, row: TransactionRow): Promise<Schemas['Transaction']> {
  const [project] = await db.select().from(projects).where(eq(projects.id, row.project_id))
  const all = await signersOf(db, row.id)
  return {
    id: row.id,
    project_id: row.project_id,
    agreement_id: row.agreement_id,
    agreement_name: row.content.name,
    agreement_version: row.agreement_version,
    kind: row.content.kind,
    status: row.status,
    signers: all.map(signer => signerView(row, signer, all)),
    document_hash: row.document_hash,
    document_src: fileAddress(ports, row.company_id, row.document_file_id),
    completed_at: row.completed_at?.toISOString() ?? null,
    sealed_at: row.sealed_at?.toISOString() ?? null,
    signed_src: signedSrc(ports, row),
    signed_hash: row.signed_hash,
    reason: row.reason,
    ...(project ? await standing(db, project, row.basis_hash) : { is_current: false, changes: [] }),
    next_actions: [
      {
        action: 'withdraw',
        allowed: nextAgreementStatuses(row.status).length > 0,
        why_not: nextAgreementStatuses(row.status).length > 0 ? null : 'It has been withdrawn already.',
      },
    ],
    trail: trailCheck(await readTrail(db, row.id)),
    created_by_name: row.created_by_name,
    created_at: row.created_at.toISOString(),
    version: row.version,
  }
}

/** What a signer has adopted. */
export const adopted = (db: Db, { id }: SignerRow) => db.select().from(signatures).where(eq(signatures.signer_id, id))

export const signatureView = ({ id, kind, way, png }: typeof signatures.$inferSelect): Schemas['Signature'] => ({
  id,
  kind,
  way,
  png_base64: Buffer.from(png).toString('base64'),
})

export async function signingView(
  db: Db,
  ports: Ports,
  row: TransactionRow,
  signer: SignerRow,
): Promise<Schemas['Signing']> {
  const [company] = await db.select().from(companies)
  const [project] = await db.select().from(projects).where(eq(projects.id, row.project_id))
  if (!company || !project) throw notFound('company')
  const [owner] = await db.select().from(users).where(eq(users.id, project.owner_id))
  const contacts = await homeownerContacts(db)
  const all = await signersOf(db, row.id)
  const consented = signer.consent_version === CONSENT_VERSION ? signer.consented_at : null
  const words = consentText(company.name)
  return {
    transaction_id: row.id,
    signer_id: signer.id,
    agreement_name: row.content.name,
    project_name: project.name,
    language: signer.language,
    company: {
      name: company.name,
      phone: company.phone,
      email: company.email,
      brand_color: company.brand_color,
      logo_src: company.logo_file_id && fileAddress(ports, company.company_id, company.logo_file_id),
    },
    installation_contact: contacts.find(({ purpose }) => purpose === 'installation') ?? null,
    rep:
      owner?.status === 'active'
        ? { name: `${owner.firstname} ${owner.lastname}`, phone: owner.phone, email: owner.email }
        : null,
    signer: {
      name: signer.name,
      role: signer.role,
      email: signer.email,
      status: signer.status,
      my_turn: row.status === 'sent' && isTurnOf(signer, all),
      signed_at: signer.signed_at?.toISOString() ?? null,
    },
    others: all
      .filter(other => other.id !== signer.id && signs(other))
      .map(({ name, role, step, status }) => ({ name, role, step, status })),
    status: row.status,
    reason: row.reason,
    in_person_by: null,
    fields: row.content.fields.filter(field => field.type === 'variable' || field.signer_role === signer.role),
    variables: row.variables,
    shown: [],
    pages: row.content.pages,
    pages_read: signer.pages_read,
    values: signer.field_values ?? {},
    signed_fields: signer.signed_fields,
    signatures: (await adopted(db, signer)).map(signatureView),
    consent: {
      version: CONSENT_VERSION,
      hash: sha256(words),
      paragraphs: [words],
      given_at: consented?.toISOString() ?? null,
    },
    rescission: null,
    document_hash: row.document_hash,
    document_src: fileAddress(ports, row.company_id, row.document_file_id),
    completed_at: row.completed_at?.toISOString() ?? null,
    signed_src: signedSrc(ports, row),
    signed_hash: row.signed_hash,
    expires_at: (signer.link_expires_at ?? ports.now()).toISOString(),
  }
}
