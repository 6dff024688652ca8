// The certificates a company seals agreements with: at most one is active; earlier ones are kept to identify past
// seals. Keys are in the vault.
import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { signing_certificates } from '#server/db/schema/agreements.ts'
import { createCompanyCertificate } from '#server/ports/company-certificate.ts'
import type { Ports } from '#server/ports/ports.ts'

export type CertificateRow = typeof signing_certificates.$inferSelect
type SealingKey = { id: string; certificate_pem: string; private_key_pem: string }

const keyLabel = (company_id: number, id: string) => `company-key/${company_id}/${id}`
/** Label of keys from before a company could have several. */
const oldLabel = (company_id: number) => `company-key/${company_id}`

/** Makes the company's own, and active. Needs a transaction inside the company's tenant. */
export async function makeCertificate(db: Db, ports: Ports, company_id: number, legal_name: string) {
  const made = await createCompanyCertificate(legal_name, ports.now())
  return keepCertificate(db, ports, company_id, { ...made, source: 'made', created_by: null })
}

type NewCertificate = Pick<CertificateRow, 'source' | 'created_by' | 'certificate_pem'> & { private_key_pem: string }

/** In place of the one that is active. */
export async function keepCertificate(
  db: Db,
  ports: Ports,
  company_id: number,
  { private_key_pem, ...certificate }: NewCertificate,
): Promise<CertificateRow> {
  const id = ports.id()
  await retireActive(db)
  const row = {
    ...certificate,
    company_id,
    id,
    private_key_sealed: ports.vault.seal(keyLabel(company_id, id), Buffer.from(private_key_pem)),
    active: true,
    created_at: ports.now(),
  }
  await db.insert(signing_certificates).values(row)
  return row
}

const retireActive = (db: Db) =>
  db.update(signing_certificates).set({ active: false }).where(eq(signing_certificates.active, true))

export async function activeCertificate(db: Db): Promise<CertificateRow | undefined> {
  const [row] = await db.select().from(signing_certificates).where(eq(signing_certificates.active, true))
  return row
}

/** The generated certificate, which is never deleted. */
export async function madeCertificate(db: Db): Promise<CertificateRow | undefined> {
  const [row] = await db
    .select()
    .from(signing_certificates)
    .where(eq(signing_certificates.source, 'made'))
    .orderBy(asc(signing_certificates.created_at))
    .limit(1)
  return row
}

export async function activate(db: Db, { company_id, id }: CertificateRow): Promise<void> {
  await retireActive(db)
  await db
    .update(signing_certificates)
    .set({ active: true })
    .where(and(eq(signing_certificates.company_id, company_id), eq(signing_certificates.id, id)))
}

export class KeyUnreadable extends Error {
  constructor() {
    super('The key of the signing certificate cannot be read with the secret of this server')
    this.name = 'KeyUnreadable'
  }
}

/** Throws KeyUnreadable when the server's secret is another one than it was sealed under. */
export function openKey(ports: Ports, row: CertificateRow): SealingKey {
  for (const label of [keyLabel(row.company_id, row.id), oldLabel(row.company_id)]) {
    try {
      const private_key_pem = Buffer.from(ports.vault.open(label, row.private_key_sealed)).toString()
      return { id: row.id, certificate_pem: row.certificate_pem, private_key_pem }
    } catch {
      // The vault authenticates the label: the other one may fit.
    }
  }
  throw new KeyUnreadable()
}
