// Makes an address without an account cost the same as one with, so response times don't reveal which it is.
import { sql } from 'drizzle-orm'
import { INTERNAL_COMPANY } from '#server/caller.ts'
import { type Db, enterDoor, enterTenant } from '#server/db/database.ts'
import type { users } from '#server/db/schema/company.ts'
import { commandsOf } from '#server/db/standing.ts'

export type User = typeof users.$inferSelect

/** Does `work` in the user's tenant; without a user, in the internal company's, and rolls back. Equal statements. */
export async function doOrPretend(
  db: Db,
  found: User | undefined,
  at: Date,
  work: (user: User) => Promise<void>,
): Promise<void> {
  await enterTenant(db, found?.company_id ?? INTERNAL_COMPANY)
  const commands = commandsOf(db)
  await commands.execute(sql`savepoint pretending`)
  await work(found ?? { ...NOBODY, created_at: at })
  await commands.execute(found ? sql`release savepoint pretending` : sql`rollback to savepoint pretending`)
  await enterDoor(db)
}

const ID = '00000000-0000-4000-8000-000000000000'
const NOBODY: Omit<User, 'created_at'> = {
  company_id: INTERNAL_COMPANY,
  id: ID,
  role_id: ID,
  language: null,
  firstname: 'Nobody',
  lastname: 'Known',
  email: 'nobody@example.com',
  phone: null,
  password_hash: null,
  pin_hash: null,
  status: 'active',
  must_change_password: false,
  manager_id: null,
  territory: null,
  last_login_at: null,
  disabled_at: null,
  sort_key: null,
  version: 1,
}
