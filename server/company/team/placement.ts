// A member's manager and territory. Shown in the team; grants no permissions and filters no lists.
import { and, eq, inArray } from 'drizzle-orm'
import { refuse } from '#machines/lib/refuse.ts'
import { fullName } from '#machines/lib/text.ts'
import type { Db } from '#server/db/database.ts'
import { users } from '#server/db/schema/company.ts'
import { words } from './words.ts'

type Named = { id: string; name: string }

const NAMES = { id: users.id, firstname: users.firstname, lastname: users.lastname }

/** Throws 400 unless it is an active member. `of` is the member being assigned: no reporting cycles. */
export async function requireManager(db: Db, manager_id: string, of?: string): Promise<Named> {
  const [manager] = await db
    .select({ ...NAMES, manager_id: users.manager_id })
    .from(users)
    .where(and(eq(users.id, manager_id), eq(users.status, 'active')))
  if (!manager) throw refuse(400, 'invalid_input', { manager_id: words.choose_manager })
  const name = fullName(manager)
  if (of === manager_id) throw refuse(400, 'invalid_input', { manager_id: words.own_manager })
  const above = of === undefined ? [] : await chainAbove(db, manager.manager_id)
  if (of !== undefined && above.includes(of))
    throw refuse(400, 'invalid_input', { manager_id: words.manager_reports_to_member({ name }) })
  return { id: manager.id, name }
}

/** Everyone above, nearest first; a member who is met twice ends it. */
async function chainAbove(db: Db, from: string | null): Promise<string[]> {
  const above: string[] = []
  let next = from
  while (next && !above.includes(next)) {
    above.push(next)
    const [row] = await db.select({ manager_id: users.manager_id }).from(users).where(eq(users.id, next))
    next = row?.manager_id ?? null
  }
  return above
}

/** By id. Deleted ones are left out. */
export async function namesOf(db: Db, ids: readonly (string | null)[]): Promise<Map<string, string>> {
  const member_ids = [...new Set(ids.filter(id => id !== null))]
  if (member_ids.length === 0) return new Map()
  const rows = await db.select(NAMES).from(users).where(inArray(users.id, member_ids))
  return new Map(rows.map(({ id, ...names }) => [id, fullName(names)]))
}
