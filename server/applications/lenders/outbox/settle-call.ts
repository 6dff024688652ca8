// Stores the outcome of an attempt in one transaction with its effects.

import { and, eq, inArray, lte } from 'drizzle-orm'
import { withoutNumbers } from '#machines/applications/lenders/mask.ts'
import { DAY_MS } from '#machines/lib/time.ts'
import type { Db } from '#server/db/database.ts'
import { lender_applications, lender_calls } from '#server/db/schema/lenders.ts'
import { inLanguage, type Sentence } from '#server/lib/reader-language.ts'
import type { Ports } from '#server/ports/ports.ts'
import { type ApplicationRow, appendEvents, type CallRow, lockApplication, PENDING } from '../application-rows.ts'
import { dialectOf } from '../connections.ts'
import { quoteHash } from '../draft/quote.ts'
import { applyFacts } from '../facts/apply-facts.ts'
import { tellLenderTeam } from '../facts/tell-team.ts'
import { pauseAfter } from '../gateway/retry.ts'
import { words } from '../words.ts'
import type { Attempted } from './attempt.ts'
import { callName } from './call-name.ts'
import { end } from './end-call.ts'
import { openRequest } from './stored-request.ts'

/** Needs a transaction inside the company's tenant. Does nothing if another attempt has settled it. */
export async function settle(db: Db, ports: Ports, call: CallRow, outcome: Attempted): Promise<void> {
  const application = await applicationOf(db, call)
  switch (outcome.kind) {
    case 'answered': {
      const { facts } = outcome.output
      const { status } = outcome
      await quoteWhatWasTaken(db, ports, application, call)
      await end(db, ports, call, 'done', '', { status, ...(facts && { as_of: facts.as_of, decision: facts.decision }) })
      if (facts) await applyFacts(db, ports, application, facts, 'answer')
      else await refreshSoon(db, ports, application)
      return
    }
    case 'gone':
      {
        const { name: lender } = dialectOf(ports, application.lender)
        await end(db, ports, call, 'abandoned', words.in('en').said_of_call.withdrawn({ lender }))
      }
      return
    case 'refused':
      await refused(db, ports, application, call, () => withoutNumbers(outcome.sentence()))
      return
    default:
      await again(db, ports, call, outcome)
  }
}

/** Before the facts of the same answer, which may report a change order as already applied. */
async function quoteWhatWasTaken(db: Db, ports: Ports, row: ApplicationRow, call: CallRow) {
  const { on_taken } = call.request_sealed ? openRequest(ports, call, call.request_sealed) : {}
  if (!on_taken) return
  const quote = 'quote' in on_taken ? on_taken.quote : { ...row.quote, requested: on_taken.requested }
  await db
    .update(lender_applications)
    .set({ quote, quote_hash: quoteHash(quote), type: quote.product.type })
    .where(eq(lender_applications.id, row.id))
}

/** The call changes the lender's state, and its answer didn't include the new one. */
const refreshSoon = (db: Db, ports: Ports, { id }: ApplicationRow) =>
  db.update(lender_applications).set({ next_refresh_at: ports.now() }).where(eq(lender_applications.id, id))

async function applicationOf(db: Db, call: CallRow): Promise<ApplicationRow> {
  const [found] = await db
    .select({ id: lender_applications.id, project_id: lender_applications.project_id })
    .from(lender_applications)
    .where(eq(lender_applications.id, call.application_id ?? ''))
  if (!found) throw new Error(`The call ${call.id} belongs to no application`)
  return (await lockApplication(db, found)).row
}

/** Retention of numbers and birthdays of a refused application, for corrections; refresh.ts deletes them. */
export const KEEP_PRIVATE_MS = 14 * DAY_MS

/** The lender's refusal. An application it didn't accept becomes a draft again, to be corrected and sent again. */
async function refused(db: Db, ports: Ports, row: ApplicationRow, call: CallRow, sentence: Sentence) {
  if (!(await end(db, ports, call, 'refused', inLanguage('en', sentence)))) return
  const { name, calls } = dialectOf(ports, row.lender)
  const notice = () => words.not_accepted({ lender: name, what: callName(call.action), sentence: sentence() })
  const back = call.endpoint === calls.submit?.endpoint && row.facts === null && row.status === 'submitted'
  const now = ports.now()
  await db
    .update(lender_applications)
    .set({
      ...(back
        ? { status: 'draft' as const, submitted_at: null, next_refresh_at: new Date(now.getTime() + KEEP_PRIVATE_MS) }
        : { next_refresh_at: now }),
      version: row.version + 1,
      updated_at: now,
    })
    .where(eq(lender_applications.id, row.id))
  await appendEvents(db, ports, row, [{ event: `${call.action}_refused`, sentence: notice, actor: name }])
  await tellLenderTeam(db, ports, row, 'lender_needs_something', [notice])
}

async function again(
  db: Db,
  ports: Ports,
  call: CallRow,
  outcome: Extract<Attempted, { kind: 'not_sent' | 'unknown' }>,
) {
  const now = ports.now()
  const pause = pauseAfter(call.attempts, outcome.retry_after_ms)
  await db
    .update(lender_calls)
    .set({
      // Possibly done stays so until the lender says otherwise.
      state: outcome.kind === 'unknown' || call.state === 'unknown' ? 'unknown' : 'retrying',
      sentence: withoutNumbers(inLanguage('en', outcome.sentence)),
      claimed_until: null,
      next_attempt_at: new Date(Math.min(now.getTime() + pause, call.deadline_at.getTime())),
    })
    .where(
      and(
        eq(lender_calls.id, call.id),
        inArray(lender_calls.state, ['sending', 'unknown']),
        // Another attempt is under way, and its outcome counts.
        eq(lender_calls.attempts, call.attempts),
      ),
    )
}

/** After its deadline a call waits for a person. Does nothing before it. */
export async function endOverdue(db: Db, ports: Ports, id: string): Promise<void> {
  const [late] = await db
    .select()
    .from(lender_calls)
    .where(
      and(
        eq(lender_calls.id, id),
        inArray(lender_calls.state, [...PENDING]),
        lte(lender_calls.next_attempt_at, ports.now()),
        lte(lender_calls.deadline_at, ports.now()),
      ),
    )
  if (!late) return
  const row = await applicationOf(db, late)
  const { name } = dialectOf(ports, row.lender)
  const sentence = words.in('en').said_of_call.no_answer({ lender: name })
  if (!(await end(db, ports, late, 'overdue', sentence))) return
  const notice = () => words.overdue({ lender: name, what: callName(late.action) })
  await db
    .update(lender_applications)
    .set({ version: row.version + 1, updated_at: ports.now() })
    .where(eq(lender_applications.id, row.id))
  await appendEvents(db, ports, row, [{ event: `${late.action}_overdue`, sentence: notice, actor: ports.brand }])
  await tellLenderTeam(db, ports, row, 'lender_needs_something', [notice])
}
