// A project as the contract shows it.

import { eq } from 'drizzle-orm'
import { fullName } from '#machines/lib/text.ts'
import { movesByHand } from '#machines/projects/moves-by-hand.ts'
import { projectStage } from '#machines/projects/project-status.machine.ts'
import { annualConsumption } from '#machines/projects/use-by-month.ts'
import type { Schemas } from '#sdk/types.ts'
import type { UserCaller } from '../caller.ts'
import type { Db } from '../db/database.ts'
import { users } from '../db/schema/company.ts'
import type { Ports } from '../ports/ports.ts'
import type { ProjectRow } from './access.ts'
import { lineFacts } from './line-facts.ts'
import type { ProjectLine } from './list.ts'
import { stepOf } from './next-steps.ts'
import { utilityName } from './utilities.ts'

/** Statuses the caller may move the project to by hand. */
export const statusesByHand = (caller: UserCaller, status: Schemas['ProjectStatus']): Schemas['ProjectStatus'][] =>
  movesByHand(status, caller.permissions).flatMap(move => (move.allowed ? [move.status] : []))

export async function projectView(db: Db, caller: UserCaller, row: ProjectRow): Promise<Schemas['Project']> {
  return {
    id: row.id,
    company_id: row.company_id,
    number: projectNumber(row),
    name: row.name,
    status: row.status,
    stage: projectStage(row.status),
    owner_id: row.owner_id,
    owner_name:
      row.owner_id === caller.user_id && !caller.impersonator ? caller.name : await ownerName(db, row.owner_id),
    address: row.address,
    utility_id: row.utility_id,
    utility_name: utilityName(row),
    tariff: row.tariff,
    consumption: row.consumption,
    annual_consumption_kwh: annualConsumption(row),
    installation_on: row.installation_on,
    roof_type: row.roof_type,
    hoa: row.hoa,
    appointment_at: row.appointment_at?.toISOString() ?? null,
    appointment_on: row.appointment_on,
    construction_begins_on: row.construction_begins_on,
    notes: row.notes,
    tags: row.tags,
    lead_source: row.lead_source,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    version: row.version,
    // A merged project has no moves.
    next_statuses: row.merged_into ? [] : statusesByHand(caller, row.status),
    next_actions: row.merged_into ? [] : movesByHand(row.status, caller.permissions),
    status_since: row.status_since.toISOString(),
    size_kw: row.size_w === null ? null : row.size_w / 1000,
    price_cents: row.price_cents,
    ...(row.is_sample ? { is_sample: true } : {}),
  }
}

async function ownerName(db: Db, user_id: string): Promise<string> {
  const [user] = await db
    .select({ firstname: users.firstname, lastname: users.lastname })
    .from(users)
    .where(eq(users.id, user_id))
  return user ? fullName(user) : ''
}

export const projectNumber = ({ number_prefix, number }: Pick<ProjectRow, 'number_prefix' | 'number'>) =>
  `${number_prefix}${number}`

/** Rows of lists, with one query for all of them. */
export async function projectRowViews(
  db: Db,
  ports: Ports,
  caller: UserCaller,
  lines: readonly ProjectLine[],
): Promise<Schemas['ProjectRow'][]> {
  const ids = lines.map(({ id }) => id)
  const facts = await lineFacts(db, caller, ids)
  return lines.map(line => {
    const sale_facts = facts.get(line.id)
    return {
      id: line.id,
      number: projectNumber(line),
      name: line.name,
      status: line.status,
      stage: projectStage(line.status),
      owner_id: line.owner_id,
      owner_name: sale_facts?.owner_name ?? '',
      homeowner: sale_facts?.homeowner ?? null,
      city: line.address?.city ?? null,
      state: line.address?.state ?? null,
      size_kw: line.size_w === null ? null : line.size_w / 1000,
      price_cents: line.price_cents,
      tags: line.tags,
      lead_source: line.lead_source,
      status_since: line.status_since.toISOString(),
      active_at: line.active_at.toISOString(),
      sold_at: line.sold_at?.toISOString() ?? null,
      next_step: stepOf(line, sale_facts, ports),
      version: line.version,
      created_at: line.created_at.toISOString(),
      updated_at: line.updated_at.toISOString(),
      ...(line.is_sample ? { is_sample: true } : {}),
    }
  })
}
