// Sent messages of a proposal and their delivery status, from the emails' own rows.
import { and, desc, eq, gt } from 'drizzle-orm'
import { KeptRefusal, refuse } from '#machines/lib/refuse.ts'
import { SENDS_AN_HOUR } from '#machines/proposals/message-rules.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '../db/database.ts'
import { mails } from '../db/schema/mails.ts'
import { proposal_sends } from '../db/schema/proposals.ts'
import { words } from './words.ts'

const HOUR_MS = 3_600_000

/** Newest first, the last 200. */
export async function sendsOf(db: Db, proposal_id: string): Promise<Schemas['Send'][]> {
  const rows = await db
    .select({ send: proposal_sends, status: mails.status, last_error: mails.last_error })
    .from(proposal_sends)
    .leftJoin(mails, and(eq(mails.company_id, proposal_sends.company_id), eq(mails.id, proposal_sends.mail_id)))
    .where(eq(proposal_sends.proposal_id, proposal_id))
    .orderBy(desc(proposal_sends.id))
    .limit(200)
  return rows.map(({ send, status, last_error }) => ({
    id: send.id,
    way: send.way,
    to_name: send.to_name,
    to: send.to_address,
    cc: send.cc,
    subject: send.subject,
    status: status ?? 'handed_over',
    reason: last_error,
    sent_by_name: send.sent_by_name,
    at: send.at.toISOString(),
  }))
}

/** Throws 429 when so many more within an hour would be too many. Needs the project's lock. */
export async function requireFew(db: Db, project_id: string, more: number, now: Date) {
  const recent = await db
    .select({ at: proposal_sends.at })
    .from(proposal_sends)
    .where(and(eq(proposal_sends.project_id, project_id), gt(proposal_sends.at, new Date(now.getTime() - HOUR_MS))))
    .orderBy(desc(proposal_sends.at))
  if (recent.length + more <= SENDS_AN_HOUR) return
  // Room for them all is there once the one that is the first too many is an hour old.
  const over = recent[Math.max(0, SENDS_AN_HOUR - more)]
  const wait_s = over ? Math.ceil((over.at.getTime() + HOUR_MS - now.getTime()) / 1000) : HOUR_MS / 1000
  const minutes = Math.ceil(wait_s / 60)
  throw new KeptRefusal(refuse(429, 'too_many_sends', words.too_many_sends({ most: SENDS_AN_HOUR, minutes })), wait_s)
}
