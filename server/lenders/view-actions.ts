// What can be done with an application, asked of the machine that browser, server and sandbox share.
import { availableActions, standingOf } from '#machines/lenders/application.ts'
import type { ApplicationAction } from '#machines/lenders/words.ts'
import type { Schemas } from '#sdk/types.ts'
import type { LenderAction } from '../ports/lender-actions.ts'
import type { Dialect } from '../ports/lender-dialect.ts'
import type { Standing } from '../quote/basis.ts'
import type { ApplicationRow } from './applications.ts'

/** What of a lender each action needs; those left out need nothing. */
const NEEDS: Partial<Record<ApplicationAction, LenderAction>> = {
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

/** Actions this lender does not take, each with why. */
export function lacksOf({ name, calls, why_not }: Dialect): Partial<Record<ApplicationAction, string>> {
  const missing = Object.entries(NEEDS).flatMap(([action, needed]) =>
    calls[needed] ? [] : [[action, why_not[needed] ?? `${name} does not take this here.`] as const],
  )
  return Object.fromEntries(missing)
}

type Ground = { calls_pending: readonly string[]; standing: Pick<Standing, 'is_current'>; missing: readonly string[] }

const standingFor = (row: ApplicationRow, dialect: Dialect, calls_pending: readonly string[]) =>
  standingOf({
    status: row.status,
    news: row.facts,
    regions: dialect.regions,
    lender_name: dialect.name,
    calls_pending,
    lacks: lacksOf(dialect),
  })

export const hasNoticeToProceed = (row: ApplicationRow, dialect: Dialect): boolean =>
  standingFor(row, dialect, []).notice_to_proceed

/** Beside what the machine says: a draft that is not filled in or out of date is not sent. */
export function actionsOf(
  row: ApplicationRow,
  dialect: Dialect,
  { calls_pending, standing, missing }: Ground,
): Schemas['AvailableAction'][] {
  return availableActions(standingFor(row, dialect, calls_pending)).map(one => {
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
  const found = availableActions(standingFor(row, dialect, [])).find(({ action }) => action === 'move')
  return found?.available ? null : (found?.reason ?? 'It cannot be moved.')
}
