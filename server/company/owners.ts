// Who may speak for a company: in whose name its emails go out, and who lets support in.
import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { roles, users } from '../db/schema/company.ts'

/** Those who are active. Needs a transaction inside the company's tenant. */
export async function ownersOf(db: Db): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.role_id))
    .where(and(eq(roles.is_system, true), eq(roles.name, 'Owner'), eq(users.status, 'active')))
  return rows.map(({ id }) => id)
}

export const isOwner = async (db: Db, user_id: string): Promise<boolean> => (await ownersOf(db)).includes(user_id)
