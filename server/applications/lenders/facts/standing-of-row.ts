// An application in the chart's terms: the lender's last news, pending calls, and features this lender lacks.
import { and, eq, inArray } from 'drizzle-orm'
import { type ApplicationStanding, availableActions, standingOf } from '#machines/applications/lenders/application.ts'
import type { ApplicationAction } from '#machines/applications/lenders/codes.ts'
import type { Dialect } from '#machines/applications/lenders/lender-dialect.ts'
import { lacksOf } from '#machines/applications/lenders/reasons.ts'
import { refuse } from '#machines/lib/refuse.ts'
import type { Db } from '#server/db/database.ts'
import { lender_calls } from '#server/db/schema/lenders.ts'
import type { Ports } from '#server/ports/ports.ts'
import { type ApplicationRow, UNSETTLED } from '../application-rows.ts'
import { dialectFor } from '../connections.ts'
import { words } from '../words.ts'

/** `calls_pending`: the lender's actions on their way, and those that wait for a person. */
export const standingFrom = (
  { status, facts }: Pick<ApplicationRow, 'status' | 'facts'>,
  dialect: Dialect,
  calls_pending: readonly string[],
): ApplicationStanding =>
  standingOf({
    status,
    news: facts,
    calls_pending,
    regions: dialect.regions,
    lender_name: dialect.name,
    lacks: lacksOf(dialect),
  })

export async function standingOfRow(db: Db, ports: Ports, row: ApplicationRow): Promise<ApplicationStanding> {
  const pending = await db
    .select({ action: lender_calls.action })
    .from(lender_calls)
    .where(and(eq(lender_calls.application_id, row.id), inArray(lender_calls.state, [...UNSETTLED])))
  return standingFrom(
    row,
    dialectFor(ports, row),
    pending.map(({ action }) => action),
  )
}

/** Throws 409 with the reason. */
export async function requireAction(db: Db, ports: Ports, row: ApplicationRow, action: ApplicationAction) {
  const standing = await standingOfRow(db, ports, row)
  const available = availableActions(standing).find(one => one.action === action)
  if (!available?.available) throw refuse(409, 'action_unavailable', available?.reason ?? words.action_unavailable)
}
