// Which of the actions a person can take a lender does not know. Pure.
import type { ApplicationAction } from '#machines/lenders/words.ts'
import type { LenderAction } from '../ports/lender-actions.ts'
import type { Dialect } from '../ports/lender-dialect.ts'

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

/** Each with why. */
export function lacksOf({ name, calls, why_not }: Dialect): Partial<Record<ApplicationAction, string>> {
  const missing = Object.entries(NEEDS).flatMap(([action, needed]) =>
    calls[needed] ? [] : [[action, why_not[needed] ?? `${name} does not take this here.`] as const],
  )
  return Object.fromEntries(missing)
}
