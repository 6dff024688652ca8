// Where servers hear that somebody's notifications, or a project, changed. What changed is in the tables.
import { sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'

export const NOTIFICATIONS_CHANNEL = 'sunquill_notifications'
export const PROJECTS_CHANNEL = 'sunquill_projects'

/** Sent once the transaction is committed. */
export const wake = (db: Db, company_id: number, user_id: string) =>
  db.execute(sql`select pg_notify(${NOTIFICATIONS_CHANNEL}, ${`${company_id}:${user_id}`})`)

/** A project that changed, and who sells it: a member who sees their own projects alone hears of no other. */
export type ProjectChange = { company_id: number; project_id: string; owner_id: string }

/** A message for a row of `projects` named `p`, as an expression: what writes to the project sends it in the same statement. */
export const changeMessage = sql`pg_notify(${PROJECTS_CHANNEL}, p.company_id || ':' || p.id || ':' || p.owner_id)`

/** Sent once the transaction is committed, by what changes a project without a line in the audit log. */
export const projectChanged = (db: Db, project_id: string) =>
  db.execute(sql`select ${changeMessage} from projects p where p.id = ${project_id}`)

export function readChange(message: string): ProjectChange | undefined {
  const [company_id, project_id, owner_id] = message.split(':')
  return project_id && owner_id ? { company_id: Number(company_id), project_id, owner_id } : undefined
}
