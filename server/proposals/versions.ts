// The history of a proposal's pages: a row for each version that begins, changes or publishes them.

import { and, count, desc, eq, lt, ne, sql } from 'drizzle-orm'
import { fullName } from '#machines/lib/text.ts'
import type { UserCaller } from '../caller.ts'
import type { Db } from '../db/database.ts'
import { users } from '../db/schema/company.ts'
import { proposal_versions } from '../db/schema/proposals.ts'
import type { Ports } from '../ports/ports.ts'
import type { ProjectRow } from '../projects/access.ts'
import type { ProposalRow } from './state.ts'

export async function keepVersion(
  db: Db,
  ports: Ports,
  caller: UserCaller,
  { company_id, id, version, content }: Pick<ProposalRow, 'company_id' | 'id' | 'version' | 'content'>,
  reason: (typeof proposal_versions.$inferInsert)['reason'],
) {
  await db
    .insert(proposal_versions)
    .values({
      company_id,
      proposal_id: id,
      version,
      content,
      reason,
      saved_by: caller.user_id,
      saved_by_name: caller.name,
      saved_at: ports.now(),
    })
    .onConflictDoNothing()
}

/** How many entries its history has, and how many of them were published. */
export async function timesKept(db: Db, proposal_id: string): Promise<{ all: number; published: number }> {
  const published = sql<number>`(count(*) filter (where ${proposal_versions.reason} = 'published'))::integer`
  const [found] = await db
    .select({ all: count(), published })
    .from(proposal_versions)
    .where(eq(proposal_versions.proposal_id, proposal_id))
  return found ?? { all: 0, published: 0 }
}

/** Pages from before there was a history are its first entry, before they are written over. */
export async function keepWhatStood(
  db: Db,
  ports: Ports,
  { owner_id }: ProjectRow,
  { company_id, id, version, content, published_at }: ProposalRow,
) {
  if ((await timesKept(db, id)).all > 0) return
  const [owner] = await db.select().from(users).where(eq(users.id, owner_id))
  await db.insert(proposal_versions).values({
    company_id,
    proposal_id: id,
    version,
    content,
    reason: 'begun',
    saved_by: owner_id,
    saved_by_name: owner ? fullName(owner) : '',
    saved_at: published_at ?? ports.now(),
  })
}

/** One person's edits within this window are one entry, so no entry spans more. */
const WINDOW_MS = 120_000
/** More than anyone restores; published versions stay. */
const KEPT_VERSIONS = 100

/** Keeps what the editor saved, in the entry of the same person and window where that is the newest. */
export async function keepEdited(
  db: Db,
  ports: Ports,
  caller: UserCaller,
  row: Pick<ProposalRow, 'company_id' | 'id' | 'version' | 'content'>,
  reason: 'edited' | 'restored',
) {
  const last = await lastSaved(db, row.id)
  const window = (at: Date) => Math.floor(at.getTime() / WINDOW_MS)
  const goes_on =
    last?.reason === 'edited' &&
    reason === 'edited' &&
    last.saved_by === caller.user_id &&
    window(last.saved_at) === window(ports.now())
  const { proposal_id, version } = proposal_versions
  const here = eq(proposal_id, row.id)
  if (!goes_on) await keepVersion(db, ports, caller, row, reason)
  else
    await db
      .update(proposal_versions)
      .set({ version: row.version, content: row.content, saved_at: ports.now() })
      .where(and(here, eq(version, last.version)))
  const [oldest] = await db
    .select({ version })
    .from(proposal_versions)
    .where(here)
    .orderBy(desc(version))
    .offset(KEPT_VERSIONS - 1)
    .limit(1)
  if (!oldest) return
  await db
    .delete(proposal_versions)
    .where(and(here, lt(version, oldest.version), ne(proposal_versions.reason, 'published')))
}

export async function lastSaved(db: Db, proposal_id: string) {
  const { version, saved_at, saved_by, saved_by_name, reason } = proposal_versions
  const [row] = await db
    .select({ version, saved_at, saved_by, saved_by_name, reason })
    .from(proposal_versions)
    .where(eq(proposal_versions.proposal_id, proposal_id))
    .orderBy(desc(version))
    .limit(1)
  return row
}
