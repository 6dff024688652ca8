// Problems as the contract shows them.
import { and, eq, type SQL } from 'drizzle-orm'
import { summaryOf } from '#machines/company/problems/describe-problem.ts'
import type { Schemas } from '#sdk/types.ts'
import type { UserCaller } from '#server/caller.ts'
import type { Db } from '#server/db/database.ts'
import { page_problems } from '#server/db/schema/problems.ts'
import { projects } from '#server/db/schema/projects.ts'
import { visibleTo } from '#server/projects/access.ts'
import { projectNumber } from '#server/projects/view.ts'

/** Of the projects the caller may see, each with its project. */
export const selectProblems = (db: Db, caller: UserCaller, where: SQL | undefined) =>
  db
    .select({ row: page_problems, project: projects })
    .from(page_problems)
    .innerJoin(
      projects,
      and(eq(projects.company_id, page_problems.company_id), eq(projects.id, page_problems.project_id)),
    )
    .where(and(visibleTo(caller), where))

type FoundProblem = Awaited<ReturnType<typeof selectProblems>>[number]

export const problemView = ({ row, project }: FoundProblem): Schemas['PageProblem'] => {
  const { company_id: _, project_id: __, fingerprint: ___, notified_on: ____, ...shown } = row
  return {
    ...shown,
    summary: summaryOf(row),
    project: { id: project.id, number: projectNumber(project), name: project.name },
    first_seen_at: row.first_seen_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
  }
}
