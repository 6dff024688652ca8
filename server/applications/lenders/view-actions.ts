// Available actions of an application, from the chart shared by browser, server and sandbox.

import { availableActions } from '#machines/applications/lenders/application.ts'
import type { Dialect } from '#machines/applications/lenders/lender-dialect.ts'
import { whyNotReady } from '#machines/applications/lenders/reasons.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Standing } from '#server/money/quote/basis.ts'
import type { ApplicationRow } from './application-rows.ts'
import { standingFrom } from './facts/standing-of-row.ts'
import { words } from './words.ts'

type Inputs = { calls_pending: readonly string[]; standing: Pick<Standing, 'is_current'>; missing: readonly string[] }

export const hasNoticeToProceed = (row: ApplicationRow, dialect: Dialect): boolean =>
  standingFrom(row, dialect, []).notice_to_proceed

/** For API clients: our own screens ask the chart. */
export function actionsOf(
  row: ApplicationRow,
  dialect: Dialect,
  { calls_pending, standing, missing }: Inputs,
): Schemas['AvailableAction'][] {
  return availableActions(standingFrom(row, dialect, calls_pending)).map(one => {
    if (one.action !== 'submit' || !one.available) return one
    const reason = whyNotReady(row.status, standing.is_current, missing)
    return reason === null ? one : { ...one, available: false, reason }
  })
}

/** Null where a deal can go to another lender. */
export function whyNotMoved(row: ApplicationRow, dialect: Dialect): string | null {
  const move = availableActions(standingFrom(row, dialect, [])).find(({ action }) => action === 'move')
  return move?.available ? null : (move?.reason ?? words.not_movable)
}
