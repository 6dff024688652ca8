// One transaction of a project the caller may see.
import { eq } from 'drizzle-orm'
import { notFound } from '#machines/lib/refuse.ts'
import type { UserCaller } from '../caller.ts'
import type { Db } from '../db/database.ts'
import { transactions } from '../db/schema/agreements.ts'
import { requireProject } from '../projects/access.ts'
import type { TransactionRow } from './view.ts'

/** Locked: changes to a transaction run one after the other. */
export async function requireTransaction(db: Db, caller: UserCaller, id: string): Promise<TransactionRow> {
  const row = await lockTransaction(db, id)
  await requireProject(db, caller, row.project_id)
  return row
}

/** For callers whose access to its project has been checked. */
async function lockTransaction(db: Db, id: string): Promise<TransactionRow> {
  const [row] = await db.select().from(transactions).where(eq(transactions.id, id)).for('update')
  if (!row) throw notFound('agreement')
  return row
}

/** With its project, which is locked first wherever both are. */
export async function lockWithProject(db: Db, caller: UserCaller, id: string) {
  const [place] = await db
    .select({ project_id: transactions.project_id })
    .from(transactions)
    .where(eq(transactions.id, id))
  if (!place) throw notFound('agreement')
  const project = await requireProject(db, caller, place.project_id, 'lock')
  return { project, row: await lockTransaction(db, id) }
}
