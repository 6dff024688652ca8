// One transaction of a project the caller may see.
import { eq } from 'drizzle-orm'
import { notFound } from '#machines/lib/refuse.ts'
import type { UserCaller } from '../caller.ts'
import type { Db } from '../db/database.ts'
import { transactions } from '../db/schema/agreements.ts'
import { requireProject } from '../projects/access.ts'
import type { TransactionRow } from './view.ts'

/** Locked: what is done to a transaction is done one after the other. */
export async function requireTransaction(db: Db, caller: UserCaller, id: string): Promise<TransactionRow> {
  const row = await lockTransaction(db, id)
  await requireProject(db, caller, row.project_id)
  return row
}

/** For callers whose access to its project has been checked. */
export async function lockTransaction(db: Db, id: string): Promise<TransactionRow> {
  const [row] = await db.select().from(transactions).where(eq(transactions.id, id)).for('update')
  if (!row) throw notFound('agreement')
  return row
}
