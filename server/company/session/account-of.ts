// The user of an email address, across all companies: it signs in to one account. A restored member who has not
// accepted an invitation yet, or was disabled before they did, has none.
import { and, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { users } from '#server/db/schema/company.ts'

/** The condition of the index users_email. */
export const accountOf = (email: string): SQL | undefined =>
  and(
    eq(sql`lower(${users.email})`, email.trim().toLowerCase()),
    or(eq(users.status, 'active'), isNotNull(users.password_hash)),
  )

/** At the door, where the accounts of all companies are seen. */
export async function hasAccount(db: Db, email: string): Promise<boolean> {
  const [there] = await db.select({ id: users.id }).from(users).where(accountOf(email))
  return there !== undefined
}
