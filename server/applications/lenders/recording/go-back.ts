// Reverts the effects of an undone record: its bookings and the project's move.
import { eq } from 'drizzle-orm'
import type { Facts } from '#machines/applications/lenders/lender-actions.ts'
import { words as lenderWords } from '#machines/applications/lenders/words.ts'
import { refuse } from '#machines/lib/refuse.ts'
import { canMoveProject } from '#machines/projects/project-status.machine.ts'
import { receivables } from '#server/db/schema/remittances.ts'
import { passedAt } from '#server/money/receivables/owed/deal.ts'
import { isOwnLoan, isPaidOn } from '#server/money/receivables/owed/own-loan.ts'
import { postOwed } from '#server/money/receivables/owed/post-owed.ts'
import type { ProjectRow } from '#server/projects/access.ts'
import { moveProject } from '#server/projects/moves/move.ts'
import type { Acting, Begun } from '../act.ts'
import { appendEvents } from '../application-rows.ts'
import { wanted } from '../facts/follow.ts'
import { words } from './words.ts'

/** Owes no more for a step that has not passed; throws 409 where a payment is booked for it. */
export async function oweAfter({ db, ports }: Acting, { row, project, dialect }: Begun, facts: Facts) {
  const bookings = await db.select().from(receivables).where(eq(receivables.application_id, row.id))
  const paid = bookings.find(({ milestone, paid_cents }) => paid_cents > 0 && passedAt(facts, milestone) === null)
  if (paid)
    throw refuse(409, 'action_unavailable', words.payment_booked({ milestone: lenderWords.milestone[paid.milestone] }))
  const milestone = 'installation_complete'
  if (isOwnLoan(row) && passedAt(facts, milestone) === null && (await isPaidOn(db, project.id, row.id)))
    throw refuse(409, 'action_unavailable', words.payment_booked({ milestone: lenderWords.milestone[milestone] }))
  await postOwed(db, ports, project, row, facts, dialect.name, 'taken_back')
}

/** The project moves back if its own chart allows; otherwise it stays, with a note. */
export async function moveBack(
  { db, ports, caller }: Acting,
  { project, row }: Begun,
  facts: Facts | null,
): Promise<ProjectRow> {
  const was = wanted(row.facts)
  const to = wanted(facts) ?? 'active'
  if (was === null || was === to || project.status !== was) return project
  const way = project.status === 'declined' && to === 'submitted' ? (['active', 'submitted'] as const) : ([to] as const)
  let at = project
  const by = { name: caller.name, mayReopen: true, reason: words.in('en').moved_back }
  for (const step of way) {
    if (!canMoveProject(at.status, step, { reopen: true })) {
      const { status } = at
      const sentence = () => words.project_stays({ status: lenderWords.project_status[status] })
      await appendEvents(db, ports, row, [{ event: 'project_not_moved', sentence, actor: ports.brand }])
      return at
    }
    at = await moveProject(db, ports, at, step, by)
  }
  return at
}
