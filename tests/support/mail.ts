// Mails as they lie in the database, for tests that follow their links.
import { and, desc, eq } from 'drizzle-orm'
import { LINK_MARK } from '#machines/company/mail/rules.ts'
import { openLink, writeMail } from '#server/company/mail/write-mail.ts'
import { enterTenant, inCompany } from '#server/db/database.ts'
import { mails } from '#server/db/schema/mails.ts'
import type { TestApp } from './app.ts'

/** Newest first. */
export const mailsTo = (test: TestApp, company_id: number, to: string) =>
  test.database.transaction(async db => {
    await enterTenant(db, company_id)
    return db
      .select()
      .from(mails)
      .where(and(eq(mails.company_id, company_id), eq(mails.to_address, to)))
      .orderBy(desc(mails.id))
  })

/** The link in the newest mail to an address. */
export async function linkIn(test: TestApp, company_id: number, to: string): Promise<string> {
  const [mail] = await mailsTo(test, company_id, to)
  const link = mail && openLink(test.ports, mail)
  if (!link) throw new Error(`No mail with a link to ${to}`)
  return link
}

/** One the company writes to a homeowner, which leaves by its own mail server or Google account. */
export const mailHomeowner = (test: TestApp, to: string) =>
  inCompany(test.database, 2, db =>
    writeMail(db, test.ports, {
      company_id: 2,
      kind: 'proposal',
      to,
      language: 'en',
      subject: 'Your solar proposal from Test Solar',
      body: `Hello.\n\n${LINK_MARK}`,
      link: { url: 'http://localhost:4710/proposal/a-link', role_id: null },
    }),
  )
