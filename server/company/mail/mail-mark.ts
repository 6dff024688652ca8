// A mark on each mail the product writes, keyed by the server's secret: a row that came any other way, out of an archive or
// changed in the database, is never sent in the product's name.
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { type Database, inCompany } from '#server/db/database.ts'
import { companies } from '#server/db/schema/company.ts'
import { mails } from '#server/db/schema/mails.ts'
import { type Ports, sameText } from '#server/ports/ports.ts'

type Marked = Pick<
  typeof mails.$inferSelect,
  'company_id' | 'id' | 'kind' | 'to_address' | 'subject' | 'body' | 'attachment_file_id'
>

export const markOf = (ports: Pick<Ports, 'sign'>, mail: Marked): string =>
  ports.sign(
    'mail',
    JSON.stringify([
      mail.company_id,
      mail.id,
      mail.kind,
      mail.to_address,
      mail.subject,
      mail.body,
      mail.attachment_file_id,
    ]),
  )

export const isOurs = (ports: Pick<Ports, 'sign'>, mail: Marked & { mark: string | null }) =>
  mail.mark !== null && sameText(mail.mark, markOf(ports, mail))

/** Once, after the migration that brings marks: what waited then was written by the version before. */
export async function markEarlierMails(database: Database, ports: Ports) {
  const all = await database.transaction(db => db.select({ company_id: companies.company_id }).from(companies))
  for (const { company_id } of all)
    await inCompany(database, company_id, async db => {
      const rows = await db
        .select()
        .from(mails)
        .where(and(isNull(mails.mark), inArray(mails.status, ['queued', 'kept', 'failed'])))
      for (const row of rows)
        await db
          .update(mails)
          .set({ mark: markOf(ports, row) })
          .where(eq(mails.id, row.id))
    })
}
