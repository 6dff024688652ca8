// A person's signed agreements and consents, in the given projects.

import { and, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { lenderName } from '#machines/applications/lenders/modes.ts'
import { fullName } from '#machines/lib/text.ts'
import { emailKey, samePerson } from '#machines/projects/same-person.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '#server/db/database.ts'
import { paper_records, signers, transactions } from '#server/db/schema/agreements.ts'
import { lender_applications } from '#server/db/schema/lenders.ts'
import { fileAddress } from '#server/files/store.ts'
import type { Ports } from '#server/ports/ports.ts'
import { projectNumber } from '#server/projects/view.ts'
import type { PersonRow } from './person.ts'

/** Agreements the person signs or was asked to sign. */
export async function signingsOf(db: Db, rows: readonly PersonRow[]) {
  const paper_rows = await db
    .select({ transaction: transactions, signer: signers, scan_id: paper_records.file_id })
    .from(signers)
    .innerJoin(
      transactions,
      and(eq(transactions.company_id, signers.company_id), eq(transactions.id, signers.transaction_id)),
    )
    .leftJoin(paper_records, and(eq(paper_records.transaction_id, transactions.id), isNull(paper_records.ended_at)))
    .where(inArray(transactions.project_id, idsOf(rows)))
    .orderBy(desc(transactions.id))
  return paper_rows.flatMap(one => {
    const row = rows.find(({ project }) => project.id === one.transaction.project_id)
    return row && isThem(one.signer, row) ? [{ ...one, ...placeOf(row) }] : []
  })
}

export const idsOf = (rows: readonly PersonRow[]) => rows.map(({ project }) => project.id)
export const placeOf = ({ project }: Pick<PersonRow, 'project'>) => ({
  project_id: project.id,
  project_number: projectNumber(project),
})

/** A signer has one name; someone who also signs for the company has another email there. */
const isThem = (signer: typeof signers.$inferSelect, { homeowner }: PersonRow) => {
  if (signer.name.trim().toLowerCase() === fullName(homeowner).trim().toLowerCase()) return true
  const [firstname = '', ...rest] = signer.name.split(' ')
  return (
    emailKey(signer.email) === homeowner.email_key &&
    samePerson({ firstname, lastname: rest.join(' '), email: signer.email, phone: signer.phone }, homeowner)
  )
}

export async function documentsOf(
  db: Db,
  ports: Ports,
  rows: readonly PersonRow[],
): Promise<Schemas['PersonDocument'][]> {
  return (await signingsOf(db, rows)).flatMap(({ transaction, signer, scan_id, ...place }) => {
    if (!signer.signed_at) return []
    const { company_id, content, signed_file_id } = transaction
    const file_name = `${content.name.replaceAll(/[^\w .-]/g, '')} - signed.pdf`
    return [
      {
        transaction_id: transaction.id,
        name: content.name,
        ...place,
        status: transaction.status,
        signed_at: signer.signed_at.toISOString(),
        src: signed_file_id
          ? fileAddress(ports, company_id, signed_file_id, file_name)
          : scan_id && fileAddress(ports, company_id, scan_id),
      },
    ]
  })
}

/** To electronic records, per agreement; to the credit check of a lender. The latest first. */
export async function consentsOf(db: Db, ports: Ports, rows: readonly PersonRow[]): Promise<Schemas['Consent'][]> {
  const records = (await signingsOf(db, rows)).flatMap(({ transaction, signer, scan_id: _, ...place }) =>
    signer.consented_at
      ? [
          {
            kind: 'electronic_records' as const,
            what: transaction.content.name,
            ...place,
            language: signer.consent_language ?? signer.language,
            at: signer.consented_at.toISOString(),
          },
        ]
      : [],
  )
  const applications = await db
    .select()
    .from(lender_applications)
    .where(and(inArray(lender_applications.project_id, idsOf(rows)), isNotNull(lender_applications.consents)))
  const credit = applications.flatMap(({ project_id, lender, people, consents }) => {
    const row = rows.find(({ project }) => project.id === project_id)
    // Of the applicants only this one: a consent is given by a person, not by a household.
    const roles = people.filter(person => row && samePerson(person, row.homeowner)).map(({ role }) => role)
    const what = lenderName(ports.lenders.dialects, lender)
    return consents
      .filter(({ role }) => roles.includes(role))
      .flatMap(({ language, at }) => (row ? [{ kind: 'credit' as const, what, language, at, ...placeOf(row) }] : []))
  })
  return [...records, ...credit].sort((a, b) => (a.at < b.at ? 1 : -1))
}
