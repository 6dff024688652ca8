// When a lender is asked by itself how an application stands. Pure.
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

/** Milliseconds until the next question; null where nothing is to be asked any more. `waited_ms`: since something changed last. */
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

/** Something lies on the lender's table. */
const isWithLender = ({ contract, milestones, stipulations, change_order }: NonNullable<Standing['facts']>) =>
  ['uploaded', 'in_review'].includes(contract.status) ||
  milestones.some(({ status }) => status === 'submitted' || status === 'resubmitted') ||
  stipulations.some(({ status }) => status === 'submitted') ||
  (change_order !== null && !['applied', 'canceled'].includes(change_order.status))
