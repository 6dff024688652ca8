// Updates the project's status from a lender's news.

import { and, eq, ne, notInArray } from 'drizzle-orm'
import { APPROVED, UNSENT } from '#machines/applications/lenders/codes.ts'
import type { Facts } from '#machines/applications/lenders/lender-actions.ts'
import { words as lenderWords } from '#machines/applications/lenders/words.ts'
import { canMoveProject } from '#machines/projects/project-status.machine.ts'
import type { Db } from '#server/db/database.ts'
import { lender_applications } from '#server/db/schema/lenders.ts'
import type { Sentence } from '#server/lib/reader-language.ts'
import type { Ports } from '#server/ports/ports.ts'
import type { ProjectRow } from '#server/projects/access.ts'
import { moveProject } from '#server/projects/moves/move.ts'
import type { ApplicationRow } from '../application-rows.ts'
import { words } from '../words.ts'

type Status = ProjectRow['status']

const WAY: readonly Status[] = ['draft', 'new', 'active', 'submitted', 'approved', 'installation_completed', 'funded']

/** The project status for a lender's news; null if it has no effect. */
export function wanted(facts: Facts | null): Status | null {
  if (!facts) return null
  const installed = facts.milestones.find(({ milestone }) => milestone === 'installation_complete')?.status
  if (facts.decision === 'funded') return 'funded'
  if (installed === 'approved' || installed === 'conditionally_approved') return 'installation_completed'
  if (facts.decision === 'approved' || facts.decision === 'approved_with_stipulations') return 'approved'
  if (facts.decision === 'submitted' || facts.decision === 'in_review') return 'submitted'
  return facts.decision === 'declined' ? 'declined' : null
}

/**
 * Moves the project where the lender's word changed what follows. Returns a sentence where the project cannot go there: it
 * stays, and a person decides. A lender that cancels ends its application and not the sale, which may continue with another.
 */
export async function followLender(
  db: Db,
  ports: Ports,
  project: ProjectRow,
  row: ApplicationRow,
  facts: Facts,
): Promise<Sentence | null> {
  const to = wanted(facts)
  if (to === null || to === wanted(row.facts) || project.status === to) return null
  const elsewhere = to === 'declined' ? await standsElsewhere(db, row) : []
  // Another lender has it, and where that one has approved, so is the project.
  if (elsewhere.length > 0) {
    if (project.status === 'submitted' && elsewhere.some(status => APPROVED.includes(status)))
      await moveProject(db, ports, project, 'approved')
    return null
  }
  const from = WAY.indexOf(project.status)
  const steps = to === 'declined' ? ['submitted' as const, to] : WAY.slice(from + 1, WAY.indexOf(to) + 1)
  // By hand it is further on already, or the lender looks again at what it approved.
  if (
    from >= 0 &&
    from > WAY.indexOf(to) &&
    to !== 'declined' &&
    !canMoveProject(project.status, to, { reopen: false })
  )
    return to === 'submitted' ? stays(project, to) : null
  let at = project
  for (const step of steps.length > 0 ? steps : [to]) {
    if (at.status === step) continue
    if (!canMoveProject(at.status, step, { reopen: false })) return stays(project, to)
    at = await moveProject(db, ports, at, step)
  }
  return null
}

const stays = (project: ProjectRow, to: Status) => () =>
  words.project_not_moved({
    status: lenderWords.project_status[project.status],
    wanted: lenderWords.project_status[to],
  })

/** States of the project's applications at other lenders. */
async function standsElsewhere(db: Db, row: ApplicationRow): Promise<ApplicationRow['status'][]> {
  const others = await db
    .select({ status: lender_applications.status })
    .from(lender_applications)
    .where(
      and(
        eq(lender_applications.project_id, row.project_id),
        ne(lender_applications.id, row.id),
        notInArray(lender_applications.status, [...UNSENT, 'declined', 'canceled', 'expired']),
      ),
    )
  return others.map(({ status }) => status)
}
