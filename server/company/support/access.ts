// Support's requests to be let into a company, as the contract has them.
import { and, eq, gt } from 'drizzle-orm'
import { notFound } from '#machines/lib/refuse.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '#server/db/database.ts'
import { accessStatus, support_accesses } from '#server/db/schema/audits.ts'

type Access = typeof support_accesses.$inferSelect

/** Duration of access that needs no approval. */
export const WITHOUT_ASKING_HOURS = 4
/** How long a request can be answered. */
export const ANSWERABLE_HOURS = 168
export const LISTED = 50

export const hoursFrom = (now: Date, hours: number): Date => new Date(now.getTime() + hours * 3_600_000)

export const isLive = (now: Date) => and(eq(support_accesses.status, 'approved'), gt(support_accesses.expires_at, now))

/** Of `support_id` alone, where it's they who ask. */
export async function requireAccess(db: Db, id: string, support_id?: string): Promise<Access> {
  const [row] = await db
    .select()
    .from(support_accesses)
    .where(and(eq(support_accesses.id, id), support_id ? eq(support_accesses.support_id, support_id) : undefined))
    .for('update')
  if (!row) throw notFound('support access')
  return row
}

export async function changeAccess(db: Db, id: string, change: Partial<Access>): Promise<Access> {
  const [row] = await db.update(support_accesses).set(change).where(eq(support_accesses.id, id)).returning()
  if (!row) throw notFound('support access')
  return row
}

export const accessView = (row: Access, now: Date): Schemas['SupportAccess'] => ({
  id: row.id,
  support_name: row.support_name,
  reason: row.reason,
  status: accessStatus(row, now),
  requested_at: row.requested_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
  ...(row.decided_by_name ? { decided_by: row.decided_by_name } : {}),
  ...(row.decided_at ? { decided_at: row.decided_at.toISOString() } : {}),
  ...(row.ended_by_name ? { ended_by: row.ended_by_name } : {}),
  ...(row.ended_at ? { ended_at: row.ended_at.toISOString() } : {}),
})
