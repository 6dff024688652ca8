// Refreshes applications from their lenders automatically, expires approvals past their date, and deletes data with
// limited retention. Any number of servers may run it: each refresh is claimed first.

import { and, asc, eq, lte } from 'drizzle-orm'
import type { Logger } from 'pino'
import { APPROVED } from '#machines/applications/lenders/codes.ts'
import { dayInState } from '#machines/applications/lenders/draft/state-day.ts'
import type { Facts } from '#machines/applications/lenders/lender-actions.ts'
import { isByHand } from '#machines/applications/lenders/modes.ts'
import { dayWords } from '#machines/lib/format.ts'
import type { Database, Db } from '#server/db/database.ts'
import { inCompany } from '#server/db/database.ts'
import { lender_applications } from '#server/db/schema/lenders.ts'
import type { Ports } from '#server/ports/ports.ts'
import { startRecurring } from '#server/recurring.ts'
import { type ApplicationRow, appendEvents, lockApplication } from '../application-rows.ts'
import { type Connection, connectionOrWhy, dialectOf } from '../connections.ts'
import { askLender, type Outcome } from '../gateway/call.ts'
import { KEEP_PRIVATE_MS } from '../outbox/settle-call.ts'
import { words } from '../words.ts'
import { applyFacts, dispute } from './apply-facts.ts'
import { refreshPause } from './refresh-times.ts'
import { standingOfRow } from './standing-of-row.ts'
import { tellLenderTeam } from './tell-team.ts'

type Refreshing = { database: Database; ports: Ports; log?: Logger }
type Named = { company_id: number; id: string }

const AT_ONCE = 20
const claimMs = (ports: Ports) => 4 * ports.lenders.patience_ms + 15_000
/** As long again at most, so that what was sent together is not asked about together. */
const jittered = (pause: number) => Math.round(pause * (1 + Math.random() * 0.2))

/** Returns how many it looked at. */
export async function refreshDue({ database, ports, log }: Refreshing): Promise<number> {
  const { company_id, id, next_refresh_at } = lender_applications
  const due = await database.findDue(db =>
    db
      .select({ company_id, id })
      .from(lender_applications)
      .where(lte(next_refresh_at, ports.now()))
      .orderBy(asc(next_refresh_at))
      .limit(AT_ONCE),
  )
  for (const one of due)
    await refreshOne({ database, ports }, one).catch((error: unknown) =>
      log?.error({ application: one.id, error: String(error) }, 'an application could not be refreshed'),
    )
  return due.length
}

async function refreshOne({ database, ports }: Refreshing, named: Named) {
  const { company_id } = named
  const claimed = await inCompany(database, company_id, db => claim(db, ports, named))
  if (!claimed) return
  const { row, connection } = claimed
  if (row.status === 'draft' || row.status === 'shared') {
    await inCompany(database, company_id, db => erasePrivate(db, ports, row))
    return
  }
  // A disconnected lender isn't asked; readers see the last confirmation's time.
  const outcome = typeof connection === 'string' ? undefined : await askDetails(ports, connection, row)
  await inCompany(database, company_id, async db => {
    await takeDetails(db, ports, row, outcome)
    await expire(db, ports, row)
  })
}

async function claim(db: Db, ports: Ports, { company_id, id }: Named) {
  const now = ports.now()
  const [row] = await db
    .update(lender_applications)
    .set({ next_refresh_at: new Date(now.getTime() + claimMs(ports)) })
    .where(and(eq(lender_applications.id, id), lte(lender_applications.next_refresh_at, now)))
    .returning()
  if (row && isByHand(row.mode)) return { row, connection: 'recorded by hand' }
  return row && { row, connection: await connectionOrWhy(db, ports, company_id, row.lender) }
}

export const askDetails = (
  ports: Ports,
  connection: Connection,
  { id, lender_reference }: Pick<ApplicationRow, 'id' | 'lender_reference'>,
): Promise<Outcome<Facts | null>> =>
  askLender(ports, connection, 'details', { reference: { ours: id, lenders: lender_reference } })

/**
 * Applies a lender's answer to a refresh and schedules the next one. Needs a transaction inside the company's tenant.
 * Returns the updated application.
 */
export async function takeDetails(
  db: Db,
  ports: Ports,
  named: Pick<ApplicationRow, 'id' | 'project_id'>,
  outcome: Outcome<Facts | null> | undefined,
): Promise<ApplicationRow> {
  const facts = outcome?.kind === 'answered' ? outcome.output : null
  if (facts) await applyFacts(db, ports, named, facts, 'refresh')
  const { row } = await lockApplication(db, named)
  if (outcome?.kind === 'answered' && !facts && row.facts && row.status !== 'canceled') {
    const { name } = dialectOf(ports, row.lender)
    await dispute(db, ports, row, row.facts, () => words.unknown_application({ lender: name }))
  }
  const now = ports.now()
  const since = (row.facts ? row.updated_at : (row.submitted_at ?? row.updated_at)).getTime()
  const pause = refreshPause(row, now.getTime() - since)
  const next_refresh_at = pause === null ? null : new Date(now.getTime() + jittered(pause))
  const [changed] = await db
    .update(lender_applications)
    .set({ next_refresh_at })
    .where(eq(lender_applications.id, row.id))
    .returning()
  return changed ?? row
}

/** Numbers and birthdays of a refused application that no one corrected. */
async function erasePrivate(db: Db, ports: Ports, { id, project_id }: ApplicationRow) {
  const { row } = await lockApplication(db, { id, project_id })
  const over = row.updated_at.getTime() + KEEP_PRIVATE_MS
  const kept = over > ports.now().getTime()
  await db
    .update(lender_applications)
    .set(
      kept
        ? { next_refresh_at: new Date(over) }
        : {
            private_sealed: null,
            people: row.people.map(person => ({ ...person, ssn_last4: null, birth_date_given: false })),
            next_refresh_at: null,
            version: row.version + 1,
          },
    )
    .where(eq(lender_applications.id, id))
}

/** Expires an approval past its date, whatever the lender has reported since. Not after notice to proceed. */
async function expire(db: Db, ports: Ports, named: ApplicationRow) {
  const { row, project } = await lockApplication(db, named)
  const until = row.facts?.approval_expires_on
  if (!APPROVED.includes(row.status) || !until || until >= dayInState(project.address?.state, ports.now())) return
  if ((await standingOfRow(db, ports, row)).notice_to_proceed) return
  const { name } = dialectOf(ports, row.lender)
  const sentence = () => words.approval_ended({ lender: name, date: dayWords(until) })
  await db
    .update(lender_applications)
    .set({ status: 'expired', next_refresh_at: null, version: row.version + 1, updated_at: ports.now() })
    .where(eq(lender_applications.id, row.id))
  await appendEvents(db, ports, row, [{ event: 'expired', sentence, actor: ports.brand }])
  await tellLenderTeam(db, ports, row, 'lender_decided', [sentence])
}

const EVERY_MS = 10_000

/** Every few seconds until it is stopped. */
export const startRefresh = (refreshing: Refreshing): (() => Promise<void>) =>
  startRecurring(refreshing.log, {
    every_ms: EVERY_MS,
    run: () => refreshDue(refreshing),
    failed: 'applications could not be looked through',
  })
