// Requests as the contract shows them, and the person each is about.
import { eq } from 'drizzle-orm'
import { forbidden, notFound, refuse } from '#machines/lib/refuse.ts'
import { fullName } from '#machines/lib/text.ts'
import type { Schemas } from '#sdk/types.ts'
import type { UserCaller } from '#server/caller.ts'
import type { Db } from '#server/db/database.ts'
import { jobs } from '#server/db/schema/jobs.ts'
import { privacy_requests } from '#server/db/schema/projects.ts'
import { jobView } from '#server/jobs/view.ts'
import { requireVersion } from '#server/lib/versioned.ts'
import type { Ports } from '#server/ports/ports.ts'
import { personOf } from '#server/projects/homeowners/person.ts'
import type { Moment } from './kept.ts'
import { scopeOf } from './scope.ts'
import { words } from './words.ts'

export type RequestRow = typeof privacy_requests.$inferSelect

/** One person's data may be in several members' projects. */
export function requireAllProjects({ permissions }: UserCaller) {
  if (!permissions.has('projects.view_all')) throw forbidden(['projects.view_all'], words.see_all)
}

export async function personScope(db: Db, at: Moment, caller: UserCaller, homeowner_id: string) {
  const { asked, rows } = await personOf(db, caller, homeowner_id)
  const found = await scopeOf(
    db,
    at,
    rows.map(({ homeowner }) => homeowner),
  )
  return { ...found, name: fullName(asked.homeowner), language: asked.homeowner.preferred_language }
}

export async function requireRequest(db: Db, request_id: string, version: number): Promise<RequestRow> {
  const [row] = await db.select().from(privacy_requests).where(eq(privacy_requests.id, request_id)).for('update')
  if (!row) throw notFound('privacy request')
  requireVersion(row, version)
  return row
}

/** Also one whose job failed or was canceled. */
export async function requireOpen(db: Db, row: RequestRow): Promise<void> {
  if (row.status === 'open') return
  const job = row.status === 'running' ? await jobOf(db, row) : undefined
  if (row.status !== 'running' || job?.status === 'waiting' || job?.status === 'running')
    throw refuse(409, 'request_closed', words.closed)
}

async function jobOf(db: Db, { job_id }: RequestRow) {
  const [job] = job_id === null ? [] : await db.select().from(jobs).where(eq(jobs.id, job_id))
  return job
}

export async function requestView(
  db: Db,
  ports: Ports,
  { user_id }: UserCaller,
  row: RequestRow,
): Promise<Schemas['PrivacyRequest']> {
  const { company_id: _company, project_ids: _projects, job_id: _job, recorded_by: _by, outcome, ...facts } = row
  const job = await jobOf(db, row)
  const over = job?.status === 'failed' || job?.status === 'canceled'
  return {
    ...facts,
    // It can be started again.
    status: row.status === 'running' && over ? 'open' : row.status,
    erased: outcome.erased ?? [],
    kept: outcome.kept ?? [],
    // Its file is for the member who made it.
    job: job ? await jobView(db, ports, job.created_by === user_id ? job : { ...job, file_id: null }) : null,
    recorded_at: row.recorded_at.toISOString(),
    answered_at: row.answered_at?.toISOString() ?? null,
  }
}
