// Invoices by number. Called by global search for users who see receivables.
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Schemas } from '#sdk/types.ts'
import type { UserCaller } from '#server/caller.ts'
import { among } from '#server/db/among.ts'
import type { Db } from '#server/db/database.ts'
import { projects } from '#server/db/schema/projects.ts'
import { invoices } from '#server/db/schema/receivables.ts'
import { visibleTo } from '#server/projects/access.ts'
import { LIMIT, marked, PROJECT } from './found-in.ts'
import { idsLike, likeAllOfRow } from './like.ts'

export async function findInvoices(
  db: Db,
  caller: UserCaller,
  words: readonly string[],
): Promise<Schemas['FoundInvoice'][]> {
  const ids = await idsLike(db, 'invoices_with', words)
  if (ids.length === 0) return []
  const rows = await db
    .select({
      id: invoices.id,
      number: sql<string>`${invoices.number}`,
      status: invoices.status,
      total_cents: invoices.total_cents,
      project: PROJECT,
    })
    .from(invoices)
    .innerJoin(projects, and(eq(projects.company_id, invoices.company_id), eq(projects.id, invoices.project_id)))
    .where(
      and(
        visibleTo(caller),
        isNotNull(invoices.number),
        ids === 'many' ? likeAllOfRow(sql`named_text(${invoices.number}, '')`, words) : among(invoices.id, ids),
      ),
    )
    .orderBy(desc(invoices.id))
    .limit(LIMIT)
  return rows.map(row => ({ ...row, project: marked(row.project), matched: ['number' as const] }))
}
