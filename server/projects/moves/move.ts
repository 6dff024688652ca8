// Moves a project along its status machine. The only way to move one, by hand or by another event.
import { eq } from 'drizzle-orm'
import { illegalTransition } from '#machines/lib/refuse.ts'
import { canMoveProject, nextProjectStatuses, projectStage } from '#machines/projects/project-status.machine.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '#server/db/database.ts'
import { project_moves } from '#server/db/schema/project-page.ts'
import { projects } from '#server/db/schema/projects.ts'
import { earnDeposits } from '#server/money/receivables/post-invoice.ts'
import type { Ports } from '#server/ports/ports.ts'
import { raised } from '#server/project-revision.ts'
import type { ProjectRow } from '#server/projects/access.ts'
import { requireNoSample } from '#server/projects/sample.ts'
import { words } from '#server/projects/words.ts'

type Status = Schemas['ProjectStatus']

/** Still being sold. */
const OPEN: readonly Status[] = ['draft', 'new', 'active']

/** The user moving it by hand. */
type Mover = { name: string; mayReopen: boolean; reason?: string | undefined }

/** Writes the new status and that it moved, or throws 409 with the legal ones. Without `by` it follows from what happened elsewhere. */
export async function moveProject(
  db: Db,
  ports: Ports,
  project: ProjectRow,
  to: Status,
  by?: Mover,
): Promise<ProjectRow> {
  if (!canMoveProject(project.status, to, { reopen: by?.mayReopen ?? false })) {
    throw illegalTransition('project', project.status, to, nextProjectStatuses(project.status))
  }
  if (projectStage(to) === 'Sold') requireNoSample(project, words.sample_not_sold)
  const now = ports.now()
  const [row] = await db
    .update(projects)
    .set({
      status: to,
      status_since: now,
      sold_at: soldAt(project, to, now),
      active_at: raised(projects.active_at, now),
      version: project.version + 1,
      updated_at: now,
      // From here on the project keeps the catalog of the sale. After reopening it keeps that until someone takes newer prices over.
      adders_as_of: OPEN.includes(to) ? project.adders_as_of : (project.adders_as_of ?? now),
    })
    .where(eq(projects.id, project.id))
    .returning()
  await recordMove(db, ports, project, to, by)
  if (to === 'installation_completed') await earnDeposits(db, ports, project)
  return row ?? project
}

type Moved = Pick<ProjectRow, 'company_id' | 'id' | 'status'>
type Move = typeof project_moves.$inferInsert

const moveOf = (ports: Ports, { company_id, id, status }: Moved, to: Status, by?: Mover): Move => ({
  company_id,
  id: ports.id(),
  project_id: id,
  at: ports.now(),
  from_status: status,
  to_status: to,
  actor_name: by?.name ?? null,
  reason: by?.reason || null,
})

/** Writes the move to the project's history; the caller sets the status. */
export const recordMove = (db: Db, ports: Ports, project: Moved, to: Status, by?: Mover) =>
  db.insert(project_moves).values(moveOf(ports, project, to, by))

export async function recordMoves(db: Db, ports: Ports, moves: readonly (Moved & { to: Status })[]): Promise<void> {
  if (moves.length > 0) await db.insert(project_moves).values(moves.map(one => moveOf(ports, one, one.to)))
}

/** The sale date stays while a change order is in review; a canceled sale has none. */
function soldAt({ sold_at }: ProjectRow, to: Status, now: Date): Date | null {
  const stage = projectStage(to)
  return stage === 'Sold' ? (sold_at ?? now) : stage === 'Rejected' ? null : sold_at
}

/** A new project becomes active once a design or a consumption is saved (decisions, section 11). */
export const activatedByUse = (status: Status): Status => (status === 'new' ? 'active' : status)

export async function activateIfNew(db: Db, ports: Ports, project: ProjectRow): Promise<ProjectRow> {
  const to = activatedByUse(project.status)
  return to === project.status ? project : moveProject(db, ports, project, to)
}
