// An application as the chart is asked about it: what the lender said last, what is on its way, and what this lender lacks.
import { and, eq, inArray } from 'drizzle-orm'
import { type ApplicationStanding, availableActions, standingOf } from '#machines/lenders/application.ts'
import type { ApplicationAction } from '#machines/lenders/words.ts'
import type { Db } from '../db/database.ts'
import { lender_calls } from '../db/schema.ts'
import { refuse } from '../lib/refuse.ts'
import type { LenderAction } from '../ports/lender-actions.ts'
import type { Dialect } from '../ports/lender-dialect.ts'
import type { Ports } from '../ports/ports.ts'
import type { ApplicationRow } from './application-rows.ts'
import { dialectOf } from './connections.ts'

/** What each action says to the lender. Withdrawing is ours alone: a lender that cannot be told is told by a person. */
const SAID: Partial<Record<ApplicationAction, LenderAction>> = {
  submit: 'submit',
  resubmit: 'resubmit',
  accept_counter_offer: 'resubmit',
  refresh: 'details',
  send_documents: 'send_documents',
  upload_stipulation: 'upload_stipulation',
  upload_contract: 'upload_contract',
  upload_document: 'upload_document',
  submit_notice_to_proceed: 'milestone',
  submit_installation_complete: 'milestone',
  submit_permission_to_operate: 'milestone',
  request_change_order: 'change_order',
  cancel_change_order: 'cancel_change_order',
  update_design: 'update_design',
  update_quote: 'update_quote',
}

const entriesOf = (said: typeof SAID) => Object.entries(said)

export function lacksOf({ calls, why_not, name }: Pick<Dialect, 'calls' | 'why_not' | 'name'>) {
  const lacks = entriesOf(SAID).flatMap(([action, say]) =>
    say === undefined || calls[say] ? [] : [[action, why_not[say] ?? `${name} does not take this here.`] as const],
  )
  const found: ApplicationStanding['lacks'] = Object.fromEntries(lacks)
  return found
}

/** `calls_pending`: the lender's actions on their way, and those that wait for a person. */
export const standingFrom = (
  { status, facts }: Pick<ApplicationRow, 'status' | 'facts'>,
  dialect: Dialect,
  calls_pending: readonly string[],
): ApplicationStanding =>
  standingOf({
    ...{ status, news: facts, calls_pending },
    ...{ regions: dialect.regions, lender_name: dialect.name, lacks: lacksOf(dialect) },
  })

export async function standingOfRow(db: Db, ports: Ports, row: ApplicationRow): Promise<ApplicationStanding> {
  const pending = await db
    .select({ action: lender_calls.action })
    .from(lender_calls)
    .where(
      and(
        eq(lender_calls.application_id, row.id),
        inArray(lender_calls.state, ['waiting', 'sending', 'retrying', 'unknown', 'overdue']),
      ),
    )
  return standingFrom(
    row,
    dialectOf(ports, row.lender),
    pending.map(({ action }) => action),
  )
}

/** Throws 409 with the reason. */
export async function requireAction(db: Db, ports: Ports, row: ApplicationRow, action: ApplicationAction) {
  const standing = await standingOfRow(db, ports, row)
  const found = availableActions(standing).find(one => one.action === action)
  if (!found?.available)
    throw refuse(409, 'action_unavailable', found?.reason ?? 'This cannot be done with the application as it stands.')
}
