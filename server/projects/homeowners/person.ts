// One person across the projects of a company: the rows of homeowners that are the same human being, in projects the caller
// may see.
import { and, desc, eq, or, sql } from 'drizzle-orm'
import { notFound } from '#machines/lib/refuse.ts'
import { samePerson } from '#machines/projects/same-person.ts'
import type { UserCaller } from '#server/caller.ts'
import type { Db } from '#server/db/database.ts'
import { users } from '#server/db/schema/company.ts'
import { homeowners, projects } from '#server/db/schema/projects.ts'
import { visibleTo } from '#server/projects/access.ts'
import { LINE } from '#server/projects/list.ts'

/** More projects than any person has. */
const MOST = 100

/** 404 if the caller may not see the row's project. The requested row comes first, then the latest projects. */
export async function personOf(db: Db, caller: UserCaller, homeowner_id: string) {
  const rows = (where: ReturnType<typeof and>) =>
    db
      .select({
        homeowner: homeowners,
        project: { ...LINE, merged_into: projects.merged_into },
        owner_name: sql<string>`coalesce(${users.firstname} || ' ' || ${users.lastname}, '')`,
      })
      .from(homeowners)
      .innerJoin(projects, and(eq(projects.company_id, homeowners.company_id), eq(projects.id, homeowners.project_id)))
      .leftJoin(users, and(eq(users.company_id, projects.company_id), eq(users.id, projects.owner_id)))
      .where(and(where, visibleTo(caller)))
      .orderBy(desc(projects.id))
      .limit(MOST)
  const [asked] = await rows(eq(homeowners.id, homeowner_id))
  if (!asked) throw notFound('homeowner')
  const { email_key, phone_key } = asked.homeowner
  const condition = or(
    email_key === null ? undefined : eq(homeowners.email_key, email_key),
    phone_key === null ? undefined : eq(homeowners.phone_key, phone_key),
  )
  const others = condition ? await rows(condition) : []
  const same = others.filter(({ homeowner }) => homeowner.id !== homeowner_id && samePerson(homeowner, asked.homeowner))
  return { asked, rows: [asked, ...same] }
}
export type PersonRow = Awaited<ReturnType<typeof personOf>>['asked']
