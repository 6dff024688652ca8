// Tells servers that a user's notifications, or a project, changed. The changes are in the tables.
import { type SQL, sql } from 'drizzle-orm'
import type { Feature } from '#sdk/types.ts'
import type { Db } from '../db/database.ts'

export const NOTIFICATIONS_CHANNEL = 'sunquill_notifications'
export const PROJECTS_CHANNEL = 'sunquill_projects'

type Message = { channel: string; message: string }

/** Sent once the transaction is committed. */
export async function sendMessages(db: Db, messages: readonly Message[]): Promise<void> {
  if (messages.length === 0) return
  const all = JSON.stringify(messages)
  await db.execute(sql`
    select pg_notify(channel, message) from json_to_recordset(${all}::json) as told(channel text, message text)`)
}

export const newsFor = (company_id: number, user_id: string): Message => ({
  channel: NOTIFICATIONS_CHANNEL,
  message: `${company_id}:${user_id}`,
})

/** A project that changed, and its owner: a member who sees only their own projects isn't notified of others. */
export type ProjectChange = {
  company_id: number
  project_id: string
  owner_id: string
  revision: number
  kind: Feature
}

/** A message for a row of `projects` named `p`, as an expression: what writes to the project sends it in the same statement. */
export const changeMessage = (kind: Feature, revision: SQL) =>
  sql`pg_notify(${PROJECTS_CHANNEL}, concat_ws(':', p.company_id, p.id, p.owner_id, ${revision}, ${kind}::text))`

export function readChange(message: string): ProjectChange | undefined {
  const [company_id, project_id, owner_id, revision, kind] = message.split(':')
  if (!project_id || !owner_id || !kind) return undefined
  return {
    company_id: Number(company_id),
    project_id,
    owner_id,
    revision: Number(revision),
    // Written by `changeMessage` alone.
    kind: kind as Feature,
  }
}
