// A transaction as the company sees it, and as its signer does.
import { and, desc, eq } from 'drizzle-orm'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '../db/database.ts'
import { agreement_versions, companies, projects, signers, transactions } from '../db/schema.ts'
import { fileAddress } from '../files/store.ts'
import { notFound } from '../lib/refuse.ts'
import type { Ports } from '../ports/ports.ts'
import { standing } from '../quote/basis.ts'
import { homeownerContacts } from '../settings/homeowner-contacts.ts'
import { CONSENT_VERSION, consentText } from './consent.ts'
import { readTrail } from './trail.ts'

export type TransactionRow = typeof transactions.$inferSelect
export type SignerRow = typeof signers.$inferSelect

export async function versionOf(db: Db, { agreement_id, agreement_version }: TransactionRow) {
  const [row] = await db
    .select()
    .from(agreement_versions)
    .where(and(eq(agreement_versions.agreement_id, agreement_id), eq(agreement_versions.version, agreement_version)))
  if (!row) throw notFound('agreement')
  return row
}

export const signersOf = (db: Db, transaction_id: string): Promise<SignerRow[]> =>
  db.select().from(signers).where(eq(signers.transaction_id, transaction_id)).orderBy(signers.position)

export const transactionsOf = (db: Db, project_id: string): Promise<TransactionRow[]> =>
  db.select().from(transactions).where(eq(transactions.project_id, project_id)).orderBy(desc(transactions.id))

const signedName = (name: string) => `${name.replaceAll(/[^\w .-]/g, '')} - signed.pdf`

export async function transactionView(db: Db, ports: Ports, row: TransactionRow): Promise<Schemas['Transaction']> {
  const [project] = await db.select().from(projects).where(eq(projects.id, row.project_id))
  const { name } = await versionOf(db, row)
  const trail = await readTrail(db, row.id)
  return {
    id: row.id,
    project_id: row.project_id,
    agreement_id: row.agreement_id,
    agreement_name: name,
    agreement_version: row.agreement_version,
    status: row.status,
    signers: (await signersOf(db, row.id)).map(signer => ({
      id: signer.id,
      role: signer.role,
      name: signer.name,
      email: signer.email,
      status: signer.status,
      viewed_at: signer.viewed_at?.toISOString() ?? null,
      signed_at: signer.signed_at?.toISOString() ?? null,
      link_expires_at: signer.link_expires_at?.toISOString() ?? null,
    })),
    document_hash: row.document_hash,
    signed_src: row.signed_file_id ? fileAddress(ports, row.company_id, row.signed_file_id, signedName(name)) : null,
    reason: row.reason,
    ...(project ? await standing(db, project, row.basis_hash) : { is_current: false, changes: [] }),
    events: trail.map(({ at, event, actor, hash }) => ({ at: at.toISOString(), event, actor, hash })),
    created_at: row.created_at.toISOString(),
    version: row.version,
  }
}

export async function signingView(
  db: Db,
  ports: Ports,
  row: TransactionRow,
  signer: SignerRow,
): Promise<Schemas['Signing']> {
  const [company] = await db.select().from(companies)
  if (!company) throw notFound('company')
  const contacts = await homeownerContacts(db)
  const template = await versionOf(db, row)
  const consented = signer.consent_version === CONSENT_VERSION ? signer.consented_at : null
  return {
    transaction_id: row.id,
    signer_id: signer.id,
    agreement_name: template.name,
    company: { name: company.name, phone: company.phone, email: company.email, brand_color: company.brand_color },
    installation_contact: contacts.find(({ purpose }) => purpose === 'installation') ?? null,
    signer: { name: signer.name, role: signer.role, email: signer.email, status: signer.status },
    status: row.status,
    fields: template.fields.filter(field => field.type === 'variable' || field.signer_role === signer.role),
    variables: row.variables,
    pages: template.pages,
    pages_read: signer.pages_read,
    consent: { version: CONSENT_VERSION, text: consentText(company.name), given_at: consented?.toISOString() ?? null },
    document_src: fileAddress(ports, row.company_id, template.file_id),
    signed_src: row.signed_file_id
      ? fileAddress(ports, row.company_id, row.signed_file_id, signedName(template.name))
      : null,
    expires_at: (signer.link_expires_at ?? ports.now()).toISOString(),
  }
}
