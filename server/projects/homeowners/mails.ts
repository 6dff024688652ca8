// Emails to a person's address. Users who don't see all projects get those they sent and those about their own projects.
import { and, desc, eq, inArray, lt, or } from 'drizzle-orm'
import type { Answer } from '#sdk/types.ts'
import type { UserCaller } from '#server/caller.ts'
import type { Db } from '#server/db/database.ts'
import { signers, transactions } from '#server/db/schema/agreements.ts'
import { lender_applications } from '#server/db/schema/lenders.ts'
import { mails } from '#server/db/schema/mails.ts'
import { proposal_sends } from '#server/db/schema/proposals.ts'
import { anId, cursorOf, pageOf } from '#server/lib/paging.ts'
import { idsOf } from './papers.ts'
import type { PersonRow } from './person.ts'

const PAGES = cursorOf('homeowner_mails', anId)

export async function mailsTo(
  db: Db,
  caller: UserCaller,
  rows: readonly PersonRow[],
  { limit = 50, cursor }: { limit?: number | undefined; cursor?: string | undefined },
): Promise<Answer<'/v3/homeowners.ListMails'>> {
  const addresses = [...new Set(rows.flatMap(({ homeowner }) => homeowner.email_key ?? []))]
  if (addresses.length === 0) return { mails: [], next_cursor: null }
  const { id, kind, subject, status, created_at, sent_at } = mails
  const mail_rows = await db
    .select({ id, kind, subject, status, created_at, sent_at })
    .from(mails)
    .where(
      and(
        inArray(mails.to_key, addresses),
        cursor === undefined ? undefined : lt(id, PAGES.read(cursor)[0]),
        caller.permissions.has('projects.view_all') ? undefined : about(db, caller, idsOf(rows)),
      ),
    )
    .orderBy(desc(id))
    .limit(limit + 1)
  const { page, next_cursor } = pageOf(mail_rows, limit, PAGES, row => [row.id])
  return {
    mails: page.map(row => ({
      ...row,
      created_at: row.created_at.toISOString(),
      sent_at: row.sent_at?.toISOString() ?? null,
    })),
    next_cursor,
  }
}

function about(db: Db, caller: UserCaller, project_ids: string[]) {
  const signing = db
    .select({ id: signers.id })
    .from(signers)
    .innerJoin(
      transactions,
      and(eq(transactions.company_id, signers.company_id), eq(transactions.id, signers.transaction_id)),
    )
    .where(inArray(transactions.project_id, project_ids))
  const proposals = db
    .select({ id: proposal_sends.mail_id })
    .from(proposal_sends)
    .where(inArray(proposal_sends.project_id, project_ids))
  const applications = db
    .select({ id: lender_applications.id })
    .from(lender_applications)
    .where(inArray(lender_applications.project_id, project_ids))
  return or(
    eq(mails.created_by, caller.user_id),
    inArray(mails.signer_id, signing),
    inArray(mails.id, proposals),
    inArray(mails.lender_application_id, applications),
  )
}
