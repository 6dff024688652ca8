// Agreements ready for the company's own signature.
import { and, asc, eq, sql } from 'drizzle-orm'
import { signs } from '#machines/agreements/turns.ts'
import type { Schemas } from '#sdk/types.ts'
import { projects } from '#server/db/schema/projects.ts'
import { emailOf, type UserCaller } from '../../caller.ts'
import type { Db } from '../../db/database.ts'
import { signers, transactions } from '../../db/schema/agreements.ts'
import { fileAddress } from '../../files/store.ts'
import type { Ports } from '../../ports/ports.ts'
import { visibleTo } from '../../projects/access.ts'
import { inkFields, whyNotTheirs } from './own-signature.ts'

const MOST = 100

/** It waits for this signer of the company: everyone of an earlier step has signed. */
export const IS_COMPANYS_TURN = sql`${transactions.status} = 'sent' and ${signers.role} in ('sales_rep', 'countersigner')
  and ${signers.status} <> 'signed' and not exists (select 1 from ${signers} earlier
    where earlier.company_id = ${signers.company_id} and earlier.transaction_id = ${signers.transaction_id}
      and earlier.role <> 'cc' and earlier.status <> 'signed' and earlier.step < ${signers.step})`

/** The longest waiting first. */
export async function toCountersign(db: Db, ports: Ports, caller: UserCaller) {
  const account = await emailOf(db, caller)
  const rows = await db
    .select({
      transaction: transactions,
      signer: signers,
      project_name: projects.name,
      total: sql<number>`(count(*) over ())::integer`,
      others: sql<Pick<typeof signers.$inferSelect, 'name' | 'role' | 'signed_at'>[]>`(
        select coalesce(json_agg(json_build_object('name', one.name, 'role', one.role, 'signed_at', one.signed_at) order by one.position), '[]')
        from ${signers} one where one.company_id = ${signers.company_id} and one.transaction_id = ${signers.transaction_id}
          and one.status = 'signed')`,
    })
    .from(signers)
    .innerJoin(transactions, eq(transactions.id, signers.transaction_id))
    .innerJoin(projects, eq(projects.id, transactions.project_id))
    .where(and(IS_COMPANYS_TURN, visibleTo(caller)))
    .orderBy(asc(transactions.created_at), asc(signers.position))
    .limit(MOST)
  const agreements = rows.map(({ transaction, signer, project_name, others }): Schemas['ToCountersign'] => {
    const fields = inkFields(transaction, signer.role)
    const signed = others.filter(signs)
    return {
      transaction_id: transaction.id,
      signer_id: signer.id,
      project_id: transaction.project_id,
      project_name,
      agreement_name: transaction.content.name,
      role: signer.role,
      signer_name: signer.name,
      signed_by: signed.map(({ name }) => name),
      waiting_since: new Date(
        Math.max(transaction.created_at.getTime(), ...signed.map(({ signed_at }) => Date.parse(String(signed_at)))),
      ).toISOString(),
      page_count: transaction.content.pages.length,
      has_initials: fields.has_initials,
      document_hash: transaction.document_hash,
      document_src: fileAddress(ports, transaction.company_id, transaction.document_file_id),
      why_not: whyNotTheirs(signer, account, caller),
      needs_page: !fields.is_all,
    }
  })
  return { agreements, total: rows[0]?.total ?? 0, signs_as: caller.name }
}
