// A project as the contract shows it.
import { eq } from 'drizzle-orm'
import { nextProjectStatuses, projectStage } from '#machines/projects/project-status.ts'
import type { Schemas } from '#sdk/types.ts'
import type { UserCaller } from '../caller.ts'
import type { Db } from '../db/database.ts'
import { projects, users } from '../db/schema.ts'
import type { ProjectRow } from './access.ts'
import { annualConsumption } from './rules.ts'
import { utilityById } from './utilities.ts'

/** Statuses that follow from what happens elsewhere (a signature, a lender's answer); nobody sets them by hand. */
const CAUSED_ELSEWHERE: readonly Schemas['ProjectStatus'][] = [
  'paid_by_cash',
  'submitted',
  'approved',
  'declined',
  'active',
]

/** What the caller may move the project to by hand. Reopening, which is a move to active, needs its own permission. */
export function statusesByHand(caller: UserCaller, status: Schemas['ProjectStatus']): Schemas['ProjectStatus'][] {
  if (!caller.permissions.has('projects.change_status')) return []
  const closed = projectStage(status) === 'Rejected'
  return nextProjectStatuses(status).filter(next =>
    closed && next === 'active' ? caller.permissions.has('projects.reopen') : !CAUSED_ELSEWHERE.includes(next),
  )
}

export async function projectView(db: Db, caller: UserCaller, row: ProjectRow): Promise<Schemas['Project']> {
  const [owner] = await db
    .select({ firstname: users.firstname, lastname: users.lastname })
    .from(users)
    .where(eq(users.id, row.owner_id))
  return {
    id: row.id,
    company_id: row.company_id,
    number: projectNumber(row),
    name: row.name,
    status: row.status,
    stage: projectStage(row.status),
    owner_id: row.owner_id,
    owner_name: owner ? `${owner.firstname} ${owner.lastname}` : '',
    address: row.address,
    utility_id: row.utility_id,
    utility_name: row.utility_id ? (utilityById(row.utility_id)?.name ?? null) : null,
    tariff: row.tariff,
    consumption: row.consumption,
    annual_consumption_kwh: annualConsumption(row),
    installation_on: row.installation_on,
    roof_type: row.roof_type,
    construction_begins_on: row.construction_begins_on,
    notes: row.notes,
    tags: row.tags,
    lead_source: row.lead_source,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    version: row.version,
    next_statuses: statusesByHand(caller, row.status),
  }
}

export const projectNumber = ({ number_prefix, number }: Pick<ProjectRow, 'number_prefix' | 'number'>) =>
  `${number_prefix}${number}`

/** Rows of lists, with the owner's name. */
export const selectProjectRows = (db: Db) =>
  db
    .select({ project: projects, firstname: users.firstname, lastname: users.lastname })
    .from(projects)
    .innerJoin(users, eq(users.id, projects.owner_id))
    .$dynamic()

export const projectRowView = ({
  project,
  firstname,
  lastname,
}: {
  project: ProjectRow
  firstname: string
  lastname: string
}): Schemas['ProjectRow'] => ({
  id: project.id,
  number: projectNumber(project),
  name: project.name,
  status: project.status,
  stage: projectStage(project.status),
  owner_id: project.owner_id,
  owner_name: `${firstname} ${lastname}`,
  city: project.address?.city ?? null,
  state: project.address?.state ?? null,
  size_kw: project.size_w === null ? null : project.size_w / 1000,
  price_cents: project.price_cents,
  created_at: project.created_at.toISOString(),
  updated_at: project.updated_at.toISOString(),
})
