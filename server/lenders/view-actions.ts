// What can be done with an application, asked of the machine that browser, server and sandbox share.

import { availableActions } from '#machines/lenders/application.ts'
import type { Dialect } from '#machines/lenders/lender-dialect.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Standing } from '../quote/basis.ts'
import type { ApplicationRow } from './application-rows.ts'
import { standingFrom } from './facts/standing-of-row.ts'

type Inputs = { calls_pending: readonly string[]; standing: Pick<Standing, 'is_current'>; missing: readonly string[] }

export const hasNoticeToProceed = (row: ApplicationRow, dialect: Dialect): boolean =>
  standingFrom(row, dialect, []).notice_to_proceed

/** Beside what the machine says: a draft that is not filled in or out of date is not sent. */
export function actionsOf(
  row: ApplicationRow,
  dialect: Dialect,
  { calls_pending, standing, missing }: Inputs,
): Schemas['AvailableAction'][] {
  return availableActions(standingFrom(row, dialect, calls_pending)).map(one => {
    if (one.action !== 'submit' || !one.available) return one
    const [first] = missing
    const reason = !standing.is_current
      ? 'Design or price has changed since it was quoted. Quote it anew first.'
      : first === undefined
        ? null
        : missing.length === 1
          ? first
          : `${first} And ${missing.length - 1} more.`
    return reason === null ? one : { ...one, available: false, reason }
  })
}

/** Null where a deal can go to another lender. */
export function whyNotMoved(row: ApplicationRow, dialect: Dialect): string | null {
  const found = availableActions(standingFrom(row, dialect, [])).find(({ action }) => action === 'move')
  return found?.available ? null : (found?.reason ?? 'It cannot be moved.')
}
