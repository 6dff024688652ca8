// Notifies servers that a user's notifications, a project or something of a whole company changed. The changes are in the tables.
import { type SQL, sql } from 'drizzle-orm'
import type { Feature } from '#sdk/types.ts'
import type { Db } from '../db/database.ts'

export const NOTIFICATIONS_CHANNEL = 'sunquill_notifications'
export const CHANGES_CHANNEL = 'sunquill_changes'
export const PRESENCE_CHANNEL = 'sunquill_presence'

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

/**
 * A change of a project, or of something that any project may show: a price, a role, a template. A member who sees only their own
 * projects isn't notified of others, so a project comes with its owner.
 */
export type Change = {
  company_id: number
  kind: Feature
  project: { project_id: string; owner_id: string; revision: number } | undefined
}

/** Who has a project's drawing open and what they have selected. Nothing is stored: those who are there repeat it. */
export type Presence = {
  company_id: number
  project_id: string
  owner_id: string
  /** A tab of theirs. */
  place: string
  user_id: string
  name: string
  parts: readonly string[]
  here: boolean
}

export const presenceMessage = (presence: Presence): Message => ({
  channel: PRESENCE_CHANNEL,
  message: JSON.stringify(presence),
})

/** Only written by the function above. */
export const readPresence = (message: string): Presence => JSON.parse(message)

/** A message for a row of `projects` named `p`, as an expression: what writes to the project sends it in the same statement. */
export const projectMessage = (kind: Feature, revision: SQL) =>
  sql`pg_notify(${CHANGES_CHANNEL}, concat_ws(':', p.company_id, ${kind}::text, p.id, p.owner_id, ${revision}))`

/** The same for a change of the whole company. */
export const companyMessage = (company_id: number, kind: Feature) =>
  sql`pg_notify(${CHANGES_CHANNEL}, ${`${company_id}:${kind}`})`

export function readChange(message: string): Change {
  const [company_id, kind, project_id, owner_id, revision] = message.split(':')
  return {
    company_id: Number(company_id),
    // Written by the two functions above alone.
    kind: kind as Feature,
    project: project_id && owner_id ? { project_id, owner_id, revision: Number(revision) } : undefined,
  }
}
