// Members of the company by name or email. Called by global search for users who see the team.
import { and, asc, eq, sql } from 'drizzle-orm'
import { fieldsWith } from '#machines/projects/search-rules.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '#server/db/database.ts'
import { roles, users } from '#server/db/schema/company.ts'
import { LIMIT } from './found-in.ts'
import { likeAll } from './like.ts'

export async function findMembers(db: Db, words: readonly string[]): Promise<Schemas['FoundMember'][]> {
  const name = sql<string>`${users.firstname} || ' ' || ${users.lastname}`
  const rows = await db
    .select({ id: users.id, name, email: users.email, role: roles.name })
    .from(users)
    .innerJoin(roles, and(eq(roles.company_id, users.company_id), eq(roles.id, users.role_id)))
    .where(likeAll(sql`named_text(${name}, ${users.email})`, words))
    .orderBy(asc(users.firstname), asc(users.lastname), asc(users.id))
    .limit(LIMIT)
  return rows.map(row => {
    const matched = fieldsWith(words, [
      ['name', row.name],
      ['email', row.email],
    ])
    return { ...row, matched }
  })
}
