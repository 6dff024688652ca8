import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { summaryOf } from '#machines/company/problems/describe-problem.ts'
import { notFound } from '#machines/lib/refuse.ts'
import { requireLink } from '#server/company/problems/link.ts'
import { noteProblem } from '#server/company/problems/note-problem.ts'
import { problemView, selectProblems } from '#server/company/problems/view.ts'
import { words } from '#server/company/problems/words.ts'
import { page_problems as table } from '#server/db/schema/problems.ts'
import type { Handlers } from '#server/handler.ts'
import { paced } from '#server/lib/pace.ts'
import { anId, aTime, cursorOf, pageOf } from '#server/lib/paging.ts'
import { requireVersion } from '#server/lib/versioned.ts'

const PAGES = cursorOf('page_problems', aTime, anId)

/** By link and minute; a page reports five at most. */
const reporting = paced(10)

export const problems: Handlers<'problems'> = {
  '/v3/page_problems.Report': async ({ input, db, ports }) => {
    const link = await requireLink(db, ports, input)
    reporting(link.token_hash, ports.now())
    await noteProblem(db, ports, link, input)
    return { noted: true }
  },

  '/v3/page_problems.List': async ({ input, caller, db }) => {
    const { limit = 50, status, page, device, cursor } = input
    const rows = await selectProblems(
      db,
      caller,
      and(
        status ? eq(table.status, status) : undefined,
        page ? eq(table.page, page) : undefined,
        device ? eq(table.device, device) : undefined,
        cursor ? beyond(cursor) : undefined,
      ),
    )
      .orderBy(desc(table.last_seen_at), desc(table.id))
      .limit(limit + 1)
    const problems_page = pageOf(rows, limit, PAGES, ({ row }) => [row.last_seen_at.toISOString(), row.id])
    return { problems: problems_page.page.map(problemView), next_cursor: problems_page.next_cursor }
  },

  '/v3/page_problems.SetStatus': async ({ input, caller, db, audit }) => {
    const { problem_id, status, version } = input
    const [found] = await selectProblems(db, caller, eq(table.id, problem_id)).for('update', { of: table })
    if (!found) throw notFound('page problem')
    const { row, project } = found
    requireVersion(row, version)
    if (row.status === status) return { problem: problemView(found) }
    const changed = { status, version: row.version + 1 }
    await db.update(table).set(changed).where(eq(table.id, problem_id))
    await audit({
      sentence: () => words.status_changed({ status, summary: summaryOf(row) }),
      project_id: project.id,
      entity_id: problem_id,
      detail: { changes: [{ field: 'status', before: row.status, after: status }] },
    })
    return { problem: problemView({ project, row: { ...row, ...changed } }) }
  },
}

function beyond(cursor: string): SQL {
  const [at, id] = PAGES.read(cursor)
  return sql`(${table.last_seen_at}, ${table.id}) < (${at}::timestamptz, ${id}::uuid)`
}
