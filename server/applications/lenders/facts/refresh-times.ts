// When to refresh an application from its lender automatically. Pure.
import type { Facts } from '#machines/applications/lenders/lender-actions.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

type Standing = {
  status: string
  facts: Pick<Facts, 'documents' | 'contract' | 'milestones' | 'stipulations' | 'change_order'> | null
}

const OVER = ['draft', 'shared', 'declined', 'expired', 'canceled', 'funded']
const UNDECIDED = ['submitted', 'in_review']

/** Milliseconds until the next refresh; null if none is needed. `waited_ms`: since the last change. */
export function refreshPause({ status, facts }: Standing, waited_ms: number): number | null {
  if (OVER.includes(status)) return null
  if (UNDECIDED.includes(status)) {
    if (waited_ms < MINUTE) return MINUTE
    if (waited_ms < 6 * MINUTE) return 5 * MINUTE
    return waited_ms < 21 * MINUTE ? 15 * MINUTE : HOUR
  }
  // A homeowner signs within minutes of the mail, or tomorrow.
  if (facts?.documents === 'sent' || facts?.documents === 'viewed') return 15 * MINUTE
  return facts && isWithLender(facts) ? HOUR : DAY
}

/** The lender has something to decide. */
const isWithLender = ({ contract, milestones, stipulations, change_order }: NonNullable<Standing['facts']>) =>
  ['uploaded', 'in_review'].includes(contract.status) ||
  milestones.some(({ status }) => status === 'submitted' || status === 'resubmitted') ||
  stipulations.some(({ status }) => status === 'submitted') ||
  (change_order !== null && !['applied', 'canceled'].includes(change_order.status))
